// SPDX-License-Identifier: MIT

/// A source of the keyboard's styles, by the keyboard context.
///
/// The service is called for every key when a scene is styled, never by the engine.
/// ``keyboardContext`` is set before the calls; equal contexts must give equal results. Subclass
/// ``KeyboardStyle/StandardService`` to change some of the styles.
///
/// **Source:** KeyboardKit 8.9's protocol of the same name, with the members that it declares
/// separately for labels and images.
public protocol KeyboardStyleService: AnyObject {
  /// The keyboard context, which the caller sets before it requests styles.
  var keyboardContext: KeyboardContext { get set }
  /// The appearance of the whole keyboard.
  var effectiveAppearance: Keyboard.EffectiveAppearance { get }

  /// The background; where it is clear, ``Color/keyboardBackground(for:)`` is visible.
  var backgroundStyle: Keyboard.Background { get }
  /// The colour of all labels, which overrides the key styles; `nil` to use those.
  var foregroundColor: Color? { get }
  /// The space around the rows, in points.
  ///
  /// Only the bottom may be negative, so that the background ends closer to the keys.
  var keyboardEdgeInsets: EdgeInsets { get }

  /// Returns the style of a key.
  func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle
  /// Returns the icon of a key; `nil` for a text.
  func buttonImage(for action: KeyboardAction) -> KeyboardIcon?
  /// Returns the size of an icon relative to its font.
  func buttonImageScaleFactor(for action: KeyboardAction) -> Double
  /// Returns the text of a key without an icon; `nil` for the label of the layout.
  func buttonText(for action: KeyboardAction) -> String?
  /// Returns the distances of the content from the edges of a key's cap.
  func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets

  /// The style of action callouts.
  var actionCalloutStyle: Callouts.ActionCalloutStyle { get }
  /// The style of input callouts.
  var inputCalloutStyle: Callouts.InputCalloutStyle { get }
  /// The style of the toolbar.
  var toolbarStyle: Keyboard.ToolbarStyle { get }
  /// The style of the suggestions on the toolbar.
  var autocompleteToolbarStyle: Autocomplete.ToolbarStyle { get }
}

extension KeyboardStyleService {
  /// The appearance that results from the colour scheme and the field's appearance.
  public var effectiveAppearance: Keyboard.EffectiveAppearance {
    keyboardContext.effectiveAppearance
  }

  /// The visible colours of the background: the standard colour with the style over it, from top to
  /// bottom.
  public var panelColors: [Color] {
    backgroundStyle.colors(on: .keyboardBackground(for: effectiveAppearance))
  }
}

extension KeyboardStyleService where Self == KeyboardStyle.StandardService {
  /// Returns the standard style service.
  public static func standard(keyboardContext: KeyboardContext = KeyboardContext()) -> Self {
    Self(keyboardContext: keyboardContext)
  }
}

/// The namespace of style services.
public enum KeyboardStyle {}
