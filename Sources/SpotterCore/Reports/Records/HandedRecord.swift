import DiaryExchange
public import DiaryStore
public import FitnessModel
public import Foundation
package import Phrases
import TerminalKit

/// One record of a client as a file to share. It contains the client's name and the record, and nothing about health,
/// money or other people.
public struct HandedRecord: Sendable {
    /// The name of the record and of its file: "Jan Stencel 2026-03-12 session".
    package let name: String
    /// The name in messages: "the session of 12 Mar".
    package let title: Phrase
    /// The record as a page, with the current number format.
    let page: @Sendable () -> ReportPage
    /// The figures as CSV.
    let csv: @Sendable () -> String
    /// The description of the CSV file.
    let csvHelp: Phrase
    /// The complete record as JSON.
    let json: any Encodable & Sendable
    /// The track as GPX; nil if no positions were recorded.
    let gpx: (@Sendable () -> String)?
    /// The part of the track that is missing in the GPX file; empty if it is complete.
    let gpxHelp: Phrase

    /// The formats that the record supports.
    public var formats: [RecordFormat] { RecordFormat.allCases.filter { $0 != .gpx || gpx != nil } }

    /// The description of a format.
    package func help(_ format: RecordFormat) -> Phrase {
        switch format {
        case .text: "80 columns wide, for a mail or a printer."
        case .markdown: "Headings and tables."
        case .html: "One page for browsers and printers."
        case .csv: csvHelp
        case .json: "All recorded data, for other programs."
        case .gpx: ["The recorded points for other programs.", gpxHelp].joined(separator: " ")
        }
    }

    /// The record in a format, ending with a newline. Pages use the current number format; CSV, JSON and GPX always use
    /// a decimal point. Returns nil if the record does not support the format.
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

/// JSON text as Spotter writes it everywhere.
public enum JSONText {
    /// The version of the keys in lists and tables: it changes when a key gets another meaning.
    package static let version = 1

    /// Encodes a value with sorted keys, pretty-printed, with every control character escaped; ends with a newline.
    ///
    /// - Parameter snakeCase: Whether keys such as `rowsRead` are written as `rows_read`.
    public static func of(_ value: some Encodable, snakeCase: Bool = false) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        if snakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
        let text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        // The encoder escapes C0 only. Outside of strings, the newline is the only control character in its output.
        func isShown(_ scalar: Unicode.Scalar) -> Bool { scalar != "\n" && TextWidth.isControl(scalar) }
        guard text.unicodeScalars.contains(where: isShown) else { return text }
        return text.unicodeScalars.map { isShown($0) ? String(format: "\\u%04x", $0.value) : String($0) }.joined()
    }
}

extension HandedRecord {
    /// One session: the prescription, the loads, the notes and the times of timed sets.
    ///
    /// - Parameter zone: The time zone of clock times.
    /// - Throws: `missing`.
    public static func session(
        _ id: Identifier<TrainingSession>, in diary: Diary, zone: TimeZone
    ) throws(StoreError) -> HandedRecord {
        let sheet = try diary.sessions.sheet(id)
        return HandedRecord(sheet, marks: try diary.sessions.marks(of: id), zone: zone)
    }

    /// Creates the record of a session that was read before.
    package init(_ sheet: SessionSheet, marks: [Identifier<SessionRow>: [Int: SetMark]], zone: TimeZone) {
        let day = sheet.session.day
        self.init(
            name: "\(sheet.clientName) \(day.iso) session", title: "the session of \(day.short)",
            page: {
                ReportPage(
                    title: "\(list: ["\(sheet.clientName)", sheet.title, day.dated])", name: sheet.clientName,
                    head: [[sheet.title, day.long].joined(separator: " · "), sheet.facts(in: zone)],
                    sections: [sheet.exercises, sheet.times(marks, zone), sheet.remark].compactMap(\.self))
            },
            csv: {
                let document = PhaseDocument(sheet, marks: marks, zone: zone)
                return PhaseFormat.sets.write(document, spelling: .terminal(ascii: false))
            },
            csvHelp: "Every set that can be read, with columns for weight, reps, RPE and measured times.",
            json: SessionJSON(sheet, marks, zone), gpx: nil, gpxHelp: "")
    }
}

