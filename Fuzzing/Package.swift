// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import Foundation
import PackageDescription

/// A C library of the system, found by pkg-config.
func system(_ name: String, _ pkgConfig: String) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig)
}

// Of the library only what touch devices need: all of it would take minutes to build.
let wanted: Set = ["Geometry", "Touch"]
let unwanted = try FileManager.default.contentsOfDirectory(
  atPath: "\(Context.packageDirectory)/../Sources/ClavierKit"
).filter { !wanted.contains($0) }

let package = Package(
  name: "clavier-fuzzing",
  targets: [
    // What is fuzzed, compiled here so that the fuzzer sees which ways through it were taken.
    .target(name: "ClavierKit", exclude: unwanted),
    system("CEvdev", "libevdev"), system("CUdev", "libudev"), system("CSystemd", "libsystemd"),
    .target(name: "CLinux"),
    .target(name: "Linux", dependencies: ["CLinux", "CSystemd"]),
    .target(name: "Evdev", dependencies: ["ClavierKit", "Linux", "CLinux", "CEvdev", "CUdev"]),

    // The fuzzers.
    .target(name: "CFuzzer"),
    .target(name: "FuzzedInput", dependencies: ["CLinux", "ClavierKit", "Evdev"]),
    .executableTarget(
      name: "fuzz-decoder", dependencies: ["CFuzzer", "FuzzedInput", "ClavierKit", "Evdev"]),
    .executableTarget(
      name: "fuzz-recording", dependencies: ["CFuzzer", "FuzzedInput", "ClavierKit", "Evdev"]),
  ]
)

let watched = ["ClavierKit", "Linux", "Evdev"]
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
for target in package.targets where target.type == .executable {
  // Debian's usual linker has an error of its own on what the fuzzer adds.
  target.linkerSettings = [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
}
