import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// `spotter forget CLIENT`.
struct ForgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "forget", abstract: "Erase a client for good, from the diary and from its backups.",
        discussion: """
            All records of the client are erased, including those that undo would restore. They cannot be restored. A \
            deleted client can be erased, too. Files that you exported or copied elsewhere are not searched for.
            """)

    @Argument(
        help: .phrase("The client's name, as for `spotter stats`, or the name of a deleted client."),
        completion: .clients)
    var client: String

    @Option(
        help: .phrase("With --yes: the client's full name, instead of typing it.", value: "name"), completion: .clients)
    var name: String?

    @Flag(help: .phrase("Do not ask; needs --name."))
    var yes = false

    @OptionGroup var database: DatabaseOptions

    func validate() throws {
        guard yes == (name != nil) else { throw ValidationError.phrase("--yes and --name need each other.") }
    }

    func run() throws {
        try reporting {
            let settings = database.settings
            try database.withDiary(creating: false) { diary in
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
                    "\(deleted.count, one: "deleted client was", other: "deleted clients were") called \(client). Give the number, in quotes: \(numbers)."
                )
            }
            return (first.id, first.name)
        }
    }

    /// Lists the records that will be erased, before the confirmation.
    private func tell(_ traces: ForgottenClient, _ fullName: String) throws {
        func held(_ table: String, _ counted: (Int) -> Phrase) -> Phrase? { traces.rows[table].map(counted) }
        let kinds: [Phrase?] = [
            held("session") { "\($0, one: "session", other: "sessions")" },
            held("performed_set") { "\($0, one: "set", other: "sets")" },
            held("phase") { "\($0, one: "phase", other: "phases")" },
            held("planned_cell") { "\($0, one: "planned cell", other: "planned cells")" },
            held("mesocycle") { "\($0, one: "mesocycle", other: "mesocycles")" },
            held("session_package") { "\($0, one: "session pack", other: "session packs")" },
            held("run") { "\($0, one: "run", other: "runs")" },
            held("activity_entry") { "\($0, one: "activity", other: "activities")" },
            held("food_entry") { "\($0, one: "food entry", other: "food entries")" },
            held("diary_day") { "\($0, one: "diary day", other: "diary days")" },
            held("weigh_in") { "\($0, one: "weigh-in", other: "weigh-ins")" },
            held("measurement") { "\($0, one: "measurement", other: "measurements")" },
            held("appointment") { "\($0, one: "appointment", other: "appointments")" },
            held("recurring_plan") { "\($0, one: "recurring task", other: "recurring tasks")" },
            held("body_goal") { "\($0, one: "body goal", other: "body goals")" },
            held("check_in") { "\($0, one: "check-in", other: "check-ins")" },
            held("wellbeing_note") { "\($0, one: "note", other: "notes")" },
            held("practice") { "\($0, one: "practice", other: "practices")" },
        ]
        let changes = traces.changesRemoved + traces.sharedChangesRemoved
        let all = kinds.compactMap(\.self) + ["\(changes, one: "change", other: "changes") in the list of changes"]
        Output.complain("\(fullName) will be erased for good: \(list: all).")
        if traces.changesShortened > 0 {
            Output.complain(
                "\(traces.changesShortened, one: "change", other: "changes") will be shortened: the part about others stays."
            )
        }
        if traces.sharedChangesRemoved > 0 {
            Output.complain(
                "\(traces.sharedChangesRemoved, one: "change that also concerns other clients", other: "changes that also concern other clients") can no longer be undone; the records of the others stay."
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
    static func report(_ forgotten: ForgottenClient, saying done: Phrase) throws {
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
