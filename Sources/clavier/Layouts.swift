// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit

/// The `clavier layouts` command, which lists, draws and imports layouts.
struct Layouts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layouts",
    abstract: "Lists, draws and imports layouts, and counts the characters that can be typed.",
    subcommands: [
      ListLayouts.self, LayoutsLocales.self, ListKeymapLayouts.self, ShowLayout.self,
      LayoutsImport.self,
      LayoutsCoverage.self,
    ],
    defaultSubcommand: ListLayouts.self)
}

/// The directories of named layouts.
struct LayoutDirectoryOptions: ParsableArguments {
  @Option(
    name: .customLong("layouts"),
    help: "A directory to search for layouts, in place of the standard ones. May be repeated.")
  var paths: [String] = []

  var directories: LayoutDirectories {
    paths.isEmpty ? LayoutDirectories() : LayoutDirectories(paths)
  }
}

/// The `clavier layouts list` command, for the built-in keyboards and layout files.
struct ListLayouts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the built-in keyboards and the layout files.",
    discussion: "Exit status: 0 on success, 1 if a layout is wrong.")

  @OptionGroup var places: LayoutDirectoryOptions

  func run() throws {
    let directories = places.directories
    var isRight = true
    for name in LayoutDirectories.builtInNames {
      let layout = try directories.layout(named: name)
      print(line(name, [layout.title] + pages(of: layout)))
    }
    do {
      for name in try directories.names() { isRight = show(name, directories) && isRight }
    } catch {
      Failure.report("\(error)")
      isRight = false
    }
    if !isRight { throw ExitCode(1) }
  }

  private func show(_ name: String, _ directories: LayoutDirectories) -> Bool {
    do {
      let layout = try directories.layout(named: name)
      print(line(name, [layout.title] + pages(of: layout)))
      return true
    } catch {
      print(line(name, ["wrong, and not to be used"]))
      Failure.report("\(error)")
      return false
    }
  }

  private func line(_ name: String, _ rest: [String]) -> String {
    let padding = String(repeating: " ", count: max(1, 16 - name.count))
    return name + padding + rest.joined(separator: "; ")
  }

  /// Returns the pages of a layout other than letters, digits and signs.
  private func pages(of layout: LayoutFile) -> [String] {
    let names = layout.service.customPages(
      for: KeyboardContext(deviceType: layout.device ?? .phone))
    return names.isEmpty ? [] : ["more pages: " + names.joined(separator: ", ")]
  }
}
