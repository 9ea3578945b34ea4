import DiaryStore
import FitnessModel
import TerminalKit

extension DayPane {
    /// Runs the commands that open a form or write; false when it is none of them.
    mutating func change(_ command: Command.ID, _ desk: inout Desk) -> Bool {
        let day = shown(desk)
        switch command {
        case .addFood: DayRooms.addFood(day, &desk)
        case .addActivity: DayRooms.addActivity(day, &desk)
        case .addRunToDay: DayRooms.addRun(day, &desk)
        case .quickAddFood: DayRooms.quickAdd(day, &desk)
        case .addWeighIn: WeighInForm.add(day: day, &desk)
        case .copyMeal: DayRooms.copy(to: day, &desk)
        case .repeatYesterday: DayRooms.repeatDayBefore(day, &desk)
        case .editEnergyGoal: GoalForm.edit(day: day, &desk)
        case .editEnergySettings: EnergyForm.edit(&desk)
        case .editTargets: TargetsForm.edit(&desk)
        case .editDayNote: DayNoteForm.edit(day: day, &desk)
        case .editBody: if let client = desk.client { ClientForm.edit(client.id, desk: &desk) }
        case .changeEnergyUnit: changeUnit(&desk)
        case .completeDay: complete(&desk)
        case .editDayEntry: edit(&desk)
        case .deleteDayEntry: delete(&desk)
        default: return false
        }
        return true
    }

    private func edit(_ desk: inout Desk) {
        guard let content else { return }
        switch cursor.key {
        case .food(let id):
            if let entry = content.energy.foods.first(where: { $0.id == id }) { DayRooms.edit(entry, &desk) }
        case .activity(let id):
            if let entry = content.energy.activities.first(where: { $0.record.id == id }) {
                DayRooms.edit(entry.record, &desk)
            }
        case .session(let id):
            if let session = content.energy.sessions.first(where: { $0.record.session == id }) {
                DayRooms.edit(session.record, &desk)
            }
        case .run(let id): desk.route = .run(id)
        case nil: break
        }
    }

    private func delete(_ desk: inout Desk) {
        guard let key = cursor.key, let line = lists.joined().first(where: { $0.key == key }) else { return }
        desk.write("Deleted \(line.name). u brings it back.") { diary throws(StoreError) in
            switch key {
            case .food(let id): try diary.deleteFoodEntry(id)
            case .activity(let id): try diary.deleteActivityEntry(id)
            case .run(let id): try diary.deleteRun(id)
            case .session: break
            }
        }
    }

    private func changeUnit(_ desk: inout Desk) {
        guard let client = desk.client?.id, var profile = content?.energy.profile else { return }
        profile.unit = profile.unit == .kcal ? .kJ : .kcal
        let changed = profile
        desk.write("Energy is shown in \(changed.unit.rawValue).") { diary throws(StoreError) in
            try diary.setEnergyProfile(changed, of: client)
        }
    }

    private func complete(_ desk: inout Desk) {
        guard let client = desk.client?.id, var said = content?.energy.said else { return }
        said.isComplete.toggle()
        let changed = said
        desk.write(
            changed.isComplete ? "The day is complete: it counts for the review." : "The day is not complete any more."
        ) { diary throws(StoreError) in
            try diary.setDiaryDay(changed, of: client)
        }
    }
}
