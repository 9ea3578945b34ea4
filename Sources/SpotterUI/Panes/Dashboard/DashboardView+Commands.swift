import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension DashboardView {
    static let scope = KeyScope("dashboard", "Dashboard")

    static let commands: CommandSet<DashboardView> = [
        command(
            "open", "Resume the session, or open the client's profile or diary", hint: "open", keys: ["Enter"],
            unless: { view, _ in
                guard view.line == nil else { return nil }
                return view.facts == nil ? "the diary is still being read" : "nothing is listed yet: n c adds a client"
            }
        ) { view, context in view.open(&context) }
    ]

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        if isUnread { reload(&context) }
        let areas = areas(context.body)
        let heights = areas.map(\.height)
        switch motion {
        case .left: cursor.step(by: -1)
        case .right: cursor.step(by: 1)
        // Parts that stand below one another are one list.
        default:
            if areas.first?.column == areas.last?.column {
                cursor.move(motion, count: count, heights: heights)
            } else {
                cursor.moveInside(motion, count: count, heights: heights)
            }
        }
        readPreview(&context)
        return true
    }

    /// Opens what is under the cursor.
    func open(_ context: inout Context) {
        if case .live(let session) = line {
            context.go(to: .session(session.id))
        } else if case .eaten(let client) = line?.key {
            context.choose(client)
            context.go(to: .day(context.today))
        } else if let client = line?.client {
            context.go(to: .client(client))
        }
    }
}
