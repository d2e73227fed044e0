// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `clavier words serve`, as another program uses it.
@Suite(.enabled(if: Tier.runsRealTests))
struct WordsServeTests {
  private struct Answer: Decodable, Equatable {
    var word: String?
    var replacement: String?
    var confidence: Double?
    var corrections: [String]?
    var completions: [String]?
    var next: [String]?
    var keys: Int?
    var error: String?
  }

  private let clavier = Program(name: "clavier")

  /// Makes a directory with an English and a German lexicon, and pairs of words.
  private func folder() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    let english =
      "the 900\nof 900\nin 900\ngoing 500\ngong 1\nI 600\nto 700\nhome 300\nParis 40\nkin 1\n"
    try folder.write(english, to: "en.txt")
    try folder.write("und 9000\nwahrscheinlich 50\nHaus 400\n", to: "de.txt")
    let list =
      "#clavier-pairs 1 en\ngoing\thome\t40\ngoing\tto\t50\n"
      + "\tgoing\tdown\t20\nis\tgoing\ton\t20\n"
    try folder.write(list, to: "pairs.txt")
    for code in ["en", "de"] {
      let output = "\(folder.path)/\(code).words"
      #expect(
        try clavier("words", "build", "\(folder.path)/\(code).txt", "-o", output).status == 0)
    }
    let pairs = "\(folder.path)/en.pairs"
    let built = try clavier("words", "build", "--pairs", "\(folder.path)/pairs.txt", "-o", pairs)
    #expect(built.output == "\(pairs): en, 4 entries\n")
    return folder
  }

  private func answers(
    to lines: String..., options: [String] = ["--language", "en"]
  ) throws -> [Answer] {
    let folder = try folder()
    let pairs = options.contains("en") ? ["--pairs", "\(folder.path)/en.pairs"] : []
    let result = try clavier(
      ["words", "serve", "--words", folder.path] + pairs + options,
      input: lines.joined(separator: "\n"))
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
    return try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }

  @Test("A mistyped word is corrected, an unfinished one completed, and the next one suggested")
  func sentence() throws {
    let answers = try answers(
      to: #"{"text":"I was gonig"}"#, #"{"text":"I was \"goi"}"#, #"{"text":"I was going "}"#,
      #"{"text":"Teh"}"#, #"{"text":"in paris"}"#)
    #expect(answers.count == 5)
    #expect(answers[0].word == "gonig")
    #expect(answers[0].replacement == "going")
    #expect(answers[0].corrections?.first == "going")
    #expect(try (0.9...1).contains(#require(answers[0].confidence)))
    #expect(answers[0].next?.first == "home")
    #expect(answers[1].word == "goi")
    #expect(answers[1].completions?.first == "going")
    #expect(answers[2].word?.isEmpty == true)
    #expect(answers[2].completions == [])
    #expect(answers[2].next?.prefix(2) == ["home", "to"])
    #expect(answers[3].replacement == "The")
    #expect(answers[4].replacement == "Paris")
  }

  @Test("The next word depends on the two words before, or on the start of the sentence")
  func twoWords() throws {
    let answers = try answers(
      to: #"{"text":"it is going "}"#, #"{"text":"Going "}"#, #"{"text":"So it is. Going "}"#,
      #"{"text":"it is \"gonig"}"#, #"{"text":"is, going "}"#, #"{"text":"gonig"}"#)
    #expect(answers.map { $0.next?.first } == ["on", "down", "down", "on", "on", "down"])
  }

  @Test("The places of taps decide between neighbouring keys")
  func places() throws {
    let keys = #"{"keys":[["k",0,0,1,1],["j",-1,0,1,1],["i",0,-1,1,1],["n",-1,1,1,1]]}"#
    let answers = try answers(
      to: #"{"text":"to jin","taps":[[-0.55,0],[0,-1],[-1,1]]}"#, keys,
      #"{"text":"to jin","taps":[[-0.55,0],[0,-1],[-1,1]]}"#,
      #"{"text":"to jin","taps":[[-1,0],null,null]}"#)
    #expect(
      answers[0].error == "taps: the places of the keys are not known; send keys first")
    #expect(answers[1].keys == 4)
    #expect(answers[2].corrections?.first == "kin")
    // A tap in the middle of a key means its letter, so the mistake is more probably in another
    // letter.
    #expect(answers[3].corrections?.first == "in")
  }

  @Test("With two languages, the last words decide which of them is used")
  func languages() throws {
    let answers = try answers(
      to: #"{"text":"das Haus und wahrscheinlcih"}"#, #"{"text":"the hoem"}"#,
      options: ["-l", "en", "-l", "de"])
    #expect(answers.map(\.replacement) == ["wahrscheinlich", "home"])
  }

  @Test(
    "An invalid line is answered with its error, and the next line as usual",
    .enabled(if: Tier.runsSlowTests),
    arguments: [
      ("x", "column 1: '{' or '[' is missing before 'x'"),
      ("[1]", "a request is an object, not a list"),
      ("{}", "text is missing"),
      (#"{"text":1}"#, "text: it must be a text, not a whole number"),
      (#"{"text":"a","limit":21}"#, "limit: it must be a whole number from 1 to 20"),
      (
        #"{"text":"a","taps":[null,null]}"#,
        "taps: there are more of them than characters in the text"
      ),
      (#"{"text":"a","taps":[[1e9,0]]}"#, "taps: number 1 is neither null nor [x, y]"),
      (
        #"{"txt":"a"}"#,
        "there is no member \"txt\"; there are text, taps and limit, and keys in a request of its own"
      ),
      (
        #"{"keys":[["ab",0,0,1,1]]}"#,
        "keys: number 1 is not [letter, x, y, width, height] with numbers from -1000000 to 1000000 "
          + "and sizes of at least 0.001"
      ),
    ])
  func wrongLine(line: String, message: String) throws {
    let answers = try answers(to: line, #"{"text":"I "}"#)
    #expect(answers.first == Answer(error: message))
    #expect(answers.last?.word?.isEmpty == true)
  }

  @Test("A line that is too long ends the program")
  func longLine() throws {
    let folder = try folder()
    let result = try clavier(
      "words", "serve", "--lexicon", "\(folder.path)/en.words",
      input: String(repeating: "x", count: 70_000) + "\n{}\n")
    #expect(result.output == "{\"error\":\"a line is longer than 65536 bytes\"}\n")
    #expect(result.errors == "clavier: a line is longer than 65536 bytes\n")
    #expect(result.status == 1)
  }

  @Test("Random text and positions are answered without an error")
  func randomText() throws {
    var generator = SplitMix64(seed: 24)
    let letters = Array("abgoinz \"'.-éßİ\u{301}😀")
    var lines = [#"{"keys":[["g",0,0,1,1],["o",1e6,-1e6,0.001,1e6],["n",0,0,1e-3,1]]}"#]
    for _ in 0..<200 {
      let count = Int.random(in: 0...60, using: &generator)
      let text = (0..<count).compactMap { _ in letters.randomElement(using: &generator) }
      let escaped = String(text).replacing("\"", with: "\\\"")
      let taps = (0..<min(count, 5)).map { _ in
        "[\(Double.random(in: -2...2, using: &generator)),0]"
      }
      lines.append(#"{"text":"\#(escaped)","taps":[\#(taps.joined(separator: ","))]}"#)
    }
    let answers = try answers(to: lines.joined(separator: "\n"))
    #expect(answers.count == lines.count)
    #expect(answers.allSatisfy { $0.error == nil })
    let confidences = answers.compactMap(\.confidence)
    #expect(confidences.count == 200)
    #expect(confidences.allSatisfy { (0...1).contains($0) })
  }

  @Test("Missing, damaged or too many lexicons are reported")
  func lexicons() throws {
    let folder = try TemporaryDirectory()
    let damaged = try folder.write("nothing", to: "en.words")
    let missing = try clavier("words", "serve", "-l", "eo", "--words", folder.path)
    #expect(missing.errors.hasPrefix("clavier: there is no lexicon eo in \(folder.path); "))
    #expect(missing.status == 1)
    #expect(
      try clavier("words", "serve", "--lexicon", damaged).errors.hasPrefix(
        "clavier: \(damaged): is no lexicon"))
    let three = try clavier("words", "serve", "-l", "a", "-l", "b", "-l", "c")
    #expect(three.errors.contains("Give one or two lexicons"))
    #expect(three.status == 64)
  }
}
