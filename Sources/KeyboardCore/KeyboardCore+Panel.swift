// SPDX-License-Identifier: MIT

import ClavierFiles
public import ClavierKit
public import ClavierSettings
import KeyOutput
import KeyboardPlan

// Panels: their claims, and the keys that they show.

extension KeyboardCore {
  /// Returns the place where a panel shows the keys, even if another panel's place is in effect.
  public func place(of panel: UInt32) -> PanelPlace? { panels.place(of: panel) }

  /// Returns the application with the focus in a panel's session; `nil` if unknown.
  public func application(of panel: UInt32) -> String? { panels.application(of: panel) }

  /// Returns the keys of a scene that the receiver cannot be sent, as indices in ascending order.
  public mutating func untypableKeyIndices(in scene: borrowing Scene) -> [Int] {
    if let known = untypableKeys.indices(of: scene.frames) { return known }
    let (receiver, acceptsAnyText) = (plan.receiver, acceptsAnyText)
    let purpose = engine.text.field.purpose
    let hasDictation = typing.dictation.hasKey
    return untypableKeys.store(scene.frames) { action in
      guard let receiver else { return true }
      func canType(_ text: String) -> Bool {
        // A panel inserts the parts of a text between line feeds and tabs, and keys type those two.
        text.allSatisfy {
          receiver.typist.canEverType($0)
            || acceptsAnyText && TextCommit.isAllowed(String($0), from: receiver.typist)
        }
      }
      switch action {
      case .character(let text), .characterMargin(let text), .emoji(let text), .text(let text):
        return canType(text)
      case .diacritic(let mark):
        // The layout has only replacements that can be typed.
        return !mark.replacements.isEmpty || mark.isTypedAlone && canType(mark.char)
      case .key(let key):
        return receiver.typist.keymap.chord(for: key).map(receiver.lockdown.permits) ?? false
      case .clipboard(let command):
        guard !receiver.target.isConsole, let stroke = command.stroke(in: purpose) else {
          return false
        }
        let chord = receiver.typist.keymap.chord(for: stroke, inGroup: receiver.group)
        return chord.map(receiver.lockdown.permits) ?? false
      case .dictation: return hasDictation
      default: return true
      }
    }
  }

  /// Returns the current scene of the keyboard, with the state of a dictation.
  public mutating func currentScene() -> Scene {
    var scene = engine.currentScene()
    typing.dictation.show(in: &scene)
    return scene
  }

  mutating func handle(_ report: PanelReport, from panel: UInt32, at now: Timestamp) {
    switch report {
    case .place(let place):
      let before = panels.place
      if panels.set(place: place, by: panel) { handlePlaceChange(from: before, at: now) }
    case .field(let field):
      let before = panels.field
      // A session may report the same field again after each insertion. Such a report ends neither
      // a search nor a dictation.
      let isRepeated = panels.ownsField(panel) && field == before
      guard panels.set(field: field, by: panel) else { return }
      if !isRepeated {
        closeEmojiSearch(at: now)
        cancelDictation()
      }
      handleFieldChange(from: before, isEnd: field == nil, at: now)
    case .text(let text):
      guard panels.ownsField(panel) else { return }
      panels.set(text: text)
      handle(fieldText: .textContext(text, now), at: now)
    case .keymap(let keymap):
      let before = panels.keymap
      if panels.set(keymap: keymap, by: panel) { handleKeymapChange(from: before, at: now) }
    case .types(let typesAnyText):
      if panels.set(typesAnyText: typesAnyText, by: panel) { handleTypingChange(at: now) }
    case .replaces(let replacesTexts): panels.set(replacesTexts: replacesTexts, by: panel)
    case .clipboard(let text): handle(copiedText: text, of: panel, at: now)
    case .application(let name):
      let (before, isFirst) = (panels.application, !panels.hasNamedApplication)
      if panels.set(application: name, by: panel) {
        handleApplicationChange(from: before, isFirst: isFirst, at: now)
      }
    case .inserted(let isDone, let number):
      guard let isInField = panels.endInsertion(by: panel, number: number) else { return }
      finishCommit(isDone: isDone, isAnswer: number != nil, isInField: isInField, at: now)
    case .touch(let touches):
      guard let frame = panels.frame(touches, of: panel, at: now) else { return }
      handle(frame, of: touches.source, at: now)
    }
  }

  /// Handles the disconnection of a panel, which ends its claims, contacts and pointer.
  mutating func removePanel(_ panel: UInt32, at now: Timestamp) {
    if let frame = panels.removeContacts(of: panel, at: now) {
      handle(frame, of: .pointer, at: now)
    }
    handle(.types(false), from: panel, at: now)
    handle(.replaces(false), from: panel, at: now)
    handle(.clipboard(nil), from: panel, at: now)
    handle(.application(nil), from: panel, at: now)
    handle(.place(nil), from: panel, at: now)
    handle(.field(nil), from: panel, at: now)
    handle(.keymap(nil), from: panel, at: now)
    // This report comes last, so that the texts that waited for it are not sent to the panel that
    // leaves.
    handle(.inserted(false), from: panel, at: now)
  }

