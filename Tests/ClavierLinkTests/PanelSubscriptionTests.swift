// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import LinkSupport
import Testing

@testable import ClavierLink

@Suite("The messages to one panel, and its reports of presented scenes")
struct PanelSubscriptionTests {
  private let panel = PanelSubscription()

  /// Sends the panel a scene at a moment in seconds, which it reads at once.
  private func send(at seconds: Int64) {
    var json = JSONWriter()
    panel.add(.pressedKeys)
    panel.queueScene(ServerThread.scene, &json, at: seconds * 1_000_000)
    panel.outbox = Outbox()
  }

  private func present(_ scene: Int, at seconds: Int64) -> Bool {
    panel.present(scene, at: seconds * 1_000_000)
  }

  /// The moment since which it is behind, in seconds.
  private var behindSince: Int64? { panel.behindSince.map { $0 / 1_000_000 } }

  @Test("A panel that does not report presented scenes is behind only while it does not read")
  func silent() {
    send(at: 10)
    #expect(behindSince == nil)
    panel.stalledSince = 12_000_000
    #expect(behindSince == 12)
  }

  @Test("A panel is behind from a scene until it has presented that scene")
  func presented() {
    let isFirst = present(0, at: 1)
    #expect(isFirst && behindSince == nil)
    send(at: 10)
    send(at: 12)
    #expect(behindSince == 10)
    let isLast = present(2, at: 13)
    #expect(isLast && behindSince == nil)
    send(at: 20)
    #expect(behindSince == 20)
  }

  @Test("Progress counts, and a repeated report does not")
  func progress() {
    _ = present(0, at: 1)
    send(at: 10)
    send(at: 11)
    send(at: 12)
    #expect(present(1, at: 14) && behindSince == 14)
    #expect(present(1, at: 15) && behindSince == 14)
    #expect(present(3, at: 16) && behindSince == nil)
  }

  @Test("A scene that was not sent, or is before the last reported one, is refused")
  func refused() {
    send(at: 10)
    #expect(!present(2, at: 11) && !present(-1, at: 11) && behindSince == nil)
    #expect(present(1, at: 12) && !present(0, at: 13))
    #expect(behindSince == nil)
  }

  @Test("A sound that would come late is dropped, and so is one for a panel that plays none")
  func lateSound() {
    var json = JSONWriter()
    panel.playsSounds = true
    panel.outbox.append([UInt8(0)])
    panel.add(.input)
    panel.queueScene(ServerThread.scene, &json, at: 0)
    #expect(panel.outbox.count == 1)
    panel.outbox = Outbox()
    let silent = PanelSubscription()
    silent.add(.input)
    panel.queueScene(ServerThread.scene, &json, at: 1)
    silent.queueScene(ServerThread.scene, &json, at: 1)
    #expect(panel.outbox.count == silent.outbox.count)
    panel.outbox = Outbox()
    panel.add(.input)
    panel.queueScene(ServerThread.scene, &json, at: 2)
    #expect(panel.outbox.count == LinkMessage.feedback(.input).line.count)
  }

  @Test("The older of a panel's two delays counts")
  func both() {
    _ = present(0, at: 1)
    send(at: 10)
    panel.stalledSince = 8_000_000
    #expect(behindSince == 8)
    panel.stalledSince = 11_000_000
    #expect(behindSince == 10)
  }
}
