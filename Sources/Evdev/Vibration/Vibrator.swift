// SPDX-License-Identifier: MIT

import CLinux
public import ClavierSettings
import Glibc
import Linux

/// The motor that vibrates with keys.
///
/// ```
///              a device is chosen: its effects are uploaded
///   ┌────────┐ ────────────────────────────────────────────▶ ┌──────┐ a key: one write
///   │ closed │                                               │ open │ ──────────┐
///   └────────┘ ◀──────────────────────────────────────────── └──────┘ ◀─────────┘
///              unplugged, or a write fails, until devices or settings change
/// ```
///
/// The kernel queues an effect, and never waits for the motor. Opening and closing may wait for a
/// program that has created the device, up to 30 s, so the settings must name such a device.
///
/// **Source:** drivers/input/evdev.c, `evdev_write`; drivers/input/misc/uinput.c,
/// `uinput_request_submit`.
public final class Vibrator {
  /// An open device with its effects.
  private final class Motor {
    let descriptor: OwnedDescriptor
    let node: InputNode
    let settings: VibrationSettings
    /// The kernel's numbers of the effects.
    var light: UInt16 = 0
    var strong: UInt16 = 0

    init(_ node: InputNode, _ settings: VibrationSettings) throws(SystemError) {
      descriptor = try OwnedDescriptor(opening: node.path, O_WRONLY | O_NONBLOCK)
      self.node = node
      self.settings = settings
    }
  }

  /// The settings, applied by the next ``update(_:)``.
  var settings = VibrationSettings()
  private let log: Log
  private let uploader: (Int32, inout ff_effect) -> Int32
  private var motor: Motor?
  /// The last message about the reason why a device does not vibrate, so that it is logged once.
  private var lastWarning: String?

  /// Creates a vibrator without a device.
  ///
  /// - Parameters:
  ///   - log: Receives problems.
  ///   - uploader: Uploads an effect to an open device, and sets its number; returns −1 with
  ///     `errno` on failure.
  init(
    _ log: Log,
    uploader: @escaping (Int32, inout ff_effect) -> Int32 = { clinux_eviocsff($0, &$1) }
  ) {
    self.log = log
    self.uploader = uploader
  }

  /// The name of the device that vibrates; `nil` for none.
  public var name: String? { motor?.node.name }

  /// Plays a vibration, which replaces the last one of its kind; a no-op without a device.
  public func play(_ vibration: KeyVibration) {
    guard let motor else { return }
    var event = input_event()
    event.type = UInt16(EV_FF)
    event.code = vibration == .strong ? motor.strong : motor.light
    event.value = 1
    let descriptor = motor.descriptor.rawValue
    guard Glibc.write(descriptor, &event, MemoryLayout<input_event>.size) < 0 else { return }
    let code = errno
    // A vibration that comes too late is of no use, so that none is repeated.
    guard code != EAGAIN, code != EINTR else { return }
    self.motor = nil
    warn(SystemError(call: "write \(motor.node.path)", code: code), motor.node)
  }

  /// Opens the chosen device with the settings, unless that is done.
  ///
  /// - Parameter node: The device; `nil` for none.
  func update(_ node: InputNode?) {
    guard let node, let form = node.vibration, settings.isNoticeable else {
      motor = nil
      lastWarning = nil
      return
    }
    if let motor, motor.settings == settings, motor.node.path == node.path,
      motor.node.deviceSysname == node.deviceSysname
    {
      return
    }
    motor = nil
    do throws(SystemError) {
      let opened = try Motor(node, settings)
      opened.light = try upload(form.effect(of: .light, settings), to: opened)
      opened.strong = try upload(form.effect(of: .strong, settings), to: opened)
      motor = opened
      log.info("“\(node.name)” vibrates", from: node.sysname)
    } catch {
      warn(error, node)
    }
  }

  private func upload(_ effect: ff_effect, to motor: Motor) throws(SystemError) -> UInt16 {
    var effect = effect
    let descriptor = motor.descriptor.rawValue
    try check("EVIOCSFF \(motor.node.path)") { uploader(descriptor, &effect) }
    return UInt16(bitPattern: effect.id)
  }

  private func warn(_ error: SystemError, _ node: InputNode) {
    // A missing device is no fault; udev reports its removal.
    guard error.code != ENOENT, error.code != ENODEV, error.code != ENXIO else { return }
    let line = "“\(node.name)” does not vibrate: \(error)"
    guard line != lastWarning else { return }
    lastWarning = line
    switch error.code {
    case EACCES, EPERM:
      log.user(
        "\(line); allow the service to write to it, by DeviceAllow=char-input rw in "
          + "/etc/systemd/system/clavier.service.d/vibration.conf", from: node.sysname)
    default: log.device(line, from: node.sysname)
    }
  }
}
