// SPDX-License-Identifier: MIT

public import ClavierFiles
import ClavierKit

/// Makes layouts from the files of other touch keyboards.
///
/// Invalid content is an error. Valid content that a layout cannot express is approximated and
/// listed in ``ImportedLayout/notes``.
public enum LayoutImport {
  /// The supported file formats.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// The YAML files of squeekboard, the keyboard of Phosh.
    case squeekboard
    /// `layout.csv` of the ChromeOS touch keyboard: keys printed on a surface.
    case chromeos

    /// Detects the format by the file name's extension.
    public init?(fileName: String) {
      let name = fileName.lowercased()
      switch true {
      case name.hasSuffix(".yaml"), name.hasSuffix(".yml"): self = .squeekboard
      case name.hasSuffix(".csv"): self = .chromeos
      default: return nil
      }
    }
  }

  /// The maximum size of a file, in bytes.
  static let sizeLimit = 256 << 10

  /// Imports a layout from a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - format: The file's format; `nil` to detect it by the extension.
  ///   - width: The width of a printed surface in points; `nil` for its real width at
  ///     ``pointsPerMillimeter``. Layouts of the other format fit every width.
  /// - Returns: The layout and its differences.
  /// - Throws: ``ClavierFiles/ConfigurationError`` with all errors in the file.
  public static func file(
    _ path: String, format: Format? = nil, width: Double? = nil
  ) throws(ConfigurationError) -> ImportedLayout {
    let source: SourceText
    do throws(Diagnostic) {
      source = try SourceText.read(path)
    } catch {
      throw ConfigurationError(error)
    }
    switch format ?? Format(fileName: path) {
    case .squeekboard: return try squeekboard(source)
    case .chromeos: return try chromeOSTouchKeyboard(source, width: width)
    case nil:
      throw ConfigurationError(
        Diagnostic(
          file: source.name,
          message: "is neither .yaml nor .csv; say --format squeekboard or --format chromeos"))
    }
  }

  /// Imports a layout of squeekboard.
  ///
  /// The file's views become pages: `base` and `upper` the pages of letters, `numbers` and
  /// `symbols` the pages of these names, all others custom pages. The widest row of all views fills
  /// the keyboard; other keys keep their proportion to it at every width.
  ///
  /// **Source:** squeekboard 1.21, its layouts and their documentation.
  ///
  /// - Parameter source: The file.
  /// - Returns: The layout and its differences.
  /// - Throws: ``ClavierFiles/ConfigurationError`` with all errors in the file.
  package static func squeekboard(
    _ source: SourceText
  ) throws(ConfigurationError) -> ImportedLayout {
    var findings = Findings(source)
    let service: KeyboardLayout.PagesService?
    do throws(Diagnostic) {
      try source.checkIsLayout()
      let file = SqueekboardFile(try YAMLNode.parse(source, .layout), &findings)
      service = file.map { $0.pages(&findings) }
    } catch {
      throw ConfigurationError(error)
    }
    return try findings.result(service, size: nil)
  }

  /// Imports a layout of the ChromeOS touch keyboard.
  ///
  /// The file is a table of keys with their positions in millimetres and the kernel's codes. Rows
  /// follow from the positions; a key that spans two rows is in both. A code types its character of
  /// a US keyboard.
  ///
  /// **Source:** `layout.csv` of touch_keyboard as used on the Lenovo Yoga Book.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - width: The width of the surface in points; `nil` for ``pointsPerMillimeter``.
  /// - Returns: The layout, its size and its differences.
  /// - Throws: ``ClavierFiles/ConfigurationError`` with all errors in the file, or if its keys are
  ///   not in rows.
  package static func chromeOSTouchKeyboard(
    _ source: SourceText, width: Double?
  ) throws(ConfigurationError) -> ImportedLayout {
    var findings = Findings(source)
    do throws(Diagnostic) {
      try source.checkIsLayout()
    } catch {
      throw ConfigurationError(error)
    }
    let surface = PrintedSurface(PrintedKey.table(source, &findings))
    let scale = width.map { $0 / surface.size.width } ?? pointsPerMillimeter
    let service = surface.pages(scale: scale, &findings)
    return try findings.result(service, size: surface.size)
  }

  /// The default scale of a printed surface, in points per millimetre.
  ///
  /// **Source:** an iPhone's screen has 163 points per inch of 25.4 millimetres.
  public static let pointsPerMillimeter = 163 / 25.4
}

extension SourceText {
  /// Checks that the bytes are text, of a size that a layout can have.
  fileprivate func checkIsLayout() throws(Diagnostic) {
    guard bytes.count <= LayoutImport.sizeLimit else {
      throw Diagnostic(
        file: name,
        message: "is larger than \(LayoutImport.sizeLimit >> 10) KiB, so it is no layout")
    }
    try checkIsText()
  }
}

extension ConfigurationError {
  /// Creates an error with a single diagnostic.
  init(_ diagnostic: Diagnostic) {
    self.init()
    append(diagnostic)
  }
}
