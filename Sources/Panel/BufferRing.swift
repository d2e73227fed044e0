// SPDX-License-Identifier: MIT

/// Which of a few buffers is drawn on next, and what is on each.
///
/// A buffer that the display server holds may not be drawn on until it is given back. What is on a buffer is
/// known, so that only what has changed since needs to be drawn on it, however old it is.
///
/// ```
///          take, commit
///   free ─────────────────▶ held by the server
///     ▲                        │
///     └──────── released ──────┘
/// ```
struct BufferRing<Content> {
  private struct Buffer {
    var content: Content?
    var isHeld = false
    /// When it was committed last, among all.
    var turn = 0
  }

  private var buffers: [Buffer]
  private var turn = 0

  /// So many buffers with nothing on them.
  init(count: Int) {
    buffers = Array(repeating: Buffer(), count: max(0, count))
  }

  /// The buffer to draw on: of those that are free, the one with the newest content.
  ///
  /// - Returns: Which one, and what is on it, `nil` if nothing; or `nil` while the server holds all.
  func next() -> (index: Int, content: Content?)? {
    let free = buffers.indices.filter { !buffers[$0].isHeld }
    return free.max { buffers[$0].turn < buffers[$1].turn }.map { ($0, buffers[$0].content) }
  }

  /// A buffer was drawn on and given to the server.
  mutating func commit(_ index: Int, _ content: Content) {
    guard buffers.indices.contains(index) else { return }
    turn += 1
    buffers[index] = Buffer(content: content, isHeld: true, turn: turn)
  }

  /// The server has given a buffer back; one that it does not hold stays as it is.
  mutating func release(_ index: Int) {
    guard buffers.indices.contains(index) else { return }
    buffers[index].isHeld = false
  }

  /// A buffer has this content now, and is where it was.
  mutating func note(_ content: Content, on index: Int) {
    guard buffers.indices.contains(index) else { return }
    buffers[index].content = content
  }

  /// How many the server holds.
  var heldCount: Int { buffers.count { $0.isHeld } }
}