  /// Handles a change of the place: moves the keyboard to a panel's, or back to that of the
  /// configuration.
  private mutating func handlePlaceChange(from before: PanelPlace?, at now: Timestamp) {
    let place = panels.place
    let isMoved = before.map { place?.hasSameSize(as: $0) ?? false } ?? false
    if !isMoved {
      append(
        .log(
          .info,
          place == nil
            ? "the keys are where the configuration puts them: no panel shows them"
            : "the keys are where a panel shows them"))
    }
    append(.place(place))
    // A keyboard that was only moved keeps its keys, but its contacts end.
    if isMoved { cancel(at: now) } else { rebuild(at: now) }
  }

  private mutating func handleFieldChange(
    from before: PanelField?, isEnd: Bool, at now: Timestamp
  ) {
    if before?.commits != panels.field?.commits { invalidateUntypableKeys() }
    let isOtherKind = before?.field.purpose ?? .standard != panels.field?.field.purpose ?? .standard
    field.purpose = panels.field?.field.purpose ?? .standard
    // Corrections depend on whether a session reports the field.
    if isOtherKind || (before == nil) != (panels.field == nil) {
      rebuild(at: now)
    } else {
      showTypedEmojis(at: now)
    }
    enterField(at: now)
    // Without a field, the text before the cursor may belong to a different one. In the field of a
    // panel that takes precedence again, the text may have changed.
    if isEnd { perform(engine.handle(.textChangedElsewhere(now)), at: now) }
  }

  /// Handles a change of the focus: rebuilds the keyboard if the applications' settings differ.
  ///
  /// - Parameters:
  ///   - before: The application until now; `nil` if unknown.
  ///   - isFirst: Whether no panel has named an application before.
  ///   - now: The current time.
  private mutating func handleApplicationChange(
    from before: String?, isFirst: Bool, at now: Timestamp
  ) {
    // Without reports of fields, only the application shows that the text is another one. An
    // unknown one counts, since window managers report no active window between two applications.
    if panels.field == nil, !isFirst {
      cancelDictation()
      handle(fieldText: .textChangedElsewhere(now), at: now)
    }
    let configuration = plan.configuration
    guard
      configuration.settings(ofApplication: panels.application)
        != configuration.settings(ofApplication: before)
    else { return }
    rebuild(at: now)
  }

  /// Handles a change of the session's keymap, which is used unless a better source names one.
  private mutating func handleKeymapChange(from before: SessionKeymap?, at now: Timestamp) {
    let group = panels.keymap?.group ?? 0
    guard panels.keymap?.text != before?.text else {
      typing.groups.update(group, at: now)
      return updateGroup(at: now)
    }
    typing.groups.start(with: group)
    let isChanged = plan.receiver?.update(sessionKeymap: panels.keymapText, group: group) ?? false
    if isChanged { return replaceReceiver(at: now) }
    if group != before?.group { invalidateUntypableKeys() }
    for error in plan.receiver?.errors ?? [] { append(.log(.user, error)) }
    append(.receiverChanged)
  }

  /// Uses the active group of the session's keymap.
  mutating func updateGroup(at now: Timestamp) {
    let before = plan.receiver?.group
    let group = typing.groups.group(at: now)
    _ = plan.receiver?.update(sessionKeymap: panels.keymapText, group: group)
    if plan.receiver?.group != before { invalidateUntypableKeys() }
  }

  /// Discards the cached keys that the receiver cannot be sent.
  mutating func invalidateUntypableKeys() {
    untypableKeys.removeAll()
    append(.sceneChanged(.typability))
  }

  /// Handles a change of the texts that a panel can type: rebuilds the keyboard.
  private mutating func handleTypingChange(at now: Timestamp) {
    untypableKeys.removeAll()
    rebuild(at: now)
    let isEmpty = engine.text.isWhole && engine.text.tail.isEmpty
    enterField(at: now)
    // The field is the same, so a text that no session has reported is unknown, not empty.
    guard !isEmpty, panels.text == nil else { return }
    perform(engine.handle(.textChangedElsewhere(now)), at: now)
  }

  /// Switches to the focused field, with its text if known.
  mutating func enterField(at now: Timestamp) {
    var field = panels.field?.field ?? Keyboard.Field()
    field.acceptsAnyText = acceptsAnyText
    // The clipboard's keys differ on terminals.
    if field.purpose != engine.text.field.purpose { invalidateUntypableKeys() }
    handle(fieldText: .newField(field, now), at: now)
    if let text = panels.text { handle(fieldText: .textContext(text, now), at: now) }
    // The engine requests nothing for an empty field, so the copied text is suggested here.
    if suggestions.copied != nil { renewSuggestions(at: now) }
  }

  private mutating func handle(
    _ frame: TouchFrame, of source: PanelTouch.Source, at now: Timestamp
  ) {
    surface.idle.handle(frame, at: now)
    var frame = frame
    // A touch device that is being read reports all fingers itself.
    let counts =
      plan.configuration.touch.source == .panel || source == .pointer || !surface.isAnyRead
    // Ends of contacts are kept, even if the touches of this source do not count any more.
    if !counts { frame.touches.removeAll { $0.phase == .down || $0.phase == .moved } }
    guard !frame.touches.isEmpty, isShown else { return }
    handleContacts(frame, at: now)
  }
}
