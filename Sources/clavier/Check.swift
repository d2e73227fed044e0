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
    commandName: "check",
    abstract: "Checks the configuration, one file of it, a layout, or a theme.",
    discussion: """
      Without a file, it reads clavier.toml and conf.d/*.toml in the configuration's directory, as \
      the daemon does, the layout of keyboard.layout and the theme of panel.theme. "clavier \
      layouts" reads all other layouts, too.

      A file with keys of layouts, such as extends or [[page]], is checked as a layout, with the \
      layouts that it extends. A file with keys of themes, such as [key] or tint, or one that \
      extends a theme, is checked as a theme. Every mistake is reported with its line and column.

      Exit status: 0 if the daemon and the panel accept it, 1 if not, also with --json.
      """)

  @Argument(help: "A single file to check.")
  var file: String?

  @Option(name: .long, help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  @Flag(name: .long, help: "Print one JSON object with all problems.")
  var json = false

  @OptionGroup var places: LayoutDirectoryOptions

  func run() throws {
    var report = CheckReport()
    switch file.map({ ($0, FileKind(ofFile: $0)) }) {
    case (let file, .theme)?: checkTheme(file, &report)
    case (let file, .layout)?: checkLayout(file, &report)
    default: checkConfiguration(&report)
    }
    if json { print(report.json, terminator: "") } else { report.printText() }
    if !report.isValid { throw ExitCode(1) }
  }

  private func checkConfiguration(_ report: inout CheckReport) {
    let files = ConfigurationFiles(directory: config)
    func position(of key: NamingKey) -> Diagnostic? {
      file.map { Configuration.position(of: key, file: $0) } ?? files.position(of: key)
    }
    let configuration: Configuration
    let layouts: (keymap: KeymapLayout?, file: LayoutFile?)
    do throws(ConfigurationError) {
      configuration = try read()
    } catch {
      return report.add(error, heading: Self.heading)
    }
    do throws(ConfigurationError) {
      // The panel rejects a missing or invalid theme, but reports this only in its own log.
      _ = try configuration.theme(in: files.themeDirectories) { position(of: .panel) }
    } catch {
      report.add(error, heading: Self.heading)
    }
    do throws(ConfigurationError) {
      layouts = try configuration.layouts(in: layoutDirectories(of: files)) {
        position(of: .keyboard)
      }
    } catch {
      return report.add(error, heading: Self.heading)
    }
    if let mistakes = QuirkFiles().read().error {
      report.add(mistakes, as: .warning, heading: "skipped quirks:")
    }
    do throws(KeyboardPlan.Failure) {
      // The daemon rejects a receiver's layout that is not installed.
      let plan = try KeyboardPlan(
        configuration, layout: layouts.file, keymapLayout: layouts.keymap,
        position: { position(of: .output) }, sources: TargetSources.installed)
      add(plan, to: &report)
    } catch {
      report.add(error)
    }
  }

  private static let heading = "the configuration is wrong"

  /// Adds the warnings about a configuration that the daemon accepts.
  ///
  /// If the panel accepts it, too, its properties are added.
  private func add(_ plan: KeyboardPlan, to report: inout CheckReport) {
    if report.isValid { addProperties(of: plan, to: &report) }
    let mistakes =
      (plan.receiver?.errors ?? []) + plan.untypableMessages()
      + [plan.deadKeyError].compactMap { $0 }
    for mistake in mistakes { report.add(warning: mistake) }
  }

  private func addProperties(of plan: KeyboardPlan, to report: inout CheckReport) {
    report.add(
      note: "\(file ?? config): the configuration is good. \(plan.receiver?.target.reason ?? "")")
    if let layout = plan.layout {
      report.add(note: "The keys are those of \(layout.name), \"\(layout.title)\".")
    }
    if let message = plan.latinMessage { report.add(note: message) }
  }

  private func checkLayout(_ file: String, _ report: inout CheckReport) {
    do throws(ConfigurationError) {
      let directories = layoutDirectories(of: ConfigurationFiles(directory: config))
      let layout = try LayoutFile(file: file, in: directories)
      report.add(note: "\(file): the layout \"\(layout.title)\" is good.")
    } catch {
      report.add(error, heading: "the layout is wrong")
    }
  }

  private func checkTheme(_ file: String, _ report: inout CheckReport) {
    do throws(ConfigurationError) {
      let theme = try ThemeFile(file: file, in: themeDirectories(beside: file)).theme
      report.add(note: "\(file): the theme \"\(theme.name)\" is good.")
    } catch {
      report.add(error, heading: "the theme is wrong")
    }
  }

  /// Returns the directories of `--layouts`; without that option, those that the daemon searches.
  private func layoutDirectories(of files: ConfigurationFiles) -> LayoutDirectories {
    places.paths.isEmpty ? files.layoutDirectories : places.directories
  }

  /// Returns the directories for a file's base theme: the file's directory, then the system's.
  private func themeDirectories(beside file: String) -> ThemeDirectories {
    let end = file.lastIndex(of: "/")
    let own = end.map { String(file[...$0].dropLast()) } ?? "."
    return ThemeDirectories([own.isEmpty ? "/" : own] + ThemeDirectories.standardPaths)
  }

  private func read() throws(ConfigurationError) -> Configuration {
    guard let file else { return try ConfigurationFiles(directory: config).read() }
    return try Configuration(file: file)
  }
}
