// SPDX-License-Identifier: MIT

/// Where a program changes parts of a keyboard's picture, or puts something else in their places.
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
/// Like the style service they are asked when a picture is made and never by what types, and must give equal
/// answers for equal questions. Keys stay where they are touched, whatever is drawn. A program that draws with
/// pixels of its own says an image's name here, and how it is drawn where the picture is.
///
/// **Source:** KeyboardKit's `KeyboardView`, whose view builders have these names. One for the collapsed
/// keyboard is not needed: who hides it draws nothing.
public struct SceneHooks {
  /// What a hook is asked with.
  public struct Params<Item, View> {
    /// What it is about.
    public let item: Item
    /// How that looks without the hook.
    public let view: View
  }

  /// What stands on a key; nothing for none.
  public var buttonContent:
    ((Params<KeyboardFrames.Key, [StyledScene.Label]>) -> [StyledScene.Label])?
  /// A whole key; its ``StyledScene/Key/index`` stays what it is.
  public var buttonView: ((Params<KeyboardFrames.Key, StyledScene.Key>) -> StyledScene.Key)?
  /// The bar above the keys, if there is one.
  public var toolbar: ((Params<Scene, StyledScene.Toolbar>) -> StyledScene.Toolbar)?
  /// All keys of the page of emojis, which has those of its layout; another number of them is theirs to touch, not to see.
  public var emojiKeyboard: ((Params<Scene, [StyledScene.Key]>) -> [StyledScene.Key])?

  public init() {}
}
