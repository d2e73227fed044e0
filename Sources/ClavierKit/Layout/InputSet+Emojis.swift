// SPDX-License-Identifier: MIT

extension InputSet {
  /// A page of emojis that many people use: faces, hands, and what goes with good wishes.
  ///
  /// It stands where nobody brings along a larger one.
  public static let emojis = InputSet(rows: [
    Row(chars: "😀😂😊😍😘😎😢😭😡😱"),
    Row(chars: "👍👎👏🙏💪👋🤝👀💯✅"),
    Row(chars: "❤️🎉🔥⭐✨🌹🎂"),
  ])
}
