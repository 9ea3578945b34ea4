import DiaryExchange
import FitnessModel
import Testing

@Suite("Days of the diary as files")
struct DiaryExportTests {
    private static func day(_ iso: String) -> Day { Day(iso: iso) ?? .earliest }

    private static let goal = EnergyGoal(
        start: .earliest, direction: .lose, rate: Energy(calories: 485_000), foodShare: 40)

    private static let document = DiaryDocument(
        client: "Anna | Malá", range: day("2026-03-11")...day("2026-03-12"),
        days: [
            DiaryDocument.DayLine(
                day: day("2026-03-11"), kind: .training,
                eaten: Nutrients(
                    energy: Energy(calories: 1_620_500), protein: 112_340, fat: 58_000, carbohydrate: 160_000,
                    sodium: 1_200),
                activity: Energy(calories: 291_000),
                balance: DayBalance(
                    basal: Energy(calories: 1_858_000), intake: Energy(calories: 1_620_500),
                    activity: Energy(calories: 291_000), goal: goal),
                adherence: .onTarget, weight: Mass(grams: 62_400), isComplete: true),
            DiaryDocument.DayLine(
                day: day("2026-03-12"), kind: .rest, eaten: nil, activity: .zero,
                balance: DayBalance(
                    basal: Energy(calories: 1_858_000), intake: .zero, activity: .zero, goal: goal),
                adherence: .notRecorded, weight: nil, isComplete: false),
        ],
        foods: [
            FoodEntry(
                day: day("2026-03-11"), minute: 425, meal: .breakfast, name: "Banana, \"small\"",
                amount: FoodAmount(236, .g),
                serving: FoodEntry.Serving(
                    portion: FoodPortion(name: "1 medium", amount: FoodAmount(118, .g)), count: 2000),
                nutrients: Nutrients(energy: Energy(calories: 210_040), protein: 2_572), note: "ripe\nvery"),
            FoodEntry(
                day: day("2026-03-11"), meal: .snack, name: "=cmd|'/c calc'!A0",
                nutrients: Nutrients(energy: Energy(calories: 1_410_460))),
        ], remarks: ["1 of 1 recorded day on target."])

    @Test("A line per day: exact values, empty if unknown")
    func days() {
        let lines = DiaryFormat.days.write(Self.document).split(separator: "\r\n").map(String.init)
        #expect(
            lines == [
                "Date,Weekday,Kind,Recorded,Complete,Intake kcal,Basal kcal,Activity kcal,Intake limit kcal,"
                    + "Activity limit kcal,Balance kcal,Goal,Protein g,Carbohydrate g,Fat g,Fibre g,Sugar g,Sodium g,Weight kg",
                "2026-03-11,Wed,training,yes,yes,1620.5,1858,291,1664,291,-43.5,kept,112.34,160,58,,,1.2,62.4",
                "2026-03-12,Thu,rest,,,,1858,0,1664,291,,not recorded,,,,,,,",
            ])
    }

    @Test("A line per food with its time; text like a formula is quoted")
    func foods() {
        let text = DiaryFormat.foods.write(Self.document)
        let lines = text.split(separator: "\r\n").map(String.init)
        #expect(
            lines[0]
                == "Date,Time,Meal,Food,Amount,Unit,Portions,Portion,Energy kcal,Protein g,Carbohydrate g,Fat g,Fibre g,"
                + "Sugar g,Sodium g,Note")
        #expect(
            lines[1]
                == "2026-03-11,07:05,breakfast,\"Banana, \"\"small\"\"\",236,g,2,1 medium,210.04,2.572,,,,,,\"ripe\nvery\""
        )
        #expect(lines[2] == "2026-03-11,,snack,\"=cmd|'/c calc'!A0\",,,,,1410.46,,,,,,,")
    }

    @Test("Markdown has the days, their marks and their foods, with special characters escaped")
    func markdown() {
        #expect(
            DiaryFormat.markdown.write(Self.document) == """
                # Anna \\| Malá

                Wed 11 March 2026 to Thu 12 March 2026

                | Day | Intake | Activity | Balance | Goal | Protein g | Carbs g | Fat g | Weight kg |
                |---|---:|---:|---:|---|---:|---:|---:|---:|
                | Wed 2026-03-11 | 1621 | 291 | -43 missing | kept | 112 | 160 | 58 | 62.4 |
                | Thu 2026-03-12 |  | 0 |  | not recorded |  |  |  |  |

                1 of 1 recorded day on target.

                ## Wed 11 March 2026

                | Meal | Time | Food | Amount | kcal | Protein g | Carbs g | Fat g |
                |---|---|---|---|---:|---:|---:|---:|
                | breakfast | 07:05 | Banana, "small" (ripe<br>very) | 2 x 1 medium, 236 g | 210 | 3 |  |  |
                | snack |  | =cmd\\|'/c calc'!A0 |  | 1410 |  |  |  |

                """)
    }

    @Test(
        "A goal that was missed gives the reason",
        arguments: [
            (100, 0, "too much"), (-100, 0, "too little"), (0, 50, "activity short"),
            (100, 50, "too much, activity short"),
        ])
    func words(intake: Int, activity: Int, word: String) {
        let missed = Adherence.missed(intake: Energy(calories: intake), activity: Energy(calories: activity))
        #expect(missed.fileKey == word)
    }
}
