// SPDX-License-Identifier: MIT

public import ClavierKit

/// How a text of a scene is drawn.
public struct LabelMeasure: Hashable, Sendable {
  public var text: String
  /// How high its capitals are, in points.
  public var capHeight: Double
  /// How large it is beside what its style says: 1, or less where it would not fit.
  public var scale: Double
  /// Whether its end was left out, since it does not fit even in the smallest size.
  public var isCut: Bool

  public init(text: String, capHeight: Double, scale: Double = 1, isCut: Bool = false) {
    self.text = text
    self.capHeight = capHeight
    self.scale = scale
    self.isCut = isCut
  }

  /// How high the capitals of a text should be that is read from 60 cm, in millimetres.
  ///
  /// **Source:** ISO 9241-303: letters are best read at 20 minutes of arc.
  public static let leastMillimeters = 3.5

  /// How high its capitals are on a screen, in millimetres.
  ///
  /// - Parameter pointsPerMillimeter: How many points a millimetre of the screen has.
  /// - Returns: The height; 0 for a screen that has no size.
  public func millimeters(pointsPerMillimeter: Double) -> Double {
    pointsPerMillimeter > 0 && pointsPerMillimeter.isFinite ? capHeight / pointsPerMillimeter : 0
  }
}

extension [LabelMeasure] {
  /// Those that are lower than they should be on a screen, the lowest first.
  ///
  /// - Parameters:
  ///   - millimeters: How high capitals should be.
  ///   - pointsPerMillimeter: How many points a millimetre of the screen has.
  /// - Returns: Those that are lower by more than rounding.
  public func lower(
    than millimeters: Double = LabelMeasure.leastMillimeters, pointsPerMillimeter: Double
  ) -> [LabelMeasure] {
    filter { $0.millimeters(pointsPerMillimeter: pointsPerMillimeter) < millimeters - 0.01 }
      .sorted { $0.capHeight < $1.capHeight }
  }
}

extension SceneRenderer {
  /// How the texts of a scene are drawn.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: A measure of each text, in the order in which they are drawn; of one that is there several times, the
  ///   smallest.
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
        isCut: line.isCut)
      if let index = measures.firstIndex(where: { $0.text == text }) {
        if measure.capHeight < measures[index].capHeight { measures[index] = measure }
      } else {
        measures.append(measure)
      }
    }
    return measures
  }

  /// The texts of a scene in which something is drawn as an empty box, since no font has it.
  ///
  /// - Returns: Each once, in the order in which they are drawn.
  public func missingCharacters(in scene: StyledScene) -> [String] {
    missing(among: scene.labels, scene.language, grid(scene, isSnapping: true))
  }

  /// Those of some labels in which something has no letters; each once.
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
  /// What is read of it: of an image, what stands there where it cannot be drawn.
  fileprivate var text: String? {
    switch self {
    case .text(let text), .image(_, let text): text
    case .icon: nil
    }
  }
}

extension StyledScene {
  /// All labels, in the order in which they are drawn.
  var labels: [Label] {
    (toolbar?.items.flatMap(\.labels) ?? []) + keys.flatMap(\.labels)
      + callouts.flatMap { $0.items.map(\.label) }
  }
}
