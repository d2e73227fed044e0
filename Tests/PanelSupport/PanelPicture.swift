// SPDX-License-Identifier: MIT

public import ClavierDrawing
public import ClavierKit
public import Panel

extension KeyboardPreview {
  /// Returns the keyboard as panels show it, with their headroom.
  public func panelPicture() throws -> (picture: StyledScene, shape: PanelShape) {
    var scene = try scene()
    scene.bounds.minY = min(scene.bounds.minY, -PanelGeometry.headroomPoints)
    let panel = scene.background.frame
    let keys = scene.keys.reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.cap.frame) }
    let rows = Rect(
      minX: panel.minX, minY: panel.minY, maxX: panel.maxX, maxY: max(panel.maxY, keys.maxY))
    return (scene, PanelShape(panel: panel, keys: rows))
  }
}

extension Presenter {
  /// Shows a keyboard laid out for the panel's place.
  ///
  /// - Parameters:
  ///   - preview: The keyboard; its width becomes that of the place.
  ///   - place: Returns the place, once the keyboard's proportions are known.
  /// - Throws: The error of drawing it.
  public func show(_ preview: KeyboardPreview, place: () -> PanelGeometry?) throws {
    let (first, shape) = try preview.panelPicture()
    show(first, shape: shape)
    guard let geometry = place() else { return }
    var preview = preview
    let height = first.background.frame.height
    preview.width = geometry.keys.width / Double(geometry.panelHeight) * height
    let (picture, itsShape) = try preview.panelPicture()
    show(picture, shape: itsShape)
  }
}
