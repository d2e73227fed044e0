// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings
import Glibc
public import Linux

/// An inventory of the input devices: their classes, and whether they are read as touch surfaces.
public struct DeviceInventory: Hashable, Sendable {
  /// The use of a device.
  public enum Use: Hashable, Sendable {
    case read
    case refused(UnsupportedDeviceError)
    /// The settings name only other devices.
    case notNamed
    /// The settings disable the device.
    case off
    /// The device is a clone made by Clavier, which forwards the touches outside of the keyboard.
    case clone
    /// The device belongs to the screen at this connector, and the keyboard is on a different
    /// screen.
    case otherScreen(String)
    /// The settings accept touches only from a panel.
    case onlyPanels
    case unreadable(SystemError)
  }

  /// One device node.
  public struct Entry: Hashable, Sendable {
    public let path: String
    /// The device's name; empty if it cannot be read.
    public let name: String
    /// The device's class; `nil` if it cannot be opened.
    public let kind: DeviceClass?
    public let use: Use
    /// The noise filters for the device's reports; `nil` if it is not read.
    public var cleaning: CleaningRules?
    /// Whether another program has grabbed the device; `false` if that was not checked.
    public var isGrabbed = false
    /// The connector of the screen that the device lies on, if known.
    public var screen: String?
    /// Whether users can type on the device; `nil` if it is no keyboard.
    public var typing: KeyboardDetection?
  }

  /// The nodes in the order of their numbers.
  public let entries: [Entry]
  public let directory: String
  /// The reason why the nodes cannot be listed; `nil` if they can.
  public let failure: SystemError?

  public init(directory: String, entries: [Entry], failure: SystemError?) {
    self.directory = directory
    self.entries = entries
    self.failure = failure
  }

  /// Creates an inventory of all device nodes; opens each briefly.
  ///
  /// - Parameters:
  ///   - settings: The touch settings.
  ///   - directory: The directory of the nodes.
  ///   - asksForGrabs: Whether to detect grabs by other programs. The test grabs each device
  ///     briefly, and skips a device that is touched.
  public init(
    _ settings: TouchSettings, in directory: String = "/dev/input", asksForGrabs: Bool = false
  ) {
    self.directory = directory
    do throws(SystemError) {
      entries = try Self.nodeNumbers(in: directory).map {
        Self.entry(number: $0, in: directory, settings, asksForGrabs)
      }
      failure = nil
    } catch {
      entries = []
      failure = error
    }
  }

  /// Returns the numbers of the nodes named `event…` in a directory, ascending.
  private static func nodeNumbers(in directory: String) throws(SystemError) -> [UInt32] {
    let numbers = try SystemDirectory.names(in: directory).compactMap { name in
      name.hasPrefix("event") ? UInt32(name.dropFirst("event".count)) : nil
    }
    return numbers.sorted()
  }

  private static func entry(
    number: UInt32, in directory: String, _ settings: TouchSettings, _ asksForGrabs: Bool
  ) -> Entry {
    let path = "\(directory)/event\(number)"
    do throws(SystemError) {
      let device = try InputDevice(opening: path)
      let capabilities = device.capabilities
      let match = device.match(path: path)
      if device.physicalPath.hasPrefix(TouchClone.physicalPathPrefix),
        DeviceClass(capabilities) != .keyboard
      {
        return Entry(path: path, name: device.name, kind: DeviceClass(capabilities), use: .clone)
      }
      var own = settings.settings(for: match, target: resolvedPath)
      if own.screen == nil { own.output = Udev.output(ofNode: "event\(number)") }
      let adjusted = capabilities.adjusted(
        to: own, screen: own.screenSize(whereKeyboardIsOn: settings.output))
      let kind = DeviceClass(capabilities)
      let use = use(adjusted, match, own, seat: Udev.seat(ofNode: "event\(number)"), settings)
      let profile = use == .read ? try? TouchProfile(adjusted, .named, own) : nil
      return Entry(
        path: path, name: device.name, kind: kind, use: use, cleaning: profile?.cleaning,
        isGrabbed: asksForGrabs && use == .read && device.isGrabbedByAnother,
        screen: own.screen,
        typing: kind == .keyboard ? typing(capabilities, own, number) : nil)
    } catch {
      let name = nameInSysfs(number) ?? ""
      return Entry(path: path, name: name, kind: nil, use: .unreadable(error))
    }
  }

  private static func typing(
    _ capabilities: DeviceCapabilities, _ own: DeviceSettings, _ number: UInt32
  ) -> KeyboardDetection {
    KeyboardDetection(
      hasTypingKeys: capabilities.keys.isSuperset(of: KeyboardDetection.typingKeys),
      isVirtual: Udev.isVirtual(node: "event\(number)"), isOff: own.use == .off)
  }

  private static func use(
    _ capabilities: DeviceCapabilities, _ device: DeviceMatch.Device, _ own: DeviceSettings,
    seat: String, _ settings: TouchSettings
  ) -> Use {
    let selection = DeviceSelection(device, own, settings, target: resolvedPath)
    do throws(UnsupportedDeviceError) {
      // The reason why a device cannot be read helps users more than the fact that no setting
      // selects it.
      if selection != .off {
        _ = try TouchProfile(capabilities, selection.choice ?? .named, own)
        try settings.checkSeat(seat)
      }
    } catch {
      return .refused(error)
    }
    switch selection {
    case .read: return .read
    case .notNamed: return .notNamed
    case .off: return .off
    case .otherScreen(let connector): return .otherScreen(connector)
    case .onlyPanels: return .onlyPanels
    }
  }

  /// Returns the name of a device from sysfs, which every user may read.
  private static func nameInSysfs(_ number: UInt32) -> String? {
    let path = "/sys/class/input/event\(number)/device/name"
    do throws(SystemError) {
      let file = try OwnedDescriptor(opening: path, O_RDONLY)
      let descriptor = file.rawValue
      var buffer = [UInt8](repeating: 0, count: 256)
      let length = try check("read \(path)") { read(descriptor, &buffer, buffer.count) }
      return String(decoding: buffer.prefix(length).prefix { $0 != 10 }, as: UTF8.self)
    } catch {
      return nil
    }
  }
}
