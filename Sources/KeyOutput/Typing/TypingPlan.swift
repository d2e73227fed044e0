// SPDX-License-Identifier: MIT

/// Types a text through several states of the receiver, with as few changes as there can be.
///
///            а  б     a     в
///     us ·─╮          ╭──·──╮       ╭──▶   each step costs what its chords cost, a change of state
///     ru   ╰──·──·────╯     ╰──·────╯      far more, and the whole way the least
///
/// It ends where it began.
struct TypingPlan {
  /// A state that the receiver can be taken to and back.
  private struct Station {
    var node: KeymapSwitches.Node
    var finder: KeyFinder
    var wayBack: [KeyChord]
  }

  /// The receiver's own state is the first.
  private let stations: [Station]
  /// The ways from station to station.
  private let ways: [[[KeyChord]?]]

  /// A plan from a state; `nil` if the receiver can be taken to no other.
  ///
  /// - Parameters:
  ///   - keymap: The receiver's keymap.
  ///   - state: What the receiver is in the middle of; nobody holds anything.
  ///   - composes: Whether it composes characters.
  ///   - numbers: How it takes what the keymap lacks.
  ///   - lockdown: What may be sent: a change of state that may not is none.
  init?(
    _ keymap: Keymap, from state: ReceiverState, composes: Bool, numbers: NumberTyping? = nil,
    lockdown: LockdownTable? = nil
  ) {
    guard state.held.isEmpty, keymap.groupCount > 1 || state.capsLock else { return nil }
    let all = keymap.store.switches(withCapsLock: state.capsLock)
    let switches = lockdown.map { all.filter($0.permits) } ?? all
    let groups = 0..<min(keymap.groupCount, SwitchSearch.groupLimit)
    let home = KeymapSwitches.Node(group: state.group, capsLock: state.capsLock)
    let nodes =
      [home]
      + (state.capsLock ? [true, false] : [false]).flatMap { capsLock in
        groups.map { KeymapSwitches.Node(group: $0, capsLock: capsLock) }
      }.filter { $0 != home }
    let wayBack = nodes.map { switches.way(from: $0, to: home) }
    let isOpen = nodes.indices.filter {
      wayBack[$0] != nil && switches.way(from: home, to: nodes[$0]) != nil
    }
    let tables = keymap.store.tables(
      isOpen.map { KeyTable.Place(group: nodes[$0].group, capsLock: nodes[$0].capsLock) })
    stations = isOpen.compactMap { index in
      let node = nodes[index]
      let place = KeyTable.Place(group: node.group, capsLock: node.capsLock)
      guard let table = tables[place] else { return nil }
      let finder = KeyFinder(
        table: table, sequences: composes ? keymap.store.sequences(ofGroup: node.group) : nil,
        state: ReceiverState(
          group: node.group, capsLock: node.capsLock, numLock: state.numLock),
        numbers: numbers)
      return Station(node: node, finder: finder, wayBack: wayBack[index] ?? [])
    }
    guard stations.count > 1, stations.first?.node == home else { return nil }
    let nodesLeft = stations.map(\.node)
    ways = nodesLeft.map { start in nodesLeft.map { switches.way(from: start, to: $0) } }
  }

  /// Whether one of the states has a way to type this character.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - permits: Whether a chord may be sent.
  /// - Returns: ``KeyWay/change``; ``KeyWay/number`` if that is the only way; `nil` if there is none.
  func way(toType character: Character, permits: (KeyChord) -> Bool) -> KeyWay? {
    var best: KeyWay?
    for station in stations {
      var chords: [KeyChord] = []
      guard let way = station.finder.append(character, to: &chords), chords.allSatisfy(permits)
      else { continue }
      if way != .number { return .change }
      best = way
    }
    return best
  }

  /// Adds the chords for a text.
  ///
  /// - Returns: The characters that no state can type.
  func append(_ text: String, to sequence: inout KeySequence) -> [Character] {
    var missing: [Character] = []
    var steps: [(character: Character, from: [UInt8])] = []
    var costs = stations.indices.map { $0 == 0 ? 0 : Int.max }
    var room: [KeyChord] = []
    for character in text {
      let own = stations.map { $0.finder.cost(of: character, &room) }
      guard own.contains(where: { $0 != nil }) else {
        missing.append(character)
        continue
      }
      var from = [UInt8](repeating: 0, count: stations.count)
      var next = [Int](repeating: Int.max, count: stations.count)
      for (station, own) in own.enumerated() {
        guard let own, let best = arrival(at: station, costs) else { continue }
        from[station] = UInt8(best.from)
        next[station] = best.cost + own
      }
      costs = next
      steps.append((character, from))
    }
    write(steps, endingAt: arrival(at: 0, costs)?.from ?? 0, to: &sequence)
    return missing
  }

  /// The cheapest way to come to a station.
  private func arrival(at station: Int, _ costs: [Int]) -> (from: Int, cost: Int)? {
    var best: (from: Int, cost: Int)?
    for (start, cost) in costs.enumerated() where cost < .max {
      guard let way = ways[start][station] else { continue }
      let cost = cost + KeyCost.change * way.count
      if best.map({ cost < $0.cost }) ?? true { best = (start, cost) }
    }
    return best
  }

  private func write(
    _ steps: [(character: Character, from: [UInt8])], endingAt last: Int,
    to sequence: inout KeySequence
  ) {
    // Each step knows only where it came from, so the stations are found from the end.
    var places = [Int](repeating: 0, count: steps.count)
    var station = last
    for index in steps.indices.reversed() {
      places[index] = station
      station = Int(steps[index].from[station])
    }
    var here = 0
    var unit: [KeyChord] = []
    for (index, place) in places.enumerated() {
      unit.removeAll(keepingCapacity: true)
      unit += ways[here][place] ?? []
      _ = stations[place].finder.append(steps[index].character, to: &unit)
      sequence.append(contentsOf: unit, wayBack: stations[place].wayBack)
      here = place
    }
    sequence.append(contentsOf: stations[here].wayBack)
  }
}
