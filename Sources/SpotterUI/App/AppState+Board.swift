import DiaryStore
import FitnessModel
import TerminalKit

extension AppState {
    /// Goes back to what was on screen before `b`.
    mutating func closeBoard() {
        isBoardOpen = false
        pendingKeys = []
        context.isStale = true
    }

    /// True when the key waits on this cell for the next one, which decides whether both are text: `b` before `bw`.
    mutating func waits(for key: Key) -> Bool {
        guard pendingKeys.isEmpty, count == nil, currentView.awaitsMore(key) else { return false }
        pendingKeys = [key]
        context.message = .plain("\(key.name) once more for the command, or the rest of the set.")
        return true
    }

    /// The command of a key that waited and was pressed once more.
    func doubled(_ keys: [Key]) -> Command.ID? {
        guard keys.count == 2, keys[0] == keys[1], currentView.awaitsMore(keys[0]),
            case .command(let command) = context.services.keys.meaning(of: [keys[0]], in: scopes)
        else { return nil }
        return command
    }

    /// A click on the Board's tabs.
    mutating func clickBoardTabs(_ place: Point) {
        guard place.row == 0, let index = board.tab(at: place.column, context) else { return }
        board.changeTab(by: index - board.shown, context: &context)
    }

    /// Shows a session on the Board when its phase lies there on the side with the keys.
    mutating func showOnBoard(_ session: Identifier<TrainingSession>) -> Bool {
        guard isBoardOpen, var sheet = board.sheet else { return false }
        sheet.readSheet(&context)
        guard sheet.sheet.column(of: session) != nil else { return false }
        sheet.goToSession(session)
        sheet.cursorMoved(&context)
        board.sheet = sheet
        context.isStale = true
        return true
    }
}
