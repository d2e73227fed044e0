// SPDX-License-Identifier: MIT

/// The step of the beam search: the extension of a beam by one tap.
///
/// **Source:** Android's LatinIME for the kinds of mistakes. The search is a beam over the prefix
/// tree, with -log P(prefix) as the bound of the remaining cost.
struct BeamSearch {
  var language: LanguageModel
  let accents: [AccentTable]
  let model: TouchModel
  let costs: CorrectionCosts

  /// Returns a beam without taps, after a word and the one before it.
  func begin(after previous: String?, precededBy earlier: String?) -> Beam {
    var beam = Beam()
    beam.context = language.context(after: previous, precededBy: earlier)
    for index in 0..<language.count {
      beam.add(start(index), limit: .infinity)
    }
    beam.endLevel(count: costs.beamWidth)
    return beam
  }

  /// Adds a level for a tap.
  func extend(_ beam: inout Beam, with tap: Tap) {
    let level = beam.level(beam.count)
    beam.taps.append(tap)
    guard beam.count <= LexiconFormat.maximumWordLength, !level.isEmpty else {
      beam.levelEnds.append(beam.states.count)
      return
    }
    // The hypotheses are in order, so the first ones soon limit the cost of the others.
    var limit = Float.infinity
    for stateIndex in level {
      expand(stateIndex, with: tap, in: &beam, limit: limit)
      limit = min(limit, self.limit(beam))
    }
    if beam.count >= 2 {
      for stateIndex in beam.level(beam.count - 2) {
        transpose(stateIndex, beam.taps[beam.count - 2], tap, in: &beam, limit: limit)
      }
    }
    beam.endLevel(count: costs.beamWidth)
  }

  private func start(_ index: Int) -> Beam.State {
    Beam.State(
      node: language[index].root, cost: language.cost(index), rank: language.cost(index),
      parent: -1, letters: (0, 0, 0), lexicon: UInt8(index), edits: 0, spaces: 0)
  }

  private func limit(_ beam: Beam) -> Float {
    var best = Float.infinity
    for state in beam.scratch.prefix(costs.beamWidth) { best = min(best, state.rank) }
    return best + costs.pruningMargin
  }

  /// Adds the continuations of a hypothesis: the tap's letter, an omitted letter, a superfluous
  /// tap, a missing space.
  private func expand(
    _ stateIndex: Int, with tap: Tap, in beam: inout Beam, limit: Float
  ) {
    let state = beam.states[stateIndex]
    let before = beam.count >= 2 ? beam.taps[beam.count - 2] : nil
    if state.edits < maximumEdits(beam.count) {
      var same = state.continued(at: stateIndex)
      same.edits += 1
      let cost = insertion(of: tap, after: before)
      same.cost += cost
      add(same, to: &beam, limit: limit)
    }
    let lexicon = language[Int(state.lexicon)]
    var children = lexicon.children(of: state.node)
    let isFirst = beam.count == 1
    while let child = children.next() {
      let (cost, edits) = match(tap, child.letter, state.lexicon)
      let next = state.advanced(
        to: child.node, cost: cost, at: stateIndex, child.letter, edits: edits)
      if next.edits <= maximumEdits(beam.count) { add(next, to: &beam, limit: limit) }
      let isMark = child.letter == "'" || child.letter == "-"
      guard isMark || state.edits < maximumEdits(beam.count) else { continue }
      let omission = omission(child.letter, state, isFirst: isFirst)
      let omitted = state.advanced(
        to: child.node, cost: omission, at: stateIndex, child.letter, edits: isMark ? 0 : 1)
      guard rank(omitted) < limit else { continue }
      var grandchildren = lexicon.children(of: child.node)
      while let grandchild = grandchildren.next() {
        let (cost, edits) = match(tap, grandchild.letter, state.lexicon)
        var next = omitted.advanced(
          to: grandchild.node, cost: cost, at: stateIndex, grandchild.letter, edits: edits)
        next.letters = (child.letter.value, grandchild.letter.value, 0)
        if next.edits <= maximumEdits(beam.count) { add(next, to: &beam, limit: limit) }
      }
    }
    if state.node.isWord, beam.count > 1, state.spaces < 2 {
      split(state, stateIndex, tap, in: &beam, limit: limit)
    }
  }

