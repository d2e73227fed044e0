// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Panel
import TestSupport
import Testing

/// The height and position of the keyboard.
struct PanelGeometryTests {
  private func output(
    _ width: Double, _ height: Double, millimeters: Size? = nil
  ) -> PanelOutput {
    let size = Size(width: width, height: height)
    return PanelOutput(name: "X-1", size: size, pixels: size, millimeters: millimeters)
  }

  /// The output, its size in millimetres, and the default height of the keyboard.
  @Test(
    arguments: [
      // A phone in portrait has a phone's keyboard.
      (390.0, 844.0, nil, 216.0), (390, 844, Size(width: 65, height: 140), 217),
      // … and in landscape less than half of the screen.
      (844, 390, nil, 156),
      // A tablet in portrait and in landscape.
      (768, 1024, nil, 410), (1024, 768, nil, 307),
      (1280, 800, Size(width: 217, height: 136), 320),
      // A desktop screen has keys no larger than a computer's.
      (1920, 1080, nil, 432), (1920, 1080, Size(width: 531, height: 299), 275),
      (3840, 2160, Size(width: 1210, height: 680), 241),
      // A bar-shaped screen is mostly keyboard.
      (1920, 480, nil, 288), (1920, 480, Size(width: 292, height: 73), 288),
      // On a watch's screen, a little of the program stays visible.
      (320, 240, Size(width: 49, height: 37), 156),
    ] as [(Double, Double, Size?, Double)])
  func theHeightSuitsTheScreen(
    _ width: Double, _ height: Double, _ millimeters: Size?, _ expected: Double
  ) {
    let output = output(width, height, millimeters: millimeters)
    #expect(PanelSettings.Height.automatic.resolved(on: output).rounded() == expected)
  }

  @Test func requestedSizesAreLimitedToTheScreen() {
    let plain = output(1000, 500)
    let measured = output(1000, 500, millimeters: Size(width: 200, height: 100))
    #expect(PanelSettings.Height.share(0.5).resolved(on: plain) == 250)
    #expect(PanelSettings.Height.points(123).resolved(on: plain) == 123)
    #expect(PanelSettings.Height.millimeters(40).resolved(on: measured) == 200)
    let automatic = PanelSettings.Height.automatic.resolved(on: plain)
    #expect(PanelSettings.Height.millimeters(40).resolved(on: plain) == automatic)
    #expect(PanelSettings.Height.points(9999).resolved(on: plain) == 450)
    for height in [0, -1, .nan] {
      #expect(PanelSettings.Height.points(height).resolved(on: plain) == 50)
    }
  }

  @Test func aUsersStepChangesEveryHeightWithinTheScreen() throws {
    let output = output(1000, 500)
    for height in [PanelSettings.Height.automatic, .share(0.4), .points(200)] {
      let medium = height.resolved(on: output)
      #expect(abs(height.resolved(on: output, step: .low) - 0.8 * medium) < 0.001)
      #expect(abs(height.resolved(on: output, step: .high) - 1.25 * medium) < 0.001)
    }
    #expect(PanelSettings.Height.points(440).resolved(on: output, step: .high) == 450)
    #expect(PanelSettings.Height.points(60).resolved(on: output, step: .low) == 50)
    var settings = PanelSettings()
    settings.height = .points(200)
    settings.heightStep = .high
    let shape = PanelShape.unknown
    let geometry = try #require(PanelGeometry(on: output, settings, shape: shape))
    #expect(geometry.panelHeight == 250)
  }

  @Test func implausibleSizesAreIgnored() {
    let pixels = Size(width: 1920, height: 1080)
    #expect(PanelOutput.isPlausible(Size(width: 531, height: 299), for: pixels))
    for (width, height) in [(0, 0), (16, 9), (160, 90), (1600, 900), (531, 0), (299, 531), (-5, 5)]
    {
      let size = Size(width: Double(width), height: Double(height))
      let isPlausible = width == 160 || width == 1600
      #expect(PanelOutput.isPlausible(size, for: pixels) == isPlausible, "\(width) × \(height)")
    }
  }

