import ArgumentParser
import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

/// `spotter import FILE --client NAME`.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring in what another program recorded, as one change that undo takes back.",
        discussion: "What was imported before is passed over. Lines that cannot be read are listed on standard error.")

    private static let formats = ImportFormat.all.map(\.name).joined(separator: ", ")

    @Argument(help: "The exported file; its content says what it is (\(Self.formats)).")
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
            let source = try ImportSource(path: file)
            let zone = TimeZone.current
            let content = try source.content(
                unit: try unit ?? askedUnit(source), zone: zone, today: Day(Date(), in: zone))
            for issue in content.issues { Output.complain("\(source.file.name): \(issue.description)") }
            let lost = content.issues.count(where: \.isLoss)
            ProgramLog.note(.imported(format: content.format, read: content.count, lost: lost))
            let report = try place.withDiary { diary in
                let id = try find(client, in: diary, unit: content.unit ?? .kg)
                return try content.write(for: id, label: source.label(for: client), in: diary) { _ in true }
            }
            guard !json else { return try Output.json(report.figures, snakeCase: true) }
            for line in report.lines { Output.say(line) }
        }
    }

    private func askedUnit(_ source: ImportSource) throws -> MassUnit? {
        guard source.needsUnit else { return nil }
        let likely = source.guess.map { " Likely \($0.unit.rawValue): \($0.reason)." } ?? ""
        let problem = "\(source.file.name) does not say whether its weights are kg or lb.\(likely)"
        if !yes, let unit = source.guess?.unit, Output.asks("\(problem) Take \(unit.rawValue)?") == true { return unit }
        throw Failure(.usage, "\(problem) Say --unit kg or --unit lb.")
    }

    /// The client of that name; a new one with `--yes`, or when the person at the keyboard says so.
    private func find(_ name: String, in diary: Diary, unit: MassUnit) throws -> Identifier<Client> {
        let isNew = try diary.isEmpty()
        let found = isNew ? [] : try diary.clients.named(name)
        guard found.count < 2 else {
            throw Failure(
                .data,
                "\(found.count) clients are called \(name). Rename one of them, so that it is clear who is meant.")
        }
        if let client = found.first { return client.id }
        // A part of a name is no new client, and no import goes to somebody who was not named.
        let alike = isNew ? [] : try diary.clients.list(ListFilter(search: name, archive: .all), limit: 1)
        if let other = alike.first {
            throw Failure(
                .noInput,
                "There is no client \(name), but \(other.name): write the whole name. A new \(name) is added in the program."
            )
        }
        guard yes || Output.asks("There is no client \(name). Add one?") == true else {
            throw Failure(.noInput, "There is no client \(name). Add --yes to add one, or correct the name.")
        }
        if isNew {
            let trainer = NSUserName()
            try diary.setUp(gym: "", trainer: trainer.isEmpty ? "Trainer" : trainer)
        }
        if !json { Output.say("Added the client \(name).") }
        return try diary.clients.findOrAdd(named: name, unit: unit)
    }
}
