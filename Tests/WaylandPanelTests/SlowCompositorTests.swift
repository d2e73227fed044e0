// SPDX-License-Identifier: MIT

import ClavierSettings
import Panel
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
}
