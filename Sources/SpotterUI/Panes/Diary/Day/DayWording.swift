import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// A day of a client in words: its figures against their limits, what was eaten and done, what is missing, where the
/// limits come from.
struct DayWording: Hashable, Sendable {
    /// What the diary says.
    let day: EnergyDay
    /// The days of its week up to it.
    let week: [DaySummary]
    /// kg or lb, as the client's weights are read.
    let mass: MassUnit
    let today: Day
    // What is drawn, put into words once and not at every picture.
    private(set) var figures: [DayFigure] = []
    private(set) var foods: [DayLine] = []
    private(set) var activities: [DayLine] = []
    private(set) var hints: [String] = []

    /// Reads a day of a client, and of the week before it what it came to.
    init(
        _ diary: Diary, client: Identifier<Client>, day: Day, today: Day, weeksFrom start: WeekStart
    ) throws(StoreError) {
        self.day = try diary.energyDay(of: client, on: day)
        week = try diary.energyDays(of: client, from: start.week(of: day).lowerBound, through: day)
        mass = try diary.clients.get(client).unit
        self.today = today
        figures = makeFigures()
        foods = makeFoods()
        activities = makeActivities()
        hints = makeHints()
    }

    var unit: EnergyUnit { day.profile.unit }
    /// Protein, carbohydrate, fat and fibre.
    var nutrients: [DayNutrient] {
        NutrientTarget.nutrients.map { DayNutrient($0, day.total, goal: day.target?[$0]) }
    }

    /// "‹ Thu 12 March › today · lose weight"; shorter in a narrow window.
    static func caption(_ day: Day, today: Day, goal: EnergyGoal?, width: Int) -> String {
        let isNarrow = width < 78
        let month = isNarrow ? String(day.monthName.prefix(3)) : day.monthName
        let year = day.year == today.year ? "" : " \(day.year)"
        let date = "‹ \(day.weekday.short) \(day.day) \(month)\(year) ›"
        let relative = relative(day, today: today)
        let said = date + (relative.isEmpty ? "" : " " + relative)
        guard let goal else { return said }
        if !isNarrow { return "\(said) · \(goal.direction.label)" }
        // Beside the sub-tabs there is no room for more.
        let short = "\(said), \(goal.direction.verb)"
        return TextWidth.of(short) <= 28 ? short : said
    }

    /// "today", "yesterday", "5 d ago", "in 3 d"; empty for what lies further away.
    static func relative(_ day: Day, today: Day) -> String {
        let days = today.days(until: day)
        switch days {
        case -30...1: return RelativeDay.text(day, today: today)
        case 2...30: return "in \(days) d"
        default: return ""
        }
    }

    /// "1 620".
    func number(_ energy: Energy) -> String { EnergyText.number(energy, in: unit) }
    /// "1 620 kcal".
    func text(_ energy: Energy) -> String { EnergyText.text(energy, in: unit) }
    /// "62.4 kg".
    func text(_ weight: Mass) -> String { "\(weight.estimateText(in: mass)) \(mass.rawValue)" }
    /// "10 Mar", with the year where it is another one.
    func date(_ day: Day) -> String { RelativeDay.date(day, today: today) }
}

extension EnergyGoal.Direction {
    /// "lose weight".
    var label: String { self == .maintain ? "keep weight" : "\(verb) weight" }
    /// What may be eaten is called so.
    var limitName: String { self == .lose ? "limit" : "target" }
    /// "lose".
    var verb: String { self == .maintain ? "keep" : rawValue }
}
