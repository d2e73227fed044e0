// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service that replaces untypable or unwanted typographic marks of another service by
  /// straight ones.
  ///
  /// Phones have curly quotation marks on their keys. Many computer keymaps cannot type them, and
  /// passwords, addresses and commands need straight ones. Such a key is replaced by one with the
  /// straight mark and its label, if that can be typed. An accent key changes only letters whose
  /// result can be typed, since it deletes the letter. All other keys are unchanged. Callouts omit
  /// untypable actions.
  package struct TypableService: KeyboardLayoutService {
    package var base: any KeyboardLayoutService
    private let prefersPlainMarks: Bool
    /// The characters of keys, for marks.
    private let signs: TypableSigns
    /// All characters, for callouts and accent keys.
    private let insertable: TypableSigns

    /// Creates a service for one receiver.
    ///
    /// - Parameters:
    ///   - base: The other service.
    ///   - prefersPlainMarks: Whether all fields have straight quotation marks; otherwise only
    ///     fields that are not for prose have them.
    ///   - canType: Returns whether the receiver can be sent a character by keys.
    ///   - canInsert: Returns whether the receiver can be sent a character by keys or by a panel;
    ///     `nil` if only by keys.
    package init(
      _ base: any KeyboardLayoutService, prefersPlainMarks: Bool = false,
      canType: @escaping (Character) -> Bool, canInsert: ((Character) -> Bool)? = nil
    ) {
      self.base = base
      self.prefersPlainMarks = prefersPlainMarks
      signs = TypableSigns(canType: canType)
      insertable = TypableSigns(canType: canInsert ?? canType)
    }

    /// Returns the layout of the other service, with straight marks where necessary.
    package func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var layout = base.keyboardLayout(for: context)
      let isPlain = prefersPlainMarks || !context.fieldPurpose.isForProse
      for row in layout.itemRows.indices {
        for index in layout.itemRows[row].indices {
          layout.itemRows[row][index] = typable(layout.itemRows[row][index], isPlain: isPlain)
        }
      }
      return layout
    }

    private func typable(_ item: Item, isPlain: Bool) -> Item {
      var item = item
      item.calloutActions = item.calloutActions.map {
        let actions = insertable.typable($0)
        return actions == [item.action] ? [] : actions
      }
      let action = plain(item.action, isPreferred: isPlain)
      if action.label != item.action.label { item.label = nil }
      item.action = action
      item.swipes = item.swipes
        .mapValues { plain($0, isPreferred: isPlain) }
        .filter { $0.value != action }
      return item
    }

    private func plain(_ action: KeyboardAction, isPreferred: Bool) -> KeyboardAction {
      if case .diacritic = action { return insertable.plain(action, isPreferred: isPreferred) }
      return signs.plain(action, isPreferred: isPreferred)
    }

    /// Returns the custom pages of the other service.
    package func customPages(for context: KeyboardContext) -> [String] {
      base.customPages(for: context)
    }
  }
}
