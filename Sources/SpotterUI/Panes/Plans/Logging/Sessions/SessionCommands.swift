import DiaryStore
import FitnessModel

extension Command.ID {
    static let pickExercise: Self = "session.add-exercise"
    static let removeExercise: Self = "session.remove-exercise"
    static let moveExercise: Self = "session.move-exercise"
    static let addToSession: Self = "session.add-beside"
    static let showTimes: Self = "session.times"
}

/// The commands of a session's own exercises: of a free session, and of what is done beside the plan.
enum SessionCommands {
    private static func needsRow(_ state: AppState) -> String? {
        state.sheet?.sessionRow == nil ? "no exercise is under the cursor: a adds one" : nil
    }
    private static func needsOrder(_ state: AppState) -> String? {
        state.sheet?.sheet.isPlan == true ? "what is done beside the plan has no order" : needsRow(state)
    }
    private static func needsSession(_ state: AppState) -> String? {
        state.sheet?.addingSession == nil ? "no session stands in this column: s starts one" : nil
    }
    private static func needsTarget(_ state: AppState) -> String? {
        state.sheet?.target == nil ? "no session stands in this column" : nil
    }

    static let all: [Command] = [
        Command(
            .pickExercise, "Add exercises to the session", hint: "add exercise", in: .session, keys: ["a"],
            unless: needsSession),
        Command(
            .removeExercise, "Remove the exercise from the session (undo brings it back)", hint: "remove",
            in: .session, keys: ["d"], unless: needsRow),
        Command(
            .moveExercise, "Move the exercise with the arrows", hint: "move", in: .session, keys: ["m"],
            unless: needsOrder),
        Command(
            .addToSession, "Add an exercise to this session only, beside the plan", in: .sheet, keys: ["B"],
            unless: needsSession),
        Command(
            .showTimes, "Show when the sets of the session were done", in: .sheet, keys: ["g t"],
            unless: needsTarget),
    ]
}
