#if canImport(SwiftUI) && !os(watchOS)
  #if canImport(Combine)
    import Combine
  #endif
  import SwiftUI

  /// What a cell or a supplementary view shows.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  struct LazyState<Content: View> {
    /// The identifier of the element; the views of another element have state of their own.
    var id: AnyHashable
    var environment: EnvironmentValues
    var content: () -> Content
  }

  /// The state of a hosted view, which updates change without replacing the host.
  ///
  /// A host that is replaced is measured again, and the transaction of an update does not reach it.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @MainActor
  final class LazyBox<Content: View>: ObservableObject {
    @Published var state: LazyState<Content>

    init(_ state: LazyState<Content>) { self.state = state }
  }

  /// A view that evaluates the content of an element in its body, where SwiftUI notes what it
  /// reads.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  struct LazyHosted<Content: View>: View {
    @ObservedObject var box: LazyBox<Content>

    var body: some View {
      box.state.content()
        .id(box.state.id)
        .environment(\.self, box.state.environment)
        // The strategy alone determines the distance of a cell from bars.
        .ignoresSafeArea()
    }
  }

  /// A cell or a supplementary view that hosts a SwiftUI view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @MainActor
  protocol LazyHost: AnyObject {
    /// The ``LazyBox`` of the hosted view; `nil` if the host is new or used again.
    var box: AnyObject? { get set }
    /// The number of the update in which the host was filled.
    var generation: Int { get set }
    func host(_ content: some View)
    /// Removes the hosted view.
    func clear()
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyHost {
    /// Shows a state of an element: in the same hosted view, if it shows the element already.
    ///
    /// A host for another element is filled anew, because it is measured at once, and a view that
    /// observes an object may follow it only later.
    ///
    /// - Parameter transaction: The transaction of the change; `nil` while SwiftUI updates views,
    ///   when nothing may be published.
    /// - Returns: `false` if the host must be filled again after the update.
    func show<Content: View>(_ state: LazyState<Content>, in transaction: Transaction?) -> Bool {
      if let box = box as? LazyBox<Content>, box.state.id == state.id {
        guard let transaction else { return false }
        withTransaction(transaction) { box.state = state }
      } else {
        let box = LazyBox(state)
        self.box = box
        host(LazyHosted(box: box))
      }
      return true
    }
  }
#endif
