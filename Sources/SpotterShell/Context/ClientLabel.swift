import DiaryStore
package import FitnessModel
import SpotterCore
package import TerminalKit
package import ViewKit

/// The label of each client in a list of choices. Birth year and category distinguish clients of the same name; a
/// number does if nothing else differs.
package struct ClientLabel: Sendable {
    private var qualifiers: [Identifier<Client>: Phrase] = [:]

    /// By their names alone.
    init() {}

    /// Distinguishes the clients of a diary.
    init(_ context: Context) {
        let namesakes = (try? context.diary.clients.namesakes()) ?? []
        var seen: [String: Int] = [:]
        var qualifiers: [Identifier<Client>: Phrase] = [:]
        for (id, facts) in namesakes {
            let born: Phrase? = facts.birthDay.map { "born \($0.year)" }
            var words = [born].compactMap { $0 } + facts.categories.map { "\($0)" }
            let year = facts.birthDay.map { String($0.year) } ?? ""
            let key = ([facts.nameKey, year] + facts.categories).joined(separator: "\n")
            let times = seen[key, default: 0] + 1
            seen[key] = times
            if times > 1 || words.isEmpty { words.append("no. \(times)") }
            qualifiers[id] = words.joined(separator: ", ")
        }
        self.qualifiers = qualifiers
    }

    /// "Jan Novák", or "Jan Novák (born 1990, Strength)" where there are two.
    package func title(_ name: String, _ id: Identifier<Client>) -> Phrase {
        qualifiers[id].map { "\(name) (\($0))" } ?? Phrase(verbatim: name)
    }

    /// All active clients as items of a picker, the most recently trained first; `currentFirst` puts the current client
    /// on top.
    ///
    /// - Parameter showsHealth: shows health notes in place of the last training day.
    package static func items(
        _ context: Context, currentFirst: Bool = false, showsHealth: Bool = false
    ) -> [Picker.Item] {
        let label = ClientLabel(context)
        var clients = (try? context.diary.dashboard.clientsByRecency()) ?? []
        if currentFirst, let index = clients.firstIndex(where: { $0.id == context.client?.id }) {
            clients.insert(clients.remove(at: index), at: 0)
        }
        return clients.map { client in
            let health: Phrase? = showsHealth ? HealthLine(client.health).map { "\($0.short)" } : nil
            return Picker.Item(
                label.title(client.name, client.id),
                detail: health ?? last(client.id, client.lastTraining, context), key: client.id.rawValue)
        }
    }

    /// When a client trained last: "LIVE now", "3 days ago", "never".
    package static func last(_ id: Identifier<Client>, _ day: Day?, _ context: Context) -> Phrase {
        if context.live.sessions.contains(where: { $0.session.client == id }) { return RelativeDay.live }
        return day.map { RelativeDay.text($0, today: context.today) } ?? "never"
    }
}

/// A client's health note above the logged sets: `! Health: left knee taped, no box jumps`. One line if it fits; a
/// longer note is wrapped and cut between words.
package struct HealthLine: Sendable {
    /// `! left knee taped, no box jumps`, the form for narrow lines.
    let short: String
    /// The same as a sentence: `Health: left knee taped, no box jumps.`
    let wording: Phrase
    private let text: Phrase

    /// The line of a note; nil for an empty one.
    package init?(_ note: String) {
        let stretches = note.split(whereSeparator: \.isNewline).map { String($0).trimmingBlanks }
        let note = stretches.filter { !$0.isEmpty }.joined(separator: ", ")
        guard !note.isEmpty else { return nil }
        short = "! \(note)"
        wording = "Health: \(note)."
        text = "! Health: \(note)"
    }

    /// How many rows it takes in this width, `most` at most.
    package func height(width: Int, most: Int) -> Int {
        min(TextWidth.wrap(text.text, width: max(width, 1)).count, max(most, 1))
    }

    /// Draws it into as many rows as the area has.
    package func draw(into screen: inout Screen, in area: Rect) {
        screen.paragraph(text, in: area, style: Style(.warning, .bold))
    }
}

extension Context {
    /// Why a command that needs a client cannot be run; nil with a client.
    package var noClientReason: Phrase? { client == nil ? "no client chosen: c chooses one" : nil }

    /// Appends the current client's state of today and the health note to the message.
    package mutating func recallHealth() {
        guard let client else { return }
        let newest = read { diary in try diary.checkIns.newest(of: client.id) } ?? nil
        let today: Phrase? = newest.flatMap { $0.day == self.today ? "Today \(WellbeingText.line($0))." : nil }
        let health = [today, HealthLine(client.health)?.wording].compactMap { $0 }
        guard !health.isEmpty else { return }
        message = .warning(([message?.phrase].compactMap { $0 } + health).joined(separator: " "))
    }

    /// Appends the words of a client's health note that warn about an exercise to the message.
    package mutating func warnOfHealth(_ exercise: Identifier<Exercise>, of client: Identifier<Client>) {
        let health = read { diary in try diary.clients.health(of: client, exercises: [exercise]) }
        guard let warning = health?.warnings[exercise] else { return }
        let facts: [Phrase?] = [message?.phrase, "Health: \(warning)."]
        message = .warning(facts.compactMap { $0 }.joined(separator: " "))
    }
}

/// The current client in a list that leaves them out: keys act on the client in the header until the cursor moves.
package struct UnlistedClient<Line: Hashable & Sendable>: Sendable {
    private var client: Identifier<Client>?
    private var line: Line?

    /// No client: keys act on the client under the cursor.
    package init() {}

    /// A client who was looked for; the cursor found `found`, on `line`.
    package init(_ client: Identifier<Client>, ifNot found: Identifier<Client>?, at line: Line?) {
        guard client != found else { return }
        self.client = client
        self.line = line
    }

    /// The client that keys act on while the cursor is on `line`; nil for the client listed there.
    package func client(at line: Line?, _ context: Context) -> Identifier<Client>? {
        client == context.client?.id && line == self.line ? client : nil
    }
}
