// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import CoreSupport
import Foundation
import KeyboardCore
import KeyboardPlan
import TestSupport
import Testing

@Suite("Keys that the receiver cannot be sent")
struct UntypableKeyTests {
  private func marksDiacritic(_ driver: inout CoreDriver) -> Bool {
    driver.untypableActions().contains { if case .diacritic = $0 { true } else { false } }
  }

  @Test("The key for voiced kana is marked while the receiver has none of them")
  func voicedKana() throws {
    let folder = PackageFiles.root.appending(path: "packaging/layouts").path
    let layout = try LayoutDirectories([folder]).layout(named: "kana-pad")
    let text = Array("output.layout = \"us\"".utf8)
    let plan = try KeyboardPlan(Configuration(toml: text, named: "clavier.toml"), layout: layout)
    var driver = CoreDriver(plan)
    var isMarked = marksDiacritic(&driver)
    #expect(isMarked)
    driver.send(.panel(1, .types(true)))
    isMarked = marksDiacritic(&driver)
    #expect(!isMarked)
    driver.expectNoProblem()
  }
}
