import DiaryExchange
public import DiaryStore
public import FitnessModel
public import Foundation
import TerminalKit

/// One record of a client for export: it contains the client's name and the record, nothing about health, money or
/// anybody else.
public struct HandedRecord: Sendable {
    /// The name, also of its file: "Jan Stencel 2026-03-12 session".
    package let name: String
    /// The title for people: "the session of 12 Mar".
    package let title: String
    /// The record as text and tables, with the number format in force.
    let page: @Sendable () -> ReportPage
    /// Its figures for spreadsheets.
    let csv: @Sendable () -> String
    /// The content of the CSV.
    let csvHelp: String
    /// All of it for programs.
    let json: any Encodable & Sendable
    /// The track; nil where none with places was recorded.
    let gpx: (@Sendable () -> String)?
    /// The part of the track that GPX cannot hold; empty for none.
    let gpxHelp: String

    /// The forms that it has.
    public var formats: [RecordFormat] { RecordFormat.allCases.filter { $0 != .gpx || gpx != nil } }

    /// The content of a format.
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

    /// The record in a format, with a final line end. Text uses the number format in force, files for programs the
    /// standard one. Nil if it lacks the format.
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

extension HandedRecord {
    /// One session: prescription, sets, notes, and the times of timed sets.
    ///
    /// - Parameter zone: the time zone of clocks.
    /// - Throws: `missing`.
    public static func session(
        _ id: Identifier<TrainingSession>, in diary: Diary, zone: TimeZone
    ) throws(StoreError) -> HandedRecord {
        let sheet = try diary.sessions.sheet(id)
        return HandedRecord(sheet, marks: try diary.sessions.marks(of: id), zone: zone)
    }

    /// A session that was read.
    package init(_ sheet: SessionSheet, marks: [Identifier<SessionRow>: [Int: SetMark]], zone: TimeZone) {
        let day = sheet.session.day
        self.init(
            name: "\(sheet.clientName) \(day.iso) session", title: "the session of \(day.short)",
            page: {
                ReportPage(
                    title: "\(sheet.clientName), \(sheet.title), \(day.dated)", name: sheet.clientName,
                    head: ["\(sheet.title) · \(day.long)", sheet.facts(in: zone)].filter { !$0.isEmpty },
                    sections: [sheet.exercises, sheet.times(marks, zone), sheet.remark].compactMap(\.self))
            },
            csv: {
                let document = PhaseDocument(sheet, marks: marks, zone: zone)
                return PhaseFormat.sets.write(document, spelling: .terminal(ascii: false))
            },
            csvHelp: "Every set that can be read, with weight, reps, RPE and measured times in columns of their own.",
            json: SessionJSON(sheet, marks, zone), gpx: nil, gpxHelp: "")
    }
}

extension SessionSheet {
    /// "09:00 to 10:05 · RPE 8 · 15 sets".
    fileprivate func facts(in zone: TimeZone) -> String {
        let clock = [session.startedAt, session.endedAt].compactMap { $0.map { TimeOfDay($0, in: zone).text } }
        let sets = rows.reduce(0) { sum, row in
            sum + LoadCell(row.row.text, unit: unit, kind: row.unitKind).sets.count { !$0.isWarmUp }
        }
        let effort = session.effort.map { "RPE \(NumberFormat.shown($0.rpeTenths, decimals: 1))" }
        return [clock.joined(separator: " to "), effort ?? "", Count.text(sets, "set")].filter { !$0.isEmpty }
            .joined(separator: " · ")
    }

    fileprivate var exercises: ReportSection {
        guard !rows.isEmpty else {
            return ReportSection(title: "Exercises", parts: [.text("No exercise is in this session.")])
        }
        let columns: [ReportTable.Column] = [
            .init(""), .init("Exercise"), .init("Tempo"), .init("Reps"), .init("Sets"), .init("Rest"),
            .init("Intensity"), .init("Planned"), .init("Done (\(unit.rawValue))"), .init("Note"),
        ]
        let lines = rows.map { row in
            let asked = row.row.prescription
            return [
                asked.label, row.row.exerciseName, asked.tempo, asked.reps, asked.sets, asked.rest, asked.micro,
                row.row.planned, row.row.text, row.row.note,
            ]
        }
        return ReportSection(
            title: "Exercises", parts: [.table(ReportTable(columns, lines).withoutEmptyColumns)])
    }

    /// The sets that were counted; nil where none was.
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
                    mean.map(SetTimeText.seconds) ?? "", SetTimeText.tempo(row.row.prescription.tempo) ?? "",
                ])
            }
        }
        let columns: [ReportTable.Column] = [
            .init("Exercise"), .init("Set"), .init("Start"), .init("Time", isNumber: true),
            .init("Rep (s)", isNumber: true), .init("Tempo"),
        ]
        guard !lines.isEmpty else { return nil }
        return ReportSection(title: "Times", parts: [.table(ReportTable(columns, lines).withoutEmptyColumns)])
    }

    fileprivate var remark: ReportSection? {
        session.note.trimmingBlanks.isEmpty ? nil : ReportSection(title: "Note", parts: [.text(session.note)])
    }
}

/// The file formats of a record.
public enum RecordFormat: String, CaseIterable, Sendable {
    /// 80 columns.
    case text
    case markdown
    /// A page for browsers and printers.
    case html
    case csv
    case json
    /// A track for other programs; of runs alone.
    case gpx

    /// The title.
    package var title: String {
        switch self {
        case .text: "Text"
        case .markdown: "Markdown"
        case .html: "HTML page"
        case .csv, .json, .gpx: rawValue.uppercased()
        }
    }

    /// The file extension.
    package var fileExtension: String {
        switch self {
        case .text: "txt"
        case .markdown: "md"
        case .html, .csv, .json, .gpx: rawValue
        }
    }

    /// The format of a file by its name; nil if the extension is unknown.
    public init?(file: String) {
        let name = file.lowercased()
        guard let form = Self.allCases.first(where: { name.hasSuffix("." + $0.fileExtension) }) else { return nil }
        self = form
    }
}
