// SPDX-License-Identifier: MIT

import CSessionBus
import Glibc

/// The interface `org.clavier.Keyboard1` on the session's bus: the keyboard's languages, and the
/// end of a user's visit.
///
/// The interface is specific to Clavier, since other touch keyboards offer neither. Languages have
/// identifiers, such as `de`.
final class BusLanguages {
  /// The keyboard's current languages; `nil` while unknown.
  var state: SessionBus.Languages?
  /// The callbacks of the C library, valid as long as this object.
  let calls: UnsafeMutablePointer<csessionbus_languages>

  private let onSwitch: (String?) -> Void
  private let forget: () -> Bool

  /// Prepares the callbacks.
  ///
  /// - Parameters:
  ///   - onSwitch: Switches the keyboard to one of its languages; `nil` for the next one.
  ///   - forget: Clears the user's state; returns `false` without a daemon.
  init(_ onSwitch: @escaping (String?) -> Void, forget: @escaping () -> Bool) {
    self.onSwitch = onSwitch
    self.forget = forget
    calls = .allocate(capacity: 1)
    calls.initialize(
      to: csessionbus_languages(
        context: nil,
        append_current: { context, reply in
          owner(context, as: BusLanguages.self, or: -ENOTCONN) { $0.appendCurrent(to: reply) }
        },
        append_all: { context, reply in
          owner(context, as: BusLanguages.self, or: -ENOTCONN) { $0.appendAll(to: reply) }
        },
        go: { context, language in
          owner(context, as: BusLanguages.self, or: -ENOTCONN) {
            $0.switchLanguage(to: language.map { String(cString: $0) })
          }
        },
        forget: { context in
          owner(context, as: BusLanguages.self, or: -ENOTCONN) { $0.forget() ? 0 : -ENOTCONN }
        }))
    calls.pointee.context = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    calls.deallocate()
  }

  /// Switches to a requested language.
  ///
  /// - Returns: 0, or a negative errno.
  private func switchLanguage(to language: String?) -> Int32 {
    guard let state else { return -ENOTCONN }
    if let language, !state.all.contains(language) { return -EINVAL }
    onSwitch(language)
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
  /// The keyboard's languages and the current one, by their identifiers.
  public struct Languages: Hashable, Sendable {
    public var current: String
    public var all: [String]

    public init(current: String, all: [String]) {
      self.current = current
      self.all = all
    }
  }

  /// The keyboard's languages; `nil` while its service is not running.
  ///
  /// Changes are signalled on the bus.
  public var languages: Languages? {
    get { busLanguages.state }
    set {
      let old = busLanguages.state
      busLanguages.state = newValue
      if newValue?.current != old?.current { emitLanguagesChanged("Language") }
      if newValue?.all != old?.all { emitLanguagesChanged("Languages") }
    }
  }
}
