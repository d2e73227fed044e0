// SPDX-License-Identifier: MIT

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
    public var layout: Layout { didSet { compile() } }
    /// Unit: points; limited as ``KeyboardFrames`` says.
    public var size: Size { didSet { compile() } }
    public var orientation: InterfaceOrientation { didSet { compile() } }
    /// Where pops must stay, in the keyboard's space; `nil` for anywhere, as in the original.
    public var popBounds: Rect?

    private var board: Board
    private var touches = TouchMachine()

    public init(
      layout: Layout, size: Size, orientation: InterfaceOrientation = .portrait
    ) {
      self.layout = layout
      self.size = size
      self.orientation = orientation
      board = Board(layout, size: size, orientation: orientation)
    }

    /// Whether buttons are pressed; raw touches are told in any case.
    public var isTypingEnabled: Bool {
      get { touches.isTypingEnabled }
      set { touches.isTypingEnabled = newValue }
    }

    /// Where the buttons are.
    public var geometry: Geometry { board.geometry }

    /// The button to be shown pressed, as an index into the geometry's places.
    public var pressedButton: Int? { touches.pressedButton }

    /// The magnified key to be shown, if any.
    public var keyPop: KeyPop? { board.pop(of: touches.pressedButton, bounds: popBounds) }

    /// Takes what fingers did, and tells the delegate.
    public func handle(_ frame: TouchFrame) {
      var rest = frame.touches[...]
      while let phase = rest.first?.phase {
        let together = rest.prefix { $0.phase == phase }
        rest = rest.dropFirst(together.count)
        handle(Array(together), phase)
      }
    }

    private func handle(_ group: [Touch], _ phase: Contact.Phase) {
      // Callbacks may change the layout; these events are about the buttons of this one.
      let board = board
      let hits = group.map {
        TouchMachine.Touch(contact: $0.contact, button: board.hitTest($0.point))
      }
      for event in touches.handle(hits, phase) { tell(event, about: group, on: board) }
    }

    private func tell(_ event: DelegateEvent, about group: [Touch], on board: Board) {
      switch event {
      case .touchesBegin: delegate?.keyboardLayout(self, didTouchesBegin: group)
      case .touchesMove: delegate?.keyboardLayout(self, didTouchesMove: group)
      case .touchesEnd: delegate?.keyboardLayout(self, didTouchesEnd: group)
      case .touchesCancel: delegate?.keyboardLayout(self, didTouchesCancel: group)
      case .keyPressStart(let index):
        guard let button = board.button(index) else { return }
        delegate?.keyboardLayout(self, didKeyPressStart: button)
      case .keyPressEnd(let index):
        guard let button = board.button(index) else { return }
        delegate?.keyboardLayout(self, didKeyPressEnd: button)
      case .draggedIn(let from, let to):
        guard let old = board.button(from), let new = board.button(to) else { return }
        delegate?.keyboardLayout(self, didDraggedInFrom: old, to: new)
      }
    }

    private func compile() {
      let count = board.geometry.places.count
      board = Board(layout, size: size, orientation: orientation)
      if board.geometry.places.count != count { _ = touches.giveUp() }
    }
  }
}
