#if canImport(SwiftUI) && !os(tvOS)
  import Board
  import LayoutCore
  import LayoutSwiftUI
  import SwiftUI

  /// A board of cards that the user moves by a long press and resizes at their corner.
  ///
  /// ```swift
  /// ScrollView {
  ///   BoardStack(cards, placement: $placement) { card in CardView(card) }
  /// }
  /// ```
  ///
  /// The stack shows the cards that the placement has places for, in the same order. Cards in the
  /// way of a moved one make room. Cards that are locked in the placement stay where they are.
  ///
  /// All cards exist at once. For other parameters of the board, use `boardPlacement` of a
  /// `LayoutStack`; for many cards, that of a `LazyLayoutStack`.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  public struct BoardStack<Element: Identifiable, Card: View>: View {
    private struct Numbered: Identifiable {
      var number: Int
      var element: Element
      var id: Element.ID { element.id }
    }

    private let strategy: BoardLayout
    private let cards: [Numbered]
    private let placement: Binding<BoardPlacement>
    private let card: (Element) -> Card

    /// Creates a board.
    ///
    /// - Parameter elements: The elements, in the order of the placement's items.
    /// - Parameter placement: The places of the cards, which the user changes.
    /// - Parameter spacing: The distance between columns and between rows, in points.
    /// - Parameter rowExtent: The height of a row, in points; `nil` if it equals the width of a
    ///   column.
    /// - Parameter card: Returns the view of an element, which fills its modules.
    public init(
      _ elements: some Sequence<Element>, placement: Binding<BoardPlacement>, spacing: Double = 8,
      rowExtent: Double? = nil, @ViewBuilder card: @escaping (Element) -> Card
    ) {
      self.init(
        BoardLayout(columnSpacing: spacing, rowExtent: rowExtent, rowSpacing: spacing), elements,
        placement, card)
    }

    init(
      _ strategy: BoardLayout, _ elements: some Sequence<Element>,
      _ placement: Binding<BoardPlacement>, _ card: @escaping (Element) -> Card
    ) {
      var strategy = strategy
      strategy.section.columns = .fixed(placement.wrappedValue.columns)
      self.strategy = strategy
      cards = elements.enumerated().prefix(placement.wrappedValue.count).map {
        Numbered(number: $0.offset, element: $0.element)
      }
      self.placement = placement
      self.card = card
    }

    /// The cards, placed by a `BoardLayout`.
    public var body: some View {
      let places = placement.wrappedValue.places
      LayoutStack(strategy) {
        ForEach(cards) { numbered in
          BoardCard(
            content: card(numbered.element), number: numbered.number, placement: placement,
            spacing: strategy.spacing
          )
          .stackItem(answering: .boardItem) { [place = places[numbered.number]] in
            $0 = BoardItem(place)
          }
        }
      }
    }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  extension LayoutStack where Strategy == BoardLayout {
    /// Places cards that the user moves by a long press and resizes at their corner.
    ///
    /// ```swift
    /// LayoutStack(BoardLayout(columnSpacing: 8, rowExtent: 80, rowSpacing: 16))
    ///   .boardPlacement($placement, of: cards) { card in CardView(card) }
    /// ```
    ///
    /// - Parameter placement: The number of columns, and the places of the cards, which the user
    ///   changes.
    /// - Parameter elements: The elements, in the order of the placement's items.
    /// - Parameter card: Returns the view of an element, which fills its modules.
    @MainActor
    public func boardPlacement<Element: Identifiable, Card: View>(
      _ placement: Binding<BoardPlacement>, of elements: some Sequence<Element>,
      @ViewBuilder card: @escaping (Element) -> Card
    ) -> BoardStack<Element, Card> { BoardStack(strategy, elements, placement, card) }
  }

  extension BoardLayout {
    /// The distances between columns and between rows, in points.
    fileprivate var spacing: CGSize {
      CGSize(width: section.columnSpacing, height: section.rowSpacing)
    }
  }

  /// A drag of a card, in modules.
  struct BoardDrag {
    /// The placement before the drag.
    var start: BoardPlacement
    var number: Int
    /// The size of a module with the spacing after it, in points.
    var step: CGSize

    /// Creates a drag of a card, whose size and place determine the size of a module.
    init?(_ start: BoardPlacement, _ number: Int, size: CGSize, spacing: CGSize) {
      guard start.places.indices.contains(number), !start.places[number].isLocked else {
        return nil
      }
      let place = start.places[number]
      self.start = start
      self.number = number
      step = CGSize(
        width: (size.width + spacing.width) / CGFloat(place.width),
        height: (size.height + spacing.height) / CGFloat(place.height))
    }

    /// Returns the modules that a finger has passed.
    private func modules(_ translation: CGSize, isMirrored: Bool) -> (columns: Int, rows: Int) {
      guard step.width > 0, step.height > 0 else { return (0, 0) }
      let across = isMirrored ? -translation.width : translation.width
      return (
        Int((across / step.width).rounded()), Int((translation.height / step.height).rounded())
      )
    }

    /// Returns the placement if the card follows the finger.
    func moving(by translation: CGSize, isMirrored: Bool) -> BoardPlacement {
      let (columns, rows) = modules(translation, isMirrored: isMirrored)
      let place = start.places[number]
      return start.moving(number, toColumn: place.column + columns, row: place.row + rows)
    }

    /// Returns the placement if the trailing corner of the card follows the finger.
    func resizing(by translation: CGSize, isMirrored: Bool) -> BoardPlacement {
      let (columns, rows) = modules(translation, isMirrored: isMirrored)
      let place = start.places[number]
      return start.resizing(number, width: place.width + columns, height: place.height + rows)
    }
  }

  /// A card that fills its modules, with the gestures that move and resize it.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  struct BoardCard<Content: View>: View {
    let content: Content
    let number: Int
    let placement: Binding<BoardPlacement>
    /// The distances between columns and between rows, in points.
    let spacing: CGSize
    @State private var drag: BoardDrag?
    @Environment(\.layoutDirection) private var direction

    init(content: Content, number: Int, placement: Binding<BoardPlacement>, spacing: CGSize) {
      self.content = content
      self.number = number
      self.placement = placement
      self.spacing = spacing
    }

    /// The content, which fills its modules, with a handle at its corner.
    var body: some View {
      GeometryReader { room in
        content
          .frame(width: room.size.width, height: room.size.height)
          .gesture(move(room.size))
          .overlay(alignment: .bottomTrailing) {
            if BoardDrag(placement.wrappedValue, number, size: room.size, spacing: spacing) != nil {
              Image(systemName: "arrow.up.left.and.arrow.down.right")
                .padding(8)
                .gesture(resize(room.size))
            }
          }
      }
      // The card that is dragged lies over the others.
      .zIndex(drag == nil ? 0 : 1)
    }

    @MainActor
    private var isMirrored: Bool { direction == .rightToLeft }

    @MainActor
    private func move(_ size: CGSize) -> some Gesture {
      LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
        guard case .second(true, let finger?) = value else { return }
        follow(size) { $0.moving(by: finger.translation, isMirrored: isMirrored) }
      }.onEnded { _ in drag = nil }
    }

    @MainActor
    private func resize(_ size: CGSize) -> some Gesture {
      DragGesture().onChanged { finger in
        follow(size) { $0.resizing(by: finger.translation, isMirrored: isMirrored) }
      }.onEnded { _ in drag = nil }
    }

    @MainActor
    private func follow(_ size: CGSize, _ change: (BoardDrag) -> BoardPlacement) {
      guard
        let current = drag
          ?? BoardDrag(placement.wrappedValue, number, size: size, spacing: spacing)
      else { return }
      drag = current
      let new = change(current)
      if new != placement.wrappedValue { withAnimation { placement.wrappedValue = new } }
    }
  }

  #if !os(watchOS)
    @available(iOS 16.0, macOS 13.0, *)
    extension LazyLayoutStack where Strategy == BoardLayout {
      /// Places the elements of the first section by a placement.
      ///
      /// - Parameter placement: The number of columns, and the places of the elements in their
      ///   order.
      @MainActor
      public func boardPlacement(_ placement: BoardPlacement) -> Self {
        var copy = self
        copy.strategy.section.columns = .fixed(placement.columns)
        return copy.answering(.boardItem) { index, item in
          guard index.section == 0, placement.places.indices.contains(index.item) else { return }
          item = BoardItem(placement.places[index.item])
        }
        .revision(placement.hashValue)
        .layoutSettings { $0.selfSizing = .off }
      }

      /// Places the elements of the first section by a placement, and lets the user move them by a
      /// long press and resize them at their corner.
      ///
      /// ```swift
      /// LazyLayoutStack(BoardLayout(columnSpacing: 8, rowSpacing: 8), cards) { CardView($0) }
      ///   .boardPlacement($placement)
      /// ```
      ///
      /// Elements that are locked in the placement, and those without a place, cannot be moved. An
      /// element that is moved does not lie above the others.
      ///
      /// - Parameter placement: The number of columns, and the places of the elements in their
      ///   order, which the user changes.
      /// - Complexity: O(*n*) once for each update, where *n* is the number of elements of the
      ///   section.
      @MainActor
      public func boardPlacement(
        _ placement: Binding<BoardPlacement>
      ) -> LazyLayoutStack<BoardLayout, Element, ID, some View> {
        let placed = boardPlacement(placement.wrappedValue)
        let (numbers, spacing) = (placed.numbers, strategy.spacing)
        return placed.mapContent { element, id, content in
          BoardCard(
            content: content, number: numbers[id] ?? -1, placement: placement, spacing: spacing)
        }
      }
    }
  #endif
#endif
