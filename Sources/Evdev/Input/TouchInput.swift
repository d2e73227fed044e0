// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import Linux

/// All touch surfaces that the settings ask for, whatever comes and goes, as one stream of frames.
///
/// Each contact keeps its ID among those of all devices, so that two surfaces touched at once never
/// mix. Set the callbacks, then call ``start()``. Callbacks are called in the loop, and may change
/// the settings and the keyboard's size.
///
/// ```
///                     present             opened
///   (unknown) ──────────────▶ candidate ─────────▶ reading
///       ▲                      ▲   │ passed over, refused, not permitted: looked at
///       │                      └───┘ again when udev says it changed, settings do,
///       │                        it may be opened now, or the machine slept
///       └── removed ◀──────────────────────────────┘ unplugged
/// ```
public final class TouchInput {
  /// Takes each frame.
  public var onFrame: (TouchFrame) -> Void = { _ in }
  /// Takes the reason to forget what all fingers were doing.
  ///
  /// Called before the frame that holds the cancelled contacts, so that a contact that goes down in
  /// that very frame counts.
  public var onCancel: (CancelReason) -> Void = { _ in }
  /// Takes where a mouse or a touchpad points, in the keyboard's space, whenever it was moved.
  public var onPointer: (Point) -> Void = { _ in }
  /// Takes the surfaces that are being read, when one came, went, or changed its shape.
  public var onSurface: ([TouchSurface]) -> Void = { _ in }
  /// Takes the name in sysfs (`input7`, as `UI_GET_SYSNAME` gives it) of each device whose node udev
  /// has finished with, ours and others.
  public var onDeviceNode: (String) -> Void = { _ in }

  /// How the keyboard lies on all surfaces, beyond what the settings say.
  public var keyboard: KeyboardPosition {
    didSet {
      if keyboard.place?.output != oldValue.place?.output {
        for sysname in candidates.keys.sorted() { consider(sysname) }
      }
      if keyboard.turn != oldValue.turn || keyboard.place != oldValue.place {
        reshapeAll(forgettingContacts: true)
      } else if keyboard.size != oldValue.size || keyboard.gap != oldValue.gap {
        // Whoever makes another keyboard has forgotten all contacts.
        reshapeAll(forgettingContacts: false)
      }
      if keyboard.isShown != oldValue.isShown { regrab() }
    }
  }

  private(set) var settings: TouchSettings
  let loop: EventLoop
  let log: Log
  let udev: Udev
  /// The keyboards of others on the same seat.
  public let otherKeyboards: OtherKeyboards
  /// Whether somebody has one of them to type on.
  public let hardwareKeyboards: HardwareKeyboards
  /// Waits until a node that is wanted may be opened; `nil` while none is forbidden.
  var permissionWatch: PermissionWatch?
  /// The nodes that udev knows, by their names in sysfs.
  var candidates: [String: Candidate] = [:]
  /// The number of the next device that is opened; none is used twice.
  var nextNumber: UInt32 = 1

  /// Gets ready to read, but reads nothing yet.
  ///
  /// - Parameters:
  ///   - loop: Calls when there is input.
  ///   - log: Takes what is wrong with devices and settings.
  ///   - settings: Which devices are read, and how they lie.
  ///   - keyboardSize: The keyboard's size in points.
  /// - Throws: ``SystemError`` when udev cannot be reached.
  public init(
    loop: EventLoop, log: Log, settings: TouchSettings, keyboardSize: Size
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.settings = settings
    keyboard = KeyboardPosition(size: keyboardSize)
    udev = try Udev()
    otherKeyboards = OtherKeyboards(loop, log)
    hardwareKeyboards = HardwareKeyboards(loop, log)
  }

  /// Opens the devices that are there, and from now on those that come.
  ///
  /// - Throws: ``SystemError`` when devices cannot be listed.
  public func start() throws(SystemError) {
    udev.watch = try loop.watch(udev.descriptorNumber, "udev") { [unowned self] _ in
      followUdev()
    }
    try list()
    followPermissions()
    complainOfAbsentDevices()
    complainOfAbsentScreen()
  }

  /// Follows new settings: opens and closes devices, and shapes again those that stay.
  public func apply(_ settings: TouchSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    for sysname in candidates.keys.sorted() {
      followKeyboard(sysname)
      consider(sysname)
    }
    reshapeAll(forgettingContacts: true)
    followPermissions()
    regrab()
    complainOfAbsentDevices()
    complainOfAbsentScreen()
  }

  /// Why no touch can be read: there are devices that the settings ask for, and each is forbidden.
  public var prohibition: SystemError? {
    let wanted = candidates.values.filter { choice(of: $0.node) != nil }
    let prohibitions = wanted.compactMap(\.prohibition)
    return prohibitions.count == wanted.count ? prohibitions.first : nil
  }

  /// The surfaces that are being read.
  public var surfaces: [TouchSurface] {
    candidates.keys.sorted().compactMap { candidates[$0]?.reader?.surface }
  }
}

/// A node that udev knows, and what became of it.
struct Candidate {
  var node: InputNode
  var reader: TouchReader?
  /// The last thing that was said about why it is not read, so that it is said once.
  var complaint: String?
  /// Why this user may not open it, if so.
  var prohibition: SystemError?
  /// Whether it is a pen that is near its surface.
  var isNearPen = false
}
