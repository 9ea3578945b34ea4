import DiaryStore
import FitnessModel

/// The doors from the day to the rooms that write what it shows.
enum DayRooms {
    static func addFood(_ day: Day, _ context: inout Context) { FoodChooser.add(day: day, &context) }
    static func edit(_ entry: FoodEntry, _ context: inout Context) { FoodChooser.edit(entry, &context) }
    static func quickAdd(_ day: Day, _ context: inout Context) { QuickAddForm.add(day: day, &context) }
    static func copy(to day: Day, _ context: inout Context) { CopyMealPanel.open(day: day, &context) }
    static func repeatDayBefore(_ day: Day, _ context: inout Context) {
        CopyMealPanel.repeatYesterday(day: day, &context)
    }
    static func addActivity(_ day: Day, _ context: inout Context) { ActivityChooser.add(day: day, &context) }
    static func edit(_ entry: ActivityEntry, _ context: inout Context) { ActivityForm.edit(entry, &context) }
    static func edit(_ session: SessionExpenditure, _ context: inout Context) {
        SessionEnergyForm.edit(session, &context)
    }
    static func addRun(_ day: Day, _ context: inout Context) { RunStart.choose(day: day, &context) }
}
