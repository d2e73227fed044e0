// SPDX-License-Identifier: MIT

/// Plans a text through several states of the receiver, with as few state changes as possible.
///
///            а  б     a     в
///     us ·─╮          ╭──·──╮       ╭──▶   a step costs as much as its chords, a change of
///     ru   ╰──·──·────╯     ╰──·────╯      state far more, and the total cost is minimal
///
/// The plan ends in the state in which it began.
struct TypingPlan {
  /// A state that the receiver can be taken to and back from.
  private struct Node {
    var state: KeymapSwitches.Node
    var finder: KeyFinder
    var restoration: [KeyChord]
  }

  /// The reachable states; the first is the receiver's initial state.
  private let nodes: [Node]
  /// The chords from state to state; `nil` where no path exists.
  private let edges: [[[KeyChord]?]]

  /// Creates a plan from a state; `nil` if no other state can be reached.
  ///
  /// - Parameters:
  ///   - keymap: The receiver's keymap.
  ///   - state: The receiver's state; no modifier may be held.
  ///   - composes: Whether the receiver composes characters.
  ///   - numbers: The method for characters that the keymap lacks.
  ///   - lockdown: The permitted keys; a forbidden change of state is not used.
  init?(
    _ keymap: Keymap, from state: ReceiverState, composes: Bool, numbers: UnicodeNumberInput? = nil,
    lockdown: LockdownTable? = nil
  ) {
    // With Num Lock in an unknown state, its key might turn it off, and the number pad would move
    // the cursor.
    let numLocks = state.numLock == false ? [false, true] : [false]
    guard state.held.isEmpty, keymap.groupCount > 1 || state.capsLock || numLocks.count > 1 else {
      return nil
    }
    let all = keymap.store.switches(withCapsLock: state.capsLock)
    let switches = lockdown.map { all.filter($0.permits) } ?? all
    let groups = 0..<min(keymap.groupCount, SwitchSearch.groupLimit)
    let initial = KeymapSwitches.Node(group: state.group, capsLock: state.capsLock)
    let states =
      [initial]
      + (state.capsLock ? [true, false] : [false]).flatMap { capsLock in
        groups.flatMap { group in
          numLocks.map { KeymapSwitches.Node(group: group, capsLock: capsLock, numLock: $0) }
        }
      }.filter { $0 != initial }
    let restorations = states.map { switches.path(from: $0, to: initial) }
    let isOpen = states.indices.filter {
      restorations[$0] != nil && switches.path(from: initial, to: states[$0]) != nil
    }
    let tables = keymap.store.tables(
      isOpen.map { KeyTable.State(group: states[$0].group, capsLock: states[$0].capsLock) })
    nodes = isOpen.compactMap { index in
      let target = states[index]
      let tableState = KeyTable.State(group: target.group, capsLock: target.capsLock)
      guard let table = tables[tableState] else { return nil }
      let finder = KeyFinder(
        table: table, sequences: composes ? keymap.store.sequences(ofGroup: target.group) : nil,
        state: ReceiverState(
          group: target.group, capsLock: target.capsLock,
          numLock: target.numLock ? true : state.numLock),
        numbers: numbers)
      return Node(state: target, finder: finder, restoration: restorations[index] ?? [])
    }
    guard nodes.count > 1, nodes.first?.state == initial else { return nil }
    let reachable = nodes.map(\.state)
    edges = reachable.map { start in reachable.map { switches.path(from: start, to: $0) } }
  }

  /// Returns the cheapest route to type a character in any of the states.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - permits: Whether a chord may be sent.
  /// - Returns: ``TypingRoute/change``; ``TypingRoute/number`` if there is no other route; `nil` if
  ///   there is none.
  func route(toType character: Character, permits: (KeyChord) -> Bool) -> TypingRoute? {
    var best: TypingRoute?
    for node in nodes {
      var chords: [KeyChord] = []
      guard let route = node.finder.append(character, to: &chords), chords.allSatisfy(permits)
      else { continue }
      if route != .number { return .change }
      best = route
    }
    return best
  }

  /// Adds the chords for a text.
  ///
  /// - Returns: The characters that cannot be typed in any state.
  func append(_ text: String, to sequence: inout KeySequence) -> [Character] {
    var missing: [Character] = []
    var steps: [(character: Character, from: [UInt8])] = []
    var costs = nodes.indices.map { $0 == 0 ? 0 : Int.max }
    var room: [KeyChord] = []
    for character in text {
      let own = nodes.map { $0.finder.cost(of: character, &room) }
      guard own.contains(where: { $0 != nil }) else {
        missing.append(character)
        continue
      }
      var from = [UInt8](repeating: 0, count: nodes.count)
      var next = [Int](repeating: Int.max, count: nodes.count)
      for (node, own) in own.enumerated() {
        guard let own, let best = cheapestPath(to: node, costs) else { continue }
        from[node] = UInt8(best.from)
        next[node] = best.cost + own
      }
      costs = next
      steps.append((character, from))
    }
    write(steps, endingAt: cheapestPath(to: 0, costs)?.from ?? 0, to: &sequence)
    return missing
  }

  /// Returns the cheapest path to a state.
  private func cheapestPath(to node: Int, _ costs: [Int]) -> (from: Int, cost: Int)? {
    var best: (from: Int, cost: Int)?
    for (start, cost) in costs.enumerated() where cost < .max {
      guard let edge = edges[start][node] else { continue }
      let cost = cost + KeyCost.change * edge.count
      if best.map({ cost < $0.cost }) ?? true { best = (start, cost) }
    }
    return best
  }

  private func write(
    _ steps: [(character: Character, from: [UInt8])], endingAt last: Int,
    to sequence: inout KeySequence
  ) {
    // Each step records only its predecessor, so the path is reconstructed backwards.
    var places = [Int](repeating: 0, count: steps.count)
    var node = last
    for index in steps.indices.reversed() {
      places[index] = node
      node = Int(steps[index].from[node])
    }
    var current = 0
    var unit: [KeyChord] = []
    for (index, place) in places.enumerated() {
      unit.removeAll(keepingCapacity: true)
      unit += edges[current][place] ?? []
      let switches = unit.count
      let route = nodes[place].finder.append(steps[index].character, to: &unit)
      sequence.append(
        contentsOf: unit, holdsGroup: route == .otherGroup, switches: switches,
        restoration: nodes[place].restoration)
      current = place
    }
    let restoration = nodes[current].restoration
    sequence.append(contentsOf: restoration, switches: restoration.count)
  }
}
