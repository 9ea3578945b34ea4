import Foundation
import TerminalKit

/// One record of a client as it is handed on: the client's name and the record stand in it, nothing of health, money or anybody
/// else.
public struct HandedRecord: Sendable {
    /// What it is called, and its file: "Jan Stencel 2026-03-12 session".
    package let name: String
    /// What a person is shown of it: "the session of 12 Mar".
    package let title: String
    /// The record in words and tables, with numbers as they are in force.
    let page: @Sendable () -> ReportPage
    /// Its figures for spreadsheets.
    let csv: @Sendable () -> String
    /// What the CSV holds.
    let csvHelp: String
    /// All of it for programs.
    let json: any Encodable & Sendable
    /// The track; nil where none with places was recorded.
    let gpx: (@Sendable () -> String)?
    /// What of the track is not in the GPX file; empty for nothing.
    let gpxHelp: String

    /// The forms that it has.
    public var formats: [RecordFormat] { RecordFormat.allCases.filter { $0 != .gpx || gpx != nil } }

    /// What a form holds.
    package func help(_ format: RecordFormat) -> String {
        switch format {
        case .text: "80 columns wide, for a mail or a printer."
        case .markdown: "Headings and tables."
        case .html: "One page for browsers and printers."
        case .csv: csvHelp
        case .json: "All that is written of it, for other programs."
        case .gpx: "The recorded points for other programs. \(gpxHelp)"
        }
    }

    /// The record in a form; ends with a line end. Numbers in words are as they are in force, in files for programs as always.
    /// Nil where it has no such form.
    public func write(_ format: RecordFormat) -> String? {
        switch format {
        case .text: ReportFormat.plain.write(page())
        case .markdown: ReportFormat.markdown.write(page())
        case .html: ReportFormat.html.write(page())
        case .csv: csv()
        case .json: try? JSONText.of(json)
        case .gpx: gpx?()
        }
    }
}

/// Values as JSON, as all of Spotter writes it.
public enum JSONText {
    /// With keys in order, a line for each, and every control escaped; ends with a line end.
    ///
    /// - Parameter snakeCase: whether keys such as `rowsRead` are written as `rows_read`.
    public static func of(_ value: some Encodable, snakeCase: Bool = false) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        if snakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
        let text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        // The encoder escapes C0 only. Outside of strings JSON has no other control than the line end.
        func isShown(_ scalar: Unicode.Scalar) -> Bool { scalar != "\n" && TextWidth.isControl(scalar) }
        guard text.unicodeScalars.contains(where: isShown) else { return text }
        return text.unicodeScalars.map { isShown($0) ? String(format: "\\u%04x", $0.value) : String($0) }.joined()
    }
}
