// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  static let french = ValueRules(.french, [common], samples: [:])
}
