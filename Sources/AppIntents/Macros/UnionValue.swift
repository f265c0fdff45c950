// SPDX-License-Identifier: Apache-2.0

#if Macros
  /// Makes an enum a value of one of several types.
  ///
  /// Each case holds one value, and no two hold values of the same type. The enum can then be the type of
  /// a parameter, of a property and of a result, and what a query finds.
  ///
  ///     @UnionValue
  ///     enum SearchResult {
  ///       case landmark(Landmark)
  ///       case collection(LandmarkCollection)
  ///     }
  ///
  /// The macro declares `Cases`, the cases without their values; see `AppUnionValue` for names to show.
  @attached(extension, conformances: AppUnionValue, names: arbitrary)
  public macro UnionValue() =
    #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
#endif
