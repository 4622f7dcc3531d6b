#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  // The collection view layouts, which LayoutUIKit exports too.
  @_exported import LayoutHosting
#endif
