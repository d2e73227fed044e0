// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierSettings
import ClavierWords
import ClavierKit
import KeyOutput
import KeyboardPlan

// The current keyboard: its surface, receiver, configuration and language.

extension KeyboardCore {
  /// Returns the keyboard of a language, for the current receiver and place.
  ///
  /// - Parameters:
  ///   - locale: The language.
  ///   - isSearch: Whether it types the query of a search for emojis.
  /// - Returns: The keyboard.
  mutating func shape(in locale: KeyboardLocale, isSearch: Bool = false) -> KeyboardShape {
    plan.updateReceiver(for: locale)
    let place = panels.place
    var session = panels.shape
    session?.canDismiss = canCollapse
    if !isSearch {
      typing.dictation.hasKey = dictationClient(in: locale) != nil
      if typing.dictation.hasKey {
        session = session ?? KeyboardShape.Session()
        session?.hasDictationKey = true
      }
    }
    return plan.shape(
      aspectRatio: place?.aspectRatio ?? surface.shapingSurface?.aspectRatio,
      areaWidth: place?.areaWidth ?? surface.shapingSurface?.areaWidth, in: locale,
      session: session, application: panels.application, ownWords: suggestions.ownWords,
      isSearch: isSearch)
  }

  /// Rebuilds the keyboard after one of its inputs has changed.
  ///
  /// The language is the current one, or that which the focused field needs.
  mutating func rebuild(at now: Timestamp) { rebuild(in: context.locale, at: now) }

  /// Rebuilds the keyboard in a language, or in that which the focused field needs.
  mutating func rebuild(in locale: KeyboardLocale, at now: Timestamp) {
    let shape = shape(in: localeOfField(after: locale))
    replaceKeyboard(with: shape, at: now)
    // The keyboard is rebuilt for each field, so an unchanged report of small keys is not repeated.
    guard let smallKeys = shape.smallKeys, smallKeys != surface.reportedSmallKeys else { return }
    append(.log(.info, smallKeys))
    surface.reportedSmallKeys = smallKeys
  }

  /// Returns the language for the focused field: the current one, or a Latin one if the field needs
  /// it.
  private mutating func localeOfField(after current: KeyboardLocale) -> KeyboardLocale {
    let latin = plan.latinLocale(for: field.purpose, acceptsAnyText: panels.typesAnyText)
    return field.update(current, latin: latin, configured: plan.locales)
  }

  /// Switches to the language that a field needs, if no panel reports fields.
  mutating func switchLanguage(for field: Keyboard.Field, at now: Timestamp) {
    if field.purpose != engine.text.field.purpose { invalidateUntypableKeys() }
    self.field.purpose = field.purpose
    let locale = localeOfField(after: context.locale)
    if locale != context.locale { replaceKeyboard(with: shape(in: locale), at: now) }
  }

  /// Replaces the keyboard; contacts that are down type nothing more.
  mutating func replaceKeyboard(with shape: KeyboardShape, at now: Timestamp) {
    plan.emojis.isChanged = false
    closeEmojiSearch(at: now)
    cancelDictation()
    if shape.context.locale != context.locale {
      append(.publishLanguage(shape.context.locale))
      if plan.locales.contains(shape.context.locale) {
        language.update(shape.context.locale, at: now)
      }
    }
    context = shape.context
    var response = Response()
    engine.replace(with: shape.keyboard, &response)
    suggestions.replace(suggester: shape.suggester)
    untypableKeys.removeAll()
    append(.sceneChanged([.context, .typability]))
    append(.region(region))
    perform(response, at: now)
    if suggestions.copied != nil { renewSuggestions(at: now) }
  }

  mutating func update(surfaces: [Surface], at now: Timestamp) {
    surface.isAnyRead = !surfaces.isEmpty
    let hasPointer = surfaces.contains { $0.aspectRatio == nil }
    if !hasPointer { update(pointer: nil) }
    guard let first = surfaces.first(where: { $0.aspectRatio != nil }),
      first != surface.shapingSurface
    else { return }
    surface.shapingSurface = first
    rebuild(at: now)
  }

