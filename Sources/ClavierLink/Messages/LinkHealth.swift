// SPDX-License-Identifier: MIT

public import ClavierSettings

/// The daemon's health: the state of its parts, their problems, and its counters.
///
/// The health never includes typed text, which key was typed, or the position of a finger. Ages are
/// whole seconds on the monotonic clock, rounded down.
public struct LinkHealth: Hashable, Sendable {
  /// The age at which a panel that is behind counts as a problem, in seconds.
  ///
  /// **Source:** ours: longer than any panel draws or any screen changes its mode, and half of
  /// ``LinkLimits/timeout``.
  public static let panelTimeout = 5

  /// The daemon's version, such as `0.1.0`.
  public var version: String
  public var state: LinkStatus.State
  /// The problems, in the order of ``HealthProblem/Kind``; empty if the daemon is healthy.
  public var problems: [HealthProblem] = []
  /// The number of touch surfaces that are read.
  public var surfaces: Int
  /// Whether the keyboard is shown and handles touches.
  public var isShown: Bool
  /// The panels, in the order of their connection.
  public var panels: [PanelHealth]
  /// The age of the last touch in seconds; `nil` if there was none.
  public var lastTouch: Int?
  /// The age of the last key that the kernel accepted, in seconds; `nil` if there was none.
  public var lastKey: Int?
  /// Whether the kernel has the virtual keyboard.
  public var hasKeyboard: Bool
  /// The error of the last key; `nil` if the kernel accepted it.
  public var keyError: String?
  /// The error of storing the language, own words, typed emojis or the last good configuration;
  /// `nil` if they are stored, or need not be.
  public var storingError: StoringError?
  /// Whether the last start or reload found an invalid configuration, and an earlier one is in use.
  public var isConfigurationRefused: Bool
  /// The daemon's resident memory in bytes; `nil` if unknown.
  public var memory: Int?
  public var counters: LinkCounters

  public init(
    version: String, state: LinkStatus.State, surfaces: Int, isShown: Bool = true,
    panels: [PanelHealth] = [], lastTouch: Int? = nil, lastKey: Int? = nil,
    hasKeyboard: Bool = true, keyError: String? = nil, storingError: StoringError? = nil,
    isConfigurationRefused: Bool = false, memory: Int? = nil,
    counters: LinkCounters = LinkCounters()
  ) {
    self.version = version
    self.state = state
    self.surfaces = surfaces
    self.isShown = isShown
    self.panels = panels
    self.lastTouch = lastTouch
    self.lastKey = lastKey
    self.hasKeyboard = hasKeyboard
    self.keyError = keyError
    self.storingError = storingError
    self.isConfigurationRefused = isConfigurationRefused
    self.memory = memory
    self.counters = counters
  }

  /// An error of storing the language, own words, typed emojis or the last good configuration.
  public struct StoringError: Hashable, Sendable {
    /// The file or directory, and the reason.
    public var text: String
    /// Whether the disk, or the quota on it, was full at the last write.
    public var isDiskFull: Bool

    public init(_ text: String, isDiskFull: Bool = false) {
      self.text = text
      self.isDiskFull = isDiskFull
    }
  }

  /// Whether no part is broken.
  public var isHealthy: Bool { problems.isEmpty }

  /// The health as the daemon sends it: one JSON object, without a line feed.
  public var jsonText: String { String(decoding: json.line.dropLast(), as: UTF8.self) }

  /// Returns the health when no daemon answers, as one JSON object without a line feed.
  ///
  /// - Parameter problem: The reason why no daemon answers.
  /// - Returns: An object with only `healthy` and `problems`.
  public static func jsonText(without problem: HealthProblem) -> String {
    let json: JSONValue = ["healthy": .boolean(false), "problems": .list([problem.json])]
    return String(decoding: json.line.dropLast(), as: UTF8.self)
  }
}

// The problems.

extension LinkHealth {
  /// Sets ``problems`` according to all other members.
  ///
  /// - Parameter source: The configured source of touches.
  public mutating func findProblems(touchesFrom source: TouchSource) {
    problems = HealthProblem.Kind.allCases.filter { has($0, source) }.map { HealthProblem($0) }
  }

  private func has(_ kind: HealthProblem.Kind, _ source: TouchSource) -> Bool {
    let lacksSurface = source == .devices && surfaces == 0
    return switch kind {
    case .noService, .serviceHangs: false
    case .serviceStarting: state == .starting
    // While no device is read, a panel's touches suffice, once there are any.
    case .noTouchDevice:
      lacksSurface && counters.deviceLosses == 0 && (panels.isEmpty || lastTouch == nil)
    case .touchDeviceLost: lacksSurface && counters.deviceLosses > 0
    case .uinputGone: !hasKeyboard
    case .keysRefused: hasKeyboard && keyError != nil
    case .panelMissing: panels.isEmpty && (source == .panel || counters.panelConnections > 0)
    case .panelHangs: panels.contains { ($0.secondsBehind ?? 0) >= Self.panelTimeout }
    case .storingFails: storingError?.isDiskFull == false
    case .diskFull: storingError?.isDiskFull == true
    case .configurationRefused: isConfigurationRefused
    }
  }
}

// The message.

extension LinkHealth {
  var json: JSONValue {
    func text(_ error: String?) -> JSONValue { error.map(JSONValue.string) ?? .null }
    func number(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }
    let isDiskFull = storingError?.isDiskFull == true
    return [
      "version": .string(version), "state": .string(state.rawValue),
      "healthy": .boolean(isHealthy), "problems": .list(problems.map(\.json)),
      "surfaces": .integer(surfaces), "shown": .boolean(isShown),
      "panels": .list(panels.map(\.json)), "lastTouch": number(lastTouch),
      "lastKey": number(lastKey),
      "uinput": ["open": .boolean(hasKeyboard), "error": text(keyError)],
      "storing": ["error": text(storingError?.text), "full": .boolean(isDiskFull)],
      "configurationRefused": .boolean(isConfigurationRefused), "memory": number(memory),
      "counters": counters.json,
    ]
  }

  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "health")
    let uinput = try members.members("uinput")
    let storing = try members.members("storing")
    self.init(
      version: try members.string("version"), state: try members.choice("state"),
      surfaces: try members.integer("surfaces"), isShown: try members.boolean("shown"),
      lastTouch: members.hasValue("lastTouch") ? try members.integer("lastTouch") : nil,
      lastKey: members.hasValue("lastKey") ? try members.integer("lastKey") : nil,
      hasKeyboard: try uinput.boolean("open"),
      keyError: uinput.hasValue("error") ? try uinput.string("error") : nil,
      storingError: try StoringError(storing),
      isConfigurationRefused: try members.boolean("configurationRefused"),
      memory: members.hasValue("memory") ? try members.integer("memory") : nil,
      counters: try LinkCounters(json: try members.value("counters")))
    for json in try members.list("problems") { problems.append(try HealthProblem(json: json)) }
    for json in try members.list("panels") { panels.append(try PanelHealth(json: json)) }
  }
}

extension LinkHealth.StoringError {
  /// Reads the error; `nil` if there is none.
  fileprivate init?(_ members: MessageMembers) throws(ProtocolError) {
    guard members.hasValue("error") else { return nil }
    text = try members.string("error")
    isDiskFull = members.hasValue("full") ? try members.boolean("full") : false
  }
}
