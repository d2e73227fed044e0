// SPDX-License-Identifier: MIT

/// What says how each part of a keyboard looks, by what is known of the keyboard.
///
/// It is asked for every key when a scene is made, and never by what types. It is told what is known before
/// it is asked, by ``keyboardContext``, and must give equal answers for equal contexts. Inherit
/// ``KeyboardStyle/StandardService`` to change a few answers.
///
/// **Source:** KeyboardKit 8.9's protocol of the same name. Its members for places of labels and images are
/// here as well.
public protocol KeyboardStyleService: AnyObject {
  /// What is known of the keyboard; whoever asks sets it before.
  var keyboardContext: KeyboardContext { get set }
  /// Whether it is light or dark in all.
  var look: Keyboard.Look { get }

  /// What is behind the keys; where it is clear, ``Color/keyboardBackground(for:)`` is seen.
  var backgroundStyle: Keyboard.Background { get }
  /// The colour of what stands on keys, whatever their styles say; `nil` for what those say.
  var foregroundColor: Color? { get }
  /// What stays free around the rows; negative to come closer to the edge.
  var keyboardEdgeInsets: EdgeInsets { get }

  /// The look of a key.
  func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle
  /// The icon on a key; `nil` for a text.
  func buttonImage(for action: KeyboardAction) -> KeyboardIcon?
  /// How many times larger the icon is than its font.
  func buttonImageScaleFactor(for action: KeyboardAction) -> Double
  /// The text on a key without icon; `nil` for what the layout says, which is never empty for a key.
  func buttonText(for action: KeyboardAction) -> String?
  /// How far the content stays away from the edges of a key's cap.
  func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets

  /// The look of lists of held keys.
  var actionCalloutStyle: Callouts.ActionCalloutStyle { get }
  /// The look of bubbles over pressed keys.
  var inputCalloutStyle: Callouts.InputCalloutStyle { get }
  /// The look of the bar above the keys.
  var toolbarStyle: Keyboard.ToolbarStyle { get }
  /// The look of suggestions on that bar.
  var autocompleteToolbarStyle: Autocomplete.ToolbarStyle { get }
}

extension KeyboardStyleService {
  /// As the system and the field say.
  public var look: Keyboard.Look { keyboardContext.look }

  /// What is behind the keys, as it is seen: the standard colour, and the style over it.
  public var panelColors: [Color] {
    backgroundStyle.colors(on: .keyboardBackground(for: look))
  }
}

extension KeyboardStyleService where Self == KeyboardStyle.StandardService {
  /// The service to use where there is no reason for another.
  public static func standard(keyboardContext: KeyboardContext = KeyboardContext()) -> Self {
    Self(keyboardContext: keyboardContext)
  }
}

/// The namespace of services that say how a keyboard looks.
public enum KeyboardStyle {}
