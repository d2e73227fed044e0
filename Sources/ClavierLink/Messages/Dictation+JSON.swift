// SPDX-License-Identifier: MIT

import ClavierKit

extension Dictation.Request {
  /// The request as a message: `{"dictation":"start","language":"de"}`, `{"dictation":"stop"}`.
  var json: JSONValue {
    switch self {
    case .start(let language): ["dictation": .string("start"), "language": .string(language)]
    case .stop: ["dictation": .string("stop")]
    case .cancel: ["dictation": .string("cancel")]
    }
  }

  /// Reads a request; `nil` for an unknown one of a newer daemon.
  ///
  /// - Throws: ``ProtocolError``.
  init?(_ members: MessageMembers) throws(ProtocolError) {
    switch try members.string("dictation") {
    case "start": self = .start(localeIdentifier: try members.string("language"))
    case "stop": self = .stop
    case "cancel": self = .cancel
    default: return nil
    }
  }
}

extension Dictation.Report {
  /// The report as an object.
  var json: JSONValue {
    switch self {
    case .state(let state): ["state": .string(state.rawValue)]
    case .partialText(let text): ["partial": .string(text)]
    case .finalText(let text): ["final": .string(text)]
    }
  }
}
