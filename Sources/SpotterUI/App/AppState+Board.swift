import DiaryStore
import FitnessModel
import TerminalKit

extension AppState {
    /// Goes back to what was on screen before `b`.
    mutating func closeBoard() {
        isBoardOpen = false
        pendingKeys = []
        desk.isStale = true
    }

    /// True when the key waits on this cell for the next one, which decides whether both are text: `b` before `bw`.
    mutating func waits(for key: Key) -> Bool {
        guard pendingKeys.isEmpty, count == nil, currentPane.awaits(key) else { return false }
        pendingKeys = [key]
        desk.message = .plain("\(key.name) once more for the command, or the rest of the set.")
        return true
    }

    /// The command of a key that waited and was pressed once more.
    func doubled(_ keys: [Key]) -> Command.ID? {
        guard keys.count == 2, keys[0] == keys[1], currentPane.awaits(keys[0]),
            case .command(let command) = desk.services.keys.meaning(of: [keys[0]], in: contexts)
        else { return nil }
        return command
    }

    /// A click on the Board's tabs.
    mutating func clickBoardTabs(_ place: Point) {
        guard place.row == 0, let index = board.tab(at: place.column, desk) else { return }
        board.changeTab(by: index - board.shown, desk: &desk)
    }

    /// Shows a session on the Board when its phase lies there on the side with the keys.
    mutating func showOnBoard(_ session: Identifier<TrainingSession>) -> Bool {
        guard isBoardOpen, var sheet = board.sheet else { return false }
        sheet.readSheet(&desk)
        guard sheet.sheet.column(of: session) != nil else { return false }
        sheet.goToSession(session)
        sheet.cursorMoved(&desk)
        board.sheet = sheet
        desk.isStale = true
        return true
    }
}
