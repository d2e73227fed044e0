// SPDX-License-Identifier: MIT

import CWayland
import Panel

/// A Wayland proxy with a single owner, destroyed when it is released.
///
/// A table of functions, the listener, delivers the proxy's events to the owner. The listener is
/// never released before the proxy. The library drops events for a destroyed proxy.
final class OwnedProxy {
  let pointer: OpaquePointer
  // A proxy may not outlive its connection.
  private let display: Display
  private var listener: UnsafeMutableRawPointer?
  private let destroy: (OpaquePointer) -> Void

  /// Wraps a proxy without events.
  ///
  /// - Parameters:
  ///   - display: The proxy's connection.
  ///   - request: The request that returned it, for the error, such as
  ///     `wl_compositor.create_surface`.
  ///   - pointer: The proxy; `nil` if the request failed.
  ///   - destroy: The destructor of its interface.
  /// - Throws: ``BackendError/noObject(request:)`` if `pointer` is `nil`.
  init(
    _ display: Display, _ request: String, _ pointer: OpaquePointer?,
    destroy: @escaping (OpaquePointer) -> Void
  ) throws(BackendError) {
    guard let pointer else { throw .noObject(request: request) }
    self.pointer = pointer
    self.display = display
    self.destroy = destroy
  }

  /// Wraps a proxy and listens to its events.
  ///
  /// - Parameters:
  ///   - display: The proxy's connection.
  ///   - request: The request that returned it, for the error.
  ///   - pointer: The proxy; `nil` if the request failed.
  ///   - listener: The interface's table of functions. Each receives `owner` as its data; see
  ///     ``withOwner(of:as:_:)``.
  ///   - owner: The object that owns this proxy, and so outlives it.
  ///   - destroy: The destructor of its interface.
  /// - Throws: ``BackendError/noObject(request:)`` if `pointer` is `nil`.
  convenience init<Listener>(
    _ display: Display, _ request: String, _ pointer: OpaquePointer?, _ listener: Listener,
    for owner: AnyObject, destroy: @escaping (OpaquePointer) -> Void
  ) throws(BackendError) {
    try self.init(display, request, pointer, destroy: destroy)
    let memory = UnsafeMutablePointer<Listener>.allocate(capacity: 1)
    memory.initialize(to: listener)
    self.listener = UnsafeMutableRawPointer(memory)
    // The call fails only for a proxy with a listener, and this proxy is new.
    _ = cwayland_listen(
      UnsafeMutableRawPointer(self.pointer), UnsafeMutableRawPointer(memory),
      Unmanaged.passUnretained(owner).toOpaque())
  }

  deinit {
    destroy(pointer)
    listener?.deallocate()
  }
}

/// Calls `body` with the owner of a proxy, which is retained until `body` returns.
func withOwner<Owner: AnyObject>(
  of data: UnsafeMutableRawPointer?, as _: Owner.Type, _ body: (Owner) -> Void
) {
  guard let data else { return }
  let owner = Unmanaged<Owner>.fromOpaque(data).takeUnretainedValue()
  withExtendedLifetime(owner) { body(owner) }
}
