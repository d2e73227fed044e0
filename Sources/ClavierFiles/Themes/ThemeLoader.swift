// SPDX-License-Identifier: MIT

import ClavierKit

/// Reads a theme and, one after the other, those that it extends.
struct ThemeLoader {
  private let directories: ThemeDirectories
  /// All that is wrong.
  private(set) var error = ConfigurationError()
  /// The files from the first one to the one that is being read.
  private var chain: [(name: String, path: FilePath?)] = []

  init(_ directories: ThemeDirectories) {
    self.directories = directories
  }

  /// Reads the theme of a name that no file asks for.
  mutating func theme(named name: String) -> KeyboardTheme? {
    if let mistake = LayoutName.mistake(name) {
      error.append(Diagnostic(file: "theme", message: "\(quoted(name)) \(mistake)"))
      return nil
    }
    do throws(Diagnostic) {
      if let (path, source) = try directories.file(named: name) {
        return theme(source, path, named: name)
      }
      let message = missing(name)
      error.append(Diagnostic(file: "theme", message: message))
    } catch let diagnostic {
      error.append(diagnostic)
    }
    return nil
  }

  /// Reads the theme of a file.
  mutating func theme(at path: FilePath, named name: String) -> KeyboardTheme? {
    do throws(Diagnostic) {
      if let source = try SourceText.read(path) { return theme(source, path, named: name) }
      error.append(Diagnostic(file: path.shown, message: "does not exist"))
    } catch let diagnostic {
      error.append(diagnostic)
    }
    return nil
  }

  /// Reads the theme of a text.
  mutating func theme(
    _ source: SourceText, _ path: FilePath, named name: String
  ) -> KeyboardTheme? {
    chain.append((name, path))
    defer { chain.removeLast() }
    do throws(Diagnostic) {
      let draft = try ThemeDraft(source, beside: path)
      var problems = draft.problems + nameProblems(name)
      let base = base(of: draft, &problems)
      if problems.isEmpty, error.isEmpty { return draft.theme(named: name, over: base) }
      for problem in problems.sorted(by: { $0.position < $1.position }) {
        error.append(source.diagnostic(problem, knowing: draft.keys, in: ThemeDraft.dialect))
      }
    } catch let diagnostic {
      error.append(diagnostic)
    }
    return nil
  }

  /// A file has no predefined theme's name, by which it would never be found.
  private func nameProblems(_ name: String) -> [Problem] {
    guard KeyboardTheme.predefined(id: name) != nil else { return [] }
    let text =
      "a theme that comes with the keyboard is called \(quoted(name)); give the file another name"
    return [Problem(position: LayoutDraft.beginning, kind: .message(text))]
  }

  /// What the file extends; the standard theme if nothing, or if there is a problem with it.
  private mutating func base(of draft: ThemeDraft, _ problems: inout [Problem]) -> KeyboardTheme {
    guard let extends = draft.extends else { return .standard }
    let name = extends.value
    if let theme = KeyboardTheme.predefined(id: name) { return theme }
    func fail(_ message: String) -> KeyboardTheme {
      problems.append(
        Problem(position: extends.position, kind: .message("extends: \(message)")))
      return .standard
    }
    do throws(Diagnostic) {
      guard let (path, source) = try directories.file(named: name) else {
        return fail(missing(name))
      }
      if let first = chain.firstIndex(where: { $0.path == path }) {
        let names = chain[first...].map(\.name) + [name]
        return fail("this leads back to where it began: \(names.joined(separator: " → "))")
      }
      guard chain.count < LayoutLoader.depthLimit else {
        return fail("more than \(LayoutLoader.depthLimit) themes extend each other")
      }
      return theme(source, path, named: name) ?? .standard
    } catch let diagnostic {
      error.append(diagnostic)
      return .standard
    }
  }

  private func missing(_ name: String) -> String {
    let names = ThemeDirectories.builtInNames + ((try? directories.names()) ?? [])
    let near = suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
    let places = directories.paths.joined(separator: ", ")
    return "there is no theme \(quoted(name)); "
      + (near ?? "its file would be \(name).toml in one of \(places)")
  }
}
