import LayoutCore
import LayoutTesting
import Testing
