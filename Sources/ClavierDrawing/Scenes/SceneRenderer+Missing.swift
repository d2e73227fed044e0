// SPDX-License-Identifier: MIT

public import ClavierKit

extension SceneRenderer {
  /// The texts of a scene in which something is drawn as an empty box, since no font has it.
  ///
  /// - Returns: Each once, in the order in which they are drawn.
  public func missingCharacters(in scene: StyledScene) -> [String] {
    let grid = grid(scene, isSnapping: true)
    var missing: [String] = []
    for label in scene.labels {
      guard case .text(let text) = label.content, !missing.contains(text),
        let line = typesetter.line(text, label.font, in: grid.rect(label.frame).size),
        line.unknownCount > 0
      else { continue }
      missing.append(text)
    }
    return missing
  }
}

extension StyledScene {
  /// All labels, in the order in which they are drawn.
  var labels: [Label] {
    (toolbar?.items.flatMap(\.labels) ?? []) + keys.flatMap(\.labels)
      + callouts.flatMap { $0.items.map(\.label) }
  }
}
