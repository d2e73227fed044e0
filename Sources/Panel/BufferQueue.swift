// SPDX-License-Identifier: MIT

/// A ring of buffers, with the content of each.
///
/// A buffer that the display server holds must not be drawn on until the server releases it. As the
/// contents are known, only the differences from the newest picture need to be drawn.
///
/// ```
///          take, commit
///   free ─────────────────▶ held by the server
///     ▲                        │
///     └──────── released ──────┘
/// ```
struct BufferQueue<Content> {
  private struct Buffer {
    var content: Content?
    var isHeld = false
    /// The sequence number of the buffer's last commit.
    var sequenceNumber = 0
  }

  private var buffers: [Buffer]
  private var sequenceNumber = 0

  /// Creates buffers without content.
  init(count: Int) {
    buffers = Array(repeating: Buffer(), count: max(0, count))
  }

  /// Returns the free buffer with the newest content.
  ///
  /// - Returns: The buffer's number; `nil` while the server holds all buffers.
  func next() -> Int? {
    var newest: Int?
    for index in buffers.indices where !buffers[index].isHeld {
      if newest.map({ buffers[$0].sequenceNumber < buffers[index].sequenceNumber }) ?? true {
        newest = index
      }
    }
    return newest
  }

  /// Returns the content of a buffer; `nil` if it has none yet.
  func content(of index: Int) -> Content? {
    buffers.indices.contains(index) ? buffers[index].content : nil
  }

  /// Marks a buffer as drawn and held by the server.
  mutating func commit(_ index: Int, _ content: Content) {
    guard buffers.indices.contains(index) else { return }
    sequenceNumber += 1
    buffers[index] = Buffer(content: content, isHeld: true, sequenceNumber: sequenceNumber)
  }

  /// Marks a buffer as released; a no-op for a free buffer.
  mutating func release(_ index: Int) {
    guard buffers.indices.contains(index) else { return }
    buffers[index].isHeld = false
  }

  /// Replaces a buffer's recorded content, whether the server holds the buffer or not.
  mutating func setContent(_ content: Content, on index: Int) {
    guard buffers.indices.contains(index) else { return }
    buffers[index].content = content
  }

  /// Forgets the contents of all buffers, whether the server holds them or not.
  mutating func forgetContents() {
    for index in buffers.indices { buffers[index].content = nil }
  }
}
