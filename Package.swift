// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// A C library of the system, found by pkg-config.
func system(_ name: String, _ pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "clavier",
  products: [
    .library(name: "ClavierKit", targets: ["ClavierKit"]),
    .library(name: "LayoutEngineKit", targets: ["LayoutEngineKit"]),
    .library(name: "ClavierDrawing", targets: ["ClavierDrawing"]),
    .executable(name: "clavierd", targets: ["clavierd"]),
    .executable(name: "clavier-panel", targets: ["clavier-panel"]),
    .executable(name: "clavier", targets: ["clavier"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The library: pure, no import at all. Rounding is libm's where the processor has no instruction for it, and
    // a program that imports nothing else would not be linked with it.
    .target(
      name: "ClavierKit", exclude: ["Locale/Data"], linkerSettings: [.linkedLibrary("m")]),

    // KeyboardLayoutEngine's words for it.
    .target(name: "LayoutEngineKit", dependencies: ["ClavierKit"]),
    // What a user may choose about devices, panels and keys: for the programs here, no part of the library.
    .target(name: "ClavierSettings", dependencies: ["ClavierKit"]),

    // Pictures of keyboards: the only target that meets Cairo and Pango.
    system("CPango", "pangocairo", apt: "libpango1.0-dev"),
    .target(name: "ClavierDrawing", dependencies: ["ClavierKit", "CPango"]),

    // Text files to values.
    .target(name: "CTOML"),
    .target(name: "ClavierFiles", dependencies: ["ClavierKit", "ClavierSettings", "CTOML"]),

    // Layouts of other keyboards to ours.
    system("CYAML", "yaml-0.1", apt: "libyaml-dev"),
    .target(name: "LayoutImport", dependencies: ["ClavierKit", "ClavierFiles", "CYAML"]),

    // Linux: the only targets that meet C.
    system("CEvdev", "libevdev", apt: "libevdev-dev"),
    system("CUdev", "libudev", apt: "libudev-dev"),
    system("CSystemd", "libsystemd", apt: "libsystemd-dev"),
    system("CXkbcommon", "xkbcommon", apt: "libxkbcommon-dev"),
    .target(name: "CLinux"),
    .target(name: "Linux", dependencies: ["CLinux", "CSystemd"]),
    .target(
      name: "Evdev",
      dependencies: ["ClavierKit", "ClavierSettings", "Linux", "CLinux", "CEvdev", "CUdev"]),
    .target(
      name: "KeyOutput",
      dependencies: ["ClavierKit", "ClavierSettings", "Linux", "CLinux", "CXkbcommon"]),

    // What the daemon's keyboard is, made of its configuration.
    .target(
      name: "KeyboardPlan",
      dependencies: ["ClavierKit", "ClavierSettings", "ClavierFiles", "KeyOutput"]),

    // Everything between an event with its time and an action: no descriptor, no clock, no I/O.
    .target(
      name: "KeyboardCore",
      dependencies: ["ClavierFiles", "ClavierKit", "ClavierSettings", "KeyOutput", "KeyboardPlan"]),

    // Plays scripts of fingers, panels and programs to the core.
    .target(
      name: "EventScript",
      dependencies: [
        "ClavierFiles", "ClavierKit", "ClavierSettings", "KeyOutput", "KeyboardCore",
        "KeyboardPlan",
      ]),

    // The daemon's socket, both ends.
    system("CJansson", "jansson", apt: "libjansson-dev"),
    .target(
      name: "ClavierLink", dependencies: ["ClavierKit", "ClavierSettings", "Linux", "CJansson"]),

    // Panels: what all have, and those for one display server each.
    .target(
      name: "Panel", dependencies: ["ClavierKit", "ClavierSettings", "ClavierDrawing", "Linux"]),
    system("CWaylandClient", "wayland-client", apt: "libwayland-dev"),
    .target(name: "CWayland", dependencies: ["CWaylandClient"], exclude: ["protocols"]),
    .target(
      name: "WaylandPanel",
      dependencies: [
        "ClavierKit", "ClavierSettings", "ClavierDrawing", "CWayland", "Linux", "Panel",
      ]),

    system("CXCB", "xcb", apt: "libxcb1-dev"),
    .target(
      name: "X11Panel",
      dependencies: ["CXCB", "ClavierDrawing", "ClavierKit", "ClavierSettings", "Linux", "Panel"]),

    system("CDRM", "libdrm", apt: "libdrm-dev"),
    .target(
      name: "FramebufferPanel",
      dependencies: [
        "CDRM", "CLinux", "ClavierDrawing", "ClavierKit", "ClavierSettings", "Linux", "Panel",
      ]),

    // The panel on the session's bus, and what programs say there: the only target that meets D-Bus.
    .target(name: "CSessionBus", dependencies: ["CSystemd"]),
    .target(
      name: "SessionBus",
      dependencies: ["CSessionBus", "ClavierKit", "ClavierSettings", "Linux", "Panel"]),

    // Executables: wiring only.
    .executableTarget(
      name: "clavierd",
      dependencies: [
        "ClavierKit", "ClavierSettings", "ClavierFiles", "ClavierLink", "Linux", "Evdev",
        "KeyOutput",
        "KeyboardCore", "KeyboardPlan",
      ]),
    .executableTarget(
      name: "clavier-panel",
      dependencies: [
        "ClavierKit", "ClavierSettings", "ClavierFiles", "ClavierLink", "FramebufferPanel",
        "KeyOutput", "Linux",
        "Panel", "SessionBus", "WaylandPanel", "X11Panel",
      ]),
    .executableTarget(
      name: "clavier",
      dependencies: [
        "ClavierKit", "ClavierSettings", "ClavierDrawing", "ClavierFiles", "LayoutImport",
        "EventScript",
        "ClavierLink", "Linux", "Evdev", "KeyOutput", "KeyboardCore", "KeyboardPlan",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // What a program outside looks like: it has the product alone.
    .executableTarget(
      name: "embedding-example", dependencies: ["ClavierKit"], path: "Examples/Embedding"),

    // What everything costs: each allocation of the process is counted, and the same work done in plain C to compare
    // with.
    .target(name: "CAllocations", path: "Benchmarks/Sources/CAllocations"),
    .target(name: "CReference", path: "Benchmarks/Sources/CReference"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CAllocations", "CEvdev", "CLinux", "CReference", "ClavierDrawing", "ClavierKit",
        "ClavierLink", "Evdev", "KeyOutput", "Linux",
      ],
      path: "Benchmarks/Sources/Benchmarks"),

    // Tests, and the program that plays them on a real kernel.
    .executableTarget(
      name: "clavier-rig",
      dependencies: [
        "ClavierKit", "ClavierSettings", "ClavierLink", "EventScript", "Linux", "CLinux", "Evdev",
        "KeyOutput",
      ],
      path: "Tests/EndToEnd/Rig"),
    // The least program that can pass touches on, to measure the daemon by.
    .executableTarget(name: "clavier-forwarder", path: "Tests/EndToEnd/Forwarder"),
    // A program that receives keys.
    .executableTarget(
      name: "clavier-reader", dependencies: ["CXkbcommon"], path: "Tests/EndToEnd/Reader"),
    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(
      name: "ClavierKitTests", dependencies: ["ClavierKit", "TestSupport"],
      exclude: ["Locale/exemplars.txt"]),
    .testTarget(
      name: "LayoutEngineKitTests", dependencies: ["ClavierKit", "LayoutEngineKit", "TestSupport"]),
    .testTarget(
      name: "ClavierSettingsTests", dependencies: ["ClavierKit", "ClavierSettings", "TestSupport"]),
    .testTarget(
      name: "ClavierDrawingTests",
      // The program draws the pictures of the documents.
      dependencies: [
        "CPango", "ClavierKit", "ClavierDrawing", "ClavierFiles", "LayoutEngineKit", "TestSupport",
        "clavier",
      ],
      exclude: ["Golden", "fonts.conf"]),
    .testTarget(
      name: "EventScriptTests",
      dependencies: ["ClavierKit", "ClavierSettings", "EventScript", "KeyboardCore"],
      exclude: ["ComputerScripts", "DaemonScripts", "Scripts"]),
    .testTarget(
      name: "ClavierFilesTests",
      dependencies: ["ClavierKit", "ClavierSettings", "ClavierFiles", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LayoutImportTests",
      dependencies: ["ClavierKit", "ClavierFiles", "KeyOutput", "LayoutImport", "TestSupport"],
      exclude: ["squeekboard"]),
    .testTarget(
      name: "LinuxTests", dependencies: ["CLinux", "CSystemd", "Linux", "TestSupport"]),
    .testTarget(
      name: "EvdevTests",
      // Which of the two C modules the kernel's structures belong to is the compiler's choice.
      dependencies: [
        "CEvdev", "ClavierKit", "ClavierSettings", "Linux", "CLinux", "Evdev", "TestSupport",
      ],
      exclude: ["Recordings"]),
    .testTarget(
      name: "KeyOutputTests",
      dependencies: [
        "ClavierKit", "ClavierSettings", "CXkbcommon", "Linux", "KeyOutput", "TestSupport",
      ],
      exclude: ["Console/Keymaps", "Coverage"]),
    .testTarget(
      name: "KeyboardPlanTests",
      dependencies: [
        "ClavierFiles", "ClavierKit", "ClavierSettings", "KeyboardPlan", "TestSupport",
      ]),
    // Stories of any events, which the fuzzers tell, too.
    .target(
      name: "CoreSupport",
      dependencies: [
        "ClavierFiles", "ClavierKit", "ClavierSettings", "KeyOutput", "KeyboardCore",
        "KeyboardPlan",
      ],
      path: "Tests/CoreSupport"),
    .testTarget(
      name: "KeyboardCoreTests",
      dependencies: ["ClavierKit", "ClavierSettings", "CoreSupport", "KeyboardCore", "TestSupport"]),
    .testTarget(
      name: "ClavierdTests",
      dependencies: [
        "ClavierFiles", "ClavierKit", "ClavierSettings", "KeyboardPlan", "Linux", "TestSupport",
        "clavierd",
      ]),
    .target(
      name: "LinkSupport",
      dependencies: ["ClavierKit", "ClavierSettings", "ClavierLink", "Linux", "TestSupport"],
      path: "Tests/LinkSupport"),
    .testTarget(
      name: "ClavierLinkTests",
      dependencies: [
        "ClavierKit", "ClavierSettings", "ClavierLink", "Linux", "LinkSupport", "TestSupport",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "ClavierKit", "ClavierSettings", "ClavierLink", "clavier", "clavierd", "embedding-example",
        "LinkSupport",
        "TestSupport",
      ]),
    .testTarget(
      name: "PanelTests",
      dependencies: ["ClavierDrawing", "ClavierKit", "ClavierSettings", "Panel", "TestSupport"]),
    .target(
      name: "VirtualPointer", dependencies: ["CWaylandClient"], path: "Tests/VirtualPointer"),
    .testTarget(
      name: "WaylandPanelTests",
      dependencies: [
        "ClavierDrawing", "ClavierFiles", "ClavierKit", "ClavierSettings", "ClavierLink",
        "clavier-panel",
        "KeyboardCore", "KeyboardPlan", "KeyOutput", "Linux", "LinkSupport", "Panel",
        "PanelSupport", "TestSupport", "VirtualPointer", "WaylandPanel",
      ]),
    .target(
      name: "PanelSupport",
      dependencies: [
        "CXCB", "ClavierDrawing", "ClavierKit", "ClavierSettings", "Panel", "TestSupport",
        "VirtualPointer",
      ],
      path: "Tests/PanelSupport"),
    .testTarget(
      name: "X11PanelTests",
      dependencies: [
        "CXCB", "ClavierDrawing", "ClavierKit", "ClavierSettings", "Linux", "Panel", "PanelSupport",
        "TestSupport",
        "X11Panel",
      ]),
    .testTarget(
      name: "ClavierPanelTests",
      dependencies: [
        "ClavierDrawing", "ClavierKit", "ClavierSettings", "ClavierLink", "clavier-panel",
        "KeyOutput", "Linux",
        "LinkSupport", "Panel", "PanelSupport", "TestSupport", "VirtualPointer",
      ],
      exclude: ["form.py"]),
    .testTarget(
      name: "FramebufferPanelTests",
      dependencies: [
        "CLinux", "ClavierDrawing", "ClavierKit", "ClavierSettings", "FramebufferPanel", "Linux",
        "Panel",
        "TestSupport",
      ]),
    .testTarget(
      name: "SessionBusTests",
      dependencies: [
        "ClavierKit", "ClavierSettings", "Linux", "Panel", "PanelSupport", "SessionBus",
        "TestSupport",
      ]),
    .testTarget(name: "TidyTests"),
  ],
  cxxLanguageStandard: .cxx17
)

// One place for the strict settings of every Swift target.
let cTargets = [
  "CAllocations", "CLinux", "CReference", "CSessionBus", "CTOML", "CWayland",
  "clavier-forwarder", "clavier-reader", "VirtualPointer",
]
for target in package.targets where target.type != .system && !cTargets.contains(target.name) {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// scripts/test says so where everything is built once and run once: then what computes most is optimised, with the
// checks that installed programs have. Others need not wait for that, only until it is known what it has.
if Context.environment["CLAVIER_ONCE"] != nil {
  let computing = ["ClavierDrawing", "ClavierKit", "KeyOutput"]
  for target in package.targets where computing.contains(target.name) {
    target.swiftSettings?.append(
      .unsafeFlags(
        ["-O", "-wmo", "-num-threads", "1", "-disable-cmo"], .when(configuration: .debug)))
  }
}
