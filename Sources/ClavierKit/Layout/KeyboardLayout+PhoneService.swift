// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of phones: input keys, and system keys around the lower two rows.
  ///
  /// ```
  ///   Q W E R T Y U I O P      top row
  ///    A S D F G H J K L       middle rows, with margins where they are shorter than the top row
  ///   ⇧  Z X C V B N M  ⌫      lower row: the last row of the input set
  ///   123    space  return     bottom row
  /// ```
  ///
  /// The bottom row has more keys if they have an effect:
  ///
  /// ```
  ///   123 · 🌐 or ☺ · 🎤     space     return      portrait; 🌐 goes to the next keyboard,
  ///   123 · 🌐 or ☺      space     return · 🎤     landscape     🎤 replaces dictation
  /// ```
  ///
  /// Sets of more or fewer than three rows have more or fewer middle rows; a set of one row has
  /// only a lower row. Subclasses can override each function.
  ///
  /// **Source:** the rules and numbers of KeyboardKit's layout service for iPhone. There the layout
  /// always has a key for emojis, which is hidden when it is drawn without emojis.
  open class PhoneService: BaseService {
    /// Returns the sizes of a phone's keys for any device.
    open override func configuration(for context: KeyboardContext) -> Configuration {
      .standardPhone(for: context)
    }

    open override func actions(
      for inputSet: InputSet, context: KeyboardContext
    ) -> [[KeyboardAction]] {
      let rows = super.actions(for: inputSet, context: context)
      let top = rows.first ?? []
      let upper = rows.dropLast().map { $0.count < top.count ? $0.withMargins : $0 }
      let lower = [lowerSwitcher(for: context)] + (rows.last ?? []).withMargins + [.backspace]
      return upper + [lower, bottomActions(for: context)]
    }

    /// Returns the actions of the bottom row.
    open func bottomActions(for context: KeyboardContext) -> [KeyboardAction] {
      let isPortrait = context.interfaceOrientation == .portrait
      let dictation = dictationActions(for: context)
      return [bottomSwitcher(for: context)] + nextKeyboardActions(for: context)
        + (isPortrait ? dictation : []) + fieldActions(for: context)
        + [returnAction(for: context)] + (isPortrait ? [] : dictation)
    }

    open override func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      let isPortrait = context.interfaceOrientation == .portrait
      return switch action {
      case .character: characterWidth(row: row, context: context)
      case .shift, .backspace: .percentage(0.13)
      case .keyboardType, .nextKeyboard, .nextLocale, .settings:
        .percentage(isPortrait ? 0.123 : 0.095)
      case .primary: .percentage(isPortrait ? 0.25 : 0.195)
      case .space, .characterMargin, .none: .available
      default:
        dictationActions(for: context) == [action]
          ? .percentage(isPortrait ? 0.123 : 0.095) : .available
      }
    }

    /// Returns the width of a character key.
    ///
    /// In the lower row of digits and signs keys are wider: five of them fit between the keys at
    /// both ends. In longer rows they have the usual width.
    private func characterWidth(row: Int, context: KeyboardContext) -> KeyboardLayout.ItemWidth {
      let rows = inputSet(for: context).rows(for: context.deviceTypeForKeyboard)
      let lower = max(rows.count, 1) - 1
      if row > lower { return context.fieldPurpose == .url ? .available : .input }
      guard context.keyboardType != .alphabetic, row == lower, let keys = rows.last else {
        return .input
      }
      return keys.count <= 5 ? .percentage(0.14) : .input
    }
  }
}

extension [KeyboardAction] {
  /// The row with a gap at each end that extends the touch area of the key beside it.
  ///
  /// Beside a key that types no character, the gap has no effect.
  fileprivate var withMargins: [KeyboardAction] {
    [leadingCharacterMarginAction] + self + [trailingCharacterMarginAction]
  }
}
