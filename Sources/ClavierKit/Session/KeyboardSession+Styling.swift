// SPDX-License-Identifier: MIT

extension KeyboardSession {
  /// The drawing of the keyboard, in the style of ``services``.
  ///
  /// For greyed keys and hooks, use your own ``SceneBuilder``.
  public var styledScene: StyledScene {
    let scene = scene
    let room = calloutRoom(above: scene)
    let builder = SceneBuilder(
      styleService: services.styleService, context: context, headroom: room)
    return builder.styled(scene)
  }

  /// Returns the height above the keyboard that callouts may use, in points.
  private func calloutRoom(above scene: Scene) -> Double {
    let configuration = state.calloutConfiguration(forKeyboardOf: scene.frames.size)
    return max(0, -configuration.bounds.minY)
  }
}
