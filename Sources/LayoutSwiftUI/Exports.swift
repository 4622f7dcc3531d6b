#if canImport(SwiftUI)
  // A host exports the core, the engine and the layout that its settings change.
  @_exported import LayoutHosting
#endif
