import DiaryStore
import FitnessModel
import TerminalKit

extension ReviewPane {
    static let commands: [Command] = []

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool { false }
}
