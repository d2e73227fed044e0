// SPDX-License-Identifier: MIT

extension Lexicon {
  /// Returns whether the lexicon has a word, in any case.
  public func contains(_ word: String) -> Bool {
    node(folding.fold(word))?.isWord ?? false
  }

  /// Returns the spellings of a word, the most frequent first, such as "may" and "May".
  ///
  /// The argument may be in any case.
  public func entries(for word: String) -> [WordEntry] {
    let folded = folding.fold(word)
    guard let node = node(folded), node.isWord else { return [] }
    return forms(of: node).map { $0.entry(folded, folding) }
  }

  /// Returns the most frequent spelling of the word that ends at a node; `nil` if none ends there.
  ///
  /// The folded letters must be those that lead to the node.
  func entry(at node: Node, _ folded: [Unicode.Scalar]) -> WordEntry? {
    guard node.isWord else { return nil }
    return forms(of: node).first?.entry(folded, folding)
  }

  /// Calls a function with every spelling, in order of the most frequent subtrees.
  public func forEach(_ body: (WordEntry) -> Void) {
    var stack = [(node: root, depth: 0, letter: Unicode.Scalar(0 as UInt8))]
    var letters: [Unicode.Scalar] = []
    while let (node, depth, letter) = stack.popLast() {
      letters.removeLast(letters.count - max(0, depth - 1))
      if depth > 0 { letters.append(letter) }
      if node.isWord {
        for form in forms(of: node) { body(form.entry(letters, folding)) }
      }
      guard depth < LexiconFormat.maximumWordLength else { continue }
      for child in children(of: node).reversed() {
        stack.append((child.node, depth + 1, child.letter))
      }
    }
  }

  /// A spelling of a word.
  struct Form {
    var rarity: UInt8
    var flags: WordEntry.Flags
    var shape: LexiconFormat.Shape
    var spelling: String

    func entry(_ folded: [Unicode.Scalar], _ folding: Folding) -> WordEntry {
      WordEntry(
        shape == .spelled ? spelling : shape.apply(to: folded, folding), rarity: rarity,
        flags: flags)
    }
  }

  /// Returns the spellings of the word that ends at a node.
  func forms(of node: Node) -> [Form] {
    guard node.traits.contains(.hasForms) else {
      return [Form(rarity: node.rarity, flags: [], shape: .lower, spelling: "")]
    }
    var forms: [Form] = []
    var position = Int(node.values)
    while let (form, isLast) = readForm(&position, first: forms.isEmpty ? node.rarity : nil) {
      forms.append(form)
      if isLast { break }
    }
    return forms
  }

  /// Returns the flags of the most frequent spelling of the word that ends at a node.
  func flags(of node: Node) -> WordEntry.Flags {
    guard node.traits.contains(.hasForms) else { return [] }
    return WordEntry.Flags(rawValue: bytes.byte(Int(node.values))).intersection(.all)
  }

  private func readForm(_ position: inout Int, first: UInt8?) -> (Form, isLast: Bool)? {
    guard position < bytes.count else { return nil }
    let info = bytes.byte(position)
    position += 1
    guard let shape = LexiconFormat.Shape(rawValue: (info >> 4) & 7) else { return nil }
    var rarity = first ?? Rarity.none
    if first == nil {
      rarity = bytes.byte(position)
      position += 1
    }
    var spelling = ""
    if shape == .spelled {
      let start = position + 1
      let end = start + Int(bytes.byte(position))
      guard end <= bytes.count else { return nil }
      spelling = String(decoding: bytes.buffer[start..<end], as: UTF8.self)
      // A suggestion or a correction would press Return.
      guard !spelling.unicodeScalars.contains(where: \.isCommand) else { return nil }
      position = end
    }
    let flags = WordEntry.Flags(rawValue: info).intersection(.all)
    let form = Form(rarity: rarity, flags: flags, shape: shape, spelling: spelling)
    return (form, info < 0x80)
  }

  /// Moves a position to the end of the forms; returns `false` if the bytes are invalid.
  func skipForms(_ position: inout Int, end: Int) -> Bool {
    var isFirst = true
    while position < end {
      let info = bytes.byte(position)
      guard let shape = LexiconFormat.Shape(rawValue: (info >> 4) & 7) else { return false }
      position += isFirst ? 1 : 2
      isFirst = false
      if shape == .spelled { position += 1 + Int(bytes.byte(position)) }
      if info < 0x80 { return position < end }
    }
    return false
  }
}

extension LexiconFormat.Shape {
  /// Returns the spelling of a folded word; empty for `spelled`, whose spelling is stored.
  func apply(to folded: [Unicode.Scalar], _ folding: Folding) -> String {
    var lower = String.UnicodeScalarView()
    lower.append(contentsOf: folded)
    switch self {
    case .lower: return String(lower)
    case .capitalized: return folding.titlecased(String(lower))
    case .upper: return folded.reduce(into: "") { $0 += folding.capital($1) }
    case .spelled: return ""
    }
  }
}

extension Unicode.Scalar {
  /// Whether programs may interpret the scalar as a command: a control character, or a separator of
  /// lines.
  var isCommand: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0x2028...0x2029: true
    default: false
    }
  }
}
