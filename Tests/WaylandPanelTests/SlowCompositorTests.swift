// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierSettings
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import WaylandPanel

/// A panel on a compositor that announces globals late, and releases buffers late.
@Suite(.enabled(if: Tier.runsRealTests))
struct SlowCompositorTests {
  @Test(
    "A service of the seat that is announced late is requested, too",
    arguments: ["zwp_input_method_manager_v2", "ext_data_control_manager_v1"])
  func lateService(_ interface: String) throws {
    var settings = PanelSettings()
    settings.offersClipboard = true
    let session = try CompositorSession(settings)
    try session.eventually("a place") { session.geometry != nil }
    try session.compositor.announce(
      FakeCompositor.Global(name: 9, interface: interface, version: 1))
    try session.eventually("a request") { session.compositor.used.contains(9) }
  }

  @Test("The last error of a compositor is logged, however many events precede it")
  func lastError() throws {
    let session = try CompositorSession()
    try session.eventually("a place") { session.geometry != nil }
    // More than the library receives at once, and no more than the socket keeps.
    for name in 100..<300 as Range<UInt32> {
      try session.compositor.announce(
        FakeCompositor.Global(name: name, interface: "clavier_unknown_v1", version: 1))
    }
    try session.compositor.refuse("no such global")
    session.compositor.end()
    try session.eventually("the end") { session.geometry == nil }
    #expect(session.log.lines.count == 1 && session.log.contains("no such global"))
  }

  @Test("A picture is pending while the compositor holds all buffers, and then drawn")
  func heldBuffers() throws {
    let session = try CompositorSession()
    let (presenter, compositor) = (session.presenter, session.compositor)
    func show(_ pressed: [String]) throws {
      var preview = KeyboardPreview()
      preview.pressed = pressed
      let (picture, shape) = try preview.panelPicture()
      presenter.show(picture, shape: shape)
    }
    for pressed in [[], ["q"]] {
      try show(pressed)
      try session.eventually("a shown picture") { presenter.isSettled && !presenter.isPending }
    }
    #expect(compositor.heldBuffers.count == 2)
    let count = session.presentationCount
    try show(["w"])
    try session.eventually("an answer of the compositor") { session.presentationCount > count }
    #expect(presenter.isPending && compositor.heldBuffers.count == 2)
    try compositor.releaseBuffer()
    try session.eventually("the picture") { !presenter.isPending }
    #expect(compositor.heldBuffers.count == 2)
    // Before a buffer is free, the last picture equals the shown one again.
    try session.eventually("rest") { presenter.isSettled }
    for pressed in ["q", "w"] { try show([pressed]) }
    let next = session.presentationCount
    try session.eventually("an answer of the compositor") { session.presentationCount > next }
    #expect(presenter.isPending)
    let last = session.presentationCount
    try compositor.releaseBuffer()
    try session.eventually("the end of the wait") { session.presentationCount > last }
    #expect(!presenter.isPending && compositor.heldBuffers.count == 1)
  }
}
