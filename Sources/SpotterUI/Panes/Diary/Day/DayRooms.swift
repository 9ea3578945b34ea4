import DiaryStore
import FitnessModel

/// The doors from the day to the rooms that write what it shows.
enum DayRooms {
    static func addFood(_ day: Day, _ desk: inout Desk) { FoodChooser.add(day: day, &desk) }
    static func edit(_ entry: FoodEntry, _ desk: inout Desk) { FoodChooser.edit(entry, &desk) }
    static func quickAdd(_ day: Day, _ desk: inout Desk) { QuickAddForm.add(day: day, &desk) }
    static func copy(to day: Day, _ desk: inout Desk) { CopyMealPanel.open(day: day, &desk) }
    static func repeatDayBefore(_ day: Day, _ desk: inout Desk) { CopyMealPanel.repeatYesterday(day: day, &desk) }
    static func addActivity(_ day: Day, _ desk: inout Desk) { ActivityChooser.add(day: day, &desk) }
    static func edit(_ entry: ActivityEntry, _ desk: inout Desk) { ActivityForm.edit(entry, &desk) }
    static func edit(_ session: SessionExpenditure, _ desk: inout Desk) { SessionEnergyForm.edit(session, &desk) }
    static func addRun(_ day: Day, _ desk: inout Desk) { RunStart.choose(day: day, &desk) }
}
