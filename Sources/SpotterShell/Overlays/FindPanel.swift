import DiaryStore
import FitnessModel
import SpotterCore
package import TerminalKit
package import ViewKit

/// Finds clients, plans, exercises and machines by any word of them, and goes there.
package struct FindPanel: Chooser {
    package typealias Context = SpotterShell.Context

    private static let limit = 50
    /// Of how many exercises the best set is read.
    private static let mostBests = 5

    package var typed = TypedList()
    private var hits: [SearchHit] = []
    /// The current client's best set in the exercises that come first.
    private var bests: [Int64: String] = [:]

    package init() {}

    package var hints: [KeyHint] {
        [KeyHint("Enter", "go there"), KeyHint("↑ ↓", "move"), KeyHint.typing("to search"), KeyHint("Esc", "close")]
    }
    package var heading: Phrase { "Find a client, plan, exercise or machine" }
    package var lineCount: Int { hits.count }
    package var countText: Phrase {
        if typed.text.isEmpty { return "" }
        return hits.count == Self.limit
            ? "first \(hits.count)" : "\(hits.count, one: "match", other: "matches")"
    }
    package var emptyText: Phrase {
        typed.text.isEmpty
            ? "Type the beginning of any word: a name, a goal, a note."
            : .nothingMatches
    }

    package mutating func search(_ context: inout Context) {
        let text = typed.text
        let client = context.client
        hits =
            text.isEmpty
            ? []
            : context.read { diary in try diary.contents.search(text, for: client?.id, limit: Self.limit) } ?? []
        bests = [:]
        guard let client else { return }
        let formula = context.shared.formula
        for hit in hits.prefix(Self.mostBests) where hit.lastDone != nil {
            let best = context.read { diary in
                try diary.loads.best(client: client.id, exercise: Identifier(rawValue: hit.recordID), by: formula)
            }
            guard let lift = best?.strongest ?? best?.heaviest else { continue }
            let set = PerformedSet(lift.resistance, .reps(lift.reps)).converted(to: client.unit)
            bests[hit.recordID] = LoadCell.render([set], unit: client.unit)
        }
    }

    package func choose(_ index: Int, context: inout Context) -> OverlayOutcome {
        guard hits.indices.contains(index) else { return .stay }
        let hit = hits[index]
        let route: Route =
            switch hit.kind {
            case .client: .client(Identifier(rawValue: hit.recordID))
            case .phase: .sheet(Identifier(rawValue: hit.recordID))
            case .exercise: .exercise(Identifier(rawValue: hit.recordID))
            case .mesocycle: .mesocycle(Identifier(rawValue: hit.recordID))
            case .machine: .machine(Identifier(rawValue: hit.recordID))
            }
        return .finish { $0.go(to: route) }
    }

    package func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        let hit = hits[index]
        let details: [Phrase] = [
            hit.kind.word, hit.detail?.wording ?? "", bests[hit.recordID].map { "best \($0)" } ?? "",
            hit.lastDone.map { RelativeDay.text($0, today: context.today) } ?? "", hit.isArchived ? "archived" : "",
        ]
        let detail = details.filter { !$0.isEmpty }.joined(separator: " · ")
        screen.listLine(row, isSelected: isSelected, left: "\(hit.title)", right: detail)
    }
}

extension SearchKind {
    fileprivate var word: Phrase {
        switch self {
        case .client: "client"
        case .phase: "phase"
        case .exercise: "exercise"
        case .mesocycle: "mesocycle"
        case .machine: "machine"
        }
    }
}
