// SPDX-License-Identifier: MIT

import Linux

/// A short sound file in WAV format: PCM of 16 bits, with one or two channels.
///
/// **Source:** Microsoft's and IBM's Multimedia Programming Interface and Data Specifications 1.0,
/// "Waveform Audio File Format".
struct WAVFile {
  /// The maximum size of a file in bytes.
  static let sizeLimit = 1 << 20
  /// The maximum length of a sound in seconds.
  static let maximumSeconds = 2

  /// The number of samples a second.
  let rate: Int
  /// The samples; the mean of two channels.
  let samples: [Int16]

  /// Reads a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``SoundError``, which does not name the file.
  init(path: String) throws(SoundError) {
    guard let bytes = SystemFile.read(path, limit: Self.sizeLimit) else {
      throw SoundError(
        description: "it is missing, cannot be read by this user, or is larger than 1 MiB")
    }
    try self.init(bytes)
  }

  /// Parses the bytes of a WAV file.
  ///
  /// - Parameter bytes: The file's contents.
  /// - Throws: ``SoundError`` if they are no valid file of a supported format.
  init(_ bytes: [UInt8]) throws(SoundError) {
    guard bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WAVE".utf8))
    else { throw SoundError(malformed: "it is no WAV file") }
    var rest = bytes.dropFirst(12)
    var format: Format?
    while let chunk = try Chunk(&rest) {
      if chunk.isNamed("fmt ") { format = try Format(chunk.bytes) }
      guard chunk.isNamed("data") else { continue }
      guard let format else { throw SoundError(malformed: "it has no format before its samples") }
      samples = try format.samples(chunk.bytes)
      rate = format.rate
      return
    }
    throw SoundError(malformed: "it has no samples")
  }

  /// Returns the samples for another rate, by linear interpolation.
  ///
  /// - Parameter other: The number of samples a second, above zero.
  /// - Returns: The samples, for as long as the sound.
  func resampled(to other: Int) -> [Int16] {
    guard other != rate, !samples.isEmpty else { return samples }
    let (step, last) = (Double(rate) / Double(other), samples.count - 1)
    return (0..<Int(Double(samples.count) / step)).map { index in
      let place = Double(index) * step
      let left = min(Int(place), last)
      let (before, after) = (Double(samples[left]), Double(samples[min(left + 1, last)]))
      return Int16((before + (after - before) * (place - Double(left))).rounded())
    }
  }

  /// A part of the file: its name and its bytes.
  private struct Chunk {
    private let name: ArraySlice<UInt8>
    let bytes: ArraySlice<UInt8>

    /// Removes the next part from the rest of a file; `nil` at its end.
    init?(_ rest: inout ArraySlice<UInt8>) throws(SoundError) {
      guard rest.count >= 8 else { return nil }
      name = rest.prefix(4)
      let size = rest.dropFirst(4).prefix(4).littleEndian
      let body = rest.dropFirst(8)
      guard size <= body.count else { throw SoundError(malformed: "it is cut off") }
      bytes = body.prefix(size)
      // A part of odd size has a byte behind it.
      rest = body.dropFirst(size + size % 2)
    }

    func isNamed(_ text: String) -> Bool { name.elementsEqual(text.utf8) }
  }

  /// The format of the samples.
  private struct Format {
    let rate: Int
    private let channels: Int

    init(_ bytes: ArraySlice<UInt8>) throws(SoundError) {
      /// Returns the number of two or four bytes at a place.
      func number(at offset: Int, size: Int) -> Int {
        bytes.dropFirst(offset).prefix(size).littleEndian
      }
      channels = number(at: 2, size: 2)
      rate = number(at: 4, size: 4)
      guard bytes.count >= 16, number(at: 0, size: 2) == 1, number(at: 14, size: 2) == 16 else {
        throw SoundError(malformed: "its samples are not PCM of 16 bits")
      }
      guard (1...2).contains(channels), (8_000...192_000).contains(rate) else {
        throw SoundError(
          malformed: "it has \(channels) channels and \(rate) samples a second, not 1 or 2 and "
            + "8000 to 192000")
      }
    }

    /// Returns the samples in bytes of this format.
    func samples(_ bytes: ArraySlice<UInt8>) throws(SoundError) -> [Int16] {
      let frames = bytes.count / (2 * channels)
      guard frames <= rate * WAVFile.maximumSeconds else {
        throw SoundError(malformed: "it is longer than \(WAVFile.maximumSeconds) seconds")
      }
      var rest = bytes
      return (0..<frames).map { _ in
        var sum = 0
        for _ in 0..<channels {
          sum += Int(Int16(truncatingIfNeeded: rest.prefix(2).littleEndian))
          rest = rest.dropFirst(2)
        }
        return Int16(sum / channels)
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as a number, the lowest first; at most four count.
  fileprivate var littleEndian: Int {
    Int(clamping: prefix(4).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}

extension SoundError {
  /// Creates the error of a file's contents, with the remedy.
  fileprivate init(malformed problem: String) {
    self.init(
      description: "\(problem); convert it, for example by: "
        + "ffmpeg -i OLD -t 2 -ac 1 -c:a pcm_s16le NEW.wav")
  }
}
