import Foundation
import LayoutCore

let program = Program(
  console: .standard,
  directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
  registry: try LayoutRegistry.ofAllLayouts())
exit(program.run(Array(CommandLine.arguments.dropFirst())))
