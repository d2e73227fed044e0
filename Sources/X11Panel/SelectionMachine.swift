// SPDX-License-Identifier: MIT

import ClavierSettings
import Panel

/// The reading of the clipboard's text from its owner, without I/O.
///
/// ```
///              there is a new owner           one of its types is a text
///   waiting ─────────────────────────▶ types ────────────────────────────▶ text
///    ▲ ▲                                 │                                  │
///    │ └── no text, a secret, no owner ──┘                                  │
///    └──── the owner has answered ──────────────────────────────────────────┘
/// ```
///
/// An owner that does not answer blocks nothing, and is dropped with the next one. A text in parts
/// (`INCR`) is too long, and not read.
///
/// **Source:** Inter-Client Communication Conventions Manual 2.0, 2.4, 2.6.2, 2.7.2.
struct SelectionMachine {
  /// The server's numbers for names of types.
  struct Atoms: Hashable, Sendable {
    /// `TARGETS`: the list of types.
    var targets: UInt32
    /// `UTF8_STRING`.
    var utf8: UInt32
    /// `STRING`: a text in Latin-1.
    var latin1: UInt32
    /// `INCR`: the size of a content that would follow in parts.
    var incremental: UInt32
    /// ``OfferedTypes/secretName``.
    var secret: UInt32
  }

  /// A request to the owner, by which its answer is recognized.
  struct Request: Hashable, Sendable {
    /// The requested type.
    var target: UInt32
    /// The server's time of the owner's announcement, in milliseconds.
    var time: UInt32
  }

  /// The next step of the caller.
  enum Step: Hashable, Sendable {
    case request(Request)
    /// Report a text of at most ``PanelReport/clipboardLimit`` bytes; `nil` for another content.
    case report(String?)
  }

  let atoms: Atoms
  /// The request that the owner has not answered; `nil` for none.
  private(set) var request: Request?

  init(_ atoms: Atoms) { self.atoms = atoms }

  /// Handles a new owner of the clipboard; 0 for none.
  mutating func ownerChanged(to owner: UInt32, at time: UInt32) -> Step {
    request = owner == 0 ? nil : Request(target: atoms.targets, time: time)
    return request.map(Step.request) ?? .report(nil)
  }

  /// Handles the answer to ``request``.
  ///
  /// - Parameter content: The content in the requested type; `nil` if the owner refuses it.
  /// - Returns: The next step; `nil` without a request.
  mutating func handle(_ content: XProperty?) -> Step? {
    guard let answered = request else { return nil }
    request = nil
    guard let content, content.isWhole else { return .report(nil) }
    guard answered.target == atoms.targets else { return .report(text(of: content)) }
    guard let target = readableType(in: content) else { return .report(nil) }
    let next = Request(target: target, time: answered.time)
    request = next
    return .request(next)
  }

  /// Returns the best type of a list to read a text in; `nil` without a text, and for a secret.
  private func readableType(in list: XProperty) -> UInt32? {
    guard list.format == 32, list.type != atoms.incremental else { return nil }
    var types = OfferedTypes(texts: [atoms.utf8, atoms.latin1], secret: atoms.secret)
    for type in list.numbers { types.add(type) }
    return types.readable
  }

  private func text(of content: XProperty) -> String? {
    guard content.format == 8 else { return nil }
    var text: String?
    if content.type == atoms.utf8 {
      text = String(validating: content.bytes, as: UTF8.self)
    } else if content.type == atoms.latin1 {
      // The numbers of Latin-1's characters are those of Unicode.
      text = String(decoding: content.bytes.map { UInt16($0) }, as: UTF16.self)
    }
    return text.flatMap { $0.utf8.count <= PanelReport.clipboardLimit ? $0 : nil }
  }
}
