// SPDX-License-Identifier: MIT

/// Functions of a program that change or replace parts of a styled scene.
///
/// ```swift
/// var builder = SceneBuilder(styleService: .standard(), context: session.context)
/// builder.hooks.buttonContent = { params in
///   guard params.item.action == .space else { return params.view }
///   return params.view.map { label in
///     var label = label
///     label.content = .image(name: "logo", description: "Clavier")
///     return label
///   }
/// }
/// ```
///
/// Hooks are called when a scene is styled, never during typing, and must be deterministic. Touch
/// frames do not change with the drawing. A program with its own images returns their names here
/// and draws them in its renderer.
///
/// **Source:** KeyboardKit's `KeyboardView`, whose view builders have these names. Its view for a
/// collapsed keyboard is not needed, since a hidden keyboard is not drawn.
public struct SceneHooks {
  /// The arguments of a hook.
  public struct Params<Item, View> {
    /// The element to draw.
    public let item: Item
    /// The element's view without the hook.
    public let view: View
  }

  /// The hook for the labels of a key; empty labels draw none.
  public var buttonContent:
    ((Params<KeyboardFrames.Key, [StyledScene.Label]>) -> [StyledScene.Label])?
  /// The hook for a whole key; it cannot change ``StyledScene/Key/index``.
  public var buttonView: ((Params<KeyboardFrames.Key, StyledScene.Key>) -> StyledScene.Key)?
  /// The hook for the toolbar above the keys; not called without one.
  public var toolbar: ((Params<Scene, StyledScene.Toolbar>) -> StyledScene.Toolbar)?
  /// The hook for all keys of the emoji page.
  ///
  /// If it returns other keys than the layout has, touches still hit the layout's keys.
  public var emojiKeyboard: ((Params<Scene, [StyledScene.Key]>) -> [StyledScene.Key])?

  public init() {}
}
