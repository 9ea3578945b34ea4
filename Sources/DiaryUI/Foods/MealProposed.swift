import DiaryStore
import FitnessModel
import SpotterShell
import ViewKit

extension Meal {
    /// The usual meal at that time of the day.
    static func usual(at time: TimeOfDay) -> Meal {
        switch time.minuteOfDay {
        case 240..<660: .breakfast
        case 660..<900: .lunch
        case 900..<1_020: .snack
        case 1_020..<1_320: .dinner
        default: .snack
        }
    }

    /// The meal that a new entry of a day is proposed for: today the one of the hour, or the one that was chosen in its
    /// place; on another day the one that was last written there, because a day is written down meal by meal.
    static func proposed(for day: Day, of client: Identifier<Client>, _ context: inout Context) -> Meal {
        if day == context.today {
            if let chosen = context.live.meals[client], chosen.day == day { return chosen.meal }
            return usual(at: TimeOfDay(context.now, in: context.services.timeZone))
        }
        let entries = context.read { diary in try diary.foodEntries.list(of: client, on: day) } ?? []
        return entries.max { $0.id.rawValue < $1.id.rawValue }?.meal ?? .breakfast
    }

    /// The meal after this one; after the last the first.
    var next: Meal { Meal.allCases.cycled(from: self) }

    /// "Breakfast", for the beginning of a sentence.
    var title: Phrase {
        switch self {
        case .breakfast: "Breakfast"
        case .lunch: "Lunch"
        case .dinner: "Dinner"
        case .snack: "Snack"
        }
    }

    /// "breakfast", in a sentence or a list.
    var word: Phrase {
        switch self {
        case .breakfast: "breakfast"
        case .lunch: "lunch"
        case .dinner: "dinner"
        case .snack: "snack"
        }
    }

    /// The choices of a form.
    static let choices: [(value: Meal, word: Phrase)] = allCases.map { ($0, $0.word) }
}
