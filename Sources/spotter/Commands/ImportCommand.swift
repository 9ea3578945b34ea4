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
    var unit: UnitChoice?

    @Flag(help: "Ask nothing: add the client when there is none of that name.")
    var yes = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    @OptionGroup var place: PlaceOptions

    func run() throws {
        try reporting {
            if let tracks = try TrackReader.readIfTrack(path: file) { return try importTracks(tracks) }
            let source = try ImportSource(path: file)
            let chosen = try unit?.unit ?? askedUnit(source)
            let document = try source.read(unit: chosen)
            for issue in document.issues { Output.complain("\(source.file.name): \(issue.description)") }
            let diary = try place.open(Settings(place.paths))
            defer { try? diary.close() }
            let label = "Import \(source.file.name) for \(client)"
            switch document {
            case .training(let log):
                let stated = log.statedUnits.count == 1 ? log.statedUnits.first : nil
                let id = try find(client, in: diary, unit: chosen ?? stated ?? .kg)
                try report(try diary.importSessions(log.drafts(in: .current), client: id, label: label), log, source)
            case .servings(let log):
                let id = try find(client, in: diary, unit: .kg)
                try report(try diary.importServings(log.drafts, client: id, label: label), log)
            }
        }
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
    func find(_ name: String, in diary: Diary, unit: MassUnit) throws -> Identifier<Client> {
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

    private func report(_ outcome: ImportOutcome, _ log: TrainingLog, _ source: ImportSource) throws {
        let summary = ImportSummary(log)
        if json {
            try Output.json(Report(outcome, summary, format: log.format))
        } else {
            Output.say(ImportWording.done(outcome) + ".")
            Output.say(
                "\(log.format): \(ImportWording.days(summary)); \(summary.exercises) exercises, \(outcome.exercisesAdded) of them new; \(ImportWording.lost(log.issues))."
            )
        }
    }

    private struct Report: Encodable {
        let format: String
        let sessionsAdded, sessionsAlreadyThere, exercisesAdded, setsAdded: Int
        let rowsRead, rowsSkipped, rowsLost: Int
        let sessions, exercises, sets, reps: Int
        let volumeKg: Double
        let firstDay, lastDay: String?

        enum CodingKeys: String, CodingKey {
            case format, sessions, exercises, sets, reps
            case sessionsAdded = "sessions_added"
            case sessionsAlreadyThere = "sessions_already_there"
            case exercisesAdded = "exercises_added"
            case setsAdded = "sets_added"
            case rowsRead = "rows_read"
            case rowsSkipped = "rows_skipped"
            case rowsLost = "rows_lost"
            case volumeKg = "volume_kg"
            case firstDay = "first_day"
            case lastDay = "last_day"
        }

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
}

/// A unit of weight as it is said on the command line.
enum UnitChoice: String, CaseIterable, ExpressibleByArgument {
    case kg, lb

    /// The unit.
    var unit: MassUnit { self == .kg ? .kg : .lb }
}
