// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import Testing

@Suite struct ParameterOrderTests {
  @Test(arguments: [
    (["a", "b", "c"], [:], ["a", "b", "c"], [[String]]()),
    (["a", "b", "c"], ["a": ["c"]], ["c", "a", "b"], []),
    (["a", "b", "c"], ["a": ["b"], "b": ["c"]], ["c", "b", "a"], []),
    (["a", "b", "c", "d"], ["d": ["b", "a"], "a": ["b"]], ["b", "a", "c", "d"], []),
    (["a"], ["a": ["a"]], ["a"], [["a"]]),
    (["a", "b"], ["a": ["b"], "b": ["a"]], ["b", "a"], [["a", "b"]]),
    (
      ["x", "a", "b", "c"], ["a": ["b"], "b": ["c"], "c": ["a"], "x": ["b"]],
      ["a", "c", "b", "x"], [["b", "c", "a"]]
    ),
  ])
  func parametersComeAfterThoseTheyDependOn(
    _ names: [String], _ dependencies: [String: [String]], _ order: [String], _ cycles: [[String]]
  ) {
    let made = ParameterOrder(names, dependencies: dependencies)
    #expect(made.names == order)
    #expect(made.cycles == cycles)
  }
}
