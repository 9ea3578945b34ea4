import DiaryStore
import FitnessModel
import TerminalKit

extension DayView {
    /// Runs the commands that open a form or write; false when it is none of them.
    mutating func change(_ command: Command.ID, _ context: inout Context) -> Bool {
        let day = shown(context)
        switch command {
        case .addFood: DayRooms.addFood(day, &context)
        case .addActivity: DayRooms.addActivity(day, &context)
        case .addRunToDay: DayRooms.addRun(day, &context)
        case .quickAddFood: DayRooms.quickAdd(day, &context)
        case .addWeighIn: WeighInForm.add(day: day, &context)
        case .copyMeal: DayRooms.copy(to: day, &context)
        case .repeatYesterday: DayRooms.repeatDayBefore(day, &context)
        case .editEnergyGoal: GoalForm.edit(day: day, &context)
        case .editEnergySettings: EnergyForm.edit(&context)
        case .editTargets: TargetsForm.edit(&context)
        case .editDayNote: DayNoteForm.edit(day: day, &context)
        case .editBody: if let client = context.client { ClientForm.edit(client.id, context: &context) }
        case .changeEnergyUnit: changeUnit(&context)
        case .completeDay: complete(&context)
        case .editDayEntry: edit(&context)
        case .deleteDayEntry: delete(&context)
        default: return false
        }
        return true
    }

    private func edit(_ context: inout Context) {
        guard let content else { return }
        switch cursor.key {
        case .food(let id):
            if let entry = content.energy.foods.first(where: { $0.id == id }) { DayRooms.edit(entry, &context) }
        case .activity(let id):
            if let entry = content.energy.activities.first(where: { $0.record.id == id }) {
                DayRooms.edit(entry.record, &context)
            }
        case .session(let id):
            if let session = content.energy.sessions.first(where: { $0.record.session == id }) {
                DayRooms.edit(session.record, &context)
            }
        case .run(let id): context.route = .run(id)
        case nil: break
        }
    }

    private func delete(_ context: inout Context) {
        guard let key = cursor.key, let line = lists.joined().first(where: { $0.key == key }) else { return }
        context.write("Deleted \(line.name). u brings it back.") { diary throws(StoreError) in
            switch key {
            case .food(let id): try diary.deleteFoodEntry(id)
            case .activity(let id): try diary.deleteActivityEntry(id)
            case .run(let id): try diary.deleteRun(id)
            case .session: break
            }
        }
    }

    private func changeUnit(_ context: inout Context) {
        guard let client = context.client?.id, var profile = content?.energy.profile else { return }
        profile.unit = profile.unit == .kcal ? .kJ : .kcal
        let changed = profile
        context.write("Energy is shown in \(changed.unit.rawValue).") { diary throws(StoreError) in
            try diary.setEnergyProfile(changed, of: client)
        }
    }

    private func complete(_ context: inout Context) {
        guard let client = context.client?.id, var said = content?.energy.said else { return }
        said.isComplete.toggle()
        let changed = said
        context.write(
            changed.isComplete ? "The day is complete: it counts for the review." : "The day is not complete any more."
        ) { diary throws(StoreError) in
            try diary.setDiaryDay(changed, of: client)
        }
    }
}
