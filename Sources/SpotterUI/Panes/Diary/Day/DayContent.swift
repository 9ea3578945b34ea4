import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// A day as it is shown: what the diary says of it, put into words once, not at every picture.
struct DayContent: Hashable, Sendable {
    /// What the diary says.
    let energy: EnergyDay
    /// The rows at the head.
    let figures: [DayFigure]
    /// What is missing or looks wrong, and the keys that help.
    let hints: [String]
    /// What was eaten, meal by meal.
    let foods: [DayLine]
    /// What was done.
    let doings: [DayLine]
    /// Protein, carbohydrate, fat and fibre.
    let nutrients: [DayNutrient]
    /// Where the limits come from, a sentence each.
    let basis: [String]
    /// Kind of day, whether it is complete, the week, the weight, the note.
    let remarks: [String]

    /// The goal that counts on the day; nil keeps the weight.
    var goal: EnergyGoal? { energy.goal }
    var unit: EnergyUnit { energy.profile.unit }

    /// Reads a day of a client, and of the week before it what it came to.
    init(_ diary: Diary, client: Identifier<Client>, day: Day, today: Day) throws(StoreError) {
        let energy = try diary.energyDay(of: client, on: day)
        let monday = day.adding(days: 1 - day.weekday.rawValue)
        let week = try diary.energyDays(of: client, from: monday, through: day)
        self.init(energy, week: week, unitOfMass: try diary.clients.get(client).unit, today: today)
    }

    /// Puts a day into words.
    init(_ energy: EnergyDay, week: [DaySummary], unitOfMass: MassUnit, today: Day) {
        self.energy = energy
        let words = DayWording(unit: energy.profile.unit, mass: unitOfMass, today: today)
        figures = words.figures(energy)
        hints = words.hints(energy)
        foods = words.foods(energy)
        doings = words.doings(energy)
        let target = energy.target
        nutrients = [
            DayNutrient("protein", energy.foods, \.protein, goal: target?.protein),
            DayNutrient("carbs", energy.foods, \.carbohydrate, goal: target?.carbohydrate),
            DayNutrient("fat", energy.foods, \.fat, goal: target?.fat),
            DayNutrient("fibre", energy.foods, \.fibre, goal: target?.fibre),
        ]
        basis = words.basis(energy)
        remarks = words.remarks(energy, week: week)
    }

    /// The records of the day in the order in which they are listed.
    var keys: [DayLine.Key] { (foods + doings).compactMap(\.key) }

    /// The titles over the columns of what was eaten.
    var foodHead: [String] { ["", "FOOD", "", "g", unit.rawValue, "P", "C", "F"] }
    /// The titles over the columns of what was done.
    var doingHead: [String] { ["", "ACTIVITY", "time", unit.rawValue] }

    /// The lists side by side, or one below the other as a single one.
    func lists(isSplit: Bool) -> [[DayLine]] {
        if isSplit { return [foods, doings] }
        let heads = [("FOOD", foods), ("ACTIVITY", doings)]
        return [
            Array(
                heads.map { name, lines in
                    [DayLine(kind: .title, name: name, energy: unit.rawValue)] + lines
                }.joined(separator: [.blank]))
        ]
    }
}
