// SPDX-License-Identifier: MIT

public import ClavierFiles
import ClavierKit

/// Makes layouts of files that were written for other touch keyboards.
///
/// What such a file says wrongly is a mistake; what it says rightly but our keyboard cannot do is
/// approximated, and told in ``ImportedLayout/notes``.
public enum LayoutImport {
  /// Whose layouts can be imported.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// The YAML files of squeekboard, the keyboard of Phosh.
    case squeekboard
    /// `layout.csv` of the ChromeOS touch keyboard: keys that are printed on a surface.
    case chromeos

    /// The format of files with this name, by its ending.
    public init?(fileName: String) {
      let name = fileName.lowercased()
      switch true {
      case name.hasSuffix(".yaml"), name.hasSuffix(".yml"): self = .squeekboard
      case name.hasSuffix(".csv"): self = .chromeos
      default: return nil
      }
    }
  }

  /// No layout is nearly as long, in bytes.
  static let sizeLimit = 256 << 10

  /// Imports a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - format: What it is; `nil` for what its ending says.
  ///   - width: How wide a printed surface shall be, in points; `nil` for its own width at
  ///     ``pointsPerMillimeter``. The other format fits every width.
  /// - Returns: The layout, and what is different in it.
  /// - Throws: All that is wrong with the file.
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
  /// Its views become pages: `base` and `upper` the letters, `numbers` and `symbols` what they say, all
  /// others pages of their own name. The widest row of all views fills the keyboard, and other keys keep
  /// their proportion to it at every width.
  ///
  /// **Source:** squeekboard 1.21, its layouts and their documentation.
  ///
  /// - Parameters:
  ///   - yaml: The file, UTF-8.
  ///   - name: The name to call it by in messages.
  /// - Returns: The layout, and what is different in it.
  /// - Throws: All that is wrong with it.
  public static func squeekboard(
    yaml: [UInt8], named name: String
  ) throws(ConfigurationError) -> ImportedLayout {
    try squeekboard(SourceText(name: name, bytes: yaml))
  }

  /// Imports a layout of the ChromeOS touch keyboard.
  ///
  /// A table of keys with their places in millimetres and the kernel's numbers. Rows are found by the
  /// places; a key that reaches over two rows is in both. What a number types is what it types on a
  /// keyboard of the United States.
  ///
  /// **Source:** `layout.csv` of touch_keyboard as it is used on the Lenovo Yoga Book.
  ///
  /// - Parameters:
  ///   - csv: The file, UTF-8.
  ///   - name: The name to call it by in messages.
  ///   - width: How wide the surface shall be, in points; `nil` for ``pointsPerMillimeter``.
  /// - Returns: The layout, its size, and what is different in it.
  /// - Throws: All that is wrong with it, or that its keys are not in rows.
  public static func chromeOSTouchKeyboard(
    csv: [UInt8], named name: String, width: Double? = nil
  ) throws(ConfigurationError) -> ImportedLayout {
    try chromeOSTouchKeyboard(SourceText(name: name, bytes: csv), width: width)
  }

  /// How large a millimetre of a printed surface is, in points, if nothing else is said.
  ///
  /// **Source:** an iPhone's screen has 163 points to an inch of 25.4 millimetres.
  public static let pointsPerMillimeter = 163 / 25.4

  private static func squeekboard(
    _ source: SourceText
  ) throws(ConfigurationError) -> ImportedLayout {
    var findings = Findings(source)
    let service: KeyboardLayout.PagesService?
    do throws(Diagnostic) {
      try source.checkIsLayout()
      let file = SqueekboardFile(try YAMLNode.parse(source), &findings)
      service = file.map { $0.pages(&findings) }
    } catch {
      throw ConfigurationError(error)
    }
    return try findings.result(service, size: nil)
  }

  private static func chromeOSTouchKeyboard(
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
}

extension SourceText {
  /// Makes sure that the bytes are a text that may be a layout.
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
  /// One mistake.
  init(_ diagnostic: Diagnostic) {
    self.init()
    append(diagnostic)
  }
}
