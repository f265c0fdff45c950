// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension Duration: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Decimal: _IntentValue {}
extension AttributedString: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}
extension Calendar.RecurrenceRule: _IntentValue {}
