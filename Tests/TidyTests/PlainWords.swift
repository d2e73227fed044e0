// SPDX-License-Identifier: MIT

import Foundation

/// The measures of docs/style.md over a set of files.
enum PlainWords {
  /// Words that begin no summary.
  private static let weakWords: Set<Substring> = [
    "What", "How", "Where", "Who", "Takes", "Tells", "Says", "Has", "Goes",
  ]

  /// Verbs that are too vague for the name of a function.
  private static let vagueVerbs: Set<Substring> = [
    "take", "tell", "hear", "follow", "settle", "lose", "complain", "look", "give", "goOn",
  ]

  /// The first lines of all documentation comments, without their slashes.
  static func summaries(of files: [SourceFile]) -> [String] {
    var result: [String] = []
    for file in files {
      var wasComment = false
      for line in file.lines {
        let text = line.trimmingCharacters(in: .whitespaces)
        let isComment = text.hasPrefix("///")
        if isComment, !wasComment {
          result.append(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
        }
        wasComment = isComment
      }
    }
    return result
  }

  /// The share of summaries that begin with a weak word, in per cent.
  static func weakSummaries(of files: [SourceFile]) -> Double {
    let all = summaries(of: files)
    return percent(all.count { weakWords.contains($0.prefix { $0.isLetter }) }, of: all.count)
  }

  /// The number of comment lines over 100 columns.
  static func longComments(in files: [SourceFile]) -> Double {
    let lines = files.flatMap(\.lines).count { line in
      guard line.utf8.count > 100, line.count > 100 else { return false }
      let text = line.trimmingCharacters(in: .whitespaces)
      return text.hasPrefix("//") || text.hasPrefix("# ") || text.hasPrefix("* ")
    }
    return Double(lines)
  }

  /// The share of functions whose name begins with a vague verb, in per cent.
  static func vagueFunctions(of files: [SourceFile]) -> Double {
    var (all, vague) = (0, 0)
    for line in files.flatMap(\.lines) where line.contains("func ") && !line.hasComment {
      guard let place = line.range(of: #"\bfunc \w+"#, options: .regularExpression) else {
        continue
      }
      all += 1
      let name = line[place].dropFirst("func ".count)
      let verb = vagueVerbs.contains { verb in
        name.hasPrefix(verb) && !(name.dropFirst(verb.count).first?.isLowercase ?? false)
      }
      vague += verb ? 1 : 0
    }
    return percent(vague, of: all)
  }

  /// The titles of tests and suites in Swift, and of checks in shell.
  private static func titles(in files: [SourceFile]) -> [Substring] {
    let title = #"(@(Test|Suite)\(|^\s*(check|step|report) )"\S"#
    return files.flatMap { file in
      // A long title stands on the line after its test's.
      zip([""] + file.lines, file.lines).compactMap { before, line in
        let isTitle =
          before.hasSuffix("@Test(") || before.hasSuffix("@Suite(")
          || line.range(of: title, options: .regularExpression) != nil
        let texts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return isTitle && texts.count > 1 ? texts[1] : nil
      }
    }
  }

  /// The names of tests without a title, as words.
  private static func names(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      var (names, isUntitled) = ([String](), false)
      for (line, next) in zip(file.lines, file.lines.dropFirst() + [""]) {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("@Test") {
          let title = text == "@Test(" ? next.drop { $0 == " " } : text.dropFirst("@Test(".count)
          isUntitled = !title.hasPrefix("\"")
        }
        guard isUntitled,
          let place = line.range(of: #"\bfunc \w+"#, options: .regularExpression)
        else { continue }
        let name = line[place].dropFirst("func ".count)
        names.append(name.map { $0.isUppercase ? " \($0)" : "\($0)" }.joined())
        isUntitled = false
      }
      return names
    }
  }

  /// The number of titles of tests and checks, and of names of tests without a title, with a word
  /// that names nothing.
  static func riddles(in files: [SourceFile]) -> Double {
    let riddle = #"\b(what|who|nobody|somebody|told|tells|hears|heard)\b"#
    let texts = titles(in: files).map(String.init) + names(in: files)
    let count = texts.count { text in
      text.range(of: riddle, options: [.regularExpression, .caseInsensitive]) != nil
    }
    return Double(count)
  }

  /// The number of titles of tests whose first word is in lower case and no name of code.
  static func uncapitalizedTitles(in files: [SourceFile]) -> Double {
    let count = titles(in: files).count { title in
      title.range(of: "^[a-z]+[ ,]", options: .regularExpression) != nil
    }
    return Double(count)
  }

  /// The number of files that declare types of which none has the file's name.
  static func misnamedFiles(among files: [SourceFile]) -> Double {
    let pattern = #"^(\w+ |@\w+ )*(struct|class|enum|actor|protocol|typealias) \w+"#
    let wrong = files.count { file in
      let name = file.path.split(separator: "/").last?.split(separator: ".").first ?? ""
      guard file.path.hasSuffix(".swift"), !name.contains("+") else { return false }
      let types = file.lines.compactMap { line -> Substring? in
        guard line.first?.isWhitespace == false, !line.hasPrefix("private "), !line.hasComment,
          let place = line.range(of: pattern, options: .regularExpression)
        else { return nil }
        return line[place].split(separator: " ").last
      }
      return !types.isEmpty && !types.contains(name)
    }
    return Double(wrong)
  }

  /// The median number of words in a sentence of these documents.
  ///
  /// Code blocks, tables, headings and comments do not count; a list item ends a sentence.
  static func wordsInASentence(of documents: [SourceFile]) -> Double {
    let lengths = documents.flatMap { paragraphs(of: $0.lines) }.flatMap { paragraph in
      paragraph.split(separator: #/[.!?]+[)*_]*(\s+|$)/#).map { sentence in
        sentence.split(separator: " ").count { $0.contains { $0.isLetter || $0.isNumber } }
      }
    }.filter { $0 > 2 }.sorted()
    return lengths.isEmpty ? 0 : Double(lengths[lengths.count / 2])
  }

  /// The paragraphs and list items of a Markdown document, each as one line.
  private static func paragraphs(of lines: [String]) -> [String] {
    var (result, isCode) = ([""], false)
    for line in lines {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("```") { isCode.toggle() }
      let isText = !isCode && !["|", "#", "<", "!", "```"].contains { text.hasPrefix($0) }
      let isItem = text.hasPrefix("- ") || text.firstMatch(of: #/^\d+\. /#) != nil
      if !isText || text.isEmpty || isItem { result.append("") }
      if isText { result[result.count - 1] += (isItem ? text.drop { $0 != " " } : text[...]) + " " }
    }
    return result
  }

  private static func percent(_ part: Int, of all: Int) -> Double {
    all == 0 ? 0 : Double(part) * 100 / Double(all)
  }
}

extension String {
  /// Whether the line is a comment.
  fileprivate var hasComment: Bool { trimmingCharacters(in: .whitespaces).hasPrefix("//") }
}
