import Foundation

extension Bundle {
  /// The bundle of the app.
  ///
  /// In a package, the build system declares this property instead.
  static var module: Bundle { .main }
}
