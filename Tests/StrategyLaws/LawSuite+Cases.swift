import LayoutCore
import LayoutRuntime
import LayoutTesting

extension LawSuite {
  /// Creates a suite that compares results with literal ones.
  ///
  /// - Parameter finding: Returns a description of a wrong result, or `nil` if there is none.
  static func literals(
    _ name: String, _ finding: @escaping @Sendable () throws(LayoutError) -> String?
  ) -> LawSuite {
    var suite = LawSuite(name) {
      func broken(_ finding: String) -> LawViolation {
        LawViolation(law: .matchesReference, finding: finding, seed: 0, input: name)
      }
      do throws(LayoutError) {
        return try finding().map { broken($0) }
      } catch {
        return broken("\(error)")
      }
    }
    suite.isLiteral = true
    return suite
  }

  /// Creates a suite that compares a delegate of a strategy's own protocol with a collection that
  /// gives the same answers.
  ///
  /// - Parameter typed: Returns the delegate of the protocol.
  static func delegates<Strategy: LayoutStrategy>(
    _ name: String, _ strategy: Strategy, _ questions: [DeclaredQuestion],
    seeds: ClosedRange<UInt64>,
    typed: @escaping @Sendable (GeneratedCollection) -> AnyLayoutDelegate
  ) -> LawSuite {
    LawSuite(name) {
      for seed in seeds {
        let example = LayoutCase(strategy, seed: seed, questions: questions) { _, _, _ in }
        func all(_ delegate: some LayoutDelegate) -> [LayoutAttributes]? {
          do throws(LayoutError) {
            return try strategy.prepare(for: delegate, in: example.environment)
              .allElements(viewport: example.viewport)
          } catch {
            return nil
          }
        }
        if all(typed(example.collection)) != all(example.collection) {
          return LawViolation(
            law: .answersMatter, finding: "a delegate of the protocol is answered otherwise",
            seed: seed, input: "\(strategy)")
        }
      }
      return nil
    }
  }

  /// Creates a suite that compares cases with a reference, and queries with a test of every frame.
  ///
  /// - Parameter make: Returns the case of a seed.
  static func cases<Strategy: LayoutStrategy>(
    _ name: String, seeds: ClosedRange<UInt64>,
    reference: @escaping LayoutLaws<Strategy>.Reference,
    _ make: @escaping @Sendable (UInt64) -> LayoutCase<Strategy>
  ) -> LawSuite {
    LawSuite(name) {
      for seed in seeds {
        let example = make(seed)
        func broken(_ law: LayoutLaw, _ finding: String) -> LawViolation {
          LawViolation(law: law, finding: finding, seed: seed, input: "\(example.strategy)")
        }
        do throws(LayoutError) {
          let prepared = try example.prepared()
          let all = prepared.allElements(viewport: example.viewport)
          let expected = reference(example)?.elements.sorted { $0.element < $1.element }
          let found = all.sorted { $0.element < $1.element }
          if let expected, expected != found {
            let pair = zip(found, expected).first { $0 != $1 }
            return broken(
              .matchesReference, pair.map { "\($0) should be \($1)" } ?? "other elements")
          }
          var random = SeededGenerator(seed: seed)
          for _ in 0..<12 where !all.isEmpty {
            let frame = random.pick(all).frame
            let rect = random.pick([
              frame, LayoutRect(x: frame.minX - 0.5, y: frame.minY, width: 1, height: 900),
              LayoutRect(x: frame.maxX, y: 0, width: 9, height: frame.maxY),
              LayoutRect(x: frame.midX, y: frame.midY, width: 0.01, height: 0.01),
            ])
            if prepared.elements(in: rect, viewport: example.viewport)
              != all.filter({ !rect.isEmpty && $0.frame.intersects(rect) })
            {
              return broken(.queryEqualsBruteForce, "a query of \(rect) differs")
            }
          }
        } catch {
          return broken(.matchesReference, "\(error)")
        }
      }
      return nil
    }
  }

  /// Creates a suite of updates that change the height of an item in a long section, or that append
  /// or insert one.
  ///
  /// - Parameter most: The largest number of items, lines or sections that an update places.
  static func work<Strategy: LayoutStrategy>(
    _ name: String, _ strategy: Strategy, most: Int, appends: Bool = false, inserts: Bool = false
  ) -> LawSuite {
    LawSuite(name) {
      var random = SeededGenerator(seed: 5)
      func height() -> Double { random.length(in: 10...120) }
      var collection = GeneratedCollection(
        sections: [40, 900].map { count in
          (0..<count).map { LayoutSize(width: Double(10 + $0 * 7 % 90), height: height()) }
        })
      let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)
      func broken(_ finding: String) -> LawViolation {
        LawViolation(law: .workIsBounded, finding: finding, seed: 5, input: "\(strategy)")
      }
      do throws(LayoutError) {
        var updated = try strategy.prepare(for: collection, in: environment)
        for step in 0..<40 {
          let counts = collection.sections.map { $0.count }
          var index = ElementIndex(section: 1, item: random.integer(in: 0...899))
          var change = LayoutChange.resizeItem(index)
          if appends, step % 2 == 1 {
            index.item = counts[1]
            collection.sections[1].append(LayoutSize(width: 30, height: height()))
            change = .insertItem(index)
          } else if inserts {
            collection.sections[1].insert(LayoutSize(width: 30, height: height()), at: index.item)
            change = .insertItem(index)
          } else {
            collection.sections[1][index.item].height = height()
          }
          let changes = try LayoutTransaction(
            [change], counts: collection.sections.map { $0.count }
          )
          .changes(fromSections: 2) { counts[$0] }
          try strategy.update(&updated, by: changes, for: collection, in: environment)
          if updated.work.placed > most { return broken("\(updated.work) for \(change)") }
        }
      } catch {
        return broken("\(error)")
      }
      return nil
    }
  }

  /// Creates a suite that compares the diagnostics of layouts of one item with literal ones.
  ///
  /// - Parameter cases: The layouts, with the texts of all their diagnostics.
  /// - Parameter answers: The answers of the section to questions of the strategy.
  static func diagnostics<Strategy: LayoutStrategy>(
    _ name: String, answers: [ScriptedAnswers.Answer] = [],
    _ cases: [(strategy: Strategy, diagnostics: [String])]
  ) -> LawSuite {
    LawSuite(name) {
      var collection = GeneratedCollection(sections: [[LayoutSize(width: 10, height: 10)]])
      for answer in answers { collection.scripted.append(answer) }
      let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)
      for (strategy, expected) in cases {
        do throws(LayoutError) {
          let found = try strategy.prepare(for: collection, in: environment).diagnostics
          let texts = found.entries.map { $0.description }
          if texts.sorted() != expected.sorted() {
            return LawViolation(
              law: .badDataIsDiagnosed, finding: "\(texts) should be \(expected)", seed: 0,
              input: "\(strategy)")
          }
        } catch {
          return LawViolation(
            law: .badDataIsDiagnosed, finding: "\(error)", seed: 0, input: "\(strategy)")
        }
      }
      return nil
    }
  }
}
