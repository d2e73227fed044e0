// SPDX-License-Identifier: MIT

/// A copy-on-write value.
///
/// It makes a structure with large parts that rarely change cheap to copy and to compare.
struct CopyOnWrite<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  /// The value; a change does not affect earlier copies.
  var value: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  /// Returns whether the values are equal; copies of one value are equal without comparing it.
  static func == (left: CopyOnWrite, right: CopyOnWrite) -> Bool {
    left.storage === right.storage || left.value == right.value
  }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
