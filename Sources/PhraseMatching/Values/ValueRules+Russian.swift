// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  static let russian = ValueRules(.russian, [common], samples: [:])
}
