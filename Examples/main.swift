import Foundation
import LayoutCore

if CommandLine.arguments.dropFirst().first == TerminalWatch.argument { TerminalWatch.run() }

let program = Program(
  console: .standard,
  directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
  registry: try LayoutRegistry.ofAllLayouts())
exit(program.run(Array(CommandLine.arguments.dropFirst())))
