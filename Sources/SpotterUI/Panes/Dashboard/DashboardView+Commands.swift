import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openDashboardLine: Self = "dashboard.open"
}

extension DashboardView {
    private static func needsLine(_ state: AppState) -> String? {
        state.dashboard.line == nil ? "nothing is listed yet: n c adds a client" : nil
    }

    static let commands: [Command] = [
        Command(
            .openDashboardLine, "Resume the session, or open the client's profile or diary", hint: "open",
            in: .dashboard,
            keys: ["Enter"], unless: needsLine)
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        let areas = Self.areas(Frame(context.size).body)
        if cursors[focus].perform(command, count: count, height: areas[focus].height) { return true }
        switch command {
        case .left: step(by: -1)
        case .right: step(by: 1)
        case .openDashboardLine: open(&context)
        case .start:
            // The key of everywhere, for the client under the cursor.
            if let client = line?.client, client != context.client?.id { context.choose(client) }
            return false
        default: return false
        }
        return true
    }

    private mutating func step(by offset: Int) {
        let wanted = focus + offset
        if cursors.indices.contains(wanted), cursors[wanted].key != nil { focus = wanted }
    }

    private func open(_ context: inout Context) {
        if case .live(let session) = line {
            context.route = .session(session.id)
        } else if case .eaten(let client, _, _) = line {
            context.actions.append { state in state.choose(client) }
            context.route = .day(context.today)
        } else if let client = line?.client {
            context.route = .client(client)
        }
    }
}
