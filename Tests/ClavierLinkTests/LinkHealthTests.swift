// SPDX-License-Identifier: MIT

import ClavierSettings
import Linux
import Testing

@testable import ClavierLink

@Suite("The daemon's health")
struct LinkHealthTests {
  /// A ready daemon with a touch surface and a panel.
  private static let good: LinkHealth = {
    var health = LinkHealth(
      version: "1", state: .ready, surfaces: 1, panels: [PanelHealth(name: "clavier-panel 1")],
      lastTouch: 12, lastKey: 12, memory: 8_000_000)
    health.counters.panelConnections = 1
    return health
  }()

  /// The names of the problems after a change of the good daemon.
  private func problems(
    from source: TouchSource = .devices, _ change: (inout LinkHealth) -> Void
  ) -> [String] {
    var health = Self.good
    change(&health)
    health.findProblems(touchesFrom: source)
    return health.problems.map(\.name)
  }

  @Test("A ready daemon with a surface and a panel is healthy, and so is one without panels")
  func healthy() {
    #expect(problems { _ in }.isEmpty)
    let alone = problems { health in
      health.panels = []
      health.counters.panelConnections = 0
    }
    #expect(alone.isEmpty)
    #expect(Self.good.isHealthy)
  }

  @Test("Each broken part has its own name")
  func parts() {
    #expect(problems { $0.state = .starting } == ["service-starting"])
    #expect(problems { $0.hasKeyboard = false } == ["uinput-gone"])
    #expect(problems { $0.keyError = "write key event: No space" } == ["keys-refused"])
    #expect(problems { $0.panels = [] } == ["panel-missing"])
    let lost = problems { $0.storingError = LinkHealth.StoringError("read-only") }
    #expect(lost == ["storing-fails"])
    let full = problems { $0.storingError = LinkHealth.StoringError("full", isDiskFull: true) }
    #expect(full == ["disk-full"])
    #expect(problems { $0.isConfigurationRefused = true } == ["configuration-refused"])
  }

  @Test("A logged problem has the name of its log event")
  func events() {
    let logged: [HealthProblem.Kind: LogEvent] = [
      .touchDeviceLost: .touchDeviceLost, .uinputGone: .uinputGone, .keysRefused: .keysRefused,
      .storingFails: .storingFails, .configurationRefused: .configurationRefused,
    ]
    for kind in HealthProblem.Kind.allCases {
      #expect(LogEvent(rawValue: kind.rawValue) == logged[kind])
    }
  }

  @Test("A keyboard that is gone is not reported twice, because keys fail, too")
  func gone() {
    let both = problems { health in
      health.hasKeyboard = false
      health.keyError = "write key event: No such device"
    }
    #expect(both == ["uinput-gone"])
  }

  @Test("A device that never came differs from one that is gone, and other surfaces suffice")
  func devices() {
    let never = problems { health in
      health.surfaces = 0
      health.panels = []
      health.counters.panelConnections = 0
    }
    #expect(never == ["no-touch-device"])
    let lost = problems { health in
      health.surfaces = 0
      health.counters.deviceLosses = 1
    }
    #expect(lost == ["touch-device-lost"])
    #expect(problems { $0.counters.deviceLosses = 1 }.isEmpty)
    // The touches of a panel count while no device is read, but there must be some.
    #expect(problems { $0.surfaces = 0 }.isEmpty)
    func leaveUntouched(_ health: inout LinkHealth) {
      (health.surfaces, health.lastTouch) = (0, nil)
    }
    #expect(problems(leaveUntouched) == ["no-touch-device"])
    #expect(problems(from: .panel, leaveUntouched).isEmpty)
  }

  @Test("With a panel as the source of touches, it is missed and devices are not")
  func panelAsSource() {
    #expect(problems(from: .panel) { $0.surfaces = 0 }.isEmpty)
    let missing = problems(from: .panel) { health in
      health.surfaces = 0
      health.panels = []
      health.counters.panelConnections = 0
    }
    #expect(missing == ["panel-missing"])
  }

