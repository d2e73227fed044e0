// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "clavier-benchmarks",
  dependencies: [.package(name: "clavier", path: "..")],
  targets: [
    // Counts every allocation of the process.
    .target(name: "CAllocations"),
    // The same work in plain C, to compare with.
    .target(name: "CReference", cSettings: [.unsafeFlags(["-O2"])]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CAllocations", "CReference", .product(name: "ClavierKit", package: "clavier"),
        .product(name: "ClavierDrawing", package: "clavier"),
        .product(name: "KeyOutput", package: "clavier"),
        .product(name: "ClavierLink", package: "clavier"),
      ],
      path: "Sources/Benchmarks",
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ]
)
