// SPDX-License-Identifier: MIT

/// An event of the daemon that programs select in the journal.
///
/// The raw value is the field `CLAVIER_EVENT`, and also the name of the problem in `clavier
/// health`, where there is one. Raw values and IDs never change; systemd/catalog/clavier.catalog
/// explains each.
public enum LogEvent: String, Hashable, Sendable, CaseIterable {
  /// The daemon is ready to type.
  case ready
  /// The daemon ends on request.
  case end
  /// The daemon cannot start, or cannot continue.
  case serviceFailed = "service-failed"
  /// A touch device is read.
  case touchDeviceFound = "touch-device-found"
  /// A touch device was unplugged, or failed, while it was read.
  case touchDeviceLost = "touch-device-lost"
  /// The kernel refused a key, since it no longer has the virtual keyboard.
  case uinputGone = "uinput-gone"
  /// The kernel refused a key.
  case keysRefused = "keys-refused"
  /// A panel has connected.
  case panelConnected = "panel-connected"
  /// A panel has closed its connection, or was disconnected.
  case panelDisconnected = "panel-disconnected"
  /// A reload has found a valid configuration, which is now in use.
  case configurationReloaded = "configuration-reloaded"
  /// A reload has found an invalid configuration, and the previous one stays in use.
  case configurationRefused = "configuration-refused"
  /// The daemon has started with the last good configuration, since the files are invalid.
  case lastGoodConfigurationUsed = "kept-configuration-used"
  /// The language, own words or last good configuration cannot be stored.
  case storingFails = "storing-fails"
  /// The user's state was cleared, by command or after the configured time.
  case userForgotten = "user-forgotten"
  /// The lockdown has refused a key.
  case lockdownRefusal = "lockdown-refusal"

  /// The value of the field `MESSAGE_ID`: 32 hexadecimal digits.
  ///
  /// **Source:** ours: random numbers of 128 bits, as `journalctl --new-id128` makes them.
  public var messageID: String {
    switch self {
    case .ready: "f2ead86e57f0425c933737e82b6ae407"
    case .end: "2ee9ac11f9c44bb09096c74e69617bbc"
    case .serviceFailed: "a347e1233a3e411387bf677c094a7dcc"
    case .touchDeviceFound: "ece5b3ae687b4a0892e6b2796443431b"
    case .touchDeviceLost: "956f68650b934c918daba31bdbcf52cc"
    case .uinputGone: "02017be203b64d259fbe12f8c801fd94"
    case .keysRefused: "ecbdd655271a4ce384db52780a79934c"
    case .panelConnected: "950dc09bb63b4f08b1a833551787da23"
    case .panelDisconnected: "a17735cea456470d93f6ea45e2277ac2"
    case .configurationReloaded: "c72e9bd3d01d48aaa9466d727821144e"
    case .configurationRefused: "42292b0736744227a79862554d262ec7"
    case .lastGoodConfigurationUsed: "81994c5f463043b789a4247bd06f791f"
    case .storingFails: "2035319334a44914875025c13a38597d"
    case .userForgotten: "e5f12699328b4bcd9495b34210a5b144"
    case .lockdownRefusal: "2bcc2da319fe499298acdc9099a4f8c0"
    }
  }
}
