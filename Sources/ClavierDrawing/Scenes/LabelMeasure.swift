// SPDX-License-Identifier: MIT

public import ClavierKit

/// The measurements of a text in a scene as it is drawn.
public struct LabelMeasure: Hashable, Sendable {
  public var text: String
  /// The height of the text's capitals, in points.
  public var capHeight: Double
  /// The factor for the style's font size: 1, or less if the text would not fit.
  public var scale = 1.0
  /// Whether the end of the text is truncated, since it does not fit even at the minimum size.
  public var isTruncated = false

  /// The recommended minimum height of capitals at a distance of 60 cm, in millimetres.
  ///
  /// **Source:** ISO 9241-303: letters are best read at 20 minutes of arc.
  public static let minimumMillimeters = 3.5

  /// Returns the height of the text's capitals on a screen, in millimetres.
  ///
  /// - Parameter pointsPerMillimeter: The density of the screen.
  /// - Returns: The height; 0 for a screen without a size.
  public func millimeters(pointsPerMillimeter: Double) -> Double {
    pointsPerMillimeter > 0 && pointsPerMillimeter.isFinite ? capHeight / pointsPerMillimeter : 0
  }
}

extension [LabelMeasure] {
  /// Returns the measures below a height on a screen, the lowest first.
  ///
  /// - Parameters:
  ///   - millimeters: The recommended height of capitals.
  ///   - pointsPerMillimeter: The density of the screen.
  /// - Returns: The measures that are lower by more than a rounding error.
  public func lower(
    than millimeters: Double = LabelMeasure.minimumMillimeters, pointsPerMillimeter: Double
  ) -> [LabelMeasure] {
    filter { $0.millimeters(pointsPerMillimeter: pointsPerMillimeter) < millimeters - 0.01 }
      .sorted { $0.capHeight < $1.capHeight }
  }
}

extension SceneRenderer {
  /// Measures the texts of a scene.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: A measure of each text in drawing order; for a repeated text, the smallest measure.
  public func measures(of scene: StyledScene) -> [LabelMeasure] {
    let grid = grid(scene, isSnapping: true)
    var measures: [LabelMeasure] = []
    for label in scene.labels {
      guard let text = label.content.text,
        let line = typesetter.line(
          text, label.font, scene.language, in: grid.rect(label.frame).size)
      else { continue }
      let size = label.font.size * scale
      let measure = LabelMeasure(
        text: text, capHeight: line.capHeight / scale, scale: size > 0 ? line.size / size : 0,
        isTruncated: line.isTruncated)
      if let index = measures.firstIndex(where: { $0.text == text }) {
        if measure.capHeight < measures[index].capHeight { measures[index] = measure }
      } else {
        measures.append(measure)
      }
    }
    return measures
  }

  /// Returns the texts of a scene with a character for which no font has a glyph.
  ///
  /// - Returns: The texts without duplicates, in drawing order.
  public func missingCharacters(in scene: StyledScene) -> [String] {
    missing(among: scene.labels, scene.language, grid(scene, isSnapping: true))
  }

  /// Returns the texts of labels with a missing glyph, without duplicates.
  func missingCharacters(among labels: [StyledScene.Label]) -> [String] {
    let corner = Rect(x: 0, y: 0, width: 0, height: 0)
    return missing(among: labels, "", PixelGrid(scale: scale, bounds: corner, isSnapping: true))
  }

  private func missing(
    among labels: [StyledScene.Label], _ language: String, _ grid: PixelGrid
  ) -> [String] {
    var missing: [String] = []
    for label in labels {
      guard let text = label.content.text, !missing.contains(text),
        let line = typesetter.line(text, label.font, language, in: grid.rect(label.frame).size),
        line.unknownCount > 0
      else { continue }
      missing.append(text)
    }
    return missing
  }
}

extension StyledScene.Label.Content {
  /// The text to measure; for an image, the description that is drawn if the image is missing.
  fileprivate var text: String? {
    switch self {
    case .text(let text), .image(_, let text): text
    case .icon: nil
    }
  }
}

extension StyledScene {
  /// All labels in drawing order.
  var labels: [Label] {
    (toolbar?.items.flatMap(\.labels) ?? []) + keys.flatMap(\.labels)
      + callouts.flatMap { $0.items.map(\.label) }
  }
}
