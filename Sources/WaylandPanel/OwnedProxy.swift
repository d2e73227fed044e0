// SPDX-License-Identifier: MIT

import CWayland
import Panel

/// An object of the compositor with one owner, destroyed with it.
///
/// What the compositor says of it goes to the owner's functions by a table, the listener, which lives as long as the
/// object does. The library drops what comes for an object that is destroyed.
final class OwnedProxy {
  let pointer: OpaquePointer
  // An object may not outlive its connection.
  private let display: Display
  private let listener: UnsafeMutableRawPointer?
  private let destroy: (OpaquePointer) -> Void

  /// Takes over an object of which nothing is heard.
  ///
  /// - Parameters:
  ///   - display: Its connection.
  ///   - request: What gave it, for the error, such as `wl_compositor.create_surface`.
  ///   - pointer: The object, or nothing.
  ///   - destroy: Destroys it, by the request that its interface has for that.
  /// - Throws: That there is no memory.
  init(
    _ display: Display, _ request: String, _ pointer: OpaquePointer?,
    destroy: @escaping (OpaquePointer) -> Void
  ) throws(BackendError) {
    guard let pointer else { throw .noObject(request: request) }
    self.pointer = pointer
    self.display = display
    self.destroy = destroy
    listener = nil
  }

  /// Takes over an object, and hears what the compositor says of it.
  ///
  /// - Parameters:
  ///   - display: Its connection.
  ///   - request: What gave it, for the error.
  ///   - pointer: The object, or nothing.
  ///   - listener: The functions to call, as the interface declares them. Each gets `owner` as its data: ``owner(_:as:_:)``.
  ///   - owner: Who holds this proxy, and so outlives it.
  ///   - destroy: Destroys it.
  /// - Throws: That there is no memory.
  init<Listener>(
    _ display: Display, _ request: String, _ pointer: OpaquePointer?, _ listener: Listener,
    for owner: AnyObject, destroy: @escaping (OpaquePointer) -> Void
  ) throws(BackendError) {
    guard let pointer else { throw .noObject(request: request) }
    self.pointer = pointer
    self.display = display
    self.destroy = destroy
    let memory = UnsafeMutablePointer<Listener>.allocate(capacity: 1)
    memory.initialize(to: listener)
    self.listener = UnsafeMutableRawPointer(memory)
    // Fails only for an object that has a listener, and this one is new.
    _ = cwayland_listen(
      UnsafeMutableRawPointer(pointer), UnsafeMutableRawPointer(memory),
      Unmanaged.passUnretained(owner).toOpaque())
  }

  deinit {
    destroy(pointer)
    listener?.deallocate()
  }
}

/// Calls the owner of an object, which lives at least until that returns.
func owner<Owner: AnyObject>(
  _ data: UnsafeMutableRawPointer?, as _: Owner.Type, _ body: (Owner) -> Void
) {
  guard let data else { return }
  let owner = Unmanaged<Owner>.fromOpaque(data).takeUnretainedValue()
  withExtendedLifetime(owner) { body(owner) }
}
