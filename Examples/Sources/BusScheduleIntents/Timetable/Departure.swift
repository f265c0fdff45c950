// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A bus that leaves a stop.
public struct Departure: Sendable, Equatable {
  /// What is written on the bus.
  public let line: String
  /// The town it runs in.
  public let town: String
  /// The stop it leaves.
  public let stop: String
  /// Where it ends.
  public let destination: String
  /// When it leaves.
  public let time: Date
  /// Whether one gets in without a step.
  public let isLowFloor: Bool
}
