// SPDX-License-Identifier: MIT

/// The chords that take a receiver from one state to another and type nothing on the way.
///
/// A state here is a group of the keymap with Caps Lock on or off. What leads from one to the next is a
/// chord, and the way between any two is the shortest that such chords make:
///
///     us ──Alt+Shift──▶ ru ──Alt+Shift──▶ gr         the way from gr to us
///      ▲                                   │         is the one chord back
///      └──────────────Alt+Shift────────────┘
public struct KeymapSwitches: Hashable, Sendable {
  /// A state between which a receiver is taken.
  public struct Node: Hashable, Sendable {
    public var group: Int
    public var capsLock: Bool

    public init(group: Int, capsLock: Bool = false) {
      self.group = group
      self.capsLock = capsLock
    }
  }

  /// One chord, and where it leads.
  public struct Step: Hashable, Sendable {
    public var from: Node
    public var to: Node
    public var chord: KeyChord

    public init(from: Node, to: Node, chord: KeyChord) {
      self.from = from
      self.to = to
      self.chord = chord
    }
  }

  private let steps: [Step]

  /// - Parameter steps: The chords; of two between the same states the first is taken.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Those of them whose chord passes a test.
  func filter(_ isWanted: (KeyChord) -> Bool) -> KeymapSwitches {
    KeymapSwitches(steps.filter { isWanted($0.chord) })
  }

  /// The shortest way from one state to another.
  ///
  /// - Returns: The chords, none if the states are the same; `nil` if there is no way.
  public func way(from start: Node, to end: Node) -> [KeyChord]? {
    var ways: [Node: [KeyChord]] = [start: []]
    var border = [start]
    while !border.isEmpty, ways[end] == nil {
      var next: [Node] = []
      for node in border {
        for step in steps where step.from == node && ways[step.to] == nil {
          ways[step.to] = (ways[node] ?? []) + [step.chord]
          next.append(step.to)
        }
      }
      border = next
    }
    return ways[end]
  }
}
