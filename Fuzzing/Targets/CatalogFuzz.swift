// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
@testable import PhraseRuntime

/// A catalog file of any bytes is read, compiled and asked, or refused with a place in it.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    let catalog = try Catalog(json: Data(UnsafeBufferPointer(start: start, count: count)))
    let contents = catalog.lists.mapValues { ListContent(entries: $0) }
    let phrases = try catalog.lowered(outlined: false)
    let automaton = try Automaton(compiling: catalog.grammar(of: phrases, contents: contents))
    for index in automaton.grammar.phrases.indices.prefix(5) {
      for sample in automaton.sample(phrase: index, limit: 2) {
        _ = automaton.match(Utterance(sample), tolerance: .standard)
      }
    }
  } catch is CatalogFileError {
    return 0
  } catch is GrammarError {
    return 0
  } catch {
    fatalError("\(type(of: error)): \(error)")
  }
  return 0
}
