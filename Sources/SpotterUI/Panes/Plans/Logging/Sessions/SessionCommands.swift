import DiaryStore
import FitnessModel
import ViewKit

extension KeyScope {
    static let session = KeyScope("session", "Exercises of one session")
}

/// The commands of a session's own exercises: of a free session, and of what is done beside the plan.
extension SheetView {
    static let sessionCommands: CommandSet<SheetView> = [
        Command(
            "session.add-exercise", "Add exercises to the session", hint: "add exercise", in: .session, keys: ["a"],
            unless: needsAddingSession
        ) { view, context, _ in view.openChooser(&context) },
        Command(
            "session.remove-exercise", "Remove the exercise from the session (u: undo)", hint: "remove",
            in: .session, keys: ["d"], unless: needsSessionRow
        ) { view, context, _ in view.removeExercise(&context) },
        Command(
            "session.move-exercise", "Move the exercise with the arrows", hint: "move", in: .session, keys: ["m"],
            unless: { view, context in
                view.sheet.isPlan
                    ? "what is done beside the plan has no order" : needsSessionRow(view, context)
            }
        ) { view, context, _ in
            view.isMoving = true
            context.message = .plain("Moving: the arrows move the row, Enter or Esc ends.")
        },
        Command(
            "session.add-beside", "Add an exercise to this session only, beside the plan", in: .sheet, keys: ["B"],
            unless: needsAddingSession
        ) { view, context, _ in view.openChooser(&context) },
        Command(
            "session.times", "Show when the sets of the session were done", in: .sheet, keys: ["g t"],
            unless: { view, _ in view.target == nil ? "no session stands in this column" : nil }
        ) { view, context, _ in
            if let session = view.target, let panel = TimesPanel.open(session, &context) { context.present(panel) }
        },
    ]

    private static func needsSessionRow(_ view: SheetView, _ context: Context) -> String? {
        view.sessionRow == nil ? "no exercise is under the cursor: a adds one" : nil
    }
    private static func needsAddingSession(_ view: SheetView, _ context: Context) -> String? {
        view.addingSession == nil ? "no session stands in this column: s starts one" : nil
    }
}
