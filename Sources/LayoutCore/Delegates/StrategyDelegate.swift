/// A delegate that answers the questions of a strategy.
///
/// The delegate protocol of a strategy inherits from this one, so that a host notices if only a
/// subclass adopts it.
public protocol StrategyDelegate: LayoutDelegate {}

#if !hasFeature(Embedded)
  extension LayoutDelegate {
    /// The report that only a subclass adopts the protocol of a strategy, whose methods are
    /// therefore not called; `nil` if that is not so.
    package var subclassDiagnostic: LayoutDiagnostic? {
      guard !(Adopter.self is any StrategyDelegate.Type), self is any StrategyDelegate else {
        return nil
      }
      return LayoutDiagnostic(.delegate("\(type(of: self))"), .adoptedInSubclass)
    }
  }
#endif
