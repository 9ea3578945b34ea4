import FitnessModel
import TestSupport
import Testing

@Suite("The balance of a day")
struct DayBalanceTests {
    private static let day = Day(iso: "2026-03-12") ?? .earliest

    private static func kcal(_ value: Int) -> Energy { Energy(value, .kcal) }

    private static func balance(
        _ direction: EnergyGoal.Direction, basal: Int = 1858, intake: Int, activity: Int, rate: Int = 485,
        foodShare: Int = 40
    ) -> DayBalance {
        let goal = EnergyGoal(start: day, direction: direction, rate: kcal(rate), foodShare: foodShare)
        return DayBalance(basal: kcal(basal), intake: kcal(intake), activity: kcal(activity), goal: goal)
    }

    @Test("The worked example of running coach is reproduced")
    func worked() {
        let balance = Self.balance(.lose, intake: 2000, activity: 291)
        #expect(balance.baseIntakeLimit == Self.kcal(1664))
        #expect(balance.baseActivityLimit == Self.kcal(291))
        #expect(balance.activityLimit == Self.kcal(627))
        #expect(balance.intakeLimit == Self.kcal(1664))
        #expect(balance.deviation == Self.kcal(336))
        #expect(balance.intakeState == .over(Self.kcal(336)))
        #expect(balance.activityState == .left(Self.kcal(336)))
        #expect(balance.deviationState == .over(Self.kcal(336)))
    }

    @Test("The day in the screen design: 44 left, reached, 44 missing")
    func planned() {
        let balance = Self.balance(.lose, intake: 1620, activity: 291)
        #expect(balance.intakeState == .left(Self.kcal(44)))
        #expect(balance.activityState == .reached)
        #expect(balance.deviationState == .left(Self.kcal(44)))
    }

    @Test("To keep the weight, intake may equal expenditure, and excess beyond rest should be burnt off")
    func maintain() {
        let balance = Self.balance(.maintain, basal: 1800, intake: 2100, activity: 250)
        #expect(balance.intakeLimit == Self.kcal(2050))
        #expect(balance.activityLimit == Self.kcal(300))
        #expect(balance.deviation == Self.kcal(50))
        #expect(Self.balance(.maintain, basal: 1800, intake: 900, activity: 0).activityLimit == .zero)
        let none = DayBalance(basal: Self.kcal(1800), intake: Self.kcal(2050), activity: Self.kcal(250), goal: nil)
        #expect(none.deviationState == .reached)
        #expect(none.direction == .maintain)
    }

    @Test("To gain weight, the whole rate is food, whatever the shares are")
    func gain() {
        for share in [0, 40, 100] {
            let balance = Self.balance(.gain, basal: 1800, intake: 2100, activity: 200, rate: 300, foodShare: share)
            #expect(balance.baseIntakeLimit == Self.kcal(2100))
            #expect(balance.baseActivityLimit == .zero)
            #expect(balance.intakeLimit == Self.kcal(2300))
            #expect(balance.activityLimit == .zero)
            #expect(balance.deviation == Self.kcal(-200))
            #expect(balance.activityState == .over(Self.kcal(200)))
        }
    }

    @Test("Intake above the limit asks for 500 kcal of activity at most; the balance has all of it")
    func capped() {
        let feast = Self.balance(.lose, basal: 1215, intake: 7258, activity: 0, rate: 485, foodShare: 40)
        #expect(feast.excess == Self.kcal(6237))
        #expect(feast.activityLimit == Self.kcal(791))
        #expect(feast.deviation == Self.kcal(6528))
        #expect(Self.balance(.lose, intake: 2164, activity: 0).activityLimit == Self.kcal(791))
        #expect(Self.balance(.lose, intake: 2163, activity: 0).activityLimit == Self.kcal(790))
        #expect(DayBalance.maxCompensation.rounded(to: .kJ) == DayBalance.maxCompensation)
    }

