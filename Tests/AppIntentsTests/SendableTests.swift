// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

/// Compiles only while each of these may cross threads.
@Suite struct SendableTests {
  private func require<Value: Sendable>(_: Value.Type) {}

  @Test func declarationsMayCrossThreads() {
    require(WaterPlant.self)
    require(Plant.self)
    require(Bed.self)
    require(PlantQuery.self)
    require(IntentParameter<String?>.self)
    require(EntityProperty<Date>.self)
    require(EntityCollection<Plant>.self)
    require(EntityIdentifier.self)
    require(SemanticContentDescriptor.self)
    require(AppSchema.Intent.self)
    require(AppDependency<Int>.self)
    require(AppDependencyManager.self)
    require(AppShortcut.self)
    require(AppShortcutPhrase<WaterPlant>.self)
    require(LocalizedStringResource.self)
    require(IntentDialog.self)
    require(DisplayRepresentation.self)
    require(IntentResultContainer<Int, Never, Never, IntentDialog>.self)
    require(EntityQueryProperties<Plant, NSPredicate>.self)
    require(EntityQuerySort<Plant>.self)
    require(ParameterDeclaration.self)
    require(IntentExecutionContext.self)
    require(SummaryOutline.self)
    require(StringTable.self)
  }
}
