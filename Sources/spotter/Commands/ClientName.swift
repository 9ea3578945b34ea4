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
