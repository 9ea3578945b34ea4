import DiaryStore
import FitnessModel
import ViewKit

/// How clients are called where one of them is chosen: two of the same name are told apart by birth year and category,
/// and by a number where nothing else does.
struct ClientLabel: Sendable {
    private var qualifiers: [Identifier<Client>: String] = [:]

    /// By their names alone.
    init() {}

    /// As they are told apart in a diary.
    init(_ context: Context) {
        let namesakes = (try? context.diary.clients.namesakes()) ?? []
        var seen: [String: Int] = [:]
        var qualifiers: [Identifier<Client>: String] = [:]
        for (id, facts) in namesakes {
            let born = facts.birthDay.map { "born \($0.year)" }
            let words = ([born].compactMap { $0 } + facts.categories).joined(separator: ", ")
            let times = seen[facts.nameKey + words, default: 0] + 1
            seen[facts.nameKey + words] = times
            let number = times > 1 || words.isEmpty ? "no. \(times)" : ""
            qualifiers[id] = [words, number].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        self.qualifiers = qualifiers
    }

    /// "Jan Novák", or "Jan Novák (born 1990, Strength)" where there are two.
    func title(_ name: String, _ id: Identifier<Client>) -> String {
        qualifiers[id].map { "\(name) (\($0))" } ?? name
    }

    /// All clients in use as items of a picker, those trained last first; the current client may be put before them.
    ///
    /// - Parameter showsHealth: with the health note of those who have one, in place of when they trained.
    static func items(_ context: Context, currentFirst: Bool = false, showsHealth: Bool = false) -> [Picker.Item] {
        let label = ClientLabel(context)
        var clients = (try? context.diary.clientsByRecency()) ?? []
        if currentFirst, let index = clients.firstIndex(where: { $0.id == context.client?.id }) {
            clients.insert(clients.remove(at: index), at: 0)
        }
        return clients.map { client in
            let health = showsHealth ? HealthLine(client.health)?.short : nil
            return Picker.Item(
                label.title(client.name, client.id),
                detail: health ?? last(client.id, client.lastSession, context), key: client.id.rawValue)
        }
    }

    /// When a client trained last: "LIVE now", "3 days ago", "never".
    static func last(_ id: Identifier<Client>, _ day: Day?, _ context: Context) -> String {
        if context.live.contains(where: { $0.session.client == id }) { return "LIVE now" }
        return day.map { RelativeDay.text($0, today: context.today) } ?? "never"
    }
}
