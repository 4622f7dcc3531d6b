@_exported import Flow
@_exported import LayoutUIKit
