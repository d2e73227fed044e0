// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// A layout for touches, with a delegate.
  ///
  /// In KeyboardLayoutEngine the layout is a view. Here it is a value, and this type is the part of
  /// the view that is not drawn. A session of ClavierKit handles the fingers: each presses a
  /// button, and a lift first ends the presses of earlier fingers.
  ///
  /// Callbacks of simultaneous touches in the same phase are combined. They may change the layout,
  /// which affects the next touches. A change of the keys or their frames ends all presses; a
  /// change of style does not.
  public final class Surface {
    public weak var delegate: (any LayoutDelegate)?
    public var layout: Layout { didSet { update() } }
    /// The size of the keyboard, in points; limited as in ``KeyboardFrames``.
    public var size: Size { didSet { update() } }
    public var orientation: InterfaceOrientation { didSet { update() } }
    /// Whether touches press buttons; raw touches are reported in any case.
    public var isTypingEnabled = true

    /// The session of ClavierKit for the layout, in whose scene the keys are the buttons.
    public let session: KeyboardSession
    /// The time of the next call without other touches; `nil` for none.
    public var deadline: Timestamp? { session.deadline }
    private var keys: KeyboardLayout?
    /// The last key of each finger, as an index.
    private var pressed: [Contact.ID: Int] = [:]

    public init(layout: Layout, size: Size, orientation: InterfaceOrientation = .portrait) {
      self.layout = layout
      self.size = size
      self.orientation = orientation
      var settings = EngineSettings.layoutEngine
      settings.offersAlternatives = false
      session = KeyboardSession(settings: settings, services: .init(calloutService: .disabled))
      update()
    }

    /// Handles touches, and calls the delegate.
    public func handle(_ frame: TouchFrame) {
      var rest = frame.touches[...]
      while let phase = rest.first?.phase {
        let together = rest.prefix { $0.phase == phase }
        rest = rest.dropFirst(together.count)
        report(Array(together), phase)
        for touch in together { handle(touch, at: frame.time) }
      }
    }

    private func handle(_ touch: Touch, at time: Timestamp) {
      let frame = TouchFrame(time: time, touches: [touch])
      let (layout, before) = (layout, session.scene.pressedKeys)
      let response = session.handle(isTypingEnabled ? .touch(frame) : .cancel(time))
      // A touch that moved has entered at most one key.
      let new = before.reduce(into: session.scene.pressedKeys) { keys, key in
        if let index = keys.firstIndex(of: key) { keys.remove(at: index) }
      }
      if touch.phase == .moved, let key = new.first, let from = pressed[touch.contact],
        key != from, let old = layout.button(from), let button = layout.button(key)
      {
        pressed[touch.contact] = key
        delegate?.keyboardLayout(self, didDraggedIn: old, toKeyboardButton: button)
      }
      for event in response.gestures {
        guard case .character(let name) = event.action, let key = Int(name),
          let button = layout.button(key)
        else { continue }
        if event.gesture == .press {
          pressed[touch.contact] = key
          delegate?.keyboardLayout(self, didKeyPressStart: button)
        } else if event.gesture == .release {
          delegate?.keyboardLayout(self, didKeyPressEnd: button)
        }
      }
      if touch.phase == .up || touch.phase == .cancelled { pressed[touch.contact] = nil }
    }

    private func report(_ touches: [Touch], _ phase: Contact.Phase) {
      switch phase {
      case .down: delegate?.keyboardLayout(self, didTouchesBegin: touches)
      case .moved: delegate?.keyboardLayout(self, didTouchesMove: touches)
      case .up: delegate?.keyboardLayout(self, didTouchesEnd: touches)
      case .cancelled: delegate?.keyboardLayout(self, didTouchesCancel: touches)
      }
    }

    /// Passes the layout to the session, with keys that type the indexes of their buttons.
    private func update() {
      var new = KeyboardLayout(layout, size: size, orientation: orientation)
      var index = 0
      for row in new.itemRows.indices {
        for item in new.itemRows[row].indices where !new.itemRows[row][item].action.isSpacer {
          new.itemRows[row][item].action = .character(String(index))
          index += 1
        }
      }
      session.width = size.width
      if new != keys { session.services.layoutService = KeyboardLayout.StaticService(new) }
      keys = new
    }
  }
}
