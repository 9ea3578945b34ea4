import DiaryStore
import FitnessModel
import Testing

@Suite("The review of a span of days")
struct ReviewTests {
    let fixture: DiaryFixture
    let diary: Diary

    private static let monday = DiaryFixture.day("2026-03-09")

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
        var jan = try diary.clients.get(fixture.jan)
        (jan.sex, jan.height, jan.weight) = (.male, Length(millimetres: 1800), Mass(80, .kg))
        jan.birthDay = DiaryFixture.day("1996-01-01")
        try diary.clients.update(from: try diary.clients.get(jan.id), to: jan)
    }

    /// Adds a food entry, `offset` days after Monday.
    private func eat(_ offset: Int, kcal: Int, protein: Int? = nil, isComplete: Bool = false) throws {
        let day = Self.monday.adding(days: offset)
        let entry = FoodEntry(
            day: day, meal: .lunch, name: "Lunch",
            nutrients: Nutrients(energy: Energy(calories: kcal * 1000), protein: protein.map { $0 * 1000 }))
        try diary.imports.servings(
            [ServingDraft(source: "test \(day) \(kcal)", entry: entry)], client: fixture.jan, file: "Eat")
        if isComplete { try diary.diaryDays.update(to: DiaryDay(day: day, isComplete: true), of: fixture.jan) }
    }

    private func review(_ today: Day = DiaryFixture.today) throws -> DiaryReview {
        try diary.energy.review(of: fixture.jan, from: Self.monday, through: Self.monday.adding(days: 6), today: today)
    }

    @Test("A week has all its seven days; those without entries are not recorded")
    func days() throws {
        try eat(0, kcal: 1800)
        let review = try review()
        #expect(review.days.map(\.day) == (0..<7).map { Self.monday.adding(days: $0) })
        #expect(review.days.map(\.isRecorded) == [true, false, false, false, false, false, false])
        #expect(review.adherence(review.days[1]) == .notRecorded)
        #expect(review.adherence(review.days[0]) == .onTarget)
    }

    @Test("Sums and averages include recorded past days; today is included once it is complete")
    func means() throws {
        try eat(0, kcal: 1800, protein: 100)
        try eat(1, kcal: 2000)
        try eat(3, kcal: 500, protein: 20)
        let before = try review()
        #expect(before.counted.count == 2)
        #expect(before.total(\.intake) == Energy(calories: 3_800_000))
        #expect(before.mean(\.intake) == Energy(calories: 1_900_000))
        // 80 kg, 180 cm, 30 years by Mifflin-St Jeor: 1780 kcal.
        #expect(before.total(\.deviation) == Energy(calories: 240_000))
        #expect(before.mean(.protein) == 100_000)
        #expect(before.adherence(before.days[3]) == .open)
        try diary.diaryDays.update(to: DiaryDay(day: DiaryFixture.today, isComplete: true), of: fixture.jan)
        let after = try review()
        #expect(after.counted.count == 3)
        #expect(after.mean(.protein) == 60_000)
        #expect(after.adherence(after.days[3]) == .missed(intake: Energy(calories: -1_280_000), activity: .zero))
    }

    @Test("A complete day without food is a day of fasting and is included")
    func fasting() throws {
        try eat(0, kcal: 1800)
        try diary.diaryDays.update(to: DiaryDay(day: Self.monday.adding(days: 1), isComplete: true), of: fixture.jan)
        #expect(try review().mean(\.intake) == Energy(calories: 900_000))
    }

    @Test("Targets depend on the kind of day")
    func targets() throws {
        try diary.nutrientTargets.update(
            to: [
                .training: NutrientTarget(kind: .training, protein: 160_000),
                .rest: NutrientTarget(kind: .rest, protein: 120_000, fat: 60_000),
            ], of: fixture.jan)
        try eat(0, kcal: 1800)
        try eat(1, kcal: 1800)
        try diary.diaryDays.update(to: DiaryDay(day: Self.monday, kind: .training), of: fixture.jan)
        let review = try review()
        #expect(review.meanTarget(.protein) == 140_000)
        #expect(review.meanTarget(.fat) == 60_000)
        #expect(review.meanTarget(.fibre) == nil)
    }

    @Test("The measured expenditure uses the 28 days before the end, next to the formula's")
    func adaptive() throws {
        for offset in -24...3 { try eat(offset, kcal: 2200, isComplete: true) }
        try diary.weighIns.add(WeighIn(day: Self.monday.adding(days: -24), weight: Mass(80, .kg)), of: fixture.jan)
        try diary.weighIns.add(WeighIn(day: Self.monday.adding(days: 4), weight: Mass(79, .kg)), of: fixture.jan)
        let review = try review()
        let adaptive = try review.adaptive.get()
        #expect(adaptive.energy == Energy(calories: 2_475_000))
        #expect(adaptive.dayCount == 28)
        #expect(review.formula == Energy(calories: 1_780_000))
        #expect(review.trend == nil)
        #expect(review.weighIn(on: Self.monday.adding(days: 4))?.weight == Mass(79, .kg))
    }

    @Test("Future days do not hide known values, and too little data is reported")
    func missing() throws {
        #expect(try review().adaptive == .failure(.tooShort(days: 0)))
        for offset in -10...3 { try eat(offset, kcal: 2200, isComplete: true) }
        #expect(try review().adaptive == .failure(.tooFewWeighIns(days: 0, span: 0)))
    }

    @Test("A trainer cannot review another trainer's client")
    func visibility() throws {
        _ = try fixture.becomeOther()
        #expect(throws: StoreError.missing) { try review() }
    }
}
