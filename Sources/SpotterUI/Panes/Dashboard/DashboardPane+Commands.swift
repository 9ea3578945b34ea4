import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openDashboardLine: Self = "dashboard.open"
}

extension DashboardPane {
    private static func needsLine(_ state: AppState) -> String? {
        state.dashboard.line == nil ? "nothing is listed yet: n c adds a client" : nil
    }

    static let commands: [Command] = [
        Command(
            .openDashboardLine, "Resume the session, or open the client's profile or diary", hint: "open",
            in: .dashboard,
            keys: ["Enter"], unless: needsLine)
    ]

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        let areas = Self.areas(Frame(desk.size).body)
        if cursors[focus].perform(command, count: count, height: areas[focus].height) { return true }
        switch command {
        case .left: step(by: -1)
        case .right: step(by: 1)
        case .openDashboardLine: open(&desk)
        case .start:
            // The key of everywhere, for the client under the cursor.
            if let client = line?.client, client != desk.client?.id { desk.choose(client) }
            return false
        default: return false
        }
        return true
    }

    private mutating func step(by offset: Int) {
        let wanted = focus + offset
        if cursors.indices.contains(wanted), cursors[wanted].key != nil { focus = wanted }
    }

    private func open(_ desk: inout Desk) {
        if case .live(let session) = line {
            desk.route = .session(session.id)
        } else if case .eaten(let client, _, _) = line {
            desk.actions.append { state in state.choose(client) }
            desk.route = .day(desk.today)
        } else if let client = line?.client {
            desk.route = .client(client)
        }
    }
}
