// SPDX-License-Identifier: MIT

public import Words

/// The quality of recorded taps: plain, weighted, and corrected.
public struct ReplayEvaluation: Sendable {
  public private(set) var letters = 0
  public private(set) var wrongLetters = 0
  public private(set) var blanks = 0
  public private(set) var wrongBlanks = 0
  public private(set) var words = 0
  /// The words with a wrong letter before correction, and after it.
  public private(set) var wrongWords = 0
  public private(set) var wrongAfterCorrection = 0
  /// The words that the correction made wrong.
  public private(set) var spoiltWords = 0
  /// The taps near the centre of a key that were assigned to a different one.
  public private(set) var movedAnchors = 0

  /// Types the phrases again.
  ///
  /// - Parameters:
  ///   - recording: The taps.
  ///   - weighting: The hit weighting, `nil` for the plain hit test.
  ///   - corrector: The correction of finished words, with its lexicons.
  public init(
    _ recording: RecordedTaps, weighting: HitWeighting?, corrector: WordCorrector
  ) {
    for phrase in recording.phrases {
      var word = Word(corrector)
      for recorded in phrase {
        let index = weighting?.decide(recorded.tap, after: word.path, in: corrector.language) ?? 0
        let typed = recorded.tap.typed
        if index > 0, abs(typed.dx) <= 0.22, abs(typed.dy) <= 0.22 { movedAnchors += 1 }
        let letter = recorded.tap[index].letter
        if recorded.meant.properties.isAlphabetic {
          letters += 1
          wrongLetters += letter == recorded.meant ? 0 : 1
          word.append(letter, recorded, corrector)
        } else {
          if recorded.meant == " " {
            blanks += 1
            wrongBlanks += letter == " " ? 0 : 1
          }
          finish(&word, corrector)
        }
      }
      finish(&word, corrector)
    }
  }

  /// A word being typed.
  private struct Word {
    var path: WordPath
    var beam: Beam
    var typed = ""
    var meant = ""

    init(_ corrector: WordCorrector, after previous: String? = nil) {
      path = WordPath(corrector.language)
      beam = corrector.begin(after: previous)
    }

    mutating func append(
      _ letter: Unicode.Scalar, _ recorded: RecordedTaps.RecordedTap, _ corrector: WordCorrector
    ) {
      typed.unicodeScalars.append(letter)
      meant.unicodeScalars.append(recorded.meant)
      path.append(letter, corrector.language)
      corrector.extend(&beam, with: recorded.tap)
    }
  }

  private mutating func finish(_ word: inout Word, _ corrector: WordCorrector) {
    guard !word.meant.isEmpty else { return }
    let decision = corrector.corrections(of: word.beam, typed: word.typed)
    // A missing tap on the space bar cannot be replayed: "wisdomof" is right as "wisdom of".
    let result = (decision.replacement?.text ?? word.typed).lowercased()
      .filter { $0 != " " }
    words += 1
    wrongWords += word.typed == word.meant ? 0 : 1
    wrongAfterCorrection += result == word.meant ? 0 : 1
    spoiltWords += word.typed == word.meant && result != word.meant ? 1 : 0
    word = Word(corrector, after: decision.replacement?.text ?? word.typed)
  }
}
