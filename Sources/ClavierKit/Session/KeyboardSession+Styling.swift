// SPDX-License-Identifier: MIT

extension KeyboardSession {
  /// The keyboard as it is to be drawn now, by the style service in ``services``.
  ///
  /// For more than that, such as a toolbar or keys that cannot be typed, have a ``SceneBuilder`` of
  /// your own.
  public var styledScene: StyledScene {
    let scene = scene
    let room = calloutRoom(above: scene)
    let builder = SceneBuilder(
      styleService: services.styleService, context: context, headroom: room)
    return builder.styled(scene)
  }

  /// How far callouts may reach above the keyboard, in points.
  private func calloutRoom(above scene: Scene) -> Double {
    let configuration = state.calloutConfiguration(forKeyboardOf: scene.frames.size)
    return max(0, -configuration.bounds.minY)
  }
}
