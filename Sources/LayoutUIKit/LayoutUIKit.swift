#if canImport(UIKit) && !os(watchOS)
  // The collection view layouts, which LayoutAppKit exports too.
  @_exported import LayoutHosting
#endif
