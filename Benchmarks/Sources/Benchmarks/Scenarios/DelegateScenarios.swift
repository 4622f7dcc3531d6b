import LayoutCore
import LayoutRuntime
import Waterfall

/// The scenarios that prepare a waterfall with each form of a delegate and of a layout.
///
/// The reference is a delegate that is a structure, given to the generic method `prepare`.
enum DelegateScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let size = sizes.max() ?? 1000
    return [
      form("class", size) { prepare($0, ClassSizes($1)) },
      form("existential", size) { layout, sizes in
        let delegate: any LayoutDelegate = ClassSizes(sizes)
        return { keep(PrepareScenarios.prepared(layout, delegate)) }
      },
      form("closures", size) { layout, sizes in
        prepare(
          layout, ClosureLayoutDelegate(itemCount: { _ in sizes.count }) { at, _ in sizes[at.item] }
        )
      },
      form("erased", size) { prepare($0, ClassSizes($1).erased) },
      form("erased layout", size) { layout, sizes in
        prepare(AnyLayoutStrategy(layout), ArraySizes(sizes: sizes))
      },
      form("erased layout and class", size) { prepare(AnyLayoutStrategy($0), ClassSizes($1)) },
      form("engine", size) { engine($0, ArraySizes(sizes: $1)) },
      form("engine, erased layout and class", size) {
        engine(AnyLayoutStrategy($0), ClassSizes($1))
      },
    ]
  }

  private static func form(
    _ name: String, _ size: Int,
    _ run: @escaping (WaterfallLayout, [LayoutSize]) -> () -> Void
  ) -> Scenario {
    Scenario(
      "prepare form", "waterfall, 4 columns, \(name)", size: size, unit: .perItem,
      target: size >= 1_000_000 ? .reference(2) : nil
    ) {
      let sizes = Sizes.any(size)
      let layout = PrepareScenarios.layout(4)
      return [
        Subject(.trellis, operations: size, run: run(layout, sizes)),
        Subject(
          .reference, operations: size,
          run: PrepareScenarios.prepare(layout, ArraySizes(sizes: sizes))),
        PrepareScenarios.memory(layout, sizes),
      ]
    }
  }

  private static func prepare(
    _ layout: some LayoutStrategy, _ delegate: some LayoutDelegate
  ) -> () -> Void {
    { attempt { try layout.prepare(for: delegate, in: PrepareScenarios.environment) } }
  }

  private static func engine(
    _ layout: some LayoutStrategy, _ delegate: some LayoutDelegate
  ) -> () -> Void {
    { attempt { try LayoutEngine(layout, for: delegate, in: PrepareScenarios.environment) } }
  }

  private static func attempt<Value>(_ body: () throws -> Value) {
    do { keep(try body()) } catch { fatalError("\(error)") }
  }
}

/// A delegate that is an object, as most apps have.
final class ClassSizes: LayoutDelegate {
  let sizes: [LayoutSize]

  init(_ sizes: [LayoutSize]) { self.sizes = sizes }

  func numberOfItems(inSection section: Int) -> Int { sizes.count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizes[index.item]
  }
}
