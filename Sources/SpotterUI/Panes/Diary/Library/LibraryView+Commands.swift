import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let librarySection: Self = "library.section"
}

extension LibraryView {
    static let commands: [Command] = [
        Command(
            .librarySection, "Show the foods, or the activities", hint: "foods/activities", in: .library, keys: ["v"])
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        guard command == .librarySection else {
            return withShown { $0.perform(command, count: count, context: &context) }
        }
        section = section == .foods ? .activities : .foods
        context.isStale = true
        return true
    }
}
