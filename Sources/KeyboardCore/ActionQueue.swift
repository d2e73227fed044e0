// SPDX-License-Identifier: MIT

/// Actions in their order, in storage that is used again.
struct ActionQueue: ~Copyable {
  private var actions: [KeyboardCore.Action] = []
  private var first = 0

  mutating func append(_ action: KeyboardCore.Action) { actions.append(action) }

  mutating func next() -> KeyboardCore.Action? {
    guard first < actions.count else {
      actions.removeAll(keepingCapacity: true)
      first = 0
      return nil
    }
    defer { first += 1 }
    return actions[first]
  }
}
