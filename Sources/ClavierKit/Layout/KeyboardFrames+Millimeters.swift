// SPDX-License-Identifier: MIT

extension KeyboardFrames {
  /// The recommended minimum size of a key, in millimetres.
  ///
  /// A phone's letters are about six millimetres wide, which is enough for thumbs; an outstretched
  /// hand needs more.
  ///
  /// **Source:** Clavier's own.
  public static let minimumKeySize = Size(width: 7, height: 7)

  /// Returns the sizes of the keys' touch frames, in millimetres, in the order of ``keys``.
  ///
  /// - Parameter pointsPerMillimeter: The density, clamped to 0.1...1000 points per millimetre; NaN
  ///   means that of a phone, 163 points per inch.
  /// - Returns: One size for each key.
  public func keySizes(pointsPerMillimeter: Double) -> [Size] {
    let phone = KeyboardProportions.phonePointsPerMillimeter
    let scale = pointsPerMillimeter.isNaN ? phone : min(max(pointsPerMillimeter, 0.1), 1000)
    return keys.map { key in
      Size(width: key.touchFrame.width / scale, height: key.touchFrame.height / scale)
    }
  }

  /// Returns the keys that are too narrow or too low for a finger.
  ///
  /// - Parameters:
  ///   - minimum: The minimum size, in millimetres.
  ///   - pointsPerMillimeter: The density, clamped to 0.1...1000 points per millimetre.
  /// - Returns: Indices into ``keys``, in ascending order.
  public func keysSmaller(
    than minimum: Size = Self.minimumKeySize, pointsPerMillimeter: Double
  ) -> [Int] {
    let sizes = keySizes(pointsPerMillimeter: pointsPerMillimeter)
    // Tolerates rounding errors in a key of exactly the minimum size.
    return sizes.indices.filter { index in
      sizes[index].width < minimum.width - 1e-9 || sizes[index].height < minimum.height - 1e-9
    }
  }
}