extension SessionSheet {
    /// "09:00 to 10:05 · RPE 8 · 15 sets".
    fileprivate func facts(in zone: TimeZone) -> Phrase {
        let clock = [session.startedAt, session.endedAt].compactMap { $0.map { TimeOfDay($0, in: zone).text } }
        let sets = rows.reduce(0) { sum, row in
            sum + LoadCell(row.row.text, unit: unit, kind: row.unitKind).sets.count { !$0.isWarmUp }
        }
        let span: Phrase = clock.count == 2 ? "\(clock[0]) to \(clock[1])" : "\(clock.first ?? "")"
        let effort = session.effort.map { "RPE \(NumberFormat.shown($0.rpeTenths, decimals: 1))" } ?? ""
        let facts: [Phrase] = [span, "\(effort)", "\(sets, one: "set", other: "sets")"]
        return facts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    fileprivate var exercises: ReportSection {
        guard !rows.isEmpty else {
            return ReportSection(title: "Exercises", parts: [.text("This session has no exercises.")])
        }
        let columns: [ReportTable.Column] = [
            .init(""), .init("Exercise"), .init("Tempo"), .init("Reps"), .init("Sets"), .init("Rest"),
            .init("Intensity"), .init("Planned"), .init("Done (\(unit.rawValue))"), .init("Note"),
        ]
        let lines = rows.map { row in
            let prescription = row.row.prescription
            return [
                prescription.label, row.row.exerciseName, prescription.tempo, prescription.reps, prescription.sets,
                prescription.rest, prescription.micro,
                row.row.planned, row.row.text, row.row.note,
            ]
        }
        return ReportSection(
            title: "Exercises", parts: [.table(ReportTable(columns, verbatim: lines).withoutEmptyColumns)])
    }

    /// The times of sets; nil if no set was timed.
    fileprivate func times(_ marks: [Identifier<SessionRow>: [Int: SetMark]], _ zone: TimeZone) -> ReportSection? {
        var lines: [[String]] = []
        for row in rows {
            let sets = LoadCell(row.row.text, unit: unit, kind: row.unitKind).sets
            for (number, mark) in (marks[row.id] ?? [:]).sorted(by: { $0.key < $1.key }) {
                let set = sets.indices.contains(number - 1) ? sets[number - 1] : nil
                let mean = mark.millisecondsPerRep(count: set?.repsOfAllParts)
                lines.append([
                    row.row.exerciseName, set.map { LoadCell.render([$0], unit: unit) } ?? "",
                    TimeOfDay(mark.began, in: zone).text, SetTimeText.clock(mark.milliseconds),
                    mean.map(SetTimeText.seconds) ?? "",
                    SetTimeText.tempo(row.row.prescription.tempo)?.text ?? "",
                ])
            }
        }
        let columns: [ReportTable.Column] = [
            .init("Exercise"), .init("Set"), .init("Start"), .init("Time", isNumber: true),
            .init("Rep (s)", isNumber: true), .init("Tempo"),
        ]
        guard !lines.isEmpty else { return nil }
        return ReportSection(title: "Times", parts: [.table(ReportTable(columns, verbatim: lines).withoutEmptyColumns)])
    }

    fileprivate var remark: ReportSection? {
        session.note.trimmingBlanks.isEmpty ? nil : ReportSection(title: "Note", parts: [.text("\(session.note)")])
    }
}

/// The file formats of a record.
public enum RecordFormat: String, CaseIterable, Sendable {
    /// Plain text, 80 columns wide.
    case text
    case markdown
    /// A page for browsers and printers.
    case html
    case csv
    case json
    /// A track for other programs; for runs only.
    case gpx

    /// The display name.
    package var title: Phrase {
        switch self {
        case .text: "Text"
        case .markdown: Phrase(verbatim: "Markdown")
        case .html: "HTML page"
        case .csv, .json, .gpx: "\(rawValue.uppercased())"
        }
    }

    /// The file extension without the dot.
    package var fileExtension: String {
        switch self {
        case .text: "txt"
        case .markdown: "md"
        case .html, .csv, .json, .gpx: rawValue
        }
    }

    /// The format for a file name; nil if the extension is unknown.
    public init?(file: String) {
        let name = file.lowercased()
        guard let form = Self.allCases.first(where: { name.hasSuffix("." + $0.fileExtension) }) else { return nil }
        self = form
    }
}
