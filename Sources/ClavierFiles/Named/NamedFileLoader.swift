// SPDX-License-Identifier: MIT

/// Loads a file and, recursively, the files that it extends.
struct NamedFileLoader<Content: NamedContent> {
  private let files: NamedFiles
  /// All errors found while loading.
  private(set) var error = ConfigurationError()
  /// The texts that were read, in their order.
  private(set) var sources: [SourceText] = []
  /// The chain of extended files, from the first to the current one.
  private var chain: [(name: String, path: FilePath)] = []

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - paths: The directories of the files that may be extended.
  ///   - copy: The copy of a configuration whose files are used instead; `nil` for the files on
  ///     disk.
  init(_ paths: [String], copy: ConfigurationCopy? = nil) {
    files = NamedFiles(paths: paths, copy: copy)
  }

  /// Loads the file of a name that the user chose.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - position: Returns the position of the name in a file, with its key as the message.
  /// - Returns: The content; `nil` after an error.
  mutating func content(named name: String, at position: () -> Diagnostic?) -> Content? {
    let word = Content.word.one
    if let reason = FileName.error(in: name) {
      error.append(Diagnostic(file: word, message: "\(quoted(name)) \(reason)"))
      return nil
    }
    do throws(Diagnostic) {
      if let (path, source) = try files.file(named: name) {
        return content(of: source, at: path, named: name)
      }
      let message = missing(name)
      guard var diagnostic = position() else {
        error.append(Diagnostic(file: word, message: message))
        return nil
      }
      diagnostic.message += ": \(message)"
      error.append(diagnostic)
    } catch let diagnostic {
      error.append(diagnostic)
    }
    return nil
  }

  /// Loads a file; a missing file is an error.
  mutating func content(at path: String) -> Content? {
    let file = FilePath(path)
    do throws(Diagnostic) {
      if let source = try SourceText.read(file) {
        return content(of: source, at: file, named: FileName.ofFile(at: path))
      }
      error.append(Diagnostic(file: file.displayText, message: "does not exist"))
    } catch let diagnostic {
      error.append(diagnostic)
    }
    return nil
  }

  /// Loads a text under the name of its file.
  mutating func content(of source: SourceText) -> Content? {
    content(of: source, at: FilePath(source.name), named: FileName.ofFile(at: source.name))
  }

  private mutating func content(
    of source: SourceText, at path: FilePath, named name: String
  ) -> Content? {
    chain.append((name, path))
    sources.append(source)
    defer { chain.removeLast() }
    do throws(Diagnostic) {
      let draft = try Content.Draft(source, at: path)
      var problems = draft.problems + Content.nameProblems(draft, named: name)
      let base = base(of: draft, &problems)
      // After an earlier error, consequential errors are not reported.
      if problems.isEmpty, error.isEmpty {
        switch Content.make(draft, named: name, over: base) {
        case .content(let content): return content
        case .problems(let found): problems = found
        }
      }
      for problem in problems.sorted(by: { $0.position < $1.position }) {
        error.append(source.diagnostic(problem, knowing: draft.keys, in: Content.Draft.vocabulary))
      }
    } catch let diagnostic {
      error.append(diagnostic)
    }
    return nil
  }

  /// Returns the base of the file; `nil` if there is none, or it is invalid.
  private mutating func base(
    of draft: Content.Draft, _ problems: inout [Problem]
  ) -> Content.Base? {
    guard let extends = draft.extends else { return nil }
    let name = extends.value
    if let base = Content.builtInBase(name, for: draft) { return base }
    func fail(_ message: String) -> Content.Base? {
      problems.append(
        Problem(position: extends.position, kind: .message("extends: \(message)")))
      return nil
    }
    do throws(Diagnostic) {
      guard let (path, source) = try files.file(named: name) else { return fail(missing(name)) }
      if let first = chain.firstIndex(where: { $0.path == path }) {
        let names = chain[first...].map(\.name) + [name]
        return fail("this leads back to where it began: \(names.joined(separator: " → "))")
      }
      guard chain.count < NamedFiles.depthLimit else {
        return fail("more than \(NamedFiles.depthLimit) \(Content.word.many) extend each other")
      }
      return content(of: source, at: path, named: name)?.base
    } catch let diagnostic {
      error.append(diagnostic)
      return nil
    }
  }

  private func missing(_ name: String) -> String {
    let names = Content.builtInNames + ((try? files.names(of: Content.word.many)) ?? [])
    let near = suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
    let places = files.paths.map { FilePath($0).displayText }.joined(separator: ", ")
    return "there is no \(Content.word.one) \(quoted(name)); "
      + (near ?? "its file would be \(name)\(FileName.suffix) in one of \(places)")
  }
}