    @Test("A goal with a negative limit says so")
    func outOfReach() {
        #expect(Self.balance(.lose, basal: 1200, intake: 0, activity: 0, rate: 1300, foodShare: 100).isOutOfReach)
        #expect(!Self.balance(.lose, basal: 1200, intake: 0, activity: 0, rate: 1300, foodShare: 50).isOutOfReach)
    }

    @Test("The deviation is the excess over both base limits and the goal, to the calorie")
    func property() {
        var dice = SeededGenerator(seed: 485)
        for _ in 0..<Rounds.of(20_000) {
            let goal = EnergyGoal(
                start: Self.day, direction: EnergyGoal.Direction.allCases.randomElement(using: &dice) ?? .lose,
                rate: Energy(calories: .random(in: 0...1_500_000, using: &dice)),
                foodShare: .random(in: 0...100, using: &dice))
            let balance = DayBalance(
                basal: Energy(calories: .random(in: 0...3_000_000, using: &dice)),
                intake: Energy(calories: .random(in: 0...6_000_000, using: &dice)),
                activity: Energy(calories: .random(in: 0...3_000_000, using: &dice)), goal: goal)
            Self.check(balance, rate: goal.rate)
            for unit in EnergyUnit.allCases {
                let shown = balance.rounded(to: unit)
                Self.checkShown(shown, unit)
                let parts = shown.activityPart.whole(in: unit) - shown.foodPart.whole(in: unit)
                if goal.direction == .lose { #expect(parts == goal.rate.whole(in: unit)) }
            }
        }
    }

    private static func check(_ day: DayBalance, rate: Energy) {
        let wanted: Energy =
            switch day.direction {
            case .maintain: .zero
            case .lose: rate
            case .gain: .zero - rate
            }
        #expect(day.deviation == day.intake - (day.basal + day.activity) + wanted)
        #expect(day.deviation == (day.intake - day.baseIntakeLimit) - (day.activity - day.baseActivityLimit))
        #expect(day.activityLimit >= .zero)
        #expect(day.intakeLimit >= day.baseIntakeLimit)
        // With intake within today's limit and the wanted activity, the deviation is never positive.
        if day.intake <= day.intakeLimit, day.activity >= day.baseActivityLimit { #expect(day.deviation <= .zero) }
    }

    /// The displayed whole units add up as the small calories do.
    private static func checkShown(_ day: DayBalance, _ unit: EnergyUnit) {
        func whole(_ energy: Energy) -> Int { energy.whole(in: unit) }
        let base = (whole(day.baseIntakeLimit), whole(day.baseActivityLimit))
        #expect(whole(day.deviation) == (whole(day.intake) - base.0) - (whole(day.activity) - base.1))
        #expect(whole(day.intakeLimit) == base.0 + max(0, whole(day.activity) - base.1))
        let most = whole(DayBalance.maxCompensation)
        #expect(whole(day.activityLimit) == base.1 + min(max(0, whole(day.intake) - base.0), most))
        switch day.intakeState {
        case .left(let rest): #expect(whole(rest) == whole(day.intakeLimit) - whole(day.intake))
        case .over(let rest): #expect(whole(rest) == whole(day.intake) - whole(day.intakeLimit))
        case .reached: #expect(day.intake == day.intakeLimit)
        }
    }

    @Test("The parts of a rate add up to it, and a rate is a weight per month")
    func parts() {
        for share in 0...100 {
            for calories in [485_000, 1, 999, 333_333] {
                let goal = EnergyGoal(
                    start: Self.day, direction: .lose, rate: Energy(calories: calories), foodShare: share)
                #expect(goal.activityPart - goal.foodPart == goal.rate)
                #expect(goal.activityPart >= .zero && goal.foodPart <= .zero)
            }
        }
        // 485 kcal x 30.4375 days / 7700 kcal/kg: the thesis rounds it to 2 kg a month.
        #expect(EnergyGoal.monthly(EnergyGoal.usualRate) == Mass(grams: 1917))
    }
}
