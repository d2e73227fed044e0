// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Names of targets that several others need.
let core = "ClavierFiles ClavierKit ClavierSettings KeyOutput KeyboardCore KeyboardPlan Linux"
let panel = "ClavierDrawing ClavierKit ClavierSettings Linux"
let rig = "\(core) CLinux ClavierLink Evdev"
let panels = "\(panel) Panel FramebufferPanel SessionBus WaylandPanel X11Panel"
let plan = "ClavierFiles ClavierKit ClavierSettings ClavierWords KeyOutput Words"

// Libraries of the system: the module, pkg-config's name and Debian's package.
let system: [Target] = [
  "CDRM libdrm libdrm-dev", "CEvdev libevdev libevdev-dev", "CPango pangocairo libpango1.0-dev",
  "CSystemd libsystemd libsystemd-dev", "CUdev libudev libudev-dev", "CXCB xcb libxcb1-dev",
  "CWaylandClient wayland-client libwayland-dev", "CYAML yaml-0.1 libyaml-dev",
  "CXkbcommon xkbcommon libxkbcommon-dev",
].map { line in
  let words = line.split(separator: " ").map { String($0) }
  return Target.systemLibrary(
    name: words[0], path: "Sources/System/\(words[0])", pkgConfig: words[1],
    providers: [.apt([words[2]])])
}

