// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import EventScript

/// A recorder of a simulated keyboard, for an animation.
///
/// ```
///   Hello|                 the typed text
///
///   ┌─┬─┬─┬─┬─┬─┐          the keyboard, with space for callouts
/// ```
final class SimulatedPicture {
  /// The visible state, valid from a time on.
  private struct Snapshot {
    var time: Timestamp
    var scene: Scene
    var text: String
    var locale: KeyboardLocale
  }

  private let setting: ScriptSetting
  private let theme: KeyboardTheme?
  private let appearance: ColorScheme
  private var snapshots: [Snapshot] = []

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - setting: The keyboard.
  ///   - theme: The theme; `nil` for the standard style.
  ///   - appearance: The colour scheme of the system.
  init(_ setting: ScriptSetting, theme: KeyboardTheme?, appearance: ColorScheme) {
    self.setting = setting
    self.theme = theme
    self.appearance = appearance
  }

  /// Records the current state, replacing an earlier one of the same time.
  func observe(_ run: ScriptRun) {
    let snapshot = Snapshot(
      time: run.now, scene: run.engine.scene, text: run.document.text, locale: run.locale)
    if let last = snapshots.last {
      if last.time == snapshot.time {
        snapshots.removeLast()
      } else if last.scene == snapshot.scene, last.text == snapshot.text {
        return
      }
    }
    // One frame beyond the limit is enough to report an excess.
    if snapshots.count <= AnimatedPicture.frameLimit { snapshots.append(snapshot) }
  }

  // MARK: Frames

  /// The duration of the last frame before the animation repeats.
  private static let pause = Duration.milliseconds(1500)
  /// The interval between frames of a growing progress bar.
  private static let step = Duration.milliseconds(50)
  /// The height of the text line and its font size, in points.
  private static let textHeight = 44.0
  private static let textSize = 20.0
  /// The typical width of a letter, in points.
  private static let textAdvance = 11.0

  /// Returns the animation.
  ///
  /// - Parameter now: The end of the script.
  /// - Returns: The frames, with a pause at the end.
  /// - Throws: ``DrawingError/frames(_:)`` if there are too many.
  func animation(until now: Timestamp) throws(DrawingError) -> AnimatedPicture {
    guard snapshots.count <= AnimatedPicture.frameLimit else { throw .frames(snapshots.count) }
    let builder = self.builder
    var frames: [AnimatedPicture.Frame] = []
    for (index, snapshot) in snapshots.enumerated() {
      let isLast = index + 1 == snapshots.count
      let end = isLast ? max(now, snapshot.time) : snapshots[index + 1].time
      // A renderer draws the bars of waiting keys between two states.
      var time = snapshot.time
      while !snapshot.scene.waits.isEmpty, time + Self.step < end {
        frames.append(frame(of: snapshot, at: time, for: Self.step, builder))
        guard frames.count <= AnimatedPicture.frameLimit else { throw .frames(frames.count) }
        time = time + Self.step
      }
      let rest = end - time + (isLast ? Self.pause : .zero)
      frames.append(frame(of: snapshot, at: time, for: rest, builder))
    }
    return AnimatedPicture(frames)
  }

  private func frame(
    of snapshot: Snapshot, at time: Timestamp, for duration: Duration, _ builder: SceneBuilder
  ) -> AnimatedPicture.Frame {
    var snapshot = snapshot
    snapshot.time = time
    return AnimatedPicture.Frame(picture(of: snapshot, builder), for: duration)
  }

  /// The colour of the area outside of the keyboard.
  private var backgroundColor: Color { appearance == .light ? .white : Color(bytes: 28, 28, 30) }

  private var builder: SceneBuilder {
    let context = KeyboardContext(
      locale: setting.locale, locales: setting.locales, interfaceOrientation: setting.orientation,
      deviceType: setting.device, colorScheme: appearance)
    let service: any KeyboardStyleService =
      if let theme { .themeBased(theme: theme) } else { .standard() }
    var builder = SceneBuilder(styleService: service, context: context)
    let highest = snapshots.flatMap(\.scene.callouts).reduce(0) { min($0, $1.backgroundFrame.minY) }
    // The headroom includes a margin for the shadow.
    if highest < 0 { builder.headroom = 6 - highest }
    return builder
  }

  private func picture(of snapshot: Snapshot, _ builder: SceneBuilder) -> StyledScene {
    var builder = builder
    builder.context.locale = snapshot.locale
    var scene = builder.styled(snapshot.scene, at: snapshot.time)
    let line = Rect(
      x: scene.bounds.minX, y: scene.bounds.minY - Self.textHeight, width: scene.bounds.width,
      height: Self.textHeight)
    scene.bounds.minY = line.minY
    let frame = line.inset(by: EdgeInsets(horizontal: 12, vertical: 4))
    let room = max(8, Int(frame.width / Self.textAdvance))
    let shown = snapshot.text.count > room ? "…" + snapshot.text.suffix(room) : snapshot.text
    let label = StyledScene.Label(
      .text(shown + "|"), font: .system(size: Self.textSize),
      color: appearance == .light ? .black : .white, frame: frame,
      alignment: StyledScene.Alignment(.left))
    // The text line above the keyboard is drawn as a key cap with the text as its label.
    var sheet = line
    sheet.maxY = scene.background.frame.minY
    scene.keys.append(
      StyledScene.Key(
        index: scene.keys.count, action: .none,
        cap: StyledScene.Box(frame: sheet, fill: backgroundColor), labels: [label]))
    return scene
  }
}
