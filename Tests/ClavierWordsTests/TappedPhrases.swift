// SPDX-License-Identifier: MIT

import ClavierKit
import WordsSupport

/// Recorded taps on the phone's keyboard, typed by an engine.
struct TappedPhrases {
  let pages: KeyboardPages
  let frames: KeyboardFrames
  private let settings: EngineSettings
  private var engine: KeyboardEngine
  /// The number of the touch device on which the fingers are.
  var device: UInt64 = 0
  private var time: Int64 = 0

  init(
    weighting: (KeyboardPages) -> (any KeyWeighting)?, commit: Keyboard.CommitPolicy = .release,
    field: Keyboard.Field = Keyboard.Field(), width: Double = 390
  ) {
    let context = KeyboardContext(locale: .english)
    pages = KeyboardPages(service: .standard(), context: context, width: width)
    frames = pages[.alphabetic, .lowercased]
    var settings = EngineSettings()
    settings.isAutocapitalizationEnabled = false
    settings.endsSentenceOnDoubleSpace = false
    settings.commitPolicy = commit
    self.settings = settings
    engine = KeyboardEngine(
      pages: pages, settings: settings, text: TextRecord(field: field),
      weighting: weighting(pages))
  }

  /// Returns the key of a letter, or the space bar for a space; `nil` for any other.
  func key(of letter: Character) -> KeyboardFrames.Key? {
    frames.keys.first { $0.action == (letter == " " ? .space : .character(String(letter))) }
  }

  /// Taps beside the centre of a key, in widths and heights of a letter's key.
  ///
  /// - Returns: The typed text; `nil` if the keyboard has no such key.
  mutating func tap(_ letter: Character, dx: Double = 0, dy: Double = 0) -> String? {
    guard let key = key(of: letter), let other = self.key(of: "g") else { return nil }
    let width = letter == " " ? key.touchFrame.width : other.touchFrame.width
    let center = key.capFrame.center
    let point = Point(x: center.x + dx * width, y: center.y + dy * key.touchFrame.height)
    return tap(at: point)
  }

  private mutating func tap(at point: Point) -> String {
    move([(.down, point), (.up, point)])
  }

  /// Comes down on one key, and slides to a place beside the centre of another one before it lifts.
  mutating func slide(from first: Character, to last: Character, dx: Double) -> String? {
    guard let start = key(of: first)?.capFrame.center, let end = key(of: last) else { return nil }
    let point = Point(
      x: end.capFrame.center.x + dx * end.touchFrame.width, y: end.capFrame.center.y)
    return move([(.down, start), (.moved, point), (.up, point)])
  }

  private mutating func move(_ steps: [(Contact.Phase, Point)]) -> String {
    var typed = ""
    for (phase, point) in steps {
      time += 60_000
      let contact = Contact.ID(rawValue: device << 32 | 1)
      let touch = Touch(contact: contact, phase: phase, point: point)
      let frame = TouchFrame(time: Timestamp(microseconds: time), touches: [touch])
      for case .insertText(let text) in engine.handle(.touch(frame)).effects { typed += text }
    }
    // Longer than the interval of the bounce filter.
    time += 300_000
    return typed
  }

  /// Starts a new field.
  mutating func clear(_ field: Keyboard.Field = Keyboard.Field()) {
    _ = engine.handle(.newField(field, Timestamp(microseconds: time)))
  }

  /// Replaces the keyboard by a new one with the same pages, in an empty field.
  mutating func replaceKeyboard(weighting: (KeyboardPages) -> (any KeyWeighting)?) {
    var response = Response()
    let next = KeyboardEngine(pages: pages, settings: settings, weighting: weighting(pages))
    engine.replace(with: next, &response)
    clear()
  }

  /// Forgets the learned places of taps.
  mutating func forgetTapOffsets() { engine.forgetTapOffsets() }

  /// Sends any input to the engine.
  @discardableResult
  mutating func handle(_ input: (Timestamp) -> Input) -> Response {
    engine.handle(input(Timestamp(microseconds: time)))
  }

  /// Compares the words and letters of all recorded phrases, as meant and as typed.
  mutating func replay(_ recording: RecordedTaps) -> Score {
    var score = Score()
    for phrase in recording.phrases {
      clear()
      var (meant, typed) = ("", "")
      for tap in phrase {
        let letter = Character(tap.meant)
        guard let text = self.tap(letter, dx: Double(tap.dx), dy: Double(tap.dy)) else { continue }
        score.add(letter, text)
        meant.append(letter)
        typed += text
      }
      score.add(words: meant, typed)
    }
    return score
  }

  /// The share of wrong letters and words.
  struct Score {
    private(set) var letters = 0
    private(set) var wrongLetters = 0
    private(set) var words = 0
    private(set) var wrongWords = 0

    var lettersWrong: Double { Double(wrongLetters) / Double(letters) }
    var wordsWrong: Double { Double(wrongWords) / Double(words) }

    mutating func add(_ meant: Character, _ typed: String) {
      guard meant != " " else { return }
      letters += 1
      if typed != String(meant) { wrongLetters += 1 }
    }

    /// Compares words by position, since there are as many taps as characters.
    mutating func add(words meant: String, _ typed: String) {
      let typed = Array(typed)
      var start = 0
      for word in meant.split(separator: " ", omittingEmptySubsequences: false) {
        let end = start + word.count
        defer { start = end + 1 }
        guard !word.isEmpty else { continue }
        words += 1
        if end > typed.count || String(typed[start..<end]) != String(word) { wrongWords += 1 }
      }
    }
  }
}
