// SPDX-License-Identifier: MIT

import ClavierKit

// The messages of a program that offers dictation.

extension LinkCommand {
  /// Reads `{"dictation":["en","de"]}`, the languages of an offer.
  static func offer(_ value: JSONValue) throws(ProtocolError) -> LinkCommand {
    let members = try MessageMembers(value, of: "offer")
    try members.allow("dictation")
    var locales: [KeyboardLocale] = []
    for element in try members.list("dictation") {
      guard let locale = try Self.locale(element) else {
        throw ProtocolError("offer.dictation: \"next\" is no language")
      }
      locales.append(locale)
    }
    return .offerDictation(locales)
  }

  /// Reads the report of a dictation, one of `state`, `partial` and `final`.
  static func dictation(_ value: JSONValue) throws(ProtocolError) -> LinkCommand {
    let members = try MessageMembers(value, of: "dictation")
    try members.allow("state", "partial", "final")
    guard members.names.count == 1 else {
      throw ProtocolError("dictation: it has one of state, partial, final")
    }
    if members["state"] != nil { return .dictation(.state(try members.choice("state"))) }
    if members["partial"] != nil { return .dictation(.partialText(try text("partial", members))) }
    return .dictation(.finalText(try text("final", members)))
  }

  private static func text(
    _ name: String, _ members: MessageMembers
  ) throws(ProtocolError) -> String {
    let text = try members.string(name)
    guard text.utf8.count <= LinkLimits.dictation,
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw ProtocolError(
        "dictation.\(name): it must have at most \(LinkLimits.dictation) bytes, and no control "
          + "characters")
    }
    return text
  }
}
