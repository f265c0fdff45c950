// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  static let german = ValueRules(.german, [common], samples: [:])
}
