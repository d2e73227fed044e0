// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let core = "ClavierFiles ClavierKit ClavierSettings KeyOutput KeyboardCore KeyboardPlan Linux"
let panel = "ClavierDrawing ClavierKit ClavierSettings Linux"
let rig = "\(core) CLinux ClavierLink Evdev"
let panels = "\(panel) Panel FramebufferPanel SessionBus WaylandPanel X11Panel"

// Libraries of the system: the module, pkg-config's name and Debian's package.
let system: [Target] = [
  "CDRM libdrm libdrm-dev", "CEvdev libevdev libevdev-dev", "CPango pangocairo libpango1.0-dev",
  "CSystemd libsystemd libsystemd-dev", "CUdev libudev libudev-dev", "CXCB xcb libxcb1-dev",
  "CWaylandClient wayland-client libwayland-dev", "CYAML yaml-0.1 libyaml-dev",
  "CXkbcommon xkbcommon libxkbcommon-dev",
].map { Target.system($0.split(separator: " ").map { String($0) }) }

// The map in ARCHITECTURE.md has a line about each.
let parts: [Target] = [
  .swift("CLinux"),
  .swift("CSessionBus", "CSystemd"),
  .swift("CTOML"),
  .swift("CWayland", "CWaylandClient", exclude: ["protocols"]),
  // A program that imports nothing else is not linked with libm, which rounds where the processor
  // cannot.
  .swift("ClavierKit", computes: true, exclude: ["Locale/Data"], links: ["m"]),
  .swift("LayoutEngineKit", "ClavierKit"),
  .swift("Words", computes: true),
  .swift("WordLists", "Words", computes: true),
  .swift("ClavierWords", "ClavierKit Words"),
  .swift("ClavierDrawing", "ClavierKit CPango", computes: true),
  .swift("ClavierSettings", "ClavierKit"),
  .swift("ClavierFiles", "ClavierKit ClavierSettings CTOML"),
  .swift("LayoutImport", "ClavierKit ClavierFiles CYAML"),
  .swift("Linux", "CLinux CSystemd"),
  .swift("Evdev", "ClavierKit ClavierSettings Linux CLinux CEvdev CUdev"),
  .swift("KeyOutput", "ClavierKit ClavierSettings Linux CLinux CXkbcommon", computes: true),
  .swift("ClavierLink", "ClavierKit ClavierSettings Linux"),
  .swift(
    "KeyboardPlan", "ClavierFiles ClavierSettings ClavierWords KeyOutput Linux ClavierKit Words"),
  .swift(
    "KeyboardCore",
    "ClavierFiles ClavierKit ClavierSettings ClavierWords KeyOutput KeyboardPlan Words"),
  .swift("EventScript", "\(core) Words"),
  .swift("Panel", panel),
  .swift("WaylandPanel", "\(panel) Panel CWayland"),
  .swift("X11Panel", "\(panel) Panel CXCB"),
  .swift("FramebufferPanel", "\(panel) Panel CDRM CLinux"),
  .swift("SessionBus", "ClavierKit ClavierSettings Linux Panel CSessionBus"),
  .program("clavierd", "\(core) ClavierLink Evdev Words"),
  .program("clavier-panel", "\(panels) ClavierFiles ClavierLink KeyOutput"),
  .program(
    "clavier", "\(core) ClavierDrawing ClavierLink Evdev EventScript LayoutImport WordLists Words",
    packages: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
]

// Programs that are not installed: an example, benchmarks beside plain C, and the fingers of the
// tests in the machine.
let rigs: [Target] = [
  .program("embedding-example", "ClavierKit", at: "Examples/Embedding"),
  .swift("CAllocations", at: "Benchmarks/Sources/CAllocations"),
  .swift("CReference", at: "Benchmarks/Sources/CReference"),
  .program(
    "benchmarks",
    "\(rig) CAllocations CEvdev CReference ClavierDrawing ClavierWords Words",
    at: "Benchmarks/Sources/Benchmarks"),
  .program("clavier-rig", "\(rig) EventScript", at: "Tests/EndToEnd/Rig"),
  .program("clavier-forwarder", at: "Tests/EndToEnd/Forwarder"),
  .program("clavier-reader", "CXkbcommon", at: "Tests/EndToEnd/Reader"),
  .program("stored-descriptors", "Linux", at: "Tests/StoredDescriptors"),
  .swift("TestSupport", at: "Tests/Support"),
  .swift("CoreSupport", "\(core) Words", at: "Tests/CoreSupport"),
  .swift("LinkSupport", "\(panel) ClavierLink TestSupport", at: "Tests/LinkSupport"),
  .swift("WordsSupport", "Words", computes: true, at: "Tests/WordsSupport", exclude: ["Data"]),
  .program(
    "typing-quality", "ClavierKit ClavierWords TestSupport Words WordsSupport",
    at: "Tests/TypingQuality"),
  .swift("VirtualPointer", "CWaylandClient", at: "Tests/VirtualPointer"),
  .swift(
    "PanelSupport", "\(panel) Panel CXCB TestSupport VirtualPointer", at: "Tests/PanelSupport"),
]

// Each part has tests, which may import what it imports.
let tests: [Target] =
  [
    "ClavierSettings", "FramebufferPanel", "LayoutEngineKit", "Panel", "WordLists", "clavierd",
  ].map { .tests(of: $0) } + [
    .tests(of: "ClavierKit", exclude: ["Locale/exemplars.txt"]),
    .tests(of: "ClavierDrawing", "ClavierFiles LayoutEngineKit clavier", exclude: ["Golden"]),
    .tests(of: "ClavierFiles", exclude: ["Fixtures"]),
    .tests(of: "LayoutImport", "KeyOutput", exclude: ["squeekboard"]),
    .tests(of: "Linux", "stored-descriptors"),
    .tests(of: "Evdev", exclude: ["Recordings"]),
    .tests(of: "KeyOutput", exclude: ["Console/Keymaps", "Coverage"]),
    .tests(of: "KeyboardPlan", "WordsSupport"),
    .tests(of: "KeyboardCore", "CoreSupport"),
    .tests(of: "EventScript", exclude: ["ComputerScripts", "DaemonScripts", "Scripts"]),
    .tests(of: "ClavierLink", "LinkSupport"),
    .tests(of: "WaylandPanel", "\(core) ClavierLink clavier-panel LinkSupport PanelSupport"),
    .tests(of: "X11Panel", "PanelSupport"),
    .tests(of: "SessionBus", "PanelSupport"),
    .tests(of: "Words", "WordsSupport"),
    .tests(of: "ClavierWords", "WordsSupport"),
    .tests(of: "clavier-panel", "LinkSupport PanelSupport", exclude: ["form.py"]),
    .tests(of: "clavier", "LinkSupport clavierd embedding-example"),
    .testTarget(name: "TidyTests", dependencies: ["TestSupport"], swiftSettings: strict()),
  ]

let package = Package(
  name: "clavier",
  products: ["ClavierKit", "LayoutEngineKit", "ClavierDrawing", "ClavierWords", "Words"].map {
    .library(name: $0, targets: [$0])
  } + ["clavierd", "clavier-panel", "clavier"].map { .executable(name: $0, targets: [$0]) },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: system + parts + rigs + tests,
  cxxLanguageStandard: .cxx17
)

/// The names in a text, with spaces between them, each once.
func names(_ text: String) -> [Target.Dependency] {
  Set(text.split(separator: " ")).sorted().map { .byName(name: String($0)) }
}

// With CLAVIER_ONCE, where all is built once and run once, what computes most is optimised in debug
// builds, too.
func strict(computes: Bool = false) -> [SwiftSetting] {
  let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  let settings: [SwiftSetting] =
    [.treatAllWarnings(as: .error)] + features.map { .enableUpcomingFeature($0) }
  guard computes, Context.environment["CLAVIER_ONCE"] != nil else { return settings }
  let flags = ["-O", "-wmo", "-num-threads", "1", "-disable-cmo"]
  return settings + [.unsafeFlags(flags, .when(configuration: .debug))]
}

@MainActor extension Target {
  static func system(_ names: [String]) -> Target {
    .systemLibrary(
      name: names[0], path: "Sources/System/\(names[0])", pkgConfig: names[1],
      providers: [.apt([names[2]])])
  }

  static func swift(
    _ name: String, _ needs: String = "", computes: Bool = false, at path: String? = nil,
    exclude: [String] = [], links: [String] = []
  ) -> Target {
    .target(
      name: name, dependencies: names(needs), path: path, exclude: exclude,
      swiftSettings: strict(computes: computes), linkerSettings: links.map { .linkedLibrary($0) })
  }

  static func program(
    _ name: String, _ needs: String = "", packages: [Dependency] = [], at path: String? = nil
  ) -> Target {
    .executableTarget(
      name: name, dependencies: names(needs) + packages, path: path, swiftSettings: strict())
  }

  /// The tests of a part: `clavier-panel` has `ClavierPanelTests`.
  static func tests(of name: String, _ more: String = "", exclude: [String] = []) -> Target {
    let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var needs = "\(name) TestSupport \(more)"
    for case .byNameItem(let need, _)? in parts.first(where: { $0.name == name })?.dependencies
      ?? []
    {
      needs += " \(need)"
    }
    return .testTarget(
      name: words.joined() + "Tests", dependencies: names(needs), exclude: exclude,
      swiftSettings: strict())
  }
}
