// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of computer keyboards.
  ///
  /// In landscape the layout has the three blocks of 104 or 105 keys, and four more keys above the
  /// digits. It is 22.5 units wide:
  ///
  /// ```
  ///   esc   F1 F2 F3 F4  F5 F6 F7 F8  F9 F10 F11 F12   print scroll pause   =   (  )  ⌫
  ///   `  1  2  3  4  5  6  7  8  9  0  -  =     ⌫       ins  home  pgup    num  /  *  -
  ///   ⇥    q  w  e  r  t  y  u  i  o  p  [  ]   \        ⌦    end  pgdn     7   8  9  +
  ///   ⇪     a  s  d  f  g  h  j  k  l  ;  '    ↵                            4   5  6  +
  ///   ⇧       z  x  c  v  b  n  m  ,  .  /     ⇧              ↑             1   2  3  ↵
  ///   ctrl super alt    space   altgr super menu ctrl    ←    ↓    →        0      .  ↵
  /// ```
  ///
  /// In portrait the layout is that of a notebook, 16 units wide, with the navigation keys at the
  /// right edge:
  ///
  /// ```
  ///   esc F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 print ins ⌦
  ///   …                                                ⌫  home
  ///   …                                                \  pgup
  ///   …                                               ↵   pgdn
  ///   ⇧       z  x  c  v  b  n  m  ,  .  /      ⇧    ↑   end
  ///   ctrl super alt     space    altgr menu ctrl  ←  ↓   →
  /// ```
  ///
  /// The letters are those of the language, with the signs of its country. A
  /// ``ComputerKeysProvider`` provides all character keys instead. If AltGr has signs, its key
  /// shows them on a page, so that labels equal the typed characters.
  ///
  /// **Source:** ANSI INCITS 154 and ISO/IEC 9995 for the places; the widths are those of keycaps
  /// on sale.
  package class FullService: BaseService {
    /// The name of the page with the AltGr characters.
    package static let altGrPage = "altgr"

    /// A key or a gap, with its width in units of a letter key.
    package struct Key: Hashable, Sendable {
      package var action: KeyboardAction
      package var units: Double

      package init(_ action: KeyboardAction, units: Double = 1) {
        self.action = action
        self.units = units
      }
    }

    package override func configuration(for context: KeyboardContext) -> Configuration {
      .standardComputer(for: context)
    }

    /// Returns the page of AltGr, if the language has signs there.
    package override func customPages(for context: KeyboardContext) -> [String] {
      computerKeys(for: context).third.isEmpty ? [] : [Self.altGrPage]
    }

    /// Returns the four rows of character keys, which are the same on all pages.
    package override func inputSet(for context: KeyboardContext) -> InputSet {
      let keys = computerKeys(for: context)
      let isThird = context.keyboardType == .custom(named: Self.altGrPage)
      return InputSet(rows: isThird ? keys.thirdRows : keys.rows)
    }

    package override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      let rows = keys(for: inputSet(for: context), context: context)
      let total = rows.map { $0.reduce(0) { $0 + $1.units } }.max() ?? 0
      let items = rows.indices.map { row in
        rows[row].map { key in
          var item = item(for: key.action, row: row, context: context)
          item.width = .percentage(key.units / total)
          return item
        }
      }
      return KeyboardLayout(itemRows: items)
    }

    package override func actions(
      for inputSet: InputSet, context: KeyboardContext
    ) -> [[KeyboardAction]] {
      keys(for: inputSet, context: context).map { $0.map(\.action) }
    }

    /// Returns all keys and gaps of the page with their widths, row by row.
    package func keys(for inputSet: InputSet, context: KeyboardContext) -> [[Key]] {
      let main = mainRows(for: inputSet, context: context)
      guard context.interfaceOrientation == .landscape else {
        return main.adding(edgeRows, gap: 0)
      }
      return main.adding(navigationRows, gap: 0.25).adding(keypadRows(for: context), gap: 0.25)
    }

    /// Returns the Return key, with a sign in place of the word "return".
    package override func returnAction(for context: KeyboardContext) -> KeyboardAction {
      .primary(context.returnKeyType.asSign)
    }

    private func computerKeys(for context: KeyboardContext) -> ComputerKeys {
      if let provider = inputSetProvider as? any ComputerKeysProvider {
        return provider.computerKeys(for: context)
      }
      let letters = inputSetProvider.alphabeticInputSet(for: context)
      return .around(letters.rows(for: context.deviceTypeForKeyboard))
    }
  }
}

// The blocks of keys, by rows from top to bottom. Widths are in units of a letter key.
extension KeyboardLayout.FullService {
  fileprivate typealias Row = [Key]

