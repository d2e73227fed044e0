// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// Returns a C library of the system, found by pkg-config.
func system(_ name: String, _ pkgConfig: String) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig)
}

let package = Package(
  name: "clavier-fuzzing",
  targets: [
    // The fuzzed code, compiled here so that the fuzzer sees its coverage.
    .target(name: "ClavierKit"),
    .target(name: "ClavierSettings", dependencies: ["ClavierKit"]),
    system("CEvdev", "libevdev"), system("CUdev", "libudev"), system("CSystemd", "libsystemd"),
    system("CXkbcommon", "xkbcommon"),
    .target(name: "CLinux"),
    .target(name: "Linux", dependencies: ["CLinux", "CSystemd"]),
    .target(
      name: "Evdev",
      dependencies: ["ClavierKit", "ClavierSettings", "Linux", "CLinux", "CEvdev", "CUdev"]),
    .target(
      name: "ClavierLink", dependencies: ["ClavierKit", "ClavierSettings", "Linux"]),
    .target(name: "CTOML"),
    .target(name: "ClavierFiles", dependencies: ["ClavierKit", "ClavierSettings", "CTOML"]),
    .target(
      name: "KeyOutput",
      dependencies: ["ClavierKit", "ClavierSettings", "Linux", "CLinux", "CXkbcommon"]),
    .target(
      name: "KeyboardPlan",
      dependencies: [
        "ClavierEmoji", "ClavierFiles", "ClavierKit", "ClavierSettings", "ClavierWords",
        "KeyOutput", "Linux", "Words",
      ]),
    .target(
      name: "KeyboardCore",
      dependencies: ["ClavierFiles", "ClavierKit", "ClavierSettings", "KeyOutput", "KeyboardPlan"]),

    .target(name: "Words"),
    .target(name: "ClavierWords", dependencies: ["ClavierKit", "Words"]),
    .target(name: "ClavierEmoji", dependencies: ["Words"]),
    .target(name: "WordLists", dependencies: ["Words"]),

    // The fuzzers.
    .target(name: "CFuzzer"),
    .target(
      name: "CoreSupport",
      dependencies: [
        "ClavierFiles", "ClavierKit", "ClavierSettings", "KeyOutput", "KeyboardCore",
        "KeyboardPlan", "Words",
      ]),
    .target(
      name: "FuzzedInput",
      dependencies: ["CLinux", "ClavierKit", "ClavierSettings", "CoreSupport", "Evdev"]),
    .executableTarget(
      name: "fuzz-decoder",
      dependencies: ["CFuzzer", "ClavierKit", "CoreSupport", "Evdev", "FuzzedInput"]),
    .executableTarget(
      name: "fuzz-recording", dependencies: ["CFuzzer", "FuzzedInput", "ClavierKit", "Evdev"]),
    .executableTarget(
      name: "fuzz-link",
      dependencies: ["CFuzzer", "ClavierKit", "ClavierLink", "CoreSupport", "FuzzedInput"]),
    .executableTarget(
      name: "fuzz-words",
      dependencies: ["CFuzzer", "ClavierKit", "FuzzedInput", "WordLists", "Words"]),
    .executableTarget(name: "fuzz-core", dependencies: ["CFuzzer", "CoreSupport", "FuzzedInput"]),
  ],
  cxxLanguageStandard: .cxx17
)

let watched = [
  "ClavierKit", "ClavierSettings", "ClavierLink", "Evdev", "KeyboardCore", "Linux", "WordLists",
  "Words",
]
for target in package.targets where target.type != .system && !target.name.hasPrefix("C") {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
for target in package.targets where watched.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
}
// The readers of the daemon and the panels are internal.
for target in package.targets where target.name == "ClavierLink" {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-enable-testing"])]
}
for target in package.targets where target.type == .executable {
  // Debian's default linker fails on the fuzzer's instrumentation.
  target.linkerSettings = [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
}