  @Test("A panel that is behind for a moment is no problem, and one of several for long is")
  func panelsBehind() {
    let limit = LinkHealth.panelTimeout
    #expect(problems { $0.panels[0].secondsBehind = limit - 1 }.isEmpty)
    #expect(
      problems { $0.panels.append(PanelHealth(name: "mine", secondsBehind: limit)) }
        == ["panel-hangs"])
  }

  @Test("Several problems are in the order of their kinds, each with a sentence")
  func several() {
    var health = Self.good
    health.state = .starting
    health.isConfigurationRefused = true
    health.storingError = LinkHealth.StoringError("read-only")
    health.findProblems(touchesFrom: .devices)
    #expect(
      health.problems.map(\.name) == [
        "service-starting", "storing-fails", "configuration-refused",
      ])
    #expect(!health.isHealthy)
    let texts = HealthProblem.Kind.allCases.map { HealthProblem($0).text }
    #expect(Set(texts).count == texts.count && texts.allSatisfy { $0.count > 20 })
  }

  @Test("The health of a daemon without problems is this line")
  func line() {
    let line = String(decoding: LinkMessage.health(Self.good).line, as: UTF8.self)
    #expect(
      line.hasPrefix(
        "{\"health\":{\"version\":\"1\",\"state\":\"ready\",\"healthy\":true,\"problems\":[],"
          + "\"surfaces\":1,\"shown\":true,\"panels\":[{\"name\":\"clavier-panel 1\",\"behind\":null}],"
          + "\"lastTouch\":12,\"lastKey\":12,\"uinput\":{\"open\":true,\"error\":null},"
          + "\"storing\":{\"error\":null,\"full\":false},\"configurationRefused\":false,"
          + "\"memory\":8000000,\"counters\":{"))
    #expect(line.contains("\"panelConnections\":1,") && line.hasSuffix("}}}\n"))
    #expect(line.dropLast() == "{\"health\":" + Self.good.jsonText + "}")
  }

  @Test("All members survive the message")
  func roundTrip() throws {
    var health = Self.good
    health.state = .starting
    health.isShown = false
    health.panels.append(PanelHealth(name: "mine", secondsBehind: 9))
    (health.lastTouch, health.memory) = (nil, nil)
    health.keyError = "write key event: \"no\""
    health.storingError = LinkHealth.StoringError("full", isDiskFull: true)
    health.hasKeyboard = false
    health.isConfigurationRefused = true
    health.counters.refused = 3
    health.findProblems(touchesFrom: .devices)
    #expect(health.problems.count == 5)
    let line = Array(LinkMessage.health(health).line.dropLast())
    #expect(try LinkMessage(line: line) == .health(health))
  }

  @Test("Problems and members of a newer daemon are kept or ignored, and older counters are 0")
  func otherVersions() throws {
    let line = """
      {"health":{"version":"9","state":"ready","healthy":false,"problems":[{"name":"fan-broken",\
      "text":"the fan is broken"}],"surfaces":1,"shown":true,"panels":[],"lastTouch":null,\
      "lastKey":3,"uinput":{"open":true,"error":null},"storing":{"error":"lost"},"fan":0,\
      "configurationRefused":false,"memory":1,"counters":{"refused":2,"turns":5}}}
      """
    guard case .health(let health)? = try LinkMessage(line: Array(line.utf8)) else {
      Issue.record("it is no health")
      return
    }
    #expect(health.problems.map(\.name) == ["fan-broken"] && !health.isHealthy)
    #expect(health.storingError == LinkHealth.StoringError("lost"))
    #expect(health.counters.refused == 2 && health.counters.reloads == 0)
  }

  @Test(
    "A wrong value is reported with its place",
    arguments: [
      ("{\"health\":{\"uinput\":1}}", "health.uinput: it must be an object, not a whole number"),
      (
        "{\"health\":{\"uinput\":{},\"storing\":{},\"version\":\"1\",\"state\":\"on\"}}",
        "there is no health.state \"on\"; there is starting, ready"
      ),
      ("{\"health\":{\"uinput\":{}}}", "health.storing is missing"),
    ])
  func mistakes(line: String, mistake: String) {
    let error = #expect(throws: ProtocolError.self) { try LinkMessage(line: Array(line.utf8)) }
    #expect(error?.description == mistake)
  }

  @Test("Without a daemon, the object has only its problem")
  func noDaemon() {
    #expect(
      LinkHealth.jsonText(without: HealthProblem(.noService))
        == "{\"healthy\":false,\"problems\":[{\"name\":\"no-service\",\"text\":\""
        + HealthProblem(.noService).text + "\"}]}")
  }
}
