#if canImport(SwiftUI)
  // A host exports the core, whose sizes, insets and indexes its interface contains.
  @_exported import LayoutCore
#endif
