import DiaryStore
import FitnessModel
import ViewKit

/// What happens when the name of an exercise is typed into a row of a sheet.
enum ExerciseEntry {
    /// How a name is taken.
    enum Reading: Hashable, Sendable {
        /// Nothing was typed: the row has no exercise.
        case none
        /// The library has it, but for case and accents.
        case known(Identifier<Exercise>)
        /// The library has names that may be meant.
        case near([ExerciseName])
        /// Nothing is like it: it is new.
        case new
    }

    /// How many near names are shown.
    static let nearLimit = 6

    /// Reads a typed name against the library.
    static func read(_ name: String, in diary: Diary) throws(StoreError) -> Reading {
        let name = name.trimmingBlanks
        if name.isEmpty { return .none }
        if let exercise = try diary.exercises.named(name) { return .known(exercise.id) }
        let near = try diary.exercises.nearMatches(to: name, limit: nearLimit)
        return near.isEmpty ? .new : .near(near)
    }

    /// Puts the exercise of that name into a row in place of the one that it showed; asks first when the name may be a
    /// misspelling of one that is there.
    static func resolve(
        _ name: String, row: Identifier<PhaseRow>, replacing shown: SheetEdit.Choice, _ context: inout Context
    ) {
        let name = name.trimmingBlanks
        let reading = context.read { diary in try read(name, in: diary) }
        switch reading {
        case nil: return
        case .none?: put(nil, into: row, replacing: shown, saying: "Saved.", &context)
        case .known(let id)?: put(id, into: row, replacing: shown, saying: "Saved.", &context)
        case .new?: create(name, for: row, replacing: shown, &context)
        case .near(let names)?:
            var picker = question(name, names) { chosen, context in
                guard let chosen else { return create(name, for: row, replacing: shown, &context) }
                let title = names.first { $0.id == chosen }?.name ?? name
                put(chosen, into: row, replacing: shown, saying: "\(title) it is.", &context)
            }
            picker.onCancel = { context in
                context.update(SheetView.self) { view, context in view.typeExercise(name, row: row, &context) }
            }
            context.present(picker)
        }
    }

    /// The near names, the nearest first, and the new exercise as the last line; `then` gets nil for that one.
    static func question(
        _ name: String, _ near: [ExerciseName],
        then: @escaping @Sendable (Identifier<Exercise>?, inout Context) -> Void
    ) -> Picker {
        var items = near.map { Picker.Item($0.name, detail: "in your library", key: $0.id.rawValue) }
        items.append(Picker.Item("new exercise: \(name)", detail: "create", key: 0))
        return Picker("\(name): did you mean", items: items, verb: "take it") { item, context in
            then(item.key == 0 ? nil : Identifier(rawValue: item.key), &context)
        }
    }

    private static func put(
        _ exercise: Identifier<Exercise>?, into row: Identifier<PhaseRow>, replacing shown: SheetEdit.Choice,
        saying: String, _ context: inout Context
    ) {
        let isPut = context.save(saying) { diary in try diary.setExercise(exercise, row: row, replacing: shown) }
        if isPut, let exercise { warnOfHealth(exercise, &context) }
    }

    /// The sheet knows whose row it is.
    private static func warnOfHealth(_ exercise: Identifier<Exercise>, _ context: inout Context) {
        context.update(SheetView.self) { view, context in view.warnOfHealth(exercise, &context) }
    }

    private static func create(
        _ name: String, for row: Identifier<PhaseRow>, replacing shown: SheetEdit.Choice, _ context: inout Context
    ) {
        let exercise = context.write("New exercise \(name).") { diary in
            try diary.setNewExercise(named: name, row: row, replacing: shown)
        }
        if let exercise { warnOfHealth(exercise, &context) }
    }
}
