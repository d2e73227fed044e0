// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import Linux

/// All touch surfaces that the settings select, across hotplug, as one stream of frames.
///
/// Each contact has a unique ID among those of all devices, so that touches of two surfaces never
/// mix. Set the callbacks, then call ``start()``. Callbacks may change the settings and the
/// keyboard's size.
///
/// ```
///                     present             opened
///   (unknown) ──────────────▶ candidate ─────────▶ reading
///       ▲                      ▲   │ ignored, refused, not permitted: checked again
///       │                      └───┘ when udev reports a change, the settings or
///       │                        permissions change, or the machine slept; failed: retried
///       └── removed ◀──────────────────────────────┘ unplugged
/// ```
public final class TouchInput {
  /// The callbacks, called in the loop.
  public struct Events {
    /// Called with each frame of contacts.
    public var frame: (TouchFrame) -> Void = { _ in }
    /// Called with the reason to forget all gestures in progress.
    ///
    /// The call precedes the frame with the cancelled contacts, so that a contact that goes down in
    /// that frame counts.
    public var cancel: (CancelReason) -> Void = { _ in }
    /// Called after each motion of a mouse or touchpad, with the cursor's place in the keyboard's
    /// space.
    public var pointer: (Point) -> Void = { _ in }
    /// Called with the read surfaces, when one was added, was removed, or changed its shape.
    public var surfaces: ([TouchSurface]) -> Void = { _ in }
    /// Called with the sysfs name of each device whose node udev has processed, also of Clavier's.
    ///
    /// The name has the form `input7`, as `UI_GET_SYSNAME` returns it.
    public var deviceNode: (String) -> Void = { _ in }
    /// Called with `true` when the first contact touches a grabbed device, and with `false` when
    /// the last one has left all of them.
    ///
    /// Contacts of applications, which appear in no frame, count too.
    public var touched: (Bool) -> Void = { _ in }
  }

  public var events = Events()

  /// The position of the keyboard on all surfaces, beyond the settings.
  public var keyboard: KeyboardPosition {
    didSet {
      if keyboard.place?.output != oldValue.place?.output {
        for sysname in candidates.keys.sorted() { openOrClose(sysname) }
      }
      if keyboard.addedRotation != oldValue.addedRotation || keyboard.place != oldValue.place {
        remapAll(forgettingContacts: true)
      } else if keyboard.size != oldValue.size || keyboard.gap != oldValue.gap {
        // A caller that replaces the keyboard has cancelled all contacts.
        remapAll(forgettingContacts: false)
      }
      if keyboard.isShown != oldValue.isShown { updateGrabs() }
    }
  }

  private(set) var settings: TouchSettings
  let loop: EventLoop
  let log: Log
  let udev: Udev
  /// The foreign keyboards on the same seat.
  public let otherKeyboards: OtherKeyboards
  /// Whether a hardware keyboard is present.
  public let hardwareKeyboards: HardwareKeyboards
  /// The motor that vibrates with keys.
  public let vibrator: Vibrator
  /// The retries of nodes that could not be opened or read.
  var retries = Retries()
  /// The nodes that udev has reported, by their names in sysfs.
  var candidates: [String: Candidate] = [:]
  /// The counts of devices that are no longer read.
  var closed = (losses: 0, rejections: 0)
  /// Whether a contact is on a grabbed device, as last reported.
  var isTouched = false
  /// The number of the next device that is opened; numbers are never reused.
  var nextNumber: UInt32 = 1

  /// Prepares for reading without opening devices.
  ///
  /// - Parameters:
  ///   - loop: The loop that watches the devices.
  ///   - log: Receives problems of devices and settings.
  ///   - settings: The touch settings.
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
    vibrator = Vibrator(log)
  }

  /// Opens the present devices, and those that are added later.
  ///
  /// - Throws: ``SystemError`` when devices cannot be listed.
  public func start() throws(SystemError) {
    retries.timer = try loop.timer { [unowned self] in retryFailed() }
    try watchUdev()
    try synchronizeNodes()
    updatePermissionWatch()
    warnAboutMissingDevices()
    warnAboutMissingScreen()
    warnAboutMissingVibrator()
  }

  /// Applies new settings: opens and closes devices, and remaps those that stay open.
  public func apply(_ settings: TouchSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    for sysname in candidates.keys.sorted() {
      updateKeyboard(sysname)
      openOrClose(sysname)
    }
    remapAll(forgettingContacts: true)
    updatePermissionWatch()
    updateGrabs()
    warnAboutMissingDevices()
    warnAboutMissingScreen()
  }

  /// The error if all devices that the settings select are forbidden; otherwise `nil`.
  public var permissionError: SystemError? {
    let wanted = candidates.values.filter { choice(of: $0.node) != nil }
    let permissionErrors = wanted.compactMap(\.permissionError)
    return permissionErrors.count == wanted.count ? permissionErrors.first : nil
  }

  /// The number of devices that were unplugged, or failed, while they were read.
  public var lossCount: Int { closed.losses }

  /// The number of contacts rejected so far: palms, and contacts that began in dead areas.
  public var rejectionCount: Int {
    candidates.values.reduce(closed.rejections) { $0 + ($1.reader?.rejectionCount ?? 0) }
  }

  /// The surfaces that are being read.
  public var surfaces: [TouchSurface] {
    candidates.keys.sorted().compactMap { candidates[$0]?.reader?.surface }
  }
}

/// A node that udev has reported, and its state.
struct Candidate {
  var node: InputNode
  var reader: TouchReader?
  /// The last message about the reason why the node is not read, so that it is logged once.
  var lastWarning: String?
  /// The error if this user may not open the node.
  var permissionError: SystemError?
  /// Whether the node could not be opened or read for a reason that may pass.
  var hasFailed = false
  /// Whether the node is a pen that is near its surface.
  var isNearPen = false
}
