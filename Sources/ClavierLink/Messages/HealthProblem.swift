// SPDX-License-Identifier: MIT

/// A broken part of the service, for programs that watch many machines.
public struct HealthProblem: Hashable, Sendable {
  /// The problems of this version; their raw values never change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No daemon listens at the socket; only a client can detect this problem.
    case noService = "no-service"
    /// The daemon does not answer in time; only a client can detect this problem.
    case serviceHangs = "service-hangs"
    /// The daemon is not ready to type yet.
    case serviceStarting = "service-starting"
    /// No touch device was ever read, and no panel is connected, or there was no touch.
    case noTouchDevice = "no-touch-device"
    /// The last touch device was unplugged, or failed.
    case touchDeviceLost = "touch-device-lost"
    /// The kernel no longer has the virtual keyboard.
    case uinputGone = "uinput-gone"
    /// The kernel did not accept the last key.
    case keysRefused = "keys-refused"
    /// No panel is connected, although one was before, or touches come only from a panel.
    case panelMissing = "panel-missing"
    /// A panel, or its display server, has been behind the daemon for too long.
    case panelHangs = "panel-hangs"
    /// The language, own words, typed emojis or the last good configuration cannot be stored, for
    /// another reason than a full disk.
    case storingFails = "storing-fails"
    /// One of the items of ``storingFails`` is not stored, since the disk was full.
    case diskFull = "disk-full"
    /// The last start or reload found an invalid configuration, and an earlier one is in use.
    case configurationRefused = "configuration-refused"
  }

  /// The identifier: the raw value of a ``Kind``, or one that only a newer daemon has.
  public var name: String
  /// The problem and its remedy, for people.
  public var text: String

  /// Creates a problem of a known kind, with its sentence.
  public init(_ kind: Kind) {
    name = kind.rawValue
    text = kind.text
  }
}

extension HealthProblem.Kind {
  fileprivate var text: String {
    switch self {
    case .noService: "no daemon listens at the socket; start it: systemctl start clavier"
    case .serviceHangs: "the daemon does not answer; start it again: systemctl restart clavier"
    case .serviceStarting: "the daemon waits until udev knows its virtual keyboard"
    case .noTouchDevice:
      "no touch device was found, and no panel has reported a touch instead; connect one, or list "
        + "the devices: clavier devices"
    case .touchDeviceLost: "the last touch device is gone; connect it again"
    case .uinputGone:
      "the kernel no longer has the virtual keyboard; make it again: systemctl restart clavier"
    case .keysRefused:
      "the kernel did not accept the last key; make the keyboard again: systemctl restart clavier"
    case .panelMissing: "no panel is connected; start clavier-panel"
    case .panelHangs:
      "a panel is behind by \(LinkHealth.panelTimeout) s or more; it or its display server hangs, "
        + "or the server is gone: start the session again"
    case .storingFails:
      "the language, learned words, emojis or last good configuration are not stored; see the "
        + "error under storing and the log, check the disk, and run: systemctl reload clavier"
    case .diskFull:
      "the disk or its quota was full, so the language, learned words, emojis or last "
        + "good configuration are not stored; make room, and run: systemctl reload clavier"
    case .configurationRefused:
      "the configuration on the disk is wrong, and an earlier one is in use; run: clavier check"
    }
  }
}

extension HealthProblem {
  package var json: JSONValue { ["name": .string(name), "text": .string(text)] }

  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "health.problems")
    name = try members.string("name")
    text = try members.string("text")
  }
}
