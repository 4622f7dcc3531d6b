import Foundation
import LayoutCore

/// A program that shows your own layouts: as pictures, as text, in the terminal, and as stories.
///
/// ```swift
/// import LayoutViewer
/// import Stairs
///
/// var viewer = ViewerProgram()
/// viewer.add(StairsLayout.registration, parameters: ["headerExtent": 32])
/// viewer.run()
/// ```
///
/// The program has the commands of the examples of this package, and shows their scenes too. The
/// argument `help` lists the commands.
public struct ViewerProgram: Sendable {
  private struct Addition: Sendable {
    let register: @Sendable (inout LayoutRegistry) throws(LayoutError) -> Void
    let scene: Scene
  }

  private var additions: [Addition] = []

  /// Creates a program that shows the layouts of this package.
  public init() {}

  /// Adds a layout, which the program shows with numbered items of different sizes.
  ///
  /// The name of the layout is the argument of the commands `show`, `view` and `story`.
  ///
  /// - Parameter registration: The registration of the layout.
  /// - Parameter parameters: Values for some of the layout's parameters. The others have their
  ///   defaults.
  public mutating func add<Layout: LayoutStrategy>(
    _ registration: LayoutRegistration<Layout>, parameters: LayoutConfiguration = [:]
  ) {
    add(registration, showing: NumberedItems(), parameters: parameters)
  }

  /// Adds a layout, which the program shows with your own collection.
  ///
  /// - Parameter registration: The registration of the layout.
  /// - Parameter collection: The collection, which answers the layout's questions. Every element has
  ///   a label with its index.
  /// - Parameter parameters: Values for some of the layout's parameters. The others have their
  ///   defaults.
  public mutating func add<Layout: LayoutStrategy>(
    _ registration: LayoutRegistration<Layout>, showing collection: some LayoutDelegate & Sendable,
    parameters: LayoutConfiguration = [:]
  ) {
    additions.append(
      Addition(
        register: { registry throws(LayoutError) in try registry.register(registration) },
        scene: .labelled(
          collection, name: registration.name, summary: registration.summary, parameters)))
  }

  /// Runs the command in the arguments of the process, and ends the process.
  ///
  /// The exit status is 0 on success, 1 if the command failed, and 2 if the arguments are invalid, or
  /// if an added layout cannot be registered.
  public func run() -> Never {
    if CommandLine.arguments.dropFirst().first == TerminalWatch.argument { TerminalWatch.run() }
    let path = CommandLine.arguments.first ?? ""
    let name = URL(fileURLWithPath: path).lastPathComponent
    let directory = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    exit(
      run(
        Array(CommandLine.arguments.dropFirst()), named: name, on: .standard, in: directory))
  }

  /// Runs a command.
  ///
  /// - Returns: The exit status.
  func run(
    _ arguments: [String], named name: String, on console: Console, in directory: URL
  ) -> Int32 {
    Console.$programName.withValue(name) {
      do throws(LayoutError) {
        let registry = try LayoutRegistry.ofSceneLayouts { registry throws(LayoutError) in
          for addition in additions { try addition.register(&registry) }
        }
        let program = Program(
          console: console, directory: directory, registry: registry,
          ownScenes: additions.map { $0.scene })
        return program.run(arguments)
      } catch {
        console.report(error, from: name)
        return 2
      }
    }
  }
}