// The map in ARCHITECTURE.md has a line about each.
let parts: [Target] =
  [
    "CLinux", "CSessionBus CSystemd", "CSound", "CTOML", "LayoutEngineKit ClavierKit", "Words",
    "WordLists Words", "ClavierWords ClavierKit Words", "ClavierEmoji Words",
    "ClavierDrawing ClavierKit CPango", "ClavierSettings ClavierKit",
    "ClavierFiles ClavierKit ClavierSettings CTOML", "LayoutImport ClavierKit ClavierFiles CYAML",
    "Linux CLinux CSystemd", "Evdev ClavierKit ClavierSettings Linux CLinux CEvdev CUdev",
    "KeyOutput ClavierKit ClavierSettings Linux CLinux CXkbcommon",
    "ClavierLink ClavierKit ClavierSettings Linux", "KeyboardPlan \(plan) ClavierEmoji Linux",
    "KeyboardCore \(plan) KeyboardPlan", "EventScript \(core) Words", "Panel \(panel)",
    "CWayland CWaylandClient -protocols", "WaylandPanel \(panel) Panel CWayland",
    "X11Panel \(panel) Panel CXCB", "FramebufferPanel \(panel) Panel CDRM CLinux",
    "SessionBus ClavierKit ClavierSettings Linux Panel CSessionBus",
  ].map { .library($0) } + [
    // A program that imports nothing else is not linked with libm, which some processors need.
    .target(name: "ClavierKit", exclude: ["Locale/Data"], linkerSettings: [.linkedLibrary("m")]),
    .program("clavierd \(core) ClavierLink Evdev Words"),
    .program("clavier-panel \(panels) ClavierFiles ClavierLink CSound KeyOutput"),
    .program(
      "clavier \(core) ClavierDrawing ClavierLink Evdev EventScript LayoutImport WordLists Words",
      with: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
  ]

// Targets that are not installed: an example, benchmarks beside plain C, and parts of tests.
let rigs: [Target] = [
  .program("embedding-example ClavierKit", at: "Examples/Embedding"),
  .library("CAllocations", at: "Benchmarks/Sources/CAllocations"),
  .library("CReference", at: "Benchmarks/Sources/CReference"),
  .program(
    "benchmarks \(rig) CAllocations CEvdev CReference ClavierDrawing ClavierEmoji ClavierWords "
      + "Words", at: "Benchmarks/Sources/Benchmarks"),
  .program("clavier-rig \(rig) EventScript", at: "Tests/EndToEnd/Rig"),
  .program("clavier-forwarder", at: "Tests/EndToEnd/Forwarder"),
  .program("clavier-reader CXkbcommon", at: "Tests/EndToEnd/Reader"),
  .program("stored-descriptors Linux", at: "Tests/StoredDescriptors"),
  .library("TestSupport Linux", at: "Tests/Support"),
  .library("CoreSupport \(core) Words", at: "Tests/CoreSupport"),
  .library("SceneSupport ClavierKit TestSupport", at: "Tests/SceneSupport"),
  .library("LinkSupport \(panel) ClavierLink TestSupport", at: "Tests/LinkSupport"),
  .library("WordsSupport Words -Data", at: "Tests/WordsSupport"),
  .program(
    "typing-quality ClavierKit ClavierWords TestSupport Words WordsSupport",
    at: "Tests/TypingQuality"),
  .library("VirtualPointer CWaylandClient", at: "Tests/VirtualPointer"),
  .library("PanelSupport \(panel) Panel CXCB TestSupport VirtualPointer", at: "Tests/PanelSupport"),
]

// Each part has tests, which may import what it imports, and what follows its name.
let tests: [Target] =
  [
    "ClavierDrawing ClavierFiles LayoutEngineKit SceneSupport clavier -Golden",
    "ClavierEmoji -Data", "ClavierFiles -Fixtures", "ClavierKit SceneSupport -Locale/exemplars.txt",
    "ClavierLink LinkSupport", "ClavierSettings", "ClavierWords WordsSupport",
    "EventScript -ComputerScripts -DaemonScripts -LayoutScripts -Scripts", "Evdev -Recordings",
    "FramebufferPanel", "KeyOutput -Console/Keymaps -Coverage", "KeyboardCore CoreSupport",
    "KeyboardPlan WordsSupport", "LayoutEngineKit", "LayoutImport KeyOutput -squeekboard",
    "Linux stored-descriptors", "Panel", "SessionBus PanelSupport",
    "WaylandPanel \(core) ClavierLink clavier-panel LinkSupport PanelSupport", "WordLists",
    "Words WordsSupport", "X11Panel PanelSupport", "clavier LinkSupport clavierd embedding-example",
    "clavier-panel LinkSupport PanelSupport -form.py", "clavierd",
  ].map { .tests(of: $0) } + [.testTarget(name: "TidyTests", dependencies: ["TestSupport"])]

// A build without a network, such as that of a Debian package, names the folder of the parser.
let argumentParser: Package.Dependency =
  Context.environment["CLAVIER_ARGUMENT_PARSER"].map { Package.Dependency.package(path: $0) }
  ?? .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")

// With CLAVIER_ONCE, for one build and one run, what computes most is optimised in debug, too.
let computing = ["ClavierDrawing", "ClavierKit", "KeyOutput", "WordLists", "Words", "WordsSupport"]
let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
for target in parts + rigs + tests {
  target.swiftSettings =
    [.treatAllWarnings(as: .error)] + features.map { .enableUpcomingFeature($0) }
  if computing.contains(target.name), Context.environment["CLAVIER_ONCE"] != nil {
    let flags = ["-O", "-wmo", "-num-threads", "1", "-disable-cmo"]
    target.swiftSettings?.append(.unsafeFlags(flags, .when(configuration: .debug)))
  }
}
// One use of the regular expression library, such as `text.contains("ab")`, would link all of it.
for target in parts {
  let flags = ["-Xfrontend", "-disable-implicit-string-processing-module-import"]
  target.swiftSettings?.append(.unsafeFlags(flags))
}

let package = Package(
  name: "clavier",
  products: [
    "ClavierKit", "LayoutEngineKit", "ClavierDrawing", "ClavierEmoji", "ClavierWords", "Words",
  ].map { .library(name: $0, targets: [$0]) }
    + ["clavierd", "clavier-panel", "clavier"].map { .executable(name: $0, targets: [$0]) },
  dependencies: [argumentParser],
  targets: system + parts + rigs + tests,
  cxxLanguageStandard: .cxx17
)

// The first of several names is the target's own, the others are those that it needs, and a name
// with a minus before it is that of a file or folder beside the sources.
@MainActor extension Target {
  static func library(_ all: String, at path: String? = nil) -> Target {
    .target(name: name(all), dependencies: needs(all), path: path, exclude: excludes(all))
  }

  static func program(_ all: String, with: [Dependency] = [], at path: String? = nil) -> Target {
    .executableTarget(name: name(all), dependencies: needs(all) + with, path: path)
  }

  /// The tests of a part: `clavier-panel` has `ClavierPanelTests`.
  static func tests(of all: String) -> Target {
    let words = name(all).split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let part = parts.first { $0.name == name(all) }
    let inherited = (part?.dependencies ?? []).compactMap {
      if case .byNameItem(let need, _) = $0 { need } else { nil }
    }
    let needs = needs("- \(all) TestSupport \(inherited.joined(separator: " "))")
    return .testTarget(name: words.joined() + "Tests", dependencies: needs, exclude: excludes(all))
  }

  private static func name(_ all: String) -> String { String(all.prefix { $0 != " " }) }

  private static func excludes(_ all: String) -> [String] {
    all.split(separator: " ").filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
  }

  /// Each once.
  private static func needs(_ all: String) -> [Dependency] {
    let names = all.split(separator: " ").dropFirst().filter { !$0.hasPrefix("-") }
    return Set(names).sorted().map { .byName(name: String($0)) }
  }
}
