// SPDX-License-Identifier: MIT

/// The reason why a file is refused as a word list: its position and the problem.
public struct WordListError: Error, Hashable, Sendable {
  /// One of the two files that a hunspell dictionary consists of.
  public enum File: Hashable, Sendable {
    /// The list itself, which is the only file of all other formats.
    case list
    /// The `.aff` file with the affixes.
    case affixes
  }

  /// A position in a file.
  public enum Place: Hashable, Sendable {
    case wholeFile
    /// A line, from 1.
    case line(Int)
    /// The offset of a byte, from 0.
    case offset(Int)
  }

  public var file: File
  public var place: Place
  /// The problem as a clause without a subject: "is no number".
  public var problem: String

  public init(_ problem: String, at place: Place = .wholeFile, in file: File = .list) {
    self.file = file
    self.place = place
    self.problem = problem
  }

  /// Returns the error with the name of its file, in the format of compilers.
  public func message(list: String, affixes: String? = nil) -> String {
    let name = file == .list ? list : affixes ?? "the affixes of \(list)"
    return switch place {
    case .wholeFile: "\(name): \(problem)"
    case .line(let line): "\(name):\(line): \(problem)"
    case .offset(let offset): "\(name): byte \(offset): \(problem)"
    }
  }

  /// Returns a copy whose file is the `.aff` file.
  func inAffixes() -> WordListError {
    WordListError(problem, at: place, in: .affixes)
  }
}

extension WordListError: CustomStringConvertible {
  public var description: String {
    message(list: "the list", affixes: "the affixes")
  }
}
