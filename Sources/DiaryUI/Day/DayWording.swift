import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// A client's day as text: its values with their limits, foods, activities, hints, the origin of the limits.
package struct DayWording: Hashable, Sendable {
    /// The day as stored.
    let day: EnergyDay
    /// The days of its week up to it.
    let week: [DaySummary]
    /// kg or lb, as the client's weights are read.
    let mass: MassUnit
    let today: Day
    /// The basis of the limit whose remarks were acknowledged; nil for none.
    private let acknowledged: String?
    // Formatted once, not in each frame.
    private(set) var figures: [DayFigure] = []
    private(set) var foods: [DayLine] = []
    private(set) var activities: [DayLine] = []
    private(set) var hints: [Phrase] = []

    /// Reads a client's day, and the totals of the week before it.
    init(
        _ diary: Diary, client: Identifier<Client>, day: Day, today: Day, weeksFrom start: WeekStart
    ) throws(StoreError) {
        self.day = try diary.energy.day(of: client, on: day)
        week = try diary.energy.days(of: client, from: start.week(of: day).lowerBound, through: day)
        mass = try diary.clients.get(client).unit
        self.today = today
        acknowledged = try diary.settings.get(Self.acknowledgedSetting(client))
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
    static func caption(_ day: Day, today: Day, goal: EnergyGoal?, width: Int) -> Phrase {
        let isNarrow = width < 78
        let date =
            switch (isNarrow, day.year == today.year) {
            case (true, true): day.named
            case (true, false): day.namedDated
            case (false, true): day.longOfYear
            case (false, false): day.long
            }
        let relative = relative(day, today: today)
        let text: Phrase = relative.isEmpty ? "‹ \(date) ›" : "‹ \(date) › \(relative)"
        guard let goal else { return text }
        if !isNarrow { return [text, goal.direction.label].joined(separator: " · ") }
        // There is no room for more beside the sub-tabs.
        let short: Phrase = "\(text), \(goal.direction.verb)"
        return TextWidth.of(short) <= 28 ? short : text
    }

    /// "today", "yesterday", "5 d ago", "in 3 d"; empty for days further away.
    static func relative(_ day: Day, today: Day) -> Phrase {
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
    func date(_ day: Day) -> Phrase { RelativeDay.date(day, today: today) }
}

extension EnergyGoal.Direction {
    /// "lose weight".
    var label: Phrase {
        switch self {
        case .maintain: "keep weight"
        case .lose: "lose weight"
        case .gain: "gain weight"
        }
    }
    /// Whether the intake limit is called a limit; it is a target if the goal is not to lose weight.
    var hasLimit: Bool { self == .lose }
    /// "lose".
    var verb: Phrase {
        switch self {
        case .maintain: "keep"
        case .lose: "lose"
        case .gain: "gain"
        }
    }
    /// The choice of a form: "maintain".
    var choice: Phrase {
        switch self {
        case .maintain: "maintain"
        case .lose: "lose"
        case .gain: "gain"
        }
    }
}

extension DayWording {
    /// Missing or suspicious values, each with the key that helps.
    func makeHints() -> [Phrase] {
        var hints: [Phrase] = []
        if case .failure(let missing) = day.basal {
            hints.append(self.missing(missing))
        } else if day.body.weight == nil, day.uncounted > 0 {
            hints.append("Without a weight (a w), only activities with a typed energy count.")
        }
        if let balance = day.balance, balance.isOutOfReach {
            hints.append("The goal cannot be met by food alone: give activity a larger share, or lower the rate (, g).")
        } else if !isLimitAcknowledged {
            hints += both.map { [$0] } ?? limitHints
        }
        if let doubledRun { hints.append(doubledRun) }
        if let otherLeanMass { hints.append(otherLeanMass) }
        return hints + [uncompensated].compactMap { $0 }
    }

    /// The setting that stores what was acknowledged of a client's limit.
    static func acknowledgedSetting(_ client: Identifier<Client>) -> String { "limit acknowledged \(client.rawValue)" }

    /// Whether the remarks about the limit were acknowledged as they are now.
    var isLimitAcknowledged: Bool { acknowledged == limitBasis }

    /// What these remarks follow from, apart from weight and activity, which change every day.
    var limitBasis: String {
        let goal = day.goal.map { "\($0.start.iso) \($0.direction.rawValue) \($0.rate.calories) \($0.foodShare)" }
        let targets = DiaryDay.Kind.allCases.map { "\(day.targets[$0]?.energy.calories ?? 0)" }
        let formula = [day.profile.formula?.rawValue, day.profile.activityFactor.map { "\($0)" }]
        let isAdvised = if case .advised? = intakeFloor { "advised" } else { "" }
        return ([goal ?? ""] + targets + formula.map { $0 ?? "" } + [isAdvised]).joined(separator: " ")
    }

    /// What is unusual about the limit, in a sentence each.
    var limitHints: [Phrase] { [floor.map { "\($0) (, g)." }, dearTargets].compactMap(\.self) }

    /// Both in one line, where both are so: they are the same on most days of a diet.
    private var both: Phrase? {
        guard let limit = shownLimit, let floor = intakeFloor, let over = targetsOver else { return nil }
        return EnergyWording.floor(floor, limit: limit, direction, targetsOver: over, unit)
    }

    /// The intake limit in the whole units of the screen.
    private var shownLimit: Energy? { day.balance?.rounded(to: unit).intakeLimit }

    private var intakeFloor: IntakeFloor? {
        guard let limit = shownLimit, let basal = try? day.basal.get() else { return nil }
        return IntakeFloor(below: limit, resting: basal.resting.rounded(to: unit), sex: basal.body.sex)
    }

    /// "Limit 1 167 kcal is below 1 200 kcal"
    private var floor: Phrase? {
        guard let limit = shownLimit, let intakeFloor else { return nil }
        return EnergyWording.floor(intakeFloor, limit: limit, direction, unit)
    }

    /// How much the targets are above the limit; nil if they are not.
    private var targetsOver: Energy? {
        guard let limit = shownLimit, let energy = day.target?.energy.rounded(to: unit), energy > limit else {
            return nil
        }
        return energy - limit
    }

    /// "Targets: 2 270 kcal, 446 over the limit of 1 824 (, t)."
    private var dearTargets: Phrase? {
        guard let limit = shownLimit, let over = targetsOver else { return nil }
        let (sum, more, most) = (text(limit + over), number(over), number(limit))
        return direction.hasLimit
            ? "Targets: \(sum), \(more) over the limit of \(most) (, t)."
            : "Targets: \(sum), \(more) over the target of \(most) (, t)."
    }

    /// Encouragement for a deficit that one day cannot make up.
    private var uncompensated: Phrase? {
        guard let over = day.balance?.rounded(to: unit).excess, over > DayBalance.maxCompensation else { return nil }
        return "\(text(DayBalance.maxCompensation)) of the excess asks for activity; the rest counts in the week."
    }

    /// "Not calculated yet: enter the weight (a w) and sex, date of birth, height (E)."
    private func missing(_ missing: BasalMetabolism.Missing) -> Phrase {
        let weighed: Set<BasalFormula.Input> = [.weight, .leanMass]
        let client = missing.inputs.filter { !weighed.contains($0) }.map(Self.label)
        let facts: Phrase = "\(list: client)"
        return switch (missing.inputs.first(where: weighed.contains), client.isEmpty) {
        case (.leanMass, true):
            "Not calculated yet: enter a weight with body fat (a w), or choose another formula (, e)."
        case (.leanMass, false):
            "Not calculated yet: enter a weight with body fat (a w) and \(facts) (E), or choose another formula (, e)."
        case (nil, _): "Not calculated yet: enter \(facts) (E)."
        case (_, true): "Not calculated yet: enter the weight (a w)."
        case (_, false): "Not calculated yet: enter the weight (a w) and \(facts) (E)."
        }
    }

    /// Why the limits jump on the day of the first folds.
    private var otherLeanMass: Phrase? {
        guard let basal = try? day.basal.get(), basal.formula.inputs.contains(.leanMass),
            let lean = basal.body.leanMass, let replaced = basal.body.replacedLeanMass
        else { return nil }
        return "Lean mass by skinfolds from this day on: \(text(lean)), by the scale \(text(replaced))."
    }

    /// A run that was recorded and the same written by hand count twice.
    private var doubledRun: Phrase? {
        guard let run = day.runs.first(where: { $0.record.kind == .run })?.record,
            let entry = day.activities.first(where: { $0.record.isRun })?.record
        else { return nil }
        return "\(entry.name) and \(Self.title(run)) both count: d deletes one if they are the same."
    }

    /// "Run 5.0 km", or the title of the run.
    static func title(_ run: Run) -> Phrase {
        let name: Phrase = run.title.isEmpty && run.kind == .other ? "Outing" : run.name
        guard let distance = run.distance else { return name }
        return "\(name) \(distanceText(distance))"
    }

    /// "5.0 km", "850 m".
    static func distanceText(_ distance: Length) -> String {
        let metres = (distance.millimetres + 500) / 1000
        guard metres >= 1000 else { return "\(metres) m" }
        let tenths = (metres + 50) / 100
        return NumberFormat.shown("\(tenths / 10).\(tenths % 10)") + " km"
    }
}
