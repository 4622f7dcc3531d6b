// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  public typealias StandInPlatformView = UIView
#else
  public typealias StandInPlatformView = NSView
#endif

/// A screen with bars and a keyboard, which shows a view of the framework that it represents.
///
/// It makes and updates the view before it performs the actions of appearance and lays it out.
@MainActor
public final class StandInScreen {
  public private(set) var view: StandInPlatformView!
  public var environment = EnvironmentValues()
  public var transaction = Transaction()
  private var coordinator: Any?
  private var ignoredRegions: SafeAreaRegions = []
  private var appearance: [() -> Void] = []

  public init(
    _ root: some View, width: CGFloat = 300, height: CGFloat = 200, bar: CGFloat = 0,
    keyboard: CGFloat = 0
  ) {
    find(root)
    for action in appearance { action() }
    var frame = CGRect(x: 0, y: 0, width: width, height: height)
    if ignoredRegions.contains(.container) {
      #if canImport(UIKit)
        view.standInSafeArea = UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0)
      #endif
    } else {
      frame.origin.y = bar
      frame.size.height -= bar
    }
    if !ignoredRegions.contains(.keyboard) { frame.size.height -= keyboard }
    view.frame = frame
    settle()
  }

  /// Updates the view, and lays it out, if no other update follows in the same turn.
  public func update(_ root: some View, settles: Bool = true) {
    find(root)
    if settles { settle() }
  }

  public func settle() {
    #if canImport(UIKit)
      view.layoutIfNeeded()
    #else
      view.layoutSubtreeIfNeeded()
    #endif
  }

  private func find(_ root: Any) {
    (ignoredRegions, appearance) = ([], [])
    show(root, in: environment)
  }

  private func show(_ view: Any, in outer: EnvironmentValues) {
    var environment = outer
    if let modifier = view as? any StandInModifier {
      modifier.environment(&environment)
      ignoredRegions.formUnion(modifier.ignoredRegions)
      appearance.append(modifier.appearance)
    }
    if let shown = view as? any StandInContainer {
      for child in shown.standInChildren { show(child, in: environment) }
    } else if let shown = view as? any StandInRepresentable {
      (self.view, coordinator) = shown.standInShow(
        self.view, coordinator, environment, transaction)
    } else if let inner = StandInBody.inside(view) {
      show(inner, in: environment)
    }
  }
}

/// A view of the framework that contains others.
@MainActor
protocol StandInContainer {
  var standInChildren: [Any] { get }
}

extension TupleView: StandInContainer {
  var standInChildren: [Any] { Mirror(reflecting: value).children.map { $0.value } }
}

extension VStack: StandInContainer {
  var standInChildren: [Any] { [content] }
}

/// A view of SwiftUI that a view of the other framework represents.
@MainActor
public protocol StandInRepresentable {
  func standInShow(
    _ view: StandInPlatformView?, _ coordinator: Any?, _ environment: EnvironmentValues,
    _ transaction: Transaction
  ) -> (StandInPlatformView, Any)
}
