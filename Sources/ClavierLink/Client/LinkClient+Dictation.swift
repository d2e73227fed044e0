// SPDX-License-Identifier: MIT

public import ClavierKit
import Linux

// Dictation by a client.

extension LinkClient {
  /// The socket's descriptor, which is readable if requests for dictation may have arrived.
  public var descriptor: Int32 { socket.rawValue }

  /// Offers dictation, and waits for the confirmation.
  ///
  /// - Parameter locales: The languages; empty for all.
  /// - Throws: ``LinkError``.
  public func offerDictation(in locales: [KeyboardLocale]) throws(LinkError) {
    try finish(.offerDictation(locales))
  }

  /// Sends a report about dictation.
  ///
  /// - Parameter report: The report; a text has at most ``LinkLimits/dictation`` bytes and no
  ///   control characters.
  /// - Throws: ``LinkError``.
  public func report(_ report: Dictation.Report) throws(LinkError) {
    try send(.dictation(report))
  }

  /// Returns the requests for dictation that have arrived, in order.
  ///
  /// - Parameter isReadable: Whether the socket is readable, so that reading from it does not wait.
  /// - Returns: The requests; those for other clients never arrive here.
  /// - Throws: ``LinkError``; ``LinkError/ended`` when the daemon stops.
  public func dictationRequests(isReadable: Bool) throws(LinkError) -> [Dictation.Request] {
    if isReadable { try receive() }
    var requests: [Dictation.Request] = []
    while let message = try pendingMessage() {
      if case .dictation(let request) = message { requests.append(request) }
    }
    return requests
  }
}
