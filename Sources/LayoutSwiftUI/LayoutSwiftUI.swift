// The sizes, elements and parameters of layouts are part of the interface of every host.
@_exported import LayoutCore
