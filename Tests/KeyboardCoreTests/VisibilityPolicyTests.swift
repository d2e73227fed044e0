// SPDX-License-Identifier: MIT

import ClavierFiles
import CoreSupport
import KeyboardCore
import KeyboardPlan
import Testing

@Suite("The policy for showing the keyboard is changed by a reload")
struct VisibilityPolicyTests {
  private func plan(_ policy: String, collapsed: String = "hidden") throws -> KeyboardPlan {
    let text = """
      [output]
      layout = "us"
      [panel]
      show = "\(policy)"
      collapsed = "\(collapsed)"

      """
    return try KeyboardPlan(try Configuration(toml: Array(text.utf8), named: "test"))
  }

  @Test("A keyboard that is always shown appears", arguments: ["manual", "onFocus"])
  func always(before: String) throws {
    var driver = CoreDriver(try plan(before))
    let wasShown = driver.core.isShown
    #expect(!wasShown)
    driver.send(.reload(try plan("always")))
    let isShown = driver.core.isShown
    #expect(isShown)
  }

  @Test("A command to hide the keyboard stays in effect if the policy is unchanged")
  func same() throws {
    var driver = CoreDriver(try plan("always"))
    driver.send(.hide)
    driver.send(.reload(try plan("always")))
    let isShown = driver.core.isShown
    #expect(!isShown)
  }

  @Test("A bar ends with its setting, and the keyboard stays hidden")
  func bar() throws {
    var driver = CoreDriver(try plan("noHardwareKeyboard", collapsed: "bar"))
    driver.send(.hardwareKeyboard(isPresent: true))
    let wasCollapsed = driver.core.isCollapsed
    #expect(wasCollapsed)
    driver.send(.reload(try plan("noHardwareKeyboard")))
    let (isCollapsed, isShown) = (driver.core.isCollapsed, driver.core.isShown)
    #expect(!isCollapsed && !isShown)
    let problem = driver.finish()
    #expect(problem == nil)
  }
}
