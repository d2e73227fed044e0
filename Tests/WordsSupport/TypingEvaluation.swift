// SPDX-License-Identifier: MIT

public import Words

/// The quality of correction, completion and prediction over sentences with mistakes.
///
/// **Source:** the counts and scores are those of kebbie 0.5.1.
public struct TypingEvaluation {
  public private(set) var corrected = 0
  public private(set) var mistyped = 0
  public private(set) var spoilt = 0
  public private(set) var correct = 0
  public private(set) var completed = 0
  public private(set) var completions = 0
  public private(set) var predicted = 0
  public private(set) var predictions = 0
  /// The mistyped or spoilt words with their results.
  public private(set) var failures: [(wanted: String, typed: String, result: String)] = []

  public var precision: Double { Double(corrected) / Double(max(1, corrected + spoilt)) }
  public var recall: Double { Double(corrected) / Double(max(1, mistyped)) }
  /// The F-measure with beta 0.9.
  public var fScore: Double {
    let weighted = 0.81 * precision + recall
    return weighted > 0 ? 1.81 * precision * recall / weighted : 0
  }
  public var completionRate: Double { Double(completed) / Double(max(1, completions)) }
  public var predictionRate: Double { Double(predicted) / Double(max(1, predictions)) }
  public var spoiltRate: Double { Double(spoilt) / Double(max(1, correct)) }

  public init() {}

  /// Types sentences with mistakes and counts the results.
  public mutating func run(
    _ sentences: [String], with corrector: WordCorrector,
    seed: some RandomNumberGenerator
  ) {
    var typist = NoisyTypist(seed)
    var dice = seed
    for sentence in sentences {
      var words = Self.words(of: sentence)[...]
      var context: [String] = []
      while !words.isEmpty {
        let typed = typist.type(words)
        let wanted = words.prefix(typed.words).joined(separator: " ")
        words = words.dropFirst(typed.words)
        complete(typed.text, typed.taps, wanted, context, corrector, &dice)
        correct(typed.text, typed.taps, typed.mistakes, wanted, context, corrector)
        context += wanted.split(separator: " ").map(String.init)
        predict(words.first, context, corrector)
      }
    }
  }

  private mutating func correct(
    _ text: String, _ taps: [Tap], _ mistakes: Int, _ wanted: String, _ context: [String],
    _ corrector: WordCorrector
  ) {
    var beam = corrector.begin(after: context.last, precededBy: Self.earlier(context))
    for tap in taps { corrector.extend(&beam, with: tap) }
    let decision = corrector.corrections(of: beam, typed: text, startsSentence: context.isEmpty)
    let result = decision.replacement?.text ?? text
    if mistakes == 0 {
      correct += 1
      spoilt += result == wanted ? 0 : 1
    } else {
      mistyped += 1
      corrected += result == wanted ? 1 : 0
    }
    if result != wanted { failures.append((wanted, text, result)) }
  }

  /// Requests completions of a part of the word; longer parts are likelier.
  private mutating func complete(
    _ text: String, _ taps: [Tap], _ wanted: String, _ context: [String],
    _ corrector: WordCorrector, _ dice: inout some RandomNumberGenerator
  ) {
    let longest = min(text.unicodeScalars.count, wanted.unicodeScalars.count) - 1
    guard longest > 0 else { return }
    var rest = Int.random(in: 0..<longest * (longest + 1) / 2, using: &dice)
    var count = 1
    while rest >= count {
      rest -= count
      count += 1
    }
    var beam = corrector.begin(after: context.last, precededBy: Self.earlier(context))
    for tap in taps.prefix(count) { corrector.extend(&beam, with: tap) }
    let part = String(text.prefix(count))
    let words = corrector.completions(of: beam, typed: part, limit: 3).map(\.text)
    completions += 1
    completed += words.contains(wanted) ? 1 : 0
  }

  private mutating func predict(
    _ wanted: String?, _ context: [String], _ corrector: WordCorrector
  ) {
    guard let wanted, let last = context.last else { return }
    predictions += 1
    let words = corrector.nextWords(after: last, precededBy: Self.earlier(context), limit: 3)
    predicted += words.contains(wanted) ? 1 : 0
  }

  /// Returns the word before the last one, empty at the start of the sentence.
  private static func earlier(_ context: [String]) -> String {
    context.dropLast().last ?? ""
  }

  /// Returns the words of a sentence without its punctuation.
  static func words(of sentence: String) -> [String] {
    sentence.split { " .,:;()\"!?".contains($0) }.map(String.init)
  }
}
