// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// The engine's audio and haptic feedback, over random input with printed seeds.
struct FeedbackEngineTests {
  private static let loud = Feedback.Settings(
    isHapticFeedbackEnabled: true, hapticConfiguration: .enabled)

  private func responses(seed: UInt64, _ feedback: Feedback.Settings) -> [Response] {
    var random = SplitMix64(seed: seed)
    var world = RandomWorld(seed: seed)
    let engine = world.engine
    var settings = engine.settings
    settings.feedback = feedback
    world.engine = KeyboardEngine(
      pages: engine.pages, settings: settings, calloutPages: engine.calloutPages,
      calloutConfiguration: engine.callouts.configuration)
    return (0..<80).map { _ in world.step(using: &random) }
  }

  @Test func withoutFeedbackTypingIsUnchanged() {
    for seed in UInt64(0)..<200 {
      let silent = responses(seed: seed, .disabled)
      var loud = responses(seed: seed, Self.loud)
      let isSilent = silent.allSatisfy { $0.feedback.isEmpty }
      #expect(isSilent, "seed \(seed)")
      for index in loud.indices { loud[index].feedback = [] }
      #expect(loud == silent, "seed \(seed)")
    }
  }

  @Test func feedbackDependsOnlyOnGesturesAndSettings() {
    var count = 0
    for seed in UInt64(0)..<200 {
      for response in responses(seed: seed, Self.loud) {
        var expected: [Feedback.Event] = []
        for event in response.gestures {
          let audio = Self.loud.audio(for: event.gesture, on: event.action)
          let haptic = Self.loud.haptic(for: event.gesture, on: event.action)
          expected += [audio.map { .audio($0) }, haptic.map { .haptic($0) }].compactMap { $0 }
        }
        for event in response.calloutEvents where event == .selectionChanged {
          expected.append(.haptic(.selectionChanged))
        }
        count += expected.count
        // Several fingers may have acted; for each, gestures come before choices.
        #expect(Set(response.feedback) == Set(expected), "seed \(seed)")
        #expect(response.feedback.count == expected.count, "seed \(seed)")
      }
    }
    #expect(count > 1000)
  }

  @Test func theSoundPrecedesTheHaptic() {
    let press = responses(seed: 1, Self.loud).first { !$0.feedback.isEmpty }
    guard case .audio = press?.feedback.first else {
      Issue.record("the first thing is no sound")
      return
    }
  }

  /// A program's own service: it counts, and gives Backspace the sound of other keys.
  private final class Player: Feedback.StandardService {
    var audios: [Feedback.Audio] = []

    override func triggerAudioFeedback(_ feedback: Feedback.Audio) {
      audios.append(feedback == .delete ? .system : feedback)
    }
  }

  private func tap(_ action: KeyboardAction, in session: KeyboardSession) throws -> Response {
    let key = try #require(session.scene.frames.keys.first { $0.action == action })
    let touch = Touch(
      contact: Contact.ID(rawValue: 1), phase: .down, point: key.capFrame.center)
    return session.handle(
      .touch(TouchFrame(time: Timestamp(microseconds: 1_000_000), touches: [touch])))
  }

  @Test func aSessionNotifiesItsFeedbackService() throws {
    let player = Player()
    let session = KeyboardSession(services: Keyboard.Services(feedbackService: player))
    #expect(try tap(.backspace, in: session).feedback == [.audio(.delete)])
    #expect(player.audios == [.system])
    let other = Player()
    session.services.feedbackService = other
    _ = try tap(.space, in: session)
    #expect(other.audios == [.input])
    #expect(player.audios == [.system])
  }

  @Test func theStandardServiceForwardsToItsPlayer() throws {
    var played: [Feedback.Event] = []
    var settings = EngineSettings()
    settings.feedback = Self.loud
    let session = KeyboardSession(
      settings: settings,
      services: Keyboard.Services(feedbackService: .standard { played.append($0) }))
    _ = try tap(.space, in: session)
    #expect(played == [.audio(.input), .haptic(.lightImpact)])
  }
}
