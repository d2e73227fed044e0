// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit

/// Tells which layouts there are, draws them, and makes them of other keyboards' layouts.
struct Layouts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the layouts that there are, draws or imports one, or tells what can be typed.",
    subcommands: [
      ListLayouts.self, LayoutsLocales.self, ListKeymapLayouts.self, ShowLayout.self,
      LayoutsImport.self,
      LayoutsCoverage.self,
    ],
    defaultSubcommand: ListLayouts.self)
}

/// Where layouts with names are.
struct LayoutPlaces: ParsableArguments {
  @Option(
    name: .customLong("layouts"),
    help: "A directory to look for layouts in, in place of the usual ones; may be given again.")
  var paths: [String] = []

  var directories: LayoutDirectories {
    paths.isEmpty ? LayoutDirectories() : LayoutDirectories(paths)
  }
}

/// Lists the built-in keyboards and the layouts that have a file.
struct ListLayouts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the built-in keyboards and the layouts that have a file.",
    discussion: "Exit status: 0; 1 if a layout is wrong, which is told.")

  @OptionGroup var places: LayoutPlaces

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

  /// The pages that a layout has beside letters, digits and signs.
  private func pages(of layout: LayoutFile) -> [String] {
    let names = layout.service.customPages(
      for: KeyboardContext(deviceType: layout.device ?? .phone))
    return names.isEmpty ? [] : ["more pages: " + names.joined(separator: ", ")]
  }
}
