// SPDX-License-Identifier: MIT

import Testing

@testable import clavier_panel

/// A machine in an object, so that expectations can call it.
private final class Focus {
  private var machine = FocusMachine()
  var deadline: Int64? { machine.deadline }

  func enter(isHidden: Bool = false) -> FocusMachine.Action? { machine.enter(isHidden: isHidden) }
  func leave(_ now: Int64) { machine.leave(now) }
  func expire(at now: Int64) -> FocusMachine.Action? { machine.expire(at: now) }
  func handleSourceLoss() -> FocusMachine.Action { machine.handleSourceLoss() }
  var current: FocusMachine.Action? { machine.current }
}

/// Showing and hiding the keyboard with the focus.
struct FocusMachineTests {
  @Test func theKeyboardShowsWithAFieldAndHidesAfterADelay() {
    let focus = Focus()
    #expect(focus.enter() == .show)
    #expect(focus.deadline == nil)
    focus.leave(1000)
    #expect(focus.deadline == 201_000)
    #expect(focus.expire(at: 200_999) == nil)
    #expect(focus.expire(at: 201_000) == .hide)
    #expect(focus.expire(at: 300_000) == nil)
    #expect(focus.enter() == .show)
  }

  @Test func theKeyboardStaysBetweenFields() {
    let focus = Focus()
    _ = focus.enter()
    focus.leave(1000)
    #expect(focus.enter() == nil)
    #expect(focus.deadline == nil)
    #expect(focus.expire(at: 500_000) == nil)
  }

  @Test func aHiddenKeyboardComesWithTheNextFieldButNotWithTheSameOne() {
    let focus = Focus()
    _ = focus.enter()
    // Then a command hides it.
    #expect(focus.enter(isHidden: true) == nil)
    focus.leave(1000)
    #expect(focus.enter(isHidden: true) == .show)
    #expect(focus.handleSourceLoss() == .show)
    #expect(focus.enter(isHidden: true) == .show)
  }

  @Test func theKeyboardIsNotHiddenBeforeTheFirstField() {
    let focus = Focus()
    focus.leave(0)
    #expect(focus.deadline == nil)
  }

  @Test func aRestartedSourceGetsTheSameAnswer() {
    let focus = Focus()
    #expect(focus.current == nil)
    _ = focus.enter()
    #expect(focus.current == .show)
    focus.leave(0)
    #expect(focus.current == .show)
    _ = focus.expire(at: 1_000_000)
    #expect(focus.current == .hide)
    _ = focus.handleSourceLoss()
    #expect(focus.current == .show)
  }

  @Test func withoutAFieldSourceTheKeyboardIsShown() {
    let focus = Focus()
    #expect(focus.handleSourceLoss() == .show)
    #expect(focus.enter() == nil)
    focus.leave(0)
    #expect(focus.handleSourceLoss() == .show)
    #expect(focus.deadline == nil)
    focus.leave(0)
    #expect(focus.deadline == nil)
  }
}