  /// Adds the continuations in which a word ends before the tap, or the tap is a space.
  private func split(
    _ state: Beam.State, _ stateIndex: Int, _ tap: Tap, in beam: inout Beam, limit: Float
  ) {
    let lexicon = language[Int(state.lexicon)]
    let rarity = Float(state.node.wordRarity ?? 0) * costs.rarityWeight
    guard lexicon.flags(of: state.node).isEmpty else { return }
    var ended = state.continued(at: stateIndex)
    ended.node = lexicon.root
    ended.spaces += 1
    ended.cost += rarity
    for index in 0..<tap.count where tap[index].letter == " " {
      var hit = ended
      hit.cost += model.cost(tap[index]) + costs.spaceSubstitution
      hit.letters = (0x20, 0, 0)
      add(hit, to: &beam, limit: limit)
    }
    ended.cost += costs.spaceOmission
    guard rank(ended) < limit else { return }
    var children = lexicon.children(of: lexicon.root)
    while let child = children.next() {
      let (cost, edits) = match(tap, child.letter, state.lexicon)
      var next = ended.advanced(
        to: child.node, cost: cost, at: stateIndex, child.letter, edits: edits)
      next.letters = (0x20, child.letter.value, 0)
      if next.edits <= maximumEdits(beam.count) { add(next, to: &beam, limit: limit) }
    }
  }

  /// Adds the continuations in which the last two taps were exchanged.
  private func transpose(
    _ stateIndex: Int, _ first: Tap, _ second: Tap, in beam: inout Beam, limit: Float
  ) {
    let state = beam.states[stateIndex]
    guard state.edits < maximumEdits(beam.count), first.typed.letter != second.typed.letter else {
      return
    }
    let lexicon = language[Int(state.lexicon)]
    var children = lexicon.children(of: state.node)
    while let child = children.next() {
      guard child.letter == second.typed.letter,
        let grandchild = lexicon.child(of: child.node, first.typed.letter)
      else { continue }
      let cost = costs.transposition + model.cost(first.typed) + model.cost(second.typed)
      var next = state.advanced(
        to: grandchild, cost: cost, at: stateIndex, first.typed.letter, edits: 1)
      next.letters = (child.letter.value, first.typed.letter.value, 0)
      add(next, to: &beam, limit: limit)
    }
  }

  @inline(__always)
  private func add(_ state: Beam.State, to beam: inout Beam, limit: Float) {
    var state = state
    state.rank = rank(state)
    beam.add(state, limit: limit)
  }

  /// Returns the cost of a hypothesis, including that of its prefix.
  @inline(__always)
  private func rank(_ state: Beam.State) -> Float {
    let root = language[Int(state.lexicon)].root.totalRarity
    return state.cost + (Float(state.node.totalRarity) - Float(root)) * costs.rarityWeight
  }
}

extension BeamSearch {
  /// Returns the cost of a tap if it was meant for a letter, and whether that is an edit.
  @inline(__always)
  func match(_ tap: Tap, _ letter: Unicode.Scalar, _ lexicon: UInt8) -> (cost: Float, edits: UInt8)
  {
    for index in 0..<tap.count where tap[index].letter == letter {
      let cost = model.cost(tap[index])
      return cost < costs.substitution ? (cost, 0) : (costs.substitution, 1)
    }
    if let base = accents[Int(lexicon)].base(letter) {
      for index in 0..<tap.count where tap[index].letter == base {
        let cost = model.cost(tap[index]) + costs.accent
        return cost < costs.substitution ? (cost, 0) : (costs.substitution, 1)
      }
    }
    return (costs.substitution, 1)
  }

  /// Returns the cost of an omitted letter.
  func omission(_ letter: Unicode.Scalar, _ state: Beam.State, isFirst: Bool) -> Float {
    if letter == "'" || letter == "-" { return costs.markOmission }
    if isFirst { return costs.firstOmission }
    let last = state.letters.1 != 0 ? state.letters.1 : state.letters.0
    return letter.value == last ? costs.doubledOmission : costs.omission
  }

  /// Returns the cost of a superfluous tap.
  func insertion(of tap: Tap, after before: Tap?) -> Float {
    guard let before else { return costs.insertion }
    if tap.typed.letter == before.typed.letter { return costs.doubledInsertion }
    let isBeside = (0..<before.count).contains { index in
      before[index].letter == tap.typed.letter && abs(before[index].dx) < 1.5
    }
    return isBeside ? costs.adjacentInsertion : costs.insertion
  }

  /// Returns the maximum number of edits in a word of a number of taps.
  @inline(__always)
  func maximumEdits(_ taps: Int) -> UInt8 {
    taps <= 4 ? 1 : taps <= 8 ? 2 : 3
  }
}

extension Beam.State {
  /// Returns the hypothesis with the same prefix, for the next level.
  @inline(__always)
  fileprivate func continued(at stateIndex: Int) -> Beam.State {
    var next = self
    next.parent = Int32(stateIndex)
    next.letters = (0, 0, 0)
    return next
  }

  @inline(__always)
  fileprivate func advanced(
    to node: Lexicon.Node, cost: Float, at stateIndex: Int, _ letter: Unicode.Scalar, edits: UInt8
  ) -> Beam.State {
    var next = self
    next.node = node
    next.cost += cost
    next.parent = Int32(stateIndex)
    next.letters = (letter.value, 0, 0)
    next.edits += edits
    return next
  }
}
