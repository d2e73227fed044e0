// SPDX-License-Identifier: MIT

@testable import ClavierKit

/// Common words, and their keys.
enum VietnameseWords {
  static let all = """
    anh ăn âm áo ảnh bà bác bạn bài bán bảo bắt bằng bé bên bếp biết biển bình bò bốn bộ bởi bưởi buổi cá các \
    cách cái cảm cảnh cần cầu câu chào chạy chân chỉ chị chiều chính cho chơi chỗ chợ chúng chuyện chưa có con còn \
    cô công cố cơm của cũng cùng cửa cuối cuộc cười dài dân dạy dễ dưới dùng đã đang đánh đáng đất đầu đẹp đến đều \
    để đi điện điều đó đọc đổi đông đời đồng được đường đứng em ếch gà gần gặp gia giá giấy giờ giúp giữa gì gọi hai \
    hàng hãy hát hay hết hiểu hình hoa họ hỏi học hôm hơn hương kết khách khác khăn khi khoẻ không khuya kia kiểm là \
    làm lạnh lại lần lắm lâu lên lịch lớn lớp lúc luôn lửa má mà màu mắt mặt mẹ mệt miền miệng mình mỗi mọi món môi \
    một mới mua mùa muốn mưa mười năm nào nay này nắng nấu nên nếu ngày ngắn nghe nghề nghĩ nghiêng ngoài ngọc ngồi \
    ngôn ngủ người ngữ nhà nhân nhật nhất nhiều nhìn nhỏ nhớ những như nhưng nó nói nóng nơi núi nước ông phải phía \
    phố phòng phút qua quá quan quần quê quốc quyển ra rất rồi rừng rượu sách sáng sau sẽ sinh sông sống sớm sợ sữa tai \
    tại tàu tay tên thành tháng thấy thầy theo thể thế thì thích thiếu thời thôi thơm thu thuốc thường thuý thứ thử \
    tiền tiếng tiếp tìm tình to toán tôi tối tốt trà trái trẻ trên trong trời trưa trước trường tuần tuổi từ tươi tự uống \
    và vàng văn vẫn vậy về vì viết việc Việt vợ vui vườn với vừa xa xanh xe xem xin xong xuân xuống ý yên yêu
    """.split(whereSeparator: \.isWhitespace).map { String($0) }

  /// Returns the keys that type a word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - method: The keys for marks and tones.
  ///   - isLate: Whether marks come at the end of the word. Tones do, except those of VIQR.
  /// - Returns: The keys to press.
  static func keys(
    of word: String, _ method: Composition.Vietnamese.Keys, isLate: Bool
  ) -> String {
    var (keys, late) = ("", "")
    var tone = 0
    for character in word {
      guard let letter = VietnameseLetter(character) else { continue }
      if letter.tone > 0 { tone = letter.tone }
      keys += letter.isCapital ? letter.plain.uppercased() : String(letter.plain)
      guard method != .viqr else {
        keys += (sign(letter.base) ?? "") + ["", "`", "'", "?", "~", "."][letter.tone]
        continue
      }
      guard let mark = mark(letter.base, method) else { continue }
      // At the end, one key suffices for both letters of ươ.
      if isLate, letter.base == "ơ", word.contains(where: isHornedU) { continue }
      if isLate { late += mark } else { keys += mark }
    }
    if method == .viqr { return keys }
    let tones = method == .telex ? ["", "f", "s", "r", "x", "j"] : ["", "2", "1", "3", "4", "5"]
    return keys + late + tones[tone]
  }

  /// Returns the mark of a letter in VIQR.
  private static func sign(_ base: Character) -> String? {
    switch base {
    case "â", "ê", "ô": "^"
    case "ơ", "ư": "+"
    case "ă": "("
    case "đ": "d"
    default: nil
    }
  }

  private static func isHornedU(_ character: Character) -> Bool {
    VietnameseLetter(character)?.base == "ư"
  }

  private static func mark(
    _ base: Character, _ method: Composition.Vietnamese.Keys
  ) -> String? {
    switch base {
    case "â": method == .telex ? "a" : "6"
    case "ê": method == .telex ? "e" : "6"
    case "ô": method == .telex ? "o" : "6"
    case "ơ", "ư": method == .telex ? "w" : "7"
    case "ă": method == .telex ? "w" : "8"
    case "đ": method == .telex ? "d" : "9"
    default: nil
    }
  }
}
