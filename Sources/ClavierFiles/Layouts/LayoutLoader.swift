// SPDX-License-Identifier: MIT

import ClavierKit

/// Reads a layout and, one after the other, those that it extends.
struct LayoutLoader {
  private let directories: LayoutDirectories
  /// All that is wrong.
  private(set) var error = ConfigurationError()
  /// The files from the first one to the one that is being read.
  private var chain: [(name: String, path: FilePath?)] = []

  /// How many layouts may extend each other.
  static let depthLimit = 8

  init(_ directories: LayoutDirectories) {
    self.directories = directories
  }

  /// Reads the layout of a name that no file asks for.
  mutating func layout(named name: String) -> LayoutFile? {
    if let mistake = LayoutName.mistake(name) {
      error.append(Diagnostic(file: "layout", message: "\(quoted(name)) \(mistake)"))
      return nil
    }
    do throws(Diagnostic) {
      if let (path, source) = try directories.file(named: name) {
        return layout(source, named: name, path)
      }
      let message = missing(name)
      error.append(Diagnostic(file: "layout", message: message))
    } catch let diagnostic {
      error.append(diagnostic)
    }
    return nil
  }

  /// Reads the layout of a file.
  mutating func layout(at path: FilePath, named name: String) -> LayoutFile? {
    do throws(Diagnostic) {
      if let source = try SourceText.read(path) { return layout(source, named: name, path) }
      error.append(Diagnostic(file: path.shown, message: "does not exist"))
    } catch let diagnostic {
      error.append(diagnostic)
    }
    return nil
  }

  /// Reads the layout of a text.
  mutating func layout(
    _ source: SourceText, named name: String, _ path: FilePath? = nil
  ) -> LayoutFile? {
    chain.append((name, path))
    defer { chain.removeLast() }
    do throws(Diagnostic) {
      let draft = try LayoutDraft(source)
      var problems = draft.problems + nameProblems(draft, name)
      let base = base(of: draft, &problems)
      // Where something is wrong already, what follows from it is not told.
      if problems.isEmpty, error.isEmpty {
        let checks = LayoutChecks(draft, base: base)
        problems = checks.problems
        if problems.isEmpty { return checks.layout(named: name) }
      }
      for problem in problems.sorted(by: { $0.position < $1.position }) {
        error.append(source.diagnostic(problem, knowing: draft.keys))
      }
    } catch let diagnostic {
      error.append(diagnostic)
    }
    return nil
  }

  /// A name in the file is that of the file, and not that of a built-in keyboard.
  private func nameProblems(_ draft: LayoutDraft, _ name: String) -> [Problem] {
    if LayoutName.builtIn.contains(name) {
      let text = "a built-in keyboard has the name \(quoted(name)); give the file another one"
      return [Problem(position: LayoutDraft.beginning, kind: .message(text))]
    }
    guard let own = draft.name, own.value != name else { return [] }
    let text = "name: \(quoted(own.value)) is not the name of the file, which is \(quoted(name))"
    return [Problem(position: own.position, kind: .message(text))]
  }

  /// What the file extends; `nil` if nothing, or if there is a problem with it.
  private mutating func base(of draft: LayoutDraft, _ problems: inout [Problem]) -> LayoutBase? {
    guard let extends = draft.extends else { return nil }
    let name = extends.value
    if LayoutName.builtIn.contains(name) {
      return LayoutBase(
        service: KeyboardLayout.DeviceBasedService(inputSetProvider: draft.inputSets),
        device: DeviceType(rawValue: name), takesInputSets: true)
    }
    func fail(_ message: String) -> LayoutBase? {
      problems.append(
        Problem(position: extends.position, kind: .message("extends: \(message)")))
      return nil
    }
    do throws(Diagnostic) {
      guard let (path, source) = try directories.file(named: name) else {
        return fail(missing(name))
      }
      if let first = chain.firstIndex(where: { $0.path == path }) {
        let names = chain[first...].map(\.name) + [name]
        return fail("this leads back to where it began: \(names.joined(separator: " → "))")
      }
      guard chain.count < Self.depthLimit else {
        return fail("more than \(Self.depthLimit) layouts extend each other")
      }
      guard let layout = layout(source, named: name, path) else { return nil }
      return LayoutBase(
        service: layout.service, device: layout.device, locale: layout.locale,
        takesInputSets: false)
    } catch let diagnostic {
      error.append(diagnostic)
      return nil
    }
  }

  private func missing(_ name: String) -> String {
    let names = LayoutName.builtIn + ((try? directories.names()) ?? [])
    let near = suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
    let places = directories.paths.joined(separator: ", ")
    return "there is no layout \(quoted(name)); "
      + (near ?? "its file would be \(name).toml in one of \(places)")
  }
}

/// What a layout extends.
struct LayoutBase {
  var service: any KeyboardLayoutService
  /// The device of all its pages; `nil` for that of the context.
  var device: DeviceType?
  /// The language of all its pages; `nil` for that of the context.
  var locale: KeyboardLocale?
  /// Whether it takes input keys from the file that extends it: whether it is built in.
  var takesInputSets: Bool

  /// The service, in this language rather than in one that its own file says.
  func service(in locale: KeyboardLocale?) -> any KeyboardLayoutService {
    guard let locale, let service = service as? FileLayoutService else { return service }
    return service.speaking(locale)
  }
}
