// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without what stands around it.
  var span: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<start + trimmedLength.utf8Length
  }
}
