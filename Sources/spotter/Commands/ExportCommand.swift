import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// `spotter export CLIENT --session DAY`.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "export", abstract: "Export one session or one run.",
        discussion: """
            Name the client as for `spotter stats`. If a day has several, --number chooses one, counted from 1; without it \
            they are listed. The formats are text, markdown, html, csv and json, and gpx for a recorded run; without \
            --format the file name decides, the default is text. Notes of the session or run are included, the client's \
            health note is not. An existing file is only replaced with --replace.
            """)

    @Argument(help: .phrase("The client's name; not needed if there is only one."), completion: .clients)
    var client: String?

    @Option(
        name: .customLong("session"),
        help: .phrase("The session of this day, such as 2026-03-12.", value: "day"))
    var sessionDay: Day?

    @Option(name: .customLong("run"), help: .phrase("The run of this day.", value: "day"))
    var runDay: Day?

    @Option(help: .phrase("The number of the record on that day, from 1."))
    var number: Int?

    @Option(help: .phrase("text, markdown, html, csv, json or gpx."))
    var format: RecordFormat?

    @Option(help: .phrase("Write into this file instead of standard output.", value: "file"), completion: .file())
    var out: String?

    @Flag(help: .phrase("Replace an existing file."))
    var replace = false

    @OptionGroup var database: DatabaseOptions

    func validate() throws {
        guard (sessionDay == nil) != (runDay == nil) else {
            throw ValidationError.phrase("Name the day of a session or of a run: --session DAY or --run DAY.")
        }
        guard number.map({ $0 > 0 }) ?? true else { throw ValidationError.phrase("--number counts from 1.") }
    }

    func run() throws {
        try reporting {
            try database.withDiary(readOnly: true) { diary in try write(from: diary) }
        }
    }

    private func write(from diary: Diary) throws {
        let record = try record(of: try ClientName.client(client, in: diary), in: diary)
        let format = format ?? out.flatMap { RecordFormat(file: $0) } ?? .text
        // Texts for people use the number format of the settings.
        let text = database.settings.config.numbers.asCurrent { record.write(format) }
        guard let text else {
            throw Failure(.data, "Only a run with recorded positions can be written as \(format.rawValue).")
        }
        try Output.text(text, to: out, replacing: replace, sparing: diary)
    }

    private func record(of client: Client, in diary: Diary) throws -> HandedRecord {
        if let day = sessionDay {
            let sessions = try diary.figures.sessionFigures(of: client.id, days: day...day)
            let found = try choose(sessions, .session, on: day, of: client) { session in
                try diary.sessions.sheet(session.id).title
            }
            return try .session(found.id, in: diary, zone: .current)
        }
        guard let day = runDay else { throw ValidationError.phrase("Name a day.") }
        let runs = try diary.runs.list(of: client.id, on: day)
        let found = try choose(runs, .run, on: day, of: client) { run in
            [run.name, "\(RunText.distance(run.distance))"].joined(separator: ", ")
        }
        return try .run(found.id, in: diary, zone: .current)
    }

    private enum Kind { case session, run }

    private func tooFew(_ count: Int, _ kind: Kind, _ client: String, _ day: String) -> Phrase {
        switch (kind, count) {
        case (.session, 0): "\(client) has no session on \(day)."
        case (.run, 0): "\(client) has no run on \(day)."
        case (.session, _): "\(client) has only \(count, one: "session", other: "sessions") on \(day)."
        case (.run, _): "\(client) has only \(count, one: "run", other: "runs") on \(day)."
        }
    }

    /// The only record of the day, or the one with the given number.
    private func choose<Record>(
        _ records: [Record], _ kind: Kind, on day: Day, of client: Client, name: (Record) throws -> Phrase
    ) throws -> Record {
        let index = (number ?? 1) - 1
        guard records.indices.contains(index) else {
            throw Failure(.noInput, tooFew(records.count, kind, client.name, day.iso))
        }
        guard number != nil || records.count == 1 else {
            let names = try records.enumerated().map { index, record -> Phrase in
                ["\(index + 1)", try name(record)].joined(separator: " ")
            }.joined(separator: "; ")
            throw Failure(.data, "There are \(records.count) on \(day.iso): \(names). --number chooses one.")
        }
        return records[index]
    }
}
