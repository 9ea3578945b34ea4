import FitnessModel
import Testing

@Suite("Whether a day is on target")
struct AdherenceTests {
    private static let lose = EnergyGoal(
        start: .earliest, direction: .lose, rate: Energy(calories: 485_000), foodShare: 40)

    /// Basal 1858: base intake limit 1664, base activity limit 291.
    private func judged(
        _ intake: Int, _ activity: Int, _ goal: EnergyGoal? = lose, isRecorded: Bool = true, isOver: Bool = true
    ) -> Adherence {
        Adherence(
            DayBalance(
                basal: Energy(calories: 1_858_000), intake: Energy(calories: intake * 1000),
                activity: Energy(calories: activity * 1000), goal: goal), isRecorded: isRecorded, isOver: isOver)
    }

    @Test("Within ten per cent of the intake limit and with the activity target reached, it is on target")
    func onTarget() {
        #expect(judged(1664, 291) == .onTarget)
        #expect(judged(1830, 291) == .onTarget)
        #expect(judged(1498, 291) == .onTarget)
        #expect(judged(1831, 291) == .missed(intake: Energy(calories: 167_000), activity: .zero))
        #expect(judged(1497, 291) == .missed(intake: Energy(calories: -167_000), activity: .zero))
        #expect(judged(1664, 290) == .missed(intake: .zero, activity: Energy(calories: 1_000)))
        #expect(judged(2000, 200) == .missed(intake: Energy(calories: 336_000), activity: Energy(calories: 91_000)))
    }

    @Test("A small limit has a tolerance of 100 kcal")
    func smallLimit() {
        func judged(_ intake: Int) -> Adherence {
            Adherence(
                DayBalance(
                    basal: Energy(calories: 800_000), intake: Energy(calories: intake * 1000), activity: .zero,
                    goal: nil),
                isRecorded: true, isOver: true)
        }
        #expect(judged(900) == .onTarget)
        #expect(judged(700) == .onTarget)
        #expect(judged(901) == .missed(intake: Energy(calories: 101_000), activity: .zero))
        #expect(judged(699) == .missed(intake: Energy(calories: -101_000), activity: .zero))
    }

    @Test("More activity allows more food, and requires it only if the goal is not to lose weight")
    func moreActivity() {
        #expect(judged(2164, 791) == .onTarget)
        #expect(judged(1664, 791) == .onTarget)
        #expect(judged(1858, 500, nil) == .missed(intake: Energy(calories: -500_000), activity: .zero))
        #expect(judged(2358, 500, nil) == .onTarget)
    }

    @Test("A day without entries is not recorded, and without a basal metabolism there is no limit")
    func unknown() {
        #expect(judged(0, 291, isRecorded: false) == .notRecorded)
        #expect(Adherence(nil, isRecorded: true, isOver: true) == .withoutLimit)
        #expect(Adherence(nil, isRecorded: false, isOver: true) == .notRecorded)
    }

    @Test("An unfinished day is open until too much was eaten")
    func open() {
        #expect(judged(600, 0, isOver: false) == .open)
        #expect(judged(1664, 291, isOver: false) == .open)
        #expect(
            judged(1900, 0, isOver: false)
                == .missed(intake: Energy(calories: 236_000), activity: Energy(calories: 291_000)))
    }
}
