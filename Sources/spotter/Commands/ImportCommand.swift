import ArgumentParser
import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterUI

/// `spotter import FILE --client NAME`.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring in what another program recorded, as one change that undo takes back.",
        discussion: "What was imported before is passed over. Lines that cannot be read are listed on standard error.")

    private static let formats =
        (ImportFormat.all.map(\.name) + RecordedTrack.Format.allCases.map(\.rawValue)).joined(separator: ", ")

    @Argument(
        help:
            "The exported file; its content says what it is (\(Self.formats)).")
    var file: String

    @Option(help: ArgumentHelp("Whose records they are.", valueName: "name"))
    var client: String

    @Option(help: "The unit of the weights, where the file does not say: kg or lb.")
    var unit: MassUnit?

    @Flag(help: "Ask nothing: add the client when there is none of that name.")
    var yes = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    @OptionGroup var place: PlaceOptions

    func run() throws {
        try reporting {
            if let tracks = try TrackReader.readIfTrack(path: file) { return try importTracks(tracks) }
            let source = try ImportSource(path: file)
            let chosen = try unit ?? askedUnit(source)
            let document = try source.read(unit: chosen)
            warn(document.issues)
            switch document {
            case .training(let log):
                noteRead(log.format, log.sessions.count, log.issues)
                let stated = log.statedUnits.count == 1 ? log.statedUnits.first : nil
                let outcome = try add(unit: chosen ?? stated ?? .kg) { diary, client, label in
                    try diary.importSessions(log.drafts(in: .current), client: client, label: label)
                }
                try report(outcome, log)
            case .servings(let log):
                noteRead(log.format, log.servings.count, log.issues)
                let outcome = try add { diary, client, label in
                    try diary.importServings(log.drafts, client: client, label: label)
                }
                try report(outcome, log)
            }
        }
    }

    /// The file's name without its folders.
    private var name: String { URL(fileURLWithPath: file).lastPathComponent }

    /// Lists what was not read, on standard error.
    func warn(_ issues: [some CustomStringConvertible]) {
        for issue in issues { Output.complain("\(name): \(issue.description)") }
    }

    private func noteRead(_ format: String, _ count: Int, _ issues: [ImportIssue]) {
        ProgramLog.note(.imported(format: format, read: count, lost: issues.count(where: \.isLoss)))
    }

    /// Adds to the client's diary what was read, under the label of the one change that it is.
    func add<Outcome>(
        unit: MassUnit = .kg, _ work: (Diary, Identifier<Client>, String) throws -> Outcome
    ) throws -> Outcome {
        try place.withDiary { diary in
            try work(diary, find(client, in: diary, unit: unit), "Import \(name) for \(client)")
        }
    }

    /// Says what was added: a line for each fact, or JSON for scripts.
    func say(_ facts: some Encodable, _ lines: [String]) throws {
        guard !json else { return try Output.json(facts, snakeCase: true) }
        for line in lines { Output.say(line) }
    }

    private func askedUnit(_ source: ImportSource) throws -> MassUnit? {
        guard source.needsUnit else { return nil }
        let likely = source.guess.map { " Likely \($0.unit.rawValue): \($0.reason)." } ?? ""
        if !yes, let guess = source.guess,
            Output.asks(
                "\(source.file.name) does not say whether its weights are kg or lb.\(likely) Take \(guess.unit.rawValue)?"
            ) == true
        {
            return guess.unit
        }
        throw Failure(
            .usage,
            "\(source.file.name) does not say whether its weights are kg or lb.\(likely) Say --unit kg or --unit lb.")
    }

    /// The client of that name; a new one with `--yes`, or when the person at the keyboard says so.
    private func find(_ name: String, in diary: Diary, unit: MassUnit) throws -> Identifier<Client> {
        let found = try diary.isEmpty() ? [] : diary.clients.named(name)
        guard found.count < 2 else {
            throw Failure(
                .data,
                "\(found.count) clients are called \(name). Rename one of them, so that it is clear who is meant.")
        }
        if let client = found.first { return client.id }
        guard yes || Output.asks("There is no client \(name). Add one?") == true else {
            throw Failure(.noInput, "There is no client \(name). Add --yes to add one, or correct the name.")
        }
        if try diary.isEmpty() {
            let trainer = NSUserName()
            try diary.setUp(gym: "", trainer: trainer.isEmpty ? "Trainer" : trainer)
        }
        return try diary.clients.findOrAdd(named: name, unit: unit)
    }

    private func report(_ outcome: ImportOutcome, _ log: TrainingLog) throws {
        let summary = ImportSummary(log)
        let exercises = "\(summary.exercises) exercises, \(outcome.exercisesAdded) of them new"
        try say(
            SessionReport(outcome, summary, format: log.format),
            [
                ImportWording.done(outcome) + ".",
                "\(log.format): \(ImportWording.days(summary)); \(exercises); \(ImportWording.lost(log.issues)).",
            ])
    }
}

/// What an import of sessions added, for scripts.
private struct SessionReport: Encodable {
    let format: String
    let sessionsAdded, sessionsAlreadyThere, exercisesAdded, setsAdded: Int
    let rowsRead, rowsSkipped, rowsLost: Int
    let sessions, exercises, sets, reps: Int
    let volumeKg: Double
    let firstDay, lastDay: String?

    init(_ outcome: ImportOutcome, _ summary: ImportSummary, format: String) {
        self.format = format
        sessionsAdded = outcome.sessionsAdded
        sessionsAlreadyThere = outcome.sessionsAlreadyThere
        exercisesAdded = outcome.exercisesAdded
        setsAdded = outcome.setsAdded
        rowsRead = summary.rowsRead
        rowsSkipped = summary.rowsSkipped
        rowsLost = summary.rowsLost
        sessions = summary.sessions
        exercises = summary.exercises
        sets = summary.sets
        reps = summary.reps
        volumeKg = summary.volume.value(in: .kg)
        firstDay = summary.days?.lowerBound.iso
        lastDay = summary.days?.upperBound.iso
    }
}
