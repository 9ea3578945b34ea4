import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

/// `spotter forget CLIENT`.
struct ForgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forget", abstract: "Erase a client for good, from the diary and from its backups.",
        discussion: """
            All records of the client are erased, including those that undo would restore. They cannot be restored. A \
            deleted client can be erased, too. Files that you exported or copied elsewhere are not searched for.
            """)

    @Argument(help: "The client's name, as for `spotter stats`, or the name of a deleted client.")
    var client: String

    @Option(help: ArgumentHelp("With --yes: the client's full name, instead of typing it.", valueName: "name"))
    var name: String?

    @Flag(help: "Do not ask; needs --name.")
    var yes = false

    @OptionGroup var place: PlaceOptions

    func validate() throws {
        guard yes == (name != nil) else { throw ValidationError("--yes and --name need each other.") }
    }

    func run() throws {
        try reporting {
            let settings = place.settings
            try place.withDiary(creating: false) { diary in
                let (id, fullName) = try find(diary)
                try tell(diary.erasure.traces(of: id), fullName)
                try Erasing.confirm(fullName, given: name)
                try Erasing.report(
                    diary.erasure.forget(id, backups: [settings.backupFolder]),
                    saying: "The client was erased from the diary.")
            }
        }
    }

    /// Finds the client, including deleted ones that exist only in the journal.
    private func find(_ diary: Diary) throws -> (Identifier<Client>, String) {
        do {
            let found = try ClientName(client).client(in: diary)
            return (found.id, found.name)
        } catch let failure as Failure where failure.status == .noInput {
            let wanted = SearchKey.fold(client)
            let deleted = try diary.erasure.deletedClients().filter {
                SearchKey.fold($0.name) == wanted || client == "#\($0.id.rawValue)"
            }
            guard let first = deleted.first else { throw failure }
            guard deleted.count == 1 else {
                let numbers = deleted.map { "#\($0.id.rawValue)" }.joined(separator: ", ")
                throw Failure(
                    .data,
                    "\(deleted.count) deleted clients were called \(client). Give the number, in quotes: \(numbers).")
            }
            return (first.id, first.name)
        }
    }

    /// Lists the records that will be erased, before the confirmation.
    private func tell(_ traces: ForgottenClient, _ fullName: String) throws {
        let kinds = [
            ("session", "session", "sessions"), ("performed_set", "set", "sets"), ("phase", "phase", "phases"),
            ("planned_cell", "planned cell", "planned cells"),
            ("mesocycle", "mesocycle", "mesocycles"), ("session_package", "session pack", "session packs"),
            ("run", "run", "runs"), ("activity_entry", "activity", "activities"),
            ("food_entry", "food entry", "food entries"), ("diary_day", "diary day", "diary days"),
            ("weigh_in", "weigh-in", "weigh-ins"), ("measurement", "measurement", "measurements"),
            ("appointment", "appointment", "appointments"), ("recurring_plan", "recurring task", "recurring tasks"),
            ("body_goal", "body goal", "body goals"), ("check_in", "check-in", "check-ins"),
            ("wellbeing_note", "note", "notes"), ("practice", "practice", "practices"),
        ]
        let held = kinds.compactMap { table, one, many in traces.rows[table].map { "\($0) \($0 == 1 ? one : many)" } }
        let changes = Count.text(traces.changesRemoved + traces.sharedChangesRemoved, "change")
        Output.complain(
            "\(fullName) will be erased for good: \((held + ["\(changes) of the journal"]).joined(separator: ", ")).")
        if traces.changesShortened > 0 {
            Output.complain(
                "\(Count.text(traces.changesShortened, "change")) will be shortened: the part about others stays.")
        }
        if traces.sharedChangesRemoved > 0 {
            Output.complain(
                "\(Count.text(traces.sharedChangesRemoved, "change")) about others as well can no longer be undone; the others do not change."
            )
        }
        if !traces.photo.isEmpty { Output.complain("The photo is a separate file and stays: \(traces.photo)") }
    }
}

/// The confirmation and the report of all commands that erase data for good.
enum Erasing {
    /// Asks for the full name.
    static func confirm(_ fullName: String, given: String?) throws {
        guard let typed = given ?? Output.answer("Type the full name to erase:") else {
            throw Failure(.usage, "Confirmation needs a terminal: add --yes --name NAME, with the full name.")
        }
        guard typed.trimmingCharacters(in: .whitespaces) == fullName else {
            throw Failure(.usage, "That is not the full name. Nothing was changed.")
        }
    }

    /// Prints the erased copies, and those that could not be changed.
    static func report(_ forgotten: ForgottenClient, saying done: String) throws {
        Output.say(done)
        for copy in forgotten.copies { Output.say("Also erased from the backup: \(copy.path)") }
        for (copy, error) in forgotten.copiesLeft.sorted(by: { $0.key.path < $1.key.path }) {
            Output.complain("\(copy.path) was not changed: \(error.wording)")
        }
        guard forgotten.copiesLeft.isEmpty else {
            throw Failure(.cannotCreate, "Not every backup could be written. Delete these files, or try again.")
        }
    }
}