  @Test func theKeysFillThePanelBelowTheHeadroom() throws {
    let geometry = try #require(
      PanelGeometry(on: output(780, 1000), PanelSettings(), shape: .unknown))
    // 40 % of the height; a point is 400 / 216 units.
    #expect(geometry.panelHeight == 400)
    #expect(geometry.headroom == 115)
    #expect(geometry.keys == Rect(x: 0, y: 115, width: 780, height: 400))
    #expect(geometry.frame == Rect(x: 0, y: 485, width: 780, height: 515))
    let place = geometry.place(on: output(780, 1000))
    #expect(place == Rect(minX: 0, minY: 0.6, maxX: 1, maxY: 1))
  }

  @Test func marginsDoNotBelongToTheKeys() throws {
    var settings = PanelSettings()
    settings.height = .points(250)
    let shape = PanelShape(
      panel: Rect(minX: -10, minY: -20, maxX: 410, maxY: 230),
      keys: Rect(minX: 0, minY: 0, maxX: 400, maxY: 220))
    let geometry = try #require(PanelGeometry(on: output(800, 1000), settings, shape: shape))
    #expect(
      geometry.keys
        == Rect(x: 10, y: 20 + Double(geometry.headroom), width: 780, height: 220))
    // A bar above belongs to the panel, and there is headroom for its overlays.
    let place = geometry.place(on: output(800, 1000))
    #expect(place.minY == 0.77 && place.maxY == 0.99)
  }

  @Test func aKeyboardLargerThanThePanelIsClipped() throws {
    // A phone's keyboard is two points closer to the edge than its rows.
    let shape = PanelShape(
      panel: Rect(x: 0, y: 0, width: 390, height: 214),
      keys: Rect(x: 0, y: 0, width: 390, height: 216))
    let output = output(390, 844)
    let geometry = try #require(PanelGeometry(on: output, PanelSettings(), shape: shape))
    #expect(geometry.keys.maxY == Double(geometry.height))
    #expect(geometry.place(on: output).maxY == 1)
  }

  /// The configured width on an output of 1000 units and 200 mm, and the resulting width.
  @Test(
    arguments: [
      (.automatic, 1000), (.full, 1000), (.share(0.6), 600), (.share(1.5), 1000),
      (.share(0.01), 200),
      (.millimeters(70), 350), (.points(333.4), 333), (.points(-5), 200), (.points(.nan), 200),
    ] as [(PanelSettings.Width, Double)])
  func theWidthMatchesTheSettings(_ width: PanelSettings.Width, _ expected: Double) {
    let measured = output(1000, 500, millimeters: Size(width: 200, height: 100))
    #expect(width.resolved(on: measured) == expected)
  }

  /// The exact size on an output of 1000 × 500, and the resulting size.
  @Test(
    arguments: [
      (5, 20, 5, 20), (nil, 20, 1000, 20), (5000, 5000, 1000, 500), (-5, -5, 1, 1),
    ] as [(Double?, Double, Int, Int)])
  func anExactSizeIsOnlyLimitedToTheOutput(
    _ width: Double?, _ height: Double, _ expectedWidth: Int, _ expectedHeight: Int
  ) throws {
    let size = PresenterSettings.ExactSize(width: width, height: height)
    let geometry = try #require(
      PanelGeometry(on: output(1000, 500), PanelSettings(), exactSize: size, shape: .unknown))
    #expect(geometry.width == expectedWidth)
    #expect(geometry.panelHeight == expectedHeight)
  }

  @Test func withoutAPhysicalSizeThePanelHasTheFullWidth() {
    #expect(PanelSettings.Width.millimeters(70).resolved(on: output(1000, 500)) == 1000)
  }

  /// A keyboard for one hand: its position, and the place reported to the daemon.
  @Test(
    arguments: [
      (.left, 0, 0), (.center, 200, 0.2), (.right, 400, 0.4),
    ] as [(PanelSettings.Alignment, Double, Double)])
  func aNarrowPanelIsAligned(
    _ align: PanelSettings.Alignment, _ left: Double, _ part: Double
  ) throws {
    var settings = PanelSettings()
    settings.width = .share(0.6)
    settings.align = align
    settings.height = .points(200)
    let output = output(1000, 500)
    let geometry = try #require(PanelGeometry(on: output, settings, shape: .unknown))
    #expect(geometry.width == 600)
    #expect(geometry.frame.minX == left && geometry.frame.width == 600)
    #expect(geometry.keys.minX == 0 && geometry.keys.width == 600)
    let place = geometry.place(on: output)
    #expect(abs(place.minX - part) < 1e-9 && abs(place.width - 0.6) < 1e-9)
  }

  @Test func aNarrowPanelIsAsHighAsAPhones() throws {
    var settings = PanelSettings()
    settings.width = .points(390)
    let geometry = try #require(
      PanelGeometry(on: output(1920, 1080), settings, shape: .unknown))
    #expect(geometry.panelHeight == 216)
    // A bar-shaped screen is mostly keyboard, at any keyboard width.
    settings.width = .points(960)
    let bar = try #require(PanelGeometry(on: output(1920, 480), settings, shape: .unknown))
    #expect(bar.panelHeight == 288)
  }

  @Test func atTheTopThereIsNoRoomAbove() throws {
    var settings = PanelSettings()
    settings.edge = .top
    let output = output(780, 1000)
    let geometry = try #require(PanelGeometry(on: output, settings, shape: .unknown))
    #expect(geometry.headroom == 0)
    #expect(geometry.place(on: output) == Rect(minX: 0, minY: 0, maxX: 1, maxY: 0.4))
  }

  /// At a side: the alignment along it, and the upper left corner on an output of 1000 × 600.
  @Test(
    arguments: [
      (.left, .top, 0, 0), (.left, .center, 0, 200), (.left, .bottom, 0, 400),
      (.right, .top, 700, 0), (.right, .center, 700, 200), (.right, .bottom, 700, 400),
      // An alignment of the other axis counts as the middle.
      (.right, .left, 700, 200), (.bottom, .top, 350, 400), (.top, .bottom, 350, 0),
    ] as [(PanelSettings.Edge, PanelSettings.Alignment, Double, Double)])
  func aPanelAtASideIsAligned(
    _ edge: PanelSettings.Edge, _ align: PanelSettings.Alignment, _ left: Double, _ top: Double
  ) throws {
    var settings = PanelSettings()
    (settings.edge, settings.align) = (edge, align)
    (settings.width, settings.height) = (.points(300), .points(200))
    let output = output(1000, 600)
    let geometry = try #require(PanelGeometry(on: output, settings, shape: .unknown))
    let panel = Double(geometry.headroom)
    #expect(
      geometry.frame == Rect(minX: left, minY: top - panel, maxX: left + 300, maxY: top + 200))
    // Letters are drawn above it wherever there is room.
    #expect(geometry.headroom == (top == 0 ? 0 : 58))
    let place = geometry.place(on: output)
    #expect(abs(place.minX - left / 1000) < 1e-9 && abs(place.minY - top / 600) < 1e-9)
  }

  /// The output, its size in millimetres, and the default size of a keyboard at its side.
  @Test(
    arguments: [
      // A bar-shaped screen has one beside its program, as high as suits a hand.
      (1920.0, 480.0, Size(width: 292, height: 73), 768.0, 425.0),
      (1280, 800, Size(width: 217, height: 136), 512, 284),
      // A desktop screen has keys no larger than a computer's.
      (3840, 2160, Size(width: 1210, height: 680), 768, 241),
      // Outputs of unknown size.
      (800, 480, nil, 390, 216), (1920, 1080, nil, 768, 425), (320, 240, nil, 320, 177),
    ] as [(Double, Double, Size?, Double, Double)])
  func aPanelAtASideHasItsDefaultSize(
    _ width: Double, _ height: Double, _ millimeters: Size?, _ wide: Double, _ high: Double
  ) throws {
    var settings = PanelSettings()
    settings.edge = .left
    let output = output(width, height, millimeters: millimeters)
    let geometry = try #require(PanelGeometry(on: output, settings, shape: .unknown))
    #expect(geometry.width == Int(wide))
    #expect(geometry.panelHeight == Int(high))
  }

  @Test func onATextConsoleThereIsNoRoomAboveEither() throws {
    let output = output(780, 1000)
    let geometry = try #require(
      PanelGeometry(on: output, PanelSettings(), shape: .unknown, hasHeadroom: false))
    #expect(geometry.headroom == 0 && geometry.height == 400)
    #expect(geometry.frame == Rect(x: 0, y: 600, width: 780, height: 400))
    #expect(geometry.place(on: output) == Rect(minX: 0, minY: 0.6, maxX: 1, maxY: 1))
  }

  @Test func anInvalidOutputHasNoGeometry() {
    let settings = PanelSettings()
    for (width, height) in [(0, 0), (0, 480), (800, 0), (-5, 5), (1e9, 100), (.nan, 100)]
      as [(Double, Double)]
    {
      #expect(PanelGeometry(on: output(width, height), settings, shape: .unknown) == nil)
    }
    let nothing = PanelShape(
      panel: Rect(x: 0, y: 0, width: 0, height: 0), keys: .init(x: 0, y: 0, width: 1, height: 1))
    #expect(PanelGeometry(on: output(800, 480), settings, shape: nothing) == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func everyPanelStaysOnTheScreen(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let output = output(
      number(1...8000).rounded(), number(1...8000).rounded(),
      millimeters: Bool.random(using: &random)
        ? Size(width: number(1...2000), height: number(1...2000)) : nil)
    var settings = PanelSettings()
    settings.edge = PanelSettings.Edge.allCases.randomElement(using: &random) ?? .bottom
    settings.width =
      [
        .automatic, .full, .share(number(-1...2)), .millimeters(number(-9...900)),
        .points(number(-9...9999)),
      ]
      .randomElement(using: &random) ?? .full
    settings.align = PanelSettings.Alignment.allCases.randomElement(using: &random) ?? .center
    settings.height =
      [
        .automatic, .share(number(-1...2)), .millimeters(number(-9...900)),
        .points(number(-9...9999)),
      ]
      .randomElement(using: &random) ?? .automatic
    let panel = Rect(
      x: number(-50...0), y: number(-50...0), width: number(1...2000), height: number(1...900))
    let keys = panel.inset(
      by: EdgeInsets(
        top: number(-9...9), leading: number(0...9), bottom: number(-9...9), trailing: number(0...9)
      ))
    guard
      let geometry = PanelGeometry(
        on: output, settings, shape: PanelShape(panel: panel, keys: keys))
    else { return }
    #expect(geometry.height >= 1 && geometry.height <= Int(output.size.height))
    #expect(geometry.headroom >= 0 && geometry.panelHeight >= 1)
    let whole = Rect(x: 0, y: 0, width: output.size.width, height: output.size.height)
    #expect(geometry.frame.clamped(to: whole) == geometry.frame)
    switch settings.edge {
    case .bottom: #expect(geometry.frame.maxY == whole.maxY)
    case .top, .left: break
    case .right: #expect(geometry.frame.maxX == whole.maxX)
    }
    if settings.edge == .top { #expect(geometry.frame.minY == 0 && geometry.headroom == 0) }
    if settings.edge == .left { #expect(geometry.frame.minX == 0) }
    let surface = Rect(x: 0, y: 0, width: output.size.width, height: Double(geometry.height))
    #expect(geometry.keys.clamped(to: surface) == geometry.keys)
    let place = geometry.place(on: output)
    #expect(place.minX >= 0 && place.minY >= 0 && place.maxX <= 1 && place.maxY <= 1)
    #expect(!place.isEmpty)
  }

  @Test func theNamedOutputIsChosen() {
    var (first, second) = (output(100, 100), output(200, 200))
    (first.name, second.name) = ("A", "B")
    #expect([first, second].outputForPanel(named: "B") == second)
    #expect([first, second].outputForPanel(named: nil) == first)
    #expect([first, second].outputForPanel(named: "C") == first)
    first.size.width = 0
    #expect([first, second].outputForPanel(named: "A") == second)
    #expect([first].outputForPanel(named: nil) == nil)
    #expect([PanelOutput]().outputForPanel(named: "A") == nil)
  }
}
