import ArgumentParser
import DiaryStore
import FitnessModel
import Phrases
import SpotterCore

/// A client as named on the command line: by the full name, by a part of the name that is unique, by the name and the
/// year of birth ("Anna Malá 1990"), or by number ("#12").
struct ClientName {
    private static let most = 50
    private static let maxListed = 10

    private let text: String

    init(_ text: String) { self.text = text }

    /// The client with this name; without a name the only active client.
    static func client(_ name: String?, in diary: Diary) throws -> Client {
        if let name { return try ClientName(name).client(in: diary) }
        let active = try diary.clients.list(limit: maxListed + 1)
        guard let only = active.first else { throw Failure(.noInput, "There are no clients yet.") }
        guard active.count > 1 else { return try diary.clients.get(only.id) }
        let names = active.prefix(maxListed).map(\.name).joined(separator: "; ")
        throw Failure(
            .usage, active.count > maxListed ? "Name a client: \(names) and more." : "Name a client: \(names).")
    }

    /// The only matching client. If several match, the error explains how to distinguish them.
    func client(in diary: Diary) throws -> Client {
        let found = try candidates(diary)
        guard let first = found.first else { throw Failure(.noInput, "There is no client \(text).") }
        guard found.count > 1 else { return first }
        throw Failure(.data, "\(text) matches several clients: \(try list(found, diary)). \(advice(found))")
    }

    /// The clients with exactly this name, otherwise those whose name contains it. A year after the name is matched
    /// only if no name contains it.
    private func candidates(_ diary: Diary) throws -> [Client] {
        let exact = try diary.clients.named(text)
        if !exact.isEmpty { return exact }
        if text.hasPrefix("#") { return try numbered(diary) }
        let holding = try Self.search(text, diary)
        guard holding.isEmpty, let (name, year) = nameAndYear else { return holding }
        let born = try diary.clients.named(name).filter { $0.birthDay?.year == year }
        return try born.isEmpty ? Self.search(name, diary).filter { $0.birthDay?.year == year } : born
    }

    private func numbered(_ diary: Diary) throws -> [Client] {
        guard let number = Int64(text.dropFirst()) else { return [] }
        do throws(StoreError) {
            return [try diary.clients.get(Identifier(rawValue: number))]
        } catch {
            guard error == .missing else { throw error }
            return []
        }
    }

    private static func search(_ name: String, _ diary: Diary) throws -> [Client] {
        try diary.clients.list(ListFilter(search: name, archive: .all), limit: most).map {
            try diary.clients.get($0.id)
        }
    }

    private var nameAndYear: (name: String, year: Int)? {
        guard let gap = text.lastIndex(of: " "), let year = Int(text[gap...].dropFirst()), (1000...9999).contains(year)
        else { return nil }
        return (String(text[..<gap]), year)
    }

    private func list(_ found: [Client], _ diary: Diary) throws -> Phrase {
        let labels = found.map(Self.label)
        let lines = try zip(found, labels).prefix(Self.maxListed).map { client, label -> Phrase in
            let last = try diary.sessions.list(of: client.id, limit: 1).first
            // The number is added only if two clients have the same label.
            let number = labels.count(where: { $0 == label }) > 1 ? " (#\(client.id.rawValue))" : ""
            return last.map { "\(label)\(number), last session \($0.session.day.iso)" }
                ?? "\(label)\(number), no session"
        }
        return (lines + (found.count > lines.count ? ["and more"] : [])).joined(separator: "; ")
    }

    private func advice(_ found: [Client]) -> Phrase {
        guard Set(found.map(\.name)).count < found.count else { return "Give more of the name." }
        return Set(found.map(Self.label)).count == found.count
            ? "Add the year of birth to the name." : "Give the number instead of the name, in quotes: '#12'."
    }

    /// "Anna Malá 1990".
    private static func label(_ client: Client) -> String {
        client.name + (client.birthDay.map { " \($0.year)" } ?? "")
    }
}

/// `spotter clients`.
struct ClientsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "clients", abstract: "List the clients by name.",
        discussion: "A number such as #12 names a client in every command, in quotes.")

    @Flag(help: .phrase("Include archived clients."))
    var archived = false

    @Flag(exclusivity: .exclusive)
    var form: TableOptions.Form?

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try reporting {
            try database.withDiary(readOnly: true) { diary in
                let clients = try diary.clients.list(ListFilter(archive: archived ? .all : .active), limit: .max)
                let table = ProgressTable(
                    "Clients", ["name", "number", "born", "last trained", "sessions left", "archived"],
                    clients.map { item in
                        [
                            .text(item.name), .text("#\(item.id.rawValue)"), .iso(item.client.birthDay),
                            .iso(item.lastTraining), item.sessionsLeft.map { .whole($0) } ?? .none,
                            .word(item.isArchived ? "yes" : "no"),
                        ]
                    })
                try Output.table(
                    table, as: form, heading: "\(clients.count, one: "client", other: "clients")")
            }
        }
    }
}

/// `spotter phases [CLIENT]`.
struct PhasesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "phases", abstract: "List the phases of a client, newest first; without a client the templates.")

    @Argument(help: .phrase("The client's name, as for `spotter stats`."), completion: .clients)
    var client: String?

    @Flag(help: .phrase("Include archived phases."))
    var archived = false

    @Flag(exclusivity: .exclusive)
    var form: TableOptions.Form?

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try reporting {
            try database.withDiary(readOnly: true) { diary in
                let found = try client.map { try ClientName($0).client(in: diary) }
                let scope = found.map { PlanScope.client($0.id) } ?? .templates
                let phases = try diary.phases.list(
                    scope, ListFilter(archive: archived ? .all : .active), limit: .max)
                let table = ProgressTable(
                    found == nil ? "Templates" : "Phases",
                    ["name", "from", "to", "sessions", "done", "last session", "goal", "archived"],
                    phases.map { item in
                        [
                            .text(item.name), .iso(item.phase.start), .iso(item.phase.lastDay),
                            .whole(item.phase.sessionCount), .whole(item.sessionsDone), .iso(item.lastDone),
                            .text(item.phase.goal), .word(item.isArchived ? "yes" : "no"),
                        ]
                    })
                let count: Phrase =
                    found == nil
                    ? "\(phases.count, one: "template", other: "templates")"
                    : "\(phases.count, one: "phase", other: "phases")"
                try Output.table(table, as: form, heading: found.map { "\($0.name): \(count)" } ?? count)
            }
        }
    }
}

extension ProgressTable.Value {
    /// A day with its year; unknown if nil.
    fileprivate static func iso(_ day: Day?) -> Self { day.map { .text($0.iso) } ?? .none }
}
