// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings
import Glibc
public import Linux

/// What input devices there are, what they are, and which of them are read as touch surfaces.
public struct DeviceSurvey: Hashable, Sendable {
  /// What becomes of a device.
  public enum Use: Hashable, Sendable {
    case read
    case refused(Refusal)
    /// The settings name others only.
    case notNamed
    /// The settings turn it off.
    case off
    /// It is ours: it passes on the touches of another that are not the keyboard's.
    case clone
    /// It belongs to the screen at this connector, and the keyboard is on another.
    case otherScreen(String)
    /// The settings take touches from a panel alone.
    case panelsAlone
    case unreadable(SystemError)
  }

  /// One device node.
  public struct Entry: Hashable, Sendable {
    public let path: String
    /// What the device calls itself; empty if even that cannot be read.
    public let name: String
    /// What it is; `nil` if it cannot be opened.
    public let kind: DeviceClass?
    public let use: Use
    /// What of its reports is taken out as noise; `nil` if it is not read.
    public let cleaning: CleaningRules?
    /// Whether another program keeps its touches for itself; `false` where that was not asked.
    public let isGrabbed: Bool
    /// The connector of the screen that it lies on, if anybody says so.
    public let screen: String?
    /// Whether somebody can type on it; `nil` if it is no keyboard.
    public let typing: TypingVerdict?

    public init(
      path: String, name: String, kind: DeviceClass?, use: Use, cleaning: CleaningRules? = nil,
      isGrabbed: Bool = false, screen: String? = nil, typing: TypingVerdict? = nil
    ) {
      self.path = path
      self.name = name
      self.kind = kind
      self.use = use
      self.cleaning = cleaning
      self.isGrabbed = isGrabbed
      self.screen = screen
      self.typing = typing
    }
  }

  /// The nodes in the order of their numbers.
  public let entries: [Entry]
  public let directory: String
  /// Why the nodes cannot be listed, if they cannot.
  public let failure: SystemError?

  public init(directory: String, entries: [Entry], failure: SystemError?) {
    self.directory = directory
    self.entries = entries
    self.failure = failure
  }

  /// Looks at all device nodes, opening each for a moment.
  ///
  /// - Parameters:
  ///   - settings: Which devices are to be read.
  ///   - directory: Where the nodes are.
  ///   - asksForGrabs: Whether to find out which are grabbed. That takes grabbing them for a moment, which is done only
  ///     while nothing is down on them.
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

  /// The numbers of the nodes named `event…` in a directory, ascending.
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
      let adjusted = capabilities.adjusted(to: own, screen: nil)
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
  ) -> TypingVerdict {
    TypingVerdict(
      hasTypingKeys: capabilities.keys.isSuperset(of: TypingVerdict.typingKeys),
      isVirtual: Udev.isVirtual(node: "event\(number)"), isOff: own.use == .off)
  }

  private static func use(
    _ capabilities: DeviceCapabilities, _ device: DeviceMatch.Device, _ own: DeviceSettings,
    seat: String, _ settings: TouchSettings
  ) -> Use {
    let verdict = DeviceVerdict(device, own, settings, target: resolvedPath)
    if verdict == .off { return .off }
    do throws(Refusal) {
      // Why a device cannot be read says more than that nobody asks for it.
      _ = try TouchProfile(capabilities, verdict.choice ?? .named, own)
      try settings.admit(seat: seat)
    } catch {
      return .refused(error)
    }
    switch verdict {
    case .read: return .read
    case .notNamed: return .notNamed
    case .off: return .off
    case .otherScreen(let connector): return .otherScreen(connector)
    case .panelsAlone: return .panelsAlone
    }
  }

  /// The name of a device as everyone may read it.
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
