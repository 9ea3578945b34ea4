import DiaryStore
import FitnessModel
import ViewKit

extension DayView {
    /// Opens the form of the chosen entry, or the run.
    func edit(_ context: inout Context) {
        guard let energy = content?.energy else { return }
        switch cursor.key {
        case .food(let id):
            if let entry = energy.foods.first(where: { $0.id == id }) { FoodChooser.edit(entry, &context) }
        case .activity(let id):
            if let entry = energy.activities.first(where: { $0.record.id == id }) {
                ActivityForm.edit(entry.record, &context)
            }
        case .session(let id):
            if let session = energy.sessions.first(where: { $0.record.session == id }) {
                SessionEnergyForm.edit(session.record, &context)
            }
        case .run(let id): context.go(to: .run(id))
        case nil: break
        }
    }

    /// Deletes the chosen entry.
    func delete(_ context: inout Context) {
        guard let key = cursor.key, let line = lists.joined().first(where: { $0.key == key }) else { return }
        context.write("Deleted \(line.name). u brings it back.") { diary in
            switch key {
            case .food(let id): try diary.deleteFoodEntry(id)
            case .activity(let id): try diary.deleteActivityEntry(id)
            case .run(let id): try diary.deleteRun(id)
            case .session: break
            }
        }
    }

    /// Shows energy in the other unit.
    func changeUnit(_ context: inout Context) {
        guard let client = context.client?.id, var profile = content?.energy.profile else { return }
        profile.unit = profile.unit == .kcal ? .kJ : .kcal
        let changed = profile
        context.write("Energy is shown in \(changed.unit.rawValue).") { diary in
            try diary.setEnergyProfile(changed, of: client)
        }
    }

    /// Marks the day as complete, or no longer.
    func complete(_ context: inout Context) {
        guard let client = context.client?.id, var said = content?.energy.said else { return }
        said.isComplete.toggle()
        let changed = said
        context.write(
            changed.isComplete ? "The day is complete: it counts for the review." : "The day is not complete any more."
        ) { diary in
            try diary.setDiaryDay(changed, of: client)
        }
    }
}
