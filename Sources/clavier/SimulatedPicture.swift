// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import EventScript

/// Gathers what a simulated keyboard shows, for a picture that moves.
///
/// ```
///   Hello|                 what has been typed
///
///   ┌─┬─┬─┬─┬─┬─┐          the keyboard, with room for what its keys offer
/// ```
final class SimulatedPicture {
  /// What is to be seen from a moment on.
  private struct Moment {
    var time: Timestamp
    var scene: Scene
    var text: String
    var locale: KeyboardLocale
  }

  private let setting: ScriptSetting
  private let theme: KeyboardTheme?
  private let appearance: ColorScheme
  private var moments: [Moment] = []

  /// - Parameters:
  ///   - setting: The keyboard.
  ///   - theme: How it looks; `nil` for the standard look.
  ///   - appearance: Whether the system is light or dark.
  init(_ setting: ScriptSetting, theme: KeyboardTheme?, appearance: ColorScheme) {
    self.setting = setting
    self.theme = theme
    self.appearance = appearance
  }

  /// Takes what is to be seen now; of one moment only the last counts.
  func observe(_ run: ScriptRun) {
    let moment = Moment(
      time: run.now, scene: run.engine.scene, text: run.document.text, locale: run.locale)
    if let last = moments.last {
      if last.time == moment.time {
        moments.removeLast()
      } else if last.scene == moment.scene, last.text == moment.text {
        return
      }
    }
    // One more than a picture can have is enough to be told that it is too many.
    if moments.count <= AnimatedPicture.frameLimit { moments.append(moment) }
  }

  // MARK: Frames

  /// How long the end is seen before it all begins anew.
  private static let pause = Duration.milliseconds(1500)
  /// How often a bar that grows is drawn.
  private static let step = Duration.milliseconds(50)
  /// How high the line is in which the text stands, and how large its letters are, in points.
  private static let textHeight = 44.0
  private static let textSize = 20.0
  /// How wide one of its letters is, most of them.
  private static let textAdvance = 11.0

  /// The picture.
  ///
  /// - Parameter now: When the script ended.
  /// - Returns: What is seen, and a pause at the end.
  /// - Throws: That there is too much.
  func animation(until now: Timestamp) throws(DrawingError) -> AnimatedPicture {
    guard moments.count <= AnimatedPicture.frameLimit else { throw .frames(moments.count) }
    let builder = self.builder
    var frames: [AnimatedPicture.Frame] = []
    for (index, moment) in moments.enumerated() {
      let isLast = index + 1 == moments.count
      let end = isLast ? max(now, moment.time) : moments[index + 1].time
      // What a renderer animates between two moments: the bars of keys that wait.
      var time = moment.time
      while !moment.scene.waits.isEmpty, time + Self.step < end {
        frames.append(frame(of: moment, at: time, for: Self.step, builder))
        guard frames.count <= AnimatedPicture.frameLimit else { throw .frames(frames.count) }
        time = time + Self.step
      }
      let rest = end - time + (isLast ? Self.pause : .zero)
      frames.append(frame(of: moment, at: time, for: rest, builder))
    }
    return AnimatedPicture(frames)
  }

  private func frame(
    of moment: Moment, at time: Timestamp, for duration: Duration, _ builder: SceneBuilder
  ) -> AnimatedPicture.Frame {
    var moment = moment
    moment.time = time
    return AnimatedPicture.Frame(picture(of: moment, builder), for: duration)
  }

  /// What is seen where the keyboard is not.
  private var paper: Color { appearance == .light ? .white : Color(bytes: 28, 28, 30) }

  private var builder: SceneBuilder {
    let context = KeyboardContext(
      locale: setting.locale, locales: setting.locales, interfaceOrientation: setting.orientation,
      deviceType: setting.device, colorScheme: appearance)
    let service: any KeyboardStyleService =
      if let theme { .themeBased(theme: theme) } else { .standard() }
    var builder = SceneBuilder(
      styleService: service, context: context,
      hasToolbar: moments.contains { !$0.scene.suggestions.isEmpty })
    let highest = moments.flatMap(\.scene.callouts).reduce(0) { min($0, $1.backgroundFrame.minY) }
    // With a little more for the shadow.
    if highest < 0 { builder.headroom = 6 - highest }
    return builder
  }

  private func picture(of moment: Moment, _ builder: SceneBuilder) -> StyledScene {
    var builder = builder
    builder.context.locale = moment.locale
    var scene = builder.styled(moment.scene, at: moment.time)
    let line = Rect(
      x: scene.bounds.minX, y: scene.bounds.minY - Self.textHeight, width: scene.bounds.width,
      height: Self.textHeight)
    scene.bounds.minY = line.minY
    let frame = line.inset(by: EdgeInsets(horizontal: 12, vertical: 4))
    let room = max(8, Int(frame.width / Self.textAdvance))
    let shown = moment.text.count > room ? "…" + moment.text.suffix(room) : moment.text
    let label = StyledScene.Label(
      .text(shown + "|"), font: .system(size: Self.textSize),
      color: appearance == .light ? .black : .white, frame: frame,
      alignment: StyledScene.Alignment(.left))
    // A sheet of paper above the keyboard, as a cap with the text as its label.
    var sheet = line
    sheet.maxY = scene.background.frame.minY
    scene.keys.append(
      StyledScene.Key(
        index: scene.keys.count, action: .none,
        cap: StyledScene.Box(frame: sheet, fill: paper), labels: [label]))
    return scene
  }
}
