// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// A C library of the system, found by pkg-config.
func system(_ name: String, _ pkgConfig: String) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig)
}

let package = Package(
  name: "clavier-fuzzing",
  targets: [
    // What is fuzzed, compiled here so that the fuzzer sees which ways through it were taken.
    .target(name: "ClavierKit"),
    .target(name: "ClavierSettings", dependencies: ["ClavierKit"]),
    system("CEvdev", "libevdev"), system("CUdev", "libudev"), system("CSystemd", "libsystemd"),
    system("CJansson", "jansson"), system("CXkbcommon", "xkbcommon"),
    .target(name: "CLinux"),
    .target(name: "Linux", dependencies: ["CLinux", "CSystemd"]),
    .target(
      name: "Evdev",
      dependencies: ["ClavierKit", "ClavierSettings", "Linux", "CLinux", "CEvdev", "CUdev"]),
    .target(
      name: "ClavierLink", dependencies: ["ClavierKit", "ClavierSettings", "Linux", "CJansson"]),
    .target(name: "CTOML"),
    .target(name: "ClavierFiles", dependencies: ["ClavierKit", "ClavierSettings", "CTOML"]),
    .target(
      name: "KeyOutput",
      dependencies: ["ClavierKit", "ClavierSettings", "Linux", "CLinux", "CXkbcommon"]),
    .target(
      name: "KeyboardPlan",
      dependencies: ["ClavierKit", "ClavierSettings", "ClavierFiles", "KeyOutput"]),
    .target(
      name: "KeyboardCore",
      dependencies: ["ClavierFiles", "ClavierKit", "ClavierSettings", "KeyOutput", "KeyboardPlan"]),

    // The fuzzers.
    .target(name: "CFuzzer"),
    .target(
      name: "CoreSupport",
      dependencies: [
        "ClavierFiles", "ClavierKit", "ClavierSettings", "KeyOutput", "KeyboardCore",
        "KeyboardPlan",
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
    .executableTarget(name: "fuzz-core", dependencies: ["CFuzzer", "CoreSupport", "FuzzedInput"]),
  ],
  cxxLanguageStandard: .cxx17
)

let watched = ["ClavierKit", "ClavierSettings", "ClavierLink", "Evdev", "KeyboardCore", "Linux"]
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
// What the daemon and panels read with is nobody else's.
for target in package.targets where target.name == "ClavierLink" {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-enable-testing"])]
}
for target in package.targets where target.type == .executable {
  // Debian's usual linker has an error of its own on what the fuzzer adds.
  target.linkerSettings = [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
}
