// SPDX-License-Identifier: MIT

/// The chords that change a receiver from one state to another and type nothing.
///
/// A state is a group of the keymap with Caps Lock on or off, and with Num Lock unchanged or turned
/// on for the number pad's digits. A step between two states is a chord. The path between any two
/// is the shortest sequence of steps:
///
///     us ──Alt+Shift──▶ ru ──Alt+Shift──▶ gr         the path from gr to us
///      ▲                                   │         is one chord
///      └──────────────Alt+Shift────────────┘
public struct KeymapSwitches: Hashable, Sendable {
  /// A state of the receiver, as a node of the graph.
  public struct Node: Hashable, Sendable {
    public var group: Int
    public var capsLock: Bool
    /// Whether Num Lock, which was off in the initial state, is turned on.
    public var numLock: Bool

    public init(group: Int, capsLock: Bool = false, numLock: Bool = false) {
      self.group = group
      self.capsLock = capsLock
      self.numLock = numLock
    }
  }

  /// A chord and the states that it connects.
  public struct Step: Hashable, Sendable {
    public var from: Node
    public var to: Node
    public var chord: KeyChord
  }

  private let steps: [Step]

  /// Creates a graph of state changes.
  ///
  /// - Parameter steps: The chords; of several between the same states the first is used.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Returns the graph of the steps whose chord passes a test.
  func filter(_ isWanted: (KeyChord) -> Bool) -> KeymapSwitches {
    KeymapSwitches(steps.filter { isWanted($0.chord) })
  }

  /// Returns the shortest path from one state to another.
  ///
  /// - Returns: The chords, none if the states are the same; `nil` if there is no path.
  public func path(from start: Node, to end: Node) -> [KeyChord]? {
    var paths: [Node: [KeyChord]] = [start: []]
    var border = [start]
    while !border.isEmpty, paths[end] == nil {
      var next: [Node] = []
      for node in border {
        for step in steps where step.from == node && paths[step.to] == nil {
          paths[step.to] = (paths[node] ?? []) + [step.chord]
          next.append(step.to)
        }
      }
      border = next
    }
    return paths[end]
  }
}
