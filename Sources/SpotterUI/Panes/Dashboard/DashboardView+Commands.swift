import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let dashboard = KeyScope("dashboard", "Dashboard")
}

extension DashboardView {
    static let commands: CommandSet<DashboardView> = [
        Command(
            "dashboard.open", "Resume the session, or open the client's profile or diary", hint: "open",
            in: .dashboard, keys: ["Enter"],
            unless: { view, _ in view.line == nil ? "nothing is listed yet: n c adds a client" : nil }
        ) { view, context, _ in view.open(&context) }
    ]

    /// The keys of everywhere, for the client under the cursor.
    mutating func prepare(for command: CommandID, context: inout Context) {
        if command == .start, let client = line?.client, client != context.client?.id { context.choose(client) }
    }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        switch motion {
        case .left: step(by: -1)
        case .right: step(by: 1)
        default: cursors[focus].move(motion, count: count, height: Self.areas(context.body)[focus].height)
        }
        return true
    }

    private mutating func step(by offset: Int) {
        let wanted = focus + offset
        if cursors.indices.contains(wanted), cursors[wanted].key != nil { focus = wanted }
    }

    /// Opens what is under the cursor.
    func open(_ context: inout Context) {
        if case .live(let session) = line {
            context.go(to: .session(session.id))
        } else if case .eaten(let client, _, _) = line {
            context.choose(client)
            context.go(to: .day(context.today))
        } else if let client = line?.client {
            context.go(to: .client(client))
        }
    }
}
