// SPDX-License-Identifier: Apache-2.0

#if Macros
  import AppIntents
  import Synchronization

  /// Counts how often something was asked for.
  final class CallCounter: Sendable {
    private let value = Mutex(0)

    var count: Int { value.withLock { $0 } }

    func increase() { value.withLock { $0 += 1 } }
  }

  /// An entity with stored, computed and deferred properties, in mixed order.
  struct Tree: IndexedEntity, Hashable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
    static let defaultQuery = TreeQuery()

    let id: Int
    let record: String
    let asked = CallCounter()

    @ComputedProperty(title: "Name", indexingKey: \.displayName)
    var name: String { record.capitalized }

    @Property(title: "Age", indexingKey: \.rankingHint) var age: Int

    @DeferredProperty(title: "Ripeness")
    var ripeness: Int {
      get async throws {
        asked.increase()
        return age * 2
      }
    }

    @ComputedProperty var isOld: Bool { age > 50 }

    @ComputedProperty(customIndexingKey: Tree.corner)
    var corner: String? { id == 1 ? "North" : nil }

    @DeferredProperty var owner: String { get async { "Ann" } }

    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "\(record)", subtitle: "\(age) years", synonyms: ["wood"])
    }

    init(id: Int, record: String, age: Int) {
      self.id = id
      self.record = record
      self.age = age
    }

    static func == (left: Tree, right: Tree) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  extension Tree {
    static let corner = CSCustomAttributeKey.known("corner")

    static let all = [
      Tree(id: 1, record: "apple", age: 60), Tree(id: 2, record: "pear", age: 20),
    ]
  }

  struct TreeQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
      Property(\Tree.$name) {
        EqualToComparator { NSPredicate(format: "name = %@", $0) }
      }
      Property(\Tree.$age) {
        GreaterThanComparator { NSPredicate(format: "age > %d", $0) }
      }
    }

    static let sortingOptions = SortingOptions {
      SortableBy(\Tree.$name)
    }

    func entities(for identifiers: [Int]) async throws -> [Tree] {
      Tree.all.filter { identifiers.contains($0.id) }
    }

    func entities(
      matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<Tree>], limit: Int?
    ) async throws -> [Tree] {
      Tree.all.filter { tree in comparators.allSatisfy { $0.evaluate(with: tree) } }
    }
  }

  /// Equal by all that it holds, as the compiler writes it.
  struct Leaf: AppEntity, Hashable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
    static let defaultQuery = LeafQuery()

    let id: String
    @ComputedProperty var length: Int { id.count }
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  struct LeafQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Leaf] {
      identifiers.map { Leaf(id: $0) }
    }
  }

  @UnionValue
  enum Harvest {
    case tree(Tree)
    case leaf(of: Leaf)
    case note(String)
  }

  extension Harvest {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Crop" }
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
      .tree: "A Tree", .leaf: "A Leaf", .note: "A Note",
    ]
  }

  @UnionValue
  enum FoundThing {
    case plant(Plant)
    case counts([Int])
  }

  struct HarvestQuery: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [Harvest] {
      let trees = Tree.all.filter { input.labels.contains($0.record) }.map(Harvest.tree)
      return trees + [.note("\(input.labels.count) labels")]
    }
  }

  struct Gather: AppIntent {
    static let title: LocalizedStringResource = "Gather"

    @Parameter(title: "What", requestValueDialog: "Gather what?") var what: Harvest
    @Parameter var others: [Harvest]?

    func perform() async throws -> some IntentResult & ReturnsValue<Harvest> {
      .result(value: what)
    }
  }
#endif
