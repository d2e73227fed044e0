// SPDX-License-Identifier: MIT

import CSessionBus
import Glibc

/// The languages of the keyboard on the session's bus: `org.clavier.Keyboard1`, an interface of our own, since other
/// touch keyboards have none for that.
///
/// Languages are named by their identifiers, such as `de`.
final class BusLanguages {
  /// What the keyboard has now; `nil` while nobody knows.
  var state: SessionBus.Languages?
  /// What an answer comes from, as long as this lives.
  let calls: UnsafeMutablePointer<csessionbus_languages>

  private let goTo: (String?) -> Void

  /// Gets ready to answer.
  ///
  /// - Parameter goTo: Has the keyboard go to a language that it has; `nil` for the next one.
  init(_ goTo: @escaping (String?) -> Void) {
    self.goTo = goTo
    calls = .allocate(capacity: 1)
    calls.initialize(
      to: csessionbus_languages(
        context: nil,
        append_current: { context, reply in
          served(context, by: BusLanguages.self, or: -ENOTCONN) { $0.appendCurrent(to: reply) }
        },
        append_all: { context, reply in
          served(context, by: BusLanguages.self, or: -ENOTCONN) { $0.appendAll(to: reply) }
        },
        go: { context, language in
          served(context, by: BusLanguages.self, or: -ENOTCONN) {
            $0.go(to: language.map { String(cString: $0) })
          }
        }))
    calls.pointee.context = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    calls.deallocate()
  }

  /// Goes to a language that a program wants.
  ///
  /// - Returns: 0, or as a negative number why not.
  private func go(to language: String?) -> Int32 {
    guard let state else { return -ENOTCONN }
    if let language, !state.all.contains(language) { return -EINVAL }
    goTo(language)
    return 0
  }

  private func appendCurrent(to reply: OpaquePointer?) -> Int32 {
    sd_bus_message_append_basic(reply, Self.text, state?.current ?? "")
  }

  private func appendAll(to reply: OpaquePointer?) -> Int32 {
    var result = sd_bus_message_open_container(reply, CChar(UInt8(ascii: "a")), "s")
    for language in state?.all ?? [] where result >= 0 {
      result = sd_bus_message_append_basic(reply, Self.text, language)
    }
    return result < 0 ? result : sd_bus_message_close_container(reply)
  }

  private static let text = CChar(UInt8(ascii: "s"))
}

extension SessionBus {
  /// The languages that the keyboard has, and the one that it is in, by their identifiers.
  public struct Languages: Hashable, Sendable {
    public var current: String
    public var all: [String]

    public init(current: String, all: [String]) {
      self.current = current
      self.all = all
    }
  }

  /// The languages of the keyboard, `nil` while its service is not there.
  ///
  /// Programs that follow them are told.
  public var languages: Languages? {
    get { busLanguages.state }
    set {
      let old = busLanguages.state
      busLanguages.state = newValue
      if newValue?.current != old?.current { tellOfLanguages("Language") }
      if newValue?.all != old?.all { tellOfLanguages("Languages") }
    }
  }
}
