import FitnessModel
import Testing

@Suite("Amounts of food")
struct FoodAmountTests {
    @Test(
        "Weights and volumes are read in their units, to three decimals",
        arguments: [
            ("150", 150_000, "g"), (" 62,5 g ", 62_500, "g"), ("1.5 oz", 42_524, "g"), ("1 oz", 28_350, "g"),
            ("100 oz", 2_834_952, "g"), ("0.25kg", 250_000, "g"), ("1 lb", 453_592, "g"), ("200 ml", 200_000, "ml"),
            ("2 fl oz", 59_147, "ml"), ("33 cl", 330_000, "ml"), ("1 L", 1_000_000, "ml"), ("2 dl", 200_000, "ml"),
            ("1 cup", 236_588, "ml"), ("1 tbsp", 14_787, "ml"), ("1 tsp", 4929, "ml"), ("3 fl. oz.", 88_721, "ml"),
            ("0", 0, "g"),
        ])
    func reading(text: String, thousandths: Int, unit: String) {
        let amount = FoodAmount.read(text, .g)
        #expect(amount?.thousandths == thousandths)
        #expect(amount?.unit.rawValue == unit)
    }

    @Test("A number without a unit has the expected unit")
    func bare() {
        #expect(FoodAmount.read("12.5", .ml) == FoodAmount(thousandths: 12_500, .ml))
    }

    @Test("Text that is not an amount is rejected with a reason")
    func refusals() {
        #expect(throws: FoodAmount.Refusal.missing) { try FoodAmount.reading("  ", .g) }
        #expect(throws: FoodAmount.Refusal.notANumber) { try FoodAmount.reading("much", .g) }
        #expect(throws: FoodAmount.Refusal.notANumber) { try FoodAmount.reading("-5 g", .g) }
        #expect(throws: FoodAmount.Refusal.unknownUnit("stone")) { try FoodAmount.reading("2 stone", .g) }
        #expect(throws: FoodAmount.Refusal.tooLarge) { try FoodAmount.reading("101 kg", .g) }
        #expect(throws: FoodAmount.Refusal.tooLarge) { try FoodAmount.reading("999999 lb", .g) }
        #expect(throws: FoodAmount.Refusal.unknownUnit("\u{0}g")) { try FoodAmount.reading("1\u{0}g", .g) }
    }

    @Test("Amounts are written without trailing zeros")
    func text() {
        #expect(FoodAmount(150, .g).text == "150 g")
        #expect(FoodAmount(thousandths: 62_500, .ml).text == "62.5 ml")
        #expect(FoodAmount(thousandths: 5, .g).text == "0.005 g")
    }

    @Test("Numbers of portions are read as people type them")
    func counts() {
        let read = FoodEntry.Serving.readCount
        for (text, count) in [
            ("2", 2000), ("1.5", 1500), ("1,5", 1500), ("1/2", 500), ("1 1/2", 1500), ("½", 500), ("2½", 2500),
            ("1/3", 333),
            ("2/3", 667), ("0", 0), ("1000", 1_000_000),
        ] {
            #expect(read(text) == count, "\(text)")
        }
        for text in ["", "x", "1/0", "1/", "/2", "1001", "1.5 1/2", "1 3/2", "-1", "1/2/3", "1 2 3", "2 g"] {
            #expect(read(text) == nil, "\(text)")
        }
        let serving = FoodEntry.Serving(
            portion: FoodPortion(name: "1 medium", amount: FoodAmount(118, .g)), count: 1500)
        #expect(serving.amount == FoodAmount(177, .g) && serving.countText == "1.5")
    }

    @Test("The arrow keys go to the next whole gram, five or ten, and never below one")
    func nudging() {
        func nudged(_ thousandths: Int, _ steps: Int) -> Int {
            FoodAmount(thousandths: thousandths, .g).nudged(by: steps).thousandths
        }
        #expect(nudged(14_200, 1) == 15_000 && nudged(14_200, -1) == 14_000)
        #expect(nudged(19_000, 1) == 20_000 && nudged(20_000, 1) == 25_000 && nudged(20_000, -1) == 19_000)
        #expect(nudged(118_000, 1) == 120_000 && nudged(118_000, -1) == 115_000 && nudged(118_000, 2) == 125_000)
        #expect(nudged(200_000, 1) == 210_000 && nudged(200_000, -1) == 195_000)
        #expect(nudged(1000, -1) == 1000 && nudged(0, -1) == 1000 && nudged(0, 1) == 1000)
        #expect(nudged(118_000, 0) == 118_000)
        for start in stride(from: 1000, through: 500_000, by: 1000) {
            #expect(nudged(start, 1) > start)
            #expect(nudged(nudged(start, 1), -1) <= start)
        }
    }

    private func milk(_ portions: [(String, Int)]) -> Food {
        Food(
            name: "Milk", per100: Nutrients(energy: Energy(calories: 61_000)),
            portions: portions.map { FoodPortion(name: $0.0, amount: FoodAmount(thousandths: $0.1, .g)) })
    }

    @Test("Millilitres become grams by the density of a portion with a volume")
    func density() throws {
        let food = milk([("1 glass", 200_000), ("1 cup", 244_000), ("1 fl oz", 30_500)])
        // 244 g in 236.588 ml.
        #expect(try food.amount(reading: "200 ml") == FoodAmount(thousandths: 206_266, .g))
        #expect(try food.amount(reading: "1 cup") == FoodAmount(244, .g))
        #expect(try food.amount(reading: "150") == FoodAmount(150, .g))
        #expect(try milk([("1 tbsp", 14_000)]).amount(reading: "1 tbsp") == FoodAmount(14, .g))
        #expect(try milk([("0.5 cup", 122_000)]).amount(reading: "2 cups") == FoodAmount(488, .g))
        // A plain cup is a better measure of the density than a cup of pieces.
        #expect(
            try milk([("1 cup, diced", 100_000), ("1 tbsp (level)", 15_000)]).amount(reading: "1 tbsp")
                == FoodAmount(15, .g))
    }

    @Test("Without such a portion, volumes of weighed foods are rejected, and the other way round")
    func noDensity() {
        let food = milk([("1 slice", 30_000), ("1 oz", 28_350), ("1 cupcake", 43_000), ("cup", 1000)])
        #expect(throws: FoodAmount.Refusal.noDensity(from: .ml, to: .g)) { try food.amount(reading: "200 ml") }
        var juice = food
        juice.unit = .ml
        juice.portions = [FoodPortion(name: "1 glass", amount: FoodAmount(200, .ml))]
        #expect(throws: FoodAmount.Refusal.noDensity(from: .g, to: .ml)) { try juice.amount(reading: "1 oz") }
        juice.portions.append(FoodPortion(name: "100 g", amount: FoodAmount(96, .ml)))
        #expect(throws: Never.self) { try #expect(juice.amount(reading: "50 g") == FoodAmount(48, .ml)) }
    }
}
