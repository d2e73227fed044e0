// SPDX-License-Identifier: MIT

extension KeyboardFrames {
  /// How large a key should be at least, in millimetres.
  ///
  /// A phone's letters are some six millimetres wide, which thumbs manage: a hand that is held out
  /// needs more.
  ///
  /// **Source:** ours.
  public static let minimumKeySize = Size(width: 7, height: 7)

  /// How large the keys are for fingers, in millimetres, in the order of ``keys``.
  ///
  /// It is the touch frames that count, not the caps.
  ///
  /// - Parameter pointsPerMillimeter: how many points a millimetre has, from 0.1 to 1000; a phone's
  ///   number, 163 to the inch, where it is none.
  /// - Returns: one size for each key.
  public func keySizes(pointsPerMillimeter: Double) -> [Size] {
    let scale = pointsPerMillimeter.asPointsPerMillimeter
    return keys.map { key in
      Size(width: key.touchFrame.width / scale, height: key.touchFrame.height / scale)
    }
  }

  /// The keys that are narrower or lower than a finger needs.
  ///
  /// - Parameters:
  ///   - minimum: how large keys must be, in millimetres.
  ///   - pointsPerMillimeter: how many points a millimetre has, limited as for the sizes.
  /// - Returns: indices into ``keys``, in rising order.
  public func keysSmaller(
    than minimum: Size = Self.minimumKeySize, pointsPerMillimeter: Double
  ) -> [Int] {
    let sizes = keySizes(pointsPerMillimeter: pointsPerMillimeter)
    // Rounding must not make a key small that is exactly as large as it must be.
    return sizes.indices.filter { index in
      sizes[index].width < minimum.width - 1e-9 || sizes[index].height < minimum.height - 1e-9
    }
  }
}
