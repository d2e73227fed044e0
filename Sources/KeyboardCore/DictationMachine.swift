// SPDX-License-Identifier: MIT

import ClavierKit

/// The dictation by a program that offers it.
///
/// ```
///            the key: start                the key: stop
///   idle ──────────────────▶ listening ──────────────────▶ finishing
///    ▲                           │                             │
///    ├── it reports its end ─────┴─────────────────────────────┤
///    └── cancel: another key or field, 60 s without a text ────┘
/// ```
///
/// Only reports of the started program count. Its final texts are queued here and typed in parts,
/// so that no key waits for a long text. A cancellation drops the queued texts.
struct DictationMachine: Sendable {
  private struct Offer: Sendable {
    let client: UInt32
    /// The languages; empty for all.
    let locales: [KeyboardLocale]
    /// Whether the program has not answered its last start, and has reported nothing since that
    /// start.
    var isSuspended = false
  }

  private struct Session: Sendable {
    let client: UInt32
    var context = DictationContext(state: .thinking)
    /// The time of the last progress: the start, the stop, a received text, or a typed part of a
    /// text.
    var lastProgress: Timestamp
    /// Whether the program was asked to stop.
    var isFinishing = false
    /// Whether the program has reported anything.
    var hasReported = false
  }

  /// The maximum length of a part, in characters: the time of typing it is that of a few keys.
  ///
  /// **Source:** Clavier's own, as for texts of programs.
  static let partLength = 64
  /// The maximum size of the queued texts, in bytes of UTF-8; texts beyond it are dropped.
  ///
  /// **Source:** Clavier's own: typing so much takes minutes.
  static let capacity = 16_384
  /// The maximum length of the shown text, in characters: more than fits above the keys.
  private static let shownLength = 60

  /// The offers, oldest first.
  private var offers: [Offer] = []
  private var session: Session?
  /// The final texts that are not typed yet, the oldest first.
  private var texts: [Substring] = []
  /// Whether a part of the first queued text was typed.
  private(set) var isContinued = false
  /// Whether the current keyboard was made for an offer.
  var hasKey = false
  /// Whether a request by the dictation key is pending, and nothing has interrupted it.
  var isRequested = false

  /// Whether any program offers dictation.
  var hasOffers: Bool { offers.contains { !$0.isSuspended } }

  /// Whether a program dictates, or one of its texts is not typed yet.
  var isActive: Bool { session != nil || !texts.isEmpty }

  /// Whether a program dictates, so that its state is shown.
  var isShown: Bool { session != nil }

  /// Whether the program was asked to stop, and may still report a text.
  var isFinishing: Bool { session?.isFinishing == true }

  /// The time at which the dictation is cancelled; `nil` without one.
  var deadline: Timestamp? { session.map { $0.lastProgress + Timing.dictationTimeout } }

  /// Returns the last program that offers dictation in a language, or in another region's form of
  /// it; `nil` for none.
  func client(for locale: KeyboardLocale) -> UInt32? {
    let language = locale.identifier.languageCode
    return offers.last { offer in
      !offer.isSuspended
        && (offer.locales.isEmpty
          || offer.locales.contains { $0.identifier.languageCode == language })
    }?.client
  }

  /// Replaces a program's offer.
  ///
  /// - Parameters:
  ///   - locales: The languages, empty for all; `nil` withdraws the offer and ends its dictation.
  ///   - client: The program's number.
  mutating func update(_ locales: [KeyboardLocale]?, of client: UInt32) {
    offers.removeAll { $0.client == client }
    if let locales {
      offers.append(Offer(client: client, locales: locales))
    } else if session?.client == client {
      session = nil
    }
  }

  /// Starts the dictation of a program.
  mutating func start(_ client: UInt32, at now: Timestamp) {
    session = Session(client: client, lastProgress: now)
  }

  /// Stops listening; final texts may follow.
  ///
  /// - Returns: The program to stop; `nil` without a dictation.
  mutating func stop(at now: Timestamp) -> UInt32? {
    session?.isFinishing = true
    session?.context.state = .thinking
    session?.lastProgress = now
    return session?.client
  }

  /// Ends the dictation, and drops the texts that are not typed yet.
  ///
  /// - Returns: The program to cancel; `nil` without a dictation.
  mutating func cancel() -> UInt32? {
    defer {
      session = nil
      isRequested = false
      texts = []
      isContinued = false
    }
    return session?.client
  }

  /// Suspends the offer of a program that has reported nothing since its start, until it reports.
  mutating func suspendUnansweredOffer() {
    guard let session, !session.hasReported else { return }
    setSuspended(true, of: session.client)
  }

  /// Suspends or resumes an offer.
  ///
  /// - Returns: Whether that is a change.
  @discardableResult
  private mutating func setSuspended(_ isSuspended: Bool, of client: UInt32) -> Bool {
    guard let index = offers.firstIndex(where: { $0.client == client }),
      offers[index].isSuspended != isSuspended
    else { return false }
    offers[index].isSuspended = isSuspended
    return true
  }

  /// Handles a report; of a program that does not dictate, it only resumes the offer.
  ///
  /// - Returns: Whether the shown state has changed.
  mutating func handle(_ report: Dictation.Report, from client: UInt32, at now: Timestamp) -> Bool {
    let isResumed = setSuspended(false, of: client)
    guard var session, session.client == client else { return isResumed }
    session.hasReported = true
    let before = session.context
    session.context.update(report)
    switch report {
    case .state: break
    case .partialText(let text): if !text.isEmpty { session.lastProgress = now }
    case .finalText(let text):
      session.lastProgress = now
      add(text)
    }
    let isChanged = session.context != before
    self.session = session.context.isDictating ? session : nil
    return isChanged
  }

  /// Adds a final text without the white space around it.
  private mutating func add(_ text: String) {
    var text = text[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    let size = texts.reduce(text.utf8.count) { $0 + $1.utf8.count }
    if !text.isEmpty, size <= Self.capacity { texts.append(text) }
  }

  /// Removes and returns the next part to type, which ends at a space if possible; `nil` if no text
  /// waits.
  mutating func nextPart(at now: Timestamp) -> Dictation.Part? {
    guard let text = texts.first else { return nil }
    session?.lastProgress = now
    let limit = text.index(text.startIndex, offsetBy: Self.partLength, limitedBy: text.endIndex)
    var end = limit ?? text.endIndex
    if end < text.endIndex, let space = text[..<end].lastIndex(of: " ") {
      end = text.index(after: space)
    }
    let rest = text[end...].drop { $0 == " " }
    let part = Dictation.Part(String(text[..<end]), isFirst: !isContinued, isLast: rest.isEmpty)
    isContinued = !rest.isEmpty
    if rest.isEmpty { texts.removeFirst() } else { texts[0] = rest }
    return part
  }

  /// Shows the dictation in a scene: its key looks pressed, and the row of suggestions has the
  /// partial text.
  func show(in scene: inout Scene) {
    guard let session else { return }
    let key = scene.frames.keys.firstIndex { $0.action == .dictation }
    if let key, !scene.pressedKeys.contains(key) {
      scene.pressedKeys = (scene.pressedKeys + [key]).sorted()
    }
    guard scene.frames.toolbar != nil else { return }
    let sign = session.context.state == .listening ? "●" : "…"
    let text = session.context.dictatedText.suffix(Self.shownLength)
    scene.suggestions = [Autocomplete.Suggestion(text: text.isEmpty ? sign : "\(sign) \(text)")]
    scene.pressedSuggestion = nil
  }
}
