// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// A layout that fingers touch: holds it, and tells its delegate what they do.
  ///
  /// In the original the layout is itself a view with a delegate. Here a layout is a value, and this
  /// is the part of the view that is not drawn. It reads no clock and needs no deadline.
  ///
  /// Callbacks of touches to which the same happened at once come together; they may change the
  /// layout, which the next touches then see.
  public final class Surface {
    public weak var delegate: (any LayoutDelegate)?
    /// The layout; a press goes on through a change that leaves as many buttons as there were.
    public var layout: Layout { didSet { _ = presser.goOn(as: newPresser) } }
    /// Unit: points; limited as ``KeyboardFrames`` says.
    public var size: Size { didSet { _ = presser.goOn(as: newPresser) } }
    public var orientation: InterfaceOrientation { didSet { _ = presser.goOn(as: newPresser) } }
    /// Where pops must stay, in the keyboard's space; `nil` for anywhere, as in the original.
    public var popBounds: Rect?

    private var presser: Presser

    public init(
      layout: Layout, size: Size, orientation: InterfaceOrientation = .portrait
    ) {
      self.layout = layout
      self.size = size
      self.orientation = orientation
      presser = Presser(layout, size, orientation)
    }

    private var newPresser: Presser { Presser(layout, size, orientation) }

    /// Whether buttons are pressed; raw touches are told in any case.
    public var isTypingEnabled: Bool {
      get { presser.isTypingEnabled }
      set { presser.isTypingEnabled = newValue }
    }

    /// Where the buttons are.
    public var geometry: Geometry { presser.geometry }

    /// The button to be shown pressed, as an index into the geometry's places.
    public var pressedButton: Int? { presser.pressedButton }

    /// The magnified key to be shown, if any.
    public var keyPop: KeyPop? { geometry.pop(of: pressedButton, bounds: popBounds) }

    /// Takes what fingers did, and tells the delegate.
    public func handle(_ frame: TouchFrame) {
      var rest = frame.touches[...]
      while let phase = rest.first?.phase {
        let together = rest.prefix { $0.phase == phase }
        rest = rest.dropFirst(together.count)
        tell(Array(together), phase)
        for touch in together {
          for event in presser.handle(touch, at: frame.time) { tell(event) }
        }
      }
    }

    private func tell(_ touches: [Touch], _ phase: Contact.Phase) {
      switch phase {
      case .down: delegate?.keyboardLayout(self, didTouchesBegin: touches)
      case .moved: delegate?.keyboardLayout(self, didTouchesMove: touches)
      case .up: delegate?.keyboardLayout(self, didTouchesEnd: touches)
      case .cancelled: delegate?.keyboardLayout(self, didTouchesCancel: touches)
      }
    }

    private func tell(_ event: Presser.Event) {
      switch event {
      case .start(let button): delegate?.keyboardLayout(self, didKeyPressStart: button)
      case .end(let button): delegate?.keyboardLayout(self, didKeyPressEnd: button)
      case .dragged(let old, let new):
        delegate?.keyboardLayout(self, didDraggedInFrom: old, to: new)
      case .cancelled, .effect: break
      }
    }
  }
}

extension LayoutEngine.Presser {
  /// One layout, whose buttons all are keys that a finger may slide to.
  fileprivate init(
    _ layout: LayoutEngine.Layout, _ size: Size, _ orientation: InterfaceOrientation
  ) {
    self.init(
      size: size, orientation: orientation, layout: { _ in layout },
      action: { _, index in .custom(named: String(index)) })
  }
}
