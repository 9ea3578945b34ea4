import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension CockpitView {
    static let commands: CommandSet<CockpitView> = [
        command("open", "Open the sheet of this session", hint: "sheet", keys: ["Enter"]) { view, context in
            view.open(&context)
        },
        command(
            "edit", "Edit the cell", keys: ["e"],
            unless: { view, _ in view.sheet?.line == nil ? "no exercise stands here yet" : nil }
        ) { view, context in view.sheet?.edit(&context) },
        command("next", "Go to the next session", keys: ["Tab"]) { view, context in view.step(by: 1, &context) },
        command("previous", "Go to the session before", keys: ["S-Tab"]) { view, context in
            view.step(by: -1, &context)
        },
    ]

    func disabledReason(of id: CommandID, _ context: Context) -> String? {
        if let command = Self.commands[id] { return command.disabledReason?(self, context) }
        guard let command = SheetView.commands[id] else { return nil }
        guard scopes.contains(command.info.scope) else { return "Enter opens the sheet, where it works" }
        return sheet?.disabledReason(of: id, context)
    }

    /// What is about the session is the sheet's that has the keys; `o` stays among the columns.
    mutating func perform(_ id: CommandID, count: Int, context: inout Context) -> Bool {
        if let command = Self.commands[id] {
            command.run(&self, &context, count)
            return true
        }
        if let motion = Motion(id) { return move(motion, count: count, context: &context) }
        if id == .otherSession, columns.count > 1 {
            step(by: 1, &context)
            return true
        }
        guard let command = SheetView.commands[id], scopes.contains(command.info.scope) else { return false }
        return sheet?.perform(id, count: count, context: &context) ?? false
    }

    /// Lays the sheet over the cockpit; back leads here again.
    func open(_ context: inout Context) {
        if let sheet { context.push(sheet) }
    }
}
