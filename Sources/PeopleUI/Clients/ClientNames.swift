import DiaryStore
import FitnessModel
import SpotterShell
import ViewKit

/// Clients by names that are typed into forms.
enum ClientNames {
    /// A field for the name of a client, which Tab completes.
    static func field<Record: Sendable>(
        _ path: Field<Record>.Path<String>, help: Phrase, _ context: Context
    ) -> Field<Record> {
        let names = (try? context.diary.dashboard.clientsByRecency().map(\.name)) ?? []
        return .completing("client", "Client", path, help: help) { typed in
            let key = SearchKey.fold(typed)
            return names.first { SearchKey.fold($0).hasPrefix(key) }
        }
    }

    /// The clients of exactly this name, else those whose name contains it; active ones of the former if there are any.
    static func found(_ name: String, _ context: Context) -> [Client] {
        let exact = (try? context.diary.clients.named(name)) ?? []
        let used = exact.filter { !$0.isArchived }
        if !exact.isEmpty { return used.isEmpty ? exact : used }
        return (try? context.diary.clients.list(ListFilter(search: name), limit: 5).map(\.client)) ?? []
    }

    /// The message about a name that several clients have.
    static func several(_ found: [Client]) -> Phrase {
        "Several clients match: \(list: found.prefix(4).map(\.name)). Choose one with c first."
    }

    /// The message about a name that no client has.
    static func missing(_ name: String) -> Phrase { "There is no client \(name). n c adds one." }
}
