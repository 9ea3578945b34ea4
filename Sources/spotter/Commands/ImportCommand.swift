import ArgumentParser
import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// `spotter import FILE --client NAME`.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "import", abstract: "Import records of another program, as one change that can be undone.",
        discussion: """
            Records imported before are skipped. Lines and cells that cannot be read are listed on standard error. For \
            weights and measurements, the header names the columns: Date, Weight kg, Chin, Waist in, Note. A training sheet \
            becomes a phase: --as done imports its loads as done on the days of its columns, or of --days; --as plan as a \
            plan. Without --as, loads are done if --days is given or if the sheet has a past day for each column. \
            Appointments of a calendar belong to the client whose name their title equals or begins with; they need no \
            --client. The file - is standard input.
            """)

    @Argument(
        help: .phrase(
            "The exported file; its format is recognised (\(list: ImportFormat.all.map(\.name.title)), training sheets as XLSX, ODS, CSV)."
        ), completion: .file())
    var file: String

    @Option(help: .phrase("The client of the records; a calendar needs none.", value: "name"), completion: .clients)
    var client: String?

    @Option(help: .phrase("The unit of weights without a unit: kg or lb."))
    var unit: MassUnit?

    @Option(help: .phrase("The training sheet, if the file holds several.", value: "name"))
    var sheet: String?

    @Option(name: .customLong("as"), help: .phrase("Import the loads of a training sheet as plan or done."))
    var use: TrainingSheet.Use?

    @Option(
        help: .phrase(
            "The days of a training sheet's columns: \"2026-01-05 every 7\", \"5 jan, 12 jan\".", value: "days"))
    var days: String?

    @Option(help: .phrase("The name of the phase for a training sheet.", value: "name"))
    var name: String?

    @Flag(
        help: .phrase("Do not ask: add a missing client, and a phase even if one with its name exists."))
    var yes = false

    @Flag(help: .phrase("Print the result as JSON."))
    var json = false

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try reporting {
            let report =
                switch try ImportableFile(StandardInput.file(file), today: Day(Date(), in: TimeZone.current)) {
                case .records(let source): try importRecords(source)
                case .sheets(let source): try importSheet(of: source)
                }
            guard !json else { return try Output.json(report.figures, snakeCase: true) }
            for line in report.lines { Output.say(line) }
        }
    }

    private func importRecords(_ source: ImportSource) throws -> ImportReport {
        guard sheet == nil, use == nil, days == nil, name == nil else {
            throw Failure(
                .usage,
                "--sheet, --as, --days and --name are for training sheets; \(source.file.name) is of \(source.format.name.title)."
            )
        }
        let clientName = source.needsClient ? try named() : nil
        let zone = TimeZone.current
        let content = try source.content(
            unit: try unit ?? unitFromPerson(source), zone: zone, today: Day(Date(), in: zone),
            dates: database.settings.config.dates)
        tell(content.issues, of: source.file.name, format: content.format, read: content.count)
        return try database.withDiary { diary in
            let id = try clientName.map { try find($0, in: diary, unit: content.unit ?? .kg) } ?? .unsaved
            if clientName == nil, try diary.gym.isMissing() { try begin(diary) }
            let report = try content.write(for: id, file: source.file.name, in: diary) { _ in true }
            for issue in report.issues { Output.complain("\(source.file.name): \(issue.wording)") }
            return report
        }
    }

    /// Prints the unreadable lines on standard error.
    func tell(_ issues: [ImportRemark], of file: String, format: String, read: Int) {
        for issue in issues { Output.complain("\(file): \(issue.wording)") }
        ProgramLog.note(.imported(format: format, read: read, lost: issues.count(where: \.isLoss)))
    }

    private func unitFromPerson(_ source: ImportSource) throws -> MassUnit? {
        guard source.needsUnit else { return nil }
        let file = source.file.name
        let problem: Phrase =
            source.guess.map {
                "\(file) does not say whether its weights are in kg or lb. Likely \($0.unit.rawValue): \($0.wording)."
            } ?? "\(file) does not say whether its weights are in kg or lb."
        if !yes, let unit = source.guess?.unit, Output.asks("\(problem) Take \(unit.rawValue)?") == true { return unit }
        throw Failure(.usage, "\(problem) Add --unit kg or --unit lb.")
    }

    /// The name of the client; throws if none is given.
    func named() throws -> String {
        guard let client else { throw Failure(.usage, "Name the client of the records: --client NAME.") }
        return client
    }

    /// Creates the trainer of a new diary.
    private func begin(_ diary: Diary) throws {
        let trainer = NSUserName()
        try diary.gym.setUp(gym: "", trainer: trainer.isEmpty ? "Trainer" : trainer)
    }

    /// The client with this name. Creates one with `--yes` or after confirmation.
    func find(_ name: String, in diary: Diary, unit: MassUnit) throws -> Identifier<Client> {
        let isNew = try diary.gym.isMissing()
        // Read first: another import may add the client between the two questions.
        let alike = isNew ? [] : try diary.clients.list(ListFilter(search: name, archive: .all), limit: 1)
        let found = isNew ? [] : try diary.clients.named(name)
        guard found.count < 2 else {
            throw Failure(
                .data,
                "\(found.count, one: "client is", other: "clients are") called \(name). Rename one of them to tell them apart."
            )
        }
        if let client = found.first { return client.id }
        // A part of a name neither creates a client nor matches another one.
        if let other = alike.first {
            throw Failure(
                .noInput,
                "There is no client \(name), but \(other.name): give the full name. Add a new \(name) in the program."
            )
        }
        guard yes || Output.asks("There is no client \(name). Add one?") == true else {
            throw Failure(.noInput, "There is no client \(name). Add --yes to add one, or correct the name.")
        }
        if isNew { try begin(diary) }
        if !json { Output.say("Added the client \(name).") }
        return try diary.clients.findOrAdd(named: name, unit: unit)
    }
}

