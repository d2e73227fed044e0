// SPDX-License-Identifier: MIT

public import ClavierKit

/// The messages of programs that offer dictation, in order.
public struct DictationRecord: Sendable {
  /// The languages of each offer; `nil` for the end of one.
  public private(set) var offers: [[KeyboardLocale]?] = []
  /// The reports.
  public internal(set) var reports: [Dictation.Report] = []
  /// The number of the last client that offered; `nil` after the end of an offer.
  private(set) var client: UInt32?

  mutating func receive(_ locales: [KeyboardLocale]?, of client: UInt32) {
    offers.append(locales)
    self.client = locales == nil ? nil : client
  }
}
