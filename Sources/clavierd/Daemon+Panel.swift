// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import Evdev
import KeyOutput
import KeyboardPlan
import Linux

// What panels are told, and what they tell.

extension Daemon {
  /// What is to be seen now.
  var scene: LinkScene {
    let shown = engine.currentScene()
    let untypable = untypableKeys.of(shown.frames) { canType($0) }
    var told = LinkScene(
      scene: shown, context: context, untypableKeys: untypable, isShown: isShown, pointer: pointer)
    told.covers = isShown && coverage.covers
    return told
  }

  /// Whether a key does something here.
  private func canType(_ action: KeyboardAction) -> Bool {
    switch action {
    case .character(let text), .characterMargin(let text), .emoji(let text), .text(let text):
      text.allSatisfy(plan.typist.canEverType) || canCommit(text)
    case .key(let key):
      plan.typist.keymap.chord(for: key).map(plan.lockdown.permits) ?? false
    default: true
    }
  }

  /// Takes what a panel tells.
  func hear(_ news: PanelNews) {
    switch news {
    case .place(let place): follow(place)
    case .touch(let frame, let source): take(frame, of: source)
    case .field(let field): follow(field)
    case .text(let text):
      panel.text = text
      perform(engine.handle(.textContext(text, now)))
    case .keymap(let keymap): follow(keymap)
    case .types(let canType): follow(types: canType)
    case .inserted(let isDone): settleCommit(isDone: isDone)
    }
  }

  /// Lays the keyboard where it is shown, or again where the configuration says.
  private func follow(_ place: PanelPlace?) {
    let isMoved = panel.place.map { place?.isAsLarge(as: $0) ?? false } ?? false
    panel.place = place
    if !isMoved {
      log.info(
        place == nil
          ? "the keys lie where the configuration says, since no panel shows them"
          : "the keys lie where a panel shows them", from: "")
    }
    touch.place = place.map {
      TouchPlace(area: .rectangle($0.area), rotation: $0.rotation, output: connector($0.output))
    }
    // One that is dragged about stays the keyboard that it is; fingers on it do not.
    if isMoved { cancel() } else { rebuild(in: context.locale) }
  }

  /// The kernel's name of an output, if it has the same as in the session; display servers have names of their own, too.
  private func connector(_ output: String?) -> String? {
    output.flatMap { output in Connector.all().contains { $0.name == output } ? output : nil }
  }

  /// Sends keys for the session's keymap, if nobody knows better.
  private func follow(_ keymap: SessionKeymap?) {
    let isOther = keymap?.text != panel.keymap?.text
    panel.keymap = keymap
    // What only making a keymap needed is given back.
    defer { if isReady, isOther { ProcessMemory.settle() } }
    guard plan.follow(sessionKeymap: panel.keymapText, group: keymap?.group ?? 0) else {
      if isOther { for mistake in plan.targetMistakes { log.user(mistake, from: "") } }
      return
    }
    plan.tellTarget(log)
    // What the receiver cannot be sent is not offered.
    rebuild(in: context.locale)
  }

  private func take(_ frame: TouchFrame, of source: PanelTouches.Source) {
    var frame = frame
    let isTaken = PanelSession.takes(
      source, plan.configuration.touch.source, readsDevices: !touch.surfaces.isEmpty)
    // What has come is let go, whatever has become of its source meanwhile.
    if !isTaken { frame.touches.removeAll { $0.phase == .down || $0.phase == .moved } }
    guard !frame.touches.isEmpty else { return }
    followProgram()
    if isShown { perform(engine.handle(.touch(frame))) }
  }

  private func follow(_ field: PanelField?) {
    let before = panel.shape
    if panel.field?.commits != field?.commits {
      untypableKeys.forget()
      link?.sceneChanged()
    }
    panel.field = field
    if panel.shape != before { rebuild(in: context.locale) }
    enterField()
    // Where nobody tells of fields any more, whatever is typed into now was there before.
    if field == nil { perform(engine.handle(.textChangedElsewhere(now))) }
  }

  /// Offers all that a panel can type, or no more.
  private func follow(types: Bool) {
    panel.typesTexts = types
    untypableKeys.forget()
    rebuild(in: context.locale)
    enterField()
  }

  /// Begins in the field that has the cursor, as far as anybody knows.
  func enterField() {
    var field = panel.field?.field ?? Keyboard.Field()
    field.takesAnyText = takesAnyText
    perform(engine.handle(.newField(field, now)))
    if let text = panel.text { perform(engine.handle(.textContext(text, now))) }
  }
}
