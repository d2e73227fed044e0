// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput
import KeyboardPlan

/// The `clavier check` command, which reports errors in the configuration.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks the configuration, one file of it, a layout, or a theme.",
    discussion: """
      Without a file, it reads clavier.toml and conf.d/*.toml in the configuration's directory, as \
      the daemon does, the layout of keyboard.layout and the theme of panel.theme. "clavier \
      layouts" reads all other layouts, too.

      A file with keys of layouts, such as extends or [[page]], is checked as a layout, with the \
      layouts that it extends. A file with keys of themes, such as [key] or tint, or one that \
      extends a theme, is checked as a theme. Every mistake is reported with its line and column.

      Exit status: 0 if the daemon and the panel accept it, 1 if not.
      """)

  @Argument(help: "A single file to check.")
  var file: String?

  @Option(name: .long, help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  @OptionGroup var places: LayoutPlaces

  func run() throws {
    switch file.map({ ($0, FileKind(ofFile: $0)) }) {
    case (let file, .theme)?: return try checkTheme(file)
    case (let file, .layout)?: return try checkLayout(file)
    default: break
    }
    do {
      let configuration = try read()
      let files = ConfigurationFiles(directory: config)
      func mention(of key: NamingKey) -> Diagnostic? {
        file.map { Configuration.mention(of: key, file: $0) } ?? files.mention(of: key)
      }
      let layouts = try configuration.layouts(in: layoutDirectories(of: files)) {
        mention(of: .keyboard)
      }
      // The panel rejects a theme that is missing or wrong; it says so in its own log alone.
      _ = try configuration.theme(in: files.themeDirectories) { mention(of: .panel) }
      let quirks = QuirkFiles().read()
      if let mistakes = quirks.error { Failure.report("skipped quirks:\n\(mistakes)") }
      // The daemon rejects a layout of the receiver that is not installed.
      let plan = try KeyboardPlan(
        configuration, layout: layouts.file, keymapLayout: layouts.keymap,
        mention: { mention(of: .output) }, sources: TargetSources.installed)
      print(
        "\(file ?? config): the configuration is good. \(plan.receiver?.target.reason ?? "")")
      if let layout = plan.layout {
        print("The keys are those of \(layout.name), \"\(layout.title)\".")
      }
      if let message = plan.latinMessage { print(message) }
      let mistakes =
        (plan.receiver?.mistakes ?? []) + plan.untypableMessages()
        + [plan.deadKeyMistake].compactMap { $0 }
      for mistake in mistakes { Failure.report(mistake) }
    } catch let error as ConfigurationError {
      Failure.report("the configuration is wrong\n\(error)")
      throw ExitCode(1)
    } catch let error as KeyboardPlan.Failure {
      Failure.report("\(error)")
      throw ExitCode(1)
    }
  }

  private func checkLayout(_ file: String) throws {
    do {
      let directories = layoutDirectories(of: ConfigurationFiles(directory: config))
      let layout = try LayoutFile(file: file, in: directories)
      print("\(file): the layout \"\(layout.title)\" is good.")
    } catch {
      Failure.report("the layout is wrong\n\(error)")
      throw ExitCode(1)
    }
  }

  private func checkTheme(_ file: String) throws {
    do {
      let theme = try ThemeFile(file: file, in: themeDirectories(beside: file)).theme
      print("\(file): the theme \"\(theme.name)\" is good.")
    } catch {
      Failure.report("the theme is wrong\n\(error)")
      throw ExitCode(1)
    }
  }

  /// Returns the directories of `--layouts`; without it, those that the daemon searches.
  private func layoutDirectories(of files: ConfigurationFiles) -> LayoutDirectories {
    places.paths.isEmpty ? files.layoutDirectories : places.directories
  }

  /// Returns the directories for a file's base theme: the file's own, then the system's.
  private func themeDirectories(beside file: String) -> ThemeDirectories {
    let end = file.lastIndex(of: "/")
    let own = end.map { String(file[...$0].dropLast()) } ?? "."
    return ThemeDirectories([own.isEmpty ? "/" : own] + ThemeDirectories.standardPaths)
  }

  private func read() throws -> Configuration {
    guard let file else { return try ConfigurationFiles(directory: config).read() }
    return try Configuration(file: file)
  }
}
