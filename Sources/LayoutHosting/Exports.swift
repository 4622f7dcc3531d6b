// A host exports the core and the engine, whose sizes, indexes, anchors and snapping its interface
// contains. Apps that compile with member import visibility could not use these otherwise.
@_exported import LayoutCore
@_exported import LayoutRuntime