  /// Returns the block of letters, with the function keys above it.
  ///
  /// The block is 15 units wide; in portrait, its right edge is used by the navigation keys.
  private func mainRows(for inputSet: InputSet, context: KeyboardContext) -> [Row] {
    let isPortrait = context.interfaceOrientation == .portrait
    let keyboardCase = context.keyboardType == .alphabetic ? context.keyboardCase : .lowercased
    var rows: [Row] = inputSet.rows(for: context.deviceTypeForKeyboard).map { row in
      row.map { Key(.character($0.computerCharacter(for: keyboardCase))) }
    }
    let shift = KeyboardAction.shift(keyboardCase)
    let enter = returnAction(for: context)
    for row in rows.indices {
      switch row {
      case 0: rows[row].fill(15, with: .backspace)
      case 1:
        rows[row].insert(Key(.tab, units: 1.5), at: 0)
        // With one sign more than usual, the wide last key types a sign.
        if rows[row].count == 14 {
          rows[row][13].units = 1.5
        } else {
          rows[row].fill(15, with: enter)
        }
      case 2:
        rows[row].insert(Key(.capsLock, units: 1.75), at: 0)
        rows[row].fill(15, with: enter)
      case 3:
        let left = max(1, 12.25 - Double(rows[row].count))
        rows[row].insert(Key(shift, units: left), at: 0)
        rows[row].fill(isPortrait ? 14 : 15, with: shift)
      default: break
      }
    }
    rows.insert(isPortrait ? Self.narrowFunctionRow : Self.functionRow, at: 0)
    rows.append(leftBottomRow(for: context) + rightBottomRow(for: context))
    return rows
  }

  /// Returns the AltGr key: a switch to its page and back, or the modifier if it has no page.
  private func altGrAction(for context: KeyboardContext) -> KeyboardAction {
    let page = Keyboard.KeyboardType.custom(named: Self.altGrPage)
    if customPages(for: context).isEmpty { return .modifier(.altGr) }
    return .keyboardType(context.keyboardType == page ? .alphabetic : page)
  }

  private static let functionRow: Row =
    [Key(.escape), .gap(1)] + keys([.f1, .f2, .f3, .f4]) + [.gap(0.5)]
    + keys([.f5, .f6, .f7, .f8]) + [.gap(0.5)] + keys([.f9, .f10, .f11, .f12])

  private static let narrowFunctionRow: Row =
    [Key(.escape)]
    + keys([.f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12])
    + keys([.printScreen, .insert])

  /// Returns the keys from the left edge to Space, which is narrower beside a language key.
  private func leftBottomRow(for context: KeyboardContext) -> Row {
    let keys =
      [.modifier(.control), .modifier(.super), .modifier(.alt)]
      + nextLocaleActions(for: context)
    let otherKeys = keys.map { Key($0, units: 1.25) }
    return otherKeys + [Key(.space, units: 10 - otherKeys.reduce(0) { $0 + $1.units })]
  }

  private func rightBottomRow(for context: KeyboardContext) -> Row {
    let altGr = altGrAction(for: context)
    guard context.interfaceOrientation == .landscape else {
      return [altGr, .key(.menu), .modifier(.control)].map { Key($0) } + Self.keys([.left, .down])
    }
    return [altGr, .modifier(.super), .key(.menu), .modifier(.control)]
      .map { Key($0, units: 1.25) }
  }

  /// The column of navigation keys at the right edge of a keyboard without blocks.
  private var edgeRows: [Row] {
    [
      Self.keys([.delete]), Self.keys([.home]), Self.keys([.pageUp]), Self.keys([.pageDown]),
      Self.keys([.up, .end]), Self.keys([.right]),
    ]
  }

  /// The navigation block: 3 units wide.
  private var navigationRows: [Row] {
    [
      Self.keys([.printScreen, .scrollLock, .pause]), Self.keys([.insert, .home, .pageUp]),
      Self.keys([.delete, .end, .pageDown]), [.gap(3)],
      [.gap(1)] + Self.keys([.up]) + [.gap(1)], Self.keys([.left, .down, .right]),
    ]
  }

  /// Returns the keypad block: 4 units wide, with additional arithmetic signs above it.
  ///
  /// The double-height keys of a keypad are two keys each.
  private func keypadRows(for context: KeyboardContext) -> [Row] {
    let enter = Key(returnAction(for: context))
    return [
      Self.characters("=()") + [Key(.backspace)],
      [Key(.key(.numLock))] + Self.characters("/*-"), Self.characters("789+"),
      Self.characters("456+"), Self.characters("123") + [enter],
      [Key(.character("0"), units: 2)] + Self.characters(context.locale.decimalSeparator)
        + [enter],
    ]
  }

  private static func keys(_ keys: [FunctionKey]) -> Row {
    keys.map { Key(.key($0)) }
  }

  private static func characters(_ text: String) -> Row {
    text.map { Key(.character(String($0))) }
  }
}

extension KeyboardLayout.FullService.Key {
  fileprivate static func gap(_ units: Double) -> Self {
    Self(.none, units: units)
  }
}

extension [KeyboardLayout.FullService.Key] {
  /// Appends a key that fills the row up to a width, at least as wide as a letter key.
  fileprivate mutating func fill(_ units: Double, with action: KeyboardAction) {
    let used = reduce(0) { $0 + $1.units }
    append(.init(action, units: Swift.max(1, units - used)))
  }
}

extension [[KeyboardLayout.FullService.Key]] {
  /// Returns the rows with those of a block to their right, aligned at the top.
  fileprivate func adding(_ block: Self, gap: Double) -> Self {
    indices.map { row in
      let space = gap > 0 ? [KeyboardLayout.FullService.Key.gap(gap)] : []
      return row < block.count ? self[row] + space + block[row] : self[row]
    }
  }
}
