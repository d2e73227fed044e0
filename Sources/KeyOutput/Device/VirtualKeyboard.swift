// SPDX-License-Identifier: MIT

import CLinux
import Glibc
public import Linux

/// A keyboard that this program creates in the kernel with uinput.
///
/// Create the keyboard once, early, and keep it: compositors see a keyboard only after udev has
/// announced it, and earlier keys are lost. It declares every key that it may ever send, since keys
/// cannot be added later.
///
/// The keyboard does not declare `EV_REP`; otherwise the kernel, compositors and clients would all
/// repeat a held key. It sends only taps, and key repeat is the sender's, so that it is the same on
/// a text console and in every session. No key is held while no key is being typed.
///
/// When its owner closes the keyboard, or dies, the kernel releases held keys and removes the
/// keyboard.
///
/// **Source:** kernel documentation "uinput module"; udev's `input_id` for the criteria of a
/// keyboard; systemd-logind's `logind-button.c` for those of a power switch.
public struct VirtualKeyboard: ~Copyable {
  /// The keyboard's name, shown to users and matched by compositors' configurations.
  public static let name = "Clavier Virtual Keyboard"
  /// The physical path that the kernel reports for this keyboard.
  public static let physicalPath = "clavier/keyboard0"
  /// The numbers by which other programs, and Clavier's device discovery, identify this keyboard.
  public static let identity = DeviceIdentity(vendor: 0x636C, product: 0x6B62)

  /// The device's name in sysfs, such as `input7`; udev's devices below it are this keyboard.
  public let systemName: String
  /// The writer of its keys.
  public var writer: KeyWriter
  /// The lights that the receiver has reported so far.
  var lights = LockLights()

  /// Creates the keyboard.
  ///
  /// - Parameter path: The uinput device.
  /// - Throws: ``VirtualKeyboardError`` with the remedy.
  public init(path: String = "/dev/uinput") throws(VirtualKeyboardError) {
    do throws(SystemError) {
      // The device is also opened for reading: the receiver's lock lights arrive through the same
      // descriptor.
      let device = try OwnedDescriptor(opening: path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      try VirtualKeyboard.declare(device.rawValue)
      let systemName = try VirtualKeyboard.create(device.rawValue)
      writer = KeyWriter(device: device)
      self.systemName = systemName
    } catch {
      throw VirtualKeyboardError(path: path, cause: error)
    }
  }

  deinit {
    writer.releaseHeldKeys()
    _ = clinux_ui_dev_destroy(writer.device.rawValue)
  }

  /// Whether the kernel still has the keyboard.
  public var isPresent: Bool {
    // A signal may interrupt the call while the device waits for another one.
    (try? VirtualKeyboard.systemName(of: writer.device.rawValue)) != nil
  }

  /// Returns whether the keyboard has this key.
  ///
  /// The keyboard has all keys that an X server can pass on, except those for power and sleep. With
  /// one of those, logind would treat the device as a power switch.
  public static func declares(_ key: Keycode) -> Bool {
    switch Int32(key.rawValue) {
    case KEY_RESERVED, KEY_POWER, KEY_SLEEP, KEY_WAKEUP, KEY_SUSPEND: false
    default: key.rawValue <= Keycode.highest.rawValue
    }
  }

  /// The keys of the keyboard, the lowest first.
  static var keys: [Keycode] {
    (0...Keycode.highest.rawValue).map { Keycode(rawValue: $0) }.filter(declares)
  }
}

extension VirtualKeyboard {
  private static func declare(_ device: Int32) throws(SystemError) {
    for type in [EV_SYN, EV_KEY, EV_LED] {
      try check("UI_SET_EVBIT") { clinux_ui_set_evbit(device, type) }
    }
    for key in keys {
      try check("UI_SET_KEYBIT") { clinux_ui_set_keybit(device, Int32(key.rawValue)) }
    }
    for light in [LED_NUML, LED_CAPSL, LED_SCROLLL, LED_MISC] {
      try check("UI_SET_LEDBIT") { clinux_ui_set_ledbit(device, light) }
    }
    try check("UI_SET_PHYS") { clinux_ui_set_phys(device, physicalPath) }
  }

  /// Makes the kernel create the device.
  ///
  /// - Returns: Its name in sysfs.
  /// - Throws: ``SystemError`` naming the call.
  private static func create(_ device: Int32) throws(SystemError) -> String {
    var setup = uinput_setup()
    setup.id = input_id(
      bustype: UInt16(BUS_VIRTUAL), vendor: identity.vendor, product: identity.product, version: 1)
    withUnsafeMutableBytes(of: &setup.name) { field in
      // The field is zeroed and longer than the name, so the last byte stays zero.
      field.dropLast().copyBytes(from: name.utf8.prefix(field.count - 1))
    }
    try check("UI_DEV_SETUP") { clinux_ui_dev_setup(device, &setup) }
    try check("UI_DEV_CREATE") { clinux_ui_dev_create(device) }
    return try systemName(of: device)
  }

  /// Returns the device's name in sysfs.
  private static func systemName(of device: Int32) throws(SystemError) -> String {
    var name = [CChar](repeating: 0, count: Int(UINPUT_MAX_NAME_SIZE))
    try check("UI_GET_SYSNAME") { clinux_ui_get_sysname(device, &name, Int32(name.count)) }
    let bytes = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return String(decoding: bytes, as: UTF8.self)
  }
}