// Import of a training sheet as a phase.

extension ImportCommand {
    /// Checks all arguments before it opens a diary.
    func importSheet(of source: SheetSource) throws -> ImportReport {
        let sheet = try chosen(of: source)
        let place = source.sheets.count > 1 ? "\(source.name), \(sheet.sheet)" : source.name
        if let problem = sheet.problem { throw Failure(.data, "\(place): \(problem)") }
        let days = try daysDone(of: sheet, place)
        let clientName = try named()
        tell(sheet.remarks, of: place, format: SheetImport.format, read: sheet.draft.rows.count)
        return try self.database.withDiary { diary in
            let id = try find(clientName, in: diary, unit: unit ?? sheet.draft.unit ?? .kg)
            let content = SheetImport(
                sheet, client: try diary.clients.get(id), name: name ?? sheet.name, unit: unit ?? sheet.draft.unit,
                days: days)
            if !yes, let repetition = try content.repetition(in: diary),
                Output.asks("\(repetition) Import it anyway?") != true
            {
                throw Failure(.data, "\(repetition) Add --yes to import it anyway.")
            }
            return try content.write(in: diary)
        }
    }

    private func chosen(of source: SheetSource) throws -> TrainingSheet {
        let names = source.sheets.map(\.sheet).joined(separator: ", ")
        if let wanted = sheet {
            let found = source.named(wanted)
            guard let only = found.first, found.count == 1 else {
                throw Failure(
                    .noInput,
                    source.others.contains(wanted)
                        ? "\(source.name): no column of \(wanted) holds exercises. Training sheets: \(names)."
                        : "\(source.name): no sheet \(wanted). Training sheets: \(names).")
            }
            return only
        }
        guard let only = source.sheets.first, source.sheets.count == 1 else {
            throw Failure(.usage, "\(source.name) holds several training sheets: \(names). Add --sheet NAME.")
        }
        return only
    }

    /// The days of the performed sessions; empty if the loads are a plan.
    private func daysDone(of sheet: TrainingSheet, _ place: String) throws -> [Day] {
        let today = Day(Date(), in: TimeZone.current)
        let use = self.use ?? (days == nil ? sheet.proposedUse(today: today) : .done)
        guard use == .done else {
            guard days == nil else {
                throw Failure(.usage, "--days needs loads that were done; remove --days or --as plan.")
            }
            return []
        }
        guard sheet.sessionsDone > 0 else {
            throw Failure(.data, "\(place): no loads that could be done. Add --as plan.")
        }
        do throws(DayList.Problem) {
            return try DayList(days ?? DayList.text(sheet.days), count: sheet.sessionsDone, today: today).days
        } catch {
            throw Failure(.usage, "--days: \(error.wording)")
        }
    }
}
