import DiaryStore
import FitnessModel
import TerminalKit

extension LibraryPane {
    static let commands: [Command] = []

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool { false }
}
