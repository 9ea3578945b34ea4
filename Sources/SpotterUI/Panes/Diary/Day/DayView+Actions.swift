import DiaryStore
import FitnessModel
import ViewKit

extension DayView {
    /// Opens the form of the chosen entry, or the run.
    func edit(_ context: inout Context) {
        guard let shown = content?.day else { return }
        switch cursor.key {
        case .food(let id):
            if let entry = shown.foods.first(where: { $0.id == id }) { FoodChooser.edit(entry, &context) }
        case .activity(let id):
            if let entry = shown.activities.first(where: { $0.record.id == id }) {
                ActivityForm.edit(entry.record, &context)
            }
        case .session(let id):
            if let session = shown.sessions.first(where: { $0.record.session == id }) {
                SessionEnergyForm.edit(session.record, &context)
            }
        case .run(let id): context.go(to: .run(id))
        case nil: break
        }
    }

    /// Deletes the chosen entry.
    func delete(_ context: inout Context) {
        guard let key = cursor.key, let line = lists.joined().first(where: { $0.key == key }) else { return }
        context.write("Deleted \(line.name). u: undo.") { diary in
            switch key {
            case .food(let id): try diary.foodEntries.delete(id)
            case .activity(let id): try diary.activityEntries.delete(id)
            case .run(let id): try diary.runs.delete(id)
            case .session: break
            }
        }
    }

    /// Shows energy in the other unit.
    func changeUnit(_ context: inout Context) {
        guard let client = context.client?.id, let shown = content?.day.profile else { return }
        var profile = shown
        profile.unit = profile.unit == .kcal ? .kJ : .kcal
        context.write("Energy is shown in \(profile.unit.rawValue).") { [profile] diary in
            try diary.updateEnergyProfile(from: shown, to: profile, of: client)
        }
    }

    /// Marks the day as complete, or no longer.
    func complete(_ context: inout Context) {
        guard let client = context.client?.id, let shown = content?.day.said else { return }
        var said = shown
        said.isComplete.toggle()
        context.write(
            said.isComplete ? "The day is complete: it counts for the review." : "The day is not complete any more."
        ) { [said] diary in
            try diary.updateDiaryDay(from: shown, to: said, of: client)
        }
    }
}