  mutating func update(console: TextConsole?, at now: Timestamp) {
    let acceptedAnyText = acceptsAnyText
    guard plan.receiver?.dependsOnConsole == true,
      plan.receiver?.update(console: console) == true
    else { return }
    if plan.receiver?.target.isConsole == true { suggestions.copied = nil }
    replaceReceiver(at: now)
    guard acceptsAnyText != acceptedAnyText else { return }
    enterField(at: now)
    // The text before a console's cursor is unknown, and so is that of a field that no panel
    // reports.
    guard plan.receiver?.target.isConsole == true || panels.field == nil else { return }
    perform(engine.handle(.textChangedElsewhere(now)), at: now)
  }

  /// Rebuilds the keyboard for another receiver, which may lack some keys.
  mutating func replaceReceiver(at now: Timestamp) {
    reportTarget()
    rebuild(at: now)
    append(.receiverChanged)
  }

  mutating func replace(plan next: KeyboardPlan, at now: Timestamp) {
    let policy = plan.configuration.panel.show
    let locale = field.update(context.locale, latin: nil, configured: plan.locales)
    // Emojis that were typed while none were stored do not replace the stored ones.
    let isStoring = !plan.configuration.learnsWords && next.configuration.learnsWords
    let usesStored = isStoring && !suggestions.storedEmojis.isEmpty
    let emojis = usesStored ? suggestions.storedEmojis : plan.emojis.typed
    let settings = plan.userSettings
    plan = next
    plan.userSettings = settings
    if plan.configuration.recordsEmojis { plan.emojis.restore(emojis) }
    if !plan.configuration.learnsWords { suggestions.areEmojisUnstored = false }
    suggestions.ownWords.learns = plan.configuration.learnsWords
    if !plan.configuration.offersClipboard { suggestions.copied = nil }
    append(.log(.info, "the configuration was reloaded", .configurationReloaded))
    let group = typing.groups.group(at: now)
    _ = plan.receiver?.update(sessionKeymap: panels.keymapText, group: group)
    // The new plan lacks the state of the locks.
    updateReceiverState(at: now)
    reportTarget()
    reportErrors()
    typing.queue.pace = plan.configuration.output.keyPace
    surface.idle.change(to: plan.configuration.keyboard.idleReset, at: now)
    rebuild(in: plan.locale(after: locale), at: now)
    append(.regrab)
    if plan.configuration.panel.collapsed == .hidden { removeBar() }
    // With an unchanged policy, an earlier command to show or hide stays in effect.
    if plan.configuration.panel.show != policy { applyPolicy(at: now) }
  }

  /// Logs the source of the receiver, then its errors.
  mutating func reportTarget() {
    guard let receiver = plan.receiver else { return }
    append(.log(.info, receiver.target.reason))
    let messages = plan.untypableMessages(acceptsAnyText: acceptsAnyText)
    for error in receiver.errors + messages { append(.log(.user, error)) }
  }

  /// Reports errors in quirks, dead keys, lexicons and emojis; none of them is fatal.
  mutating func reportErrors() {
    if let quirkErrors = plan.quirkErrors {
      append(
        .log(
          .user,
          "quirks: quirk files are ignored, and devices may be read less well:\n\(quirkErrors)"
        ))
    }
    if let deadKeyError = plan.deadKeyError { append(.log(.user, deadKeyError)) }
    for failure in plan.lexicons.failures { append(.log(.user, failure.description)) }
    for failure in plan.emojis.failures { append(.log(.user, failure.description)) }
    if !plan.lexicons.missing.isEmpty {
      let names = plan.lexicons.missing.map(\.rawValue).joined(separator: ", ")
      append(
        .log(
          .info,
          "no lexicon for \(names), so taps are not weighted there: install clavier-words, or run: clavier words import"
        ))
    }
  }
}
