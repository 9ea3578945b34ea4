import FitnessModel
import Phrases
import Testing

@testable import DiaryUI

@Suite("Wording of a day")
struct DayWordingTests {
    private func entry(protein: Int?) -> FoodEntry {
        FoodEntry(
            day: SampleDay.day, meal: .lunch, name: "Soup", nutrients: Nutrients(energy: .zero, protein: protein))
    }

    @Test(
        "A sum is known, a minimum or unknown, and never counts unknown as zero",
        arguments: [
            ([1_000, 2_400], "protein 3.4 g"), ([20_400, nil], "protein at least 20 g"),
            ([nil, nil], "protein unknown"),
            ([], "protein 0 g"),
        ] as [([Int?], String)])
    func sums(_ amounts: [Int?], _ text: String) {
        let total = NutrientTotal(amounts.map { Nutrients(energy: .zero, protein: $0) })
        let nutrient = DayNutrient(.protein, total, goal: nil)
        #expect(nutrient.text.text == text)
    }

    @Test("A target follows its sum; a narrow line still has all four")
    func targets() {
        let known = Nutrients(energy: .zero, protein: 104_200, fat: 104_200, carbohydrate: 104_200, fibre: 104_200)
        let total = NutrientTotal([known, Nutrients(energy: .zero)])
        let all = NutrientTarget.nutrients.map { DayNutrient($0, total, goal: 150_000) }
        #expect(all[0].text.text == "protein at least 104 of 150 g")
        #expect(
            DayNutrient.items(all, width: 78).joined(separator: " · ").text
                == "at least protein 104/150 · carbs 104/150 · fat 104/150 · fibre 104/150 g")
    }

    @Test("In a narrow line only the nutrients that lack values are a minimum, as far as there is room")
    func partial() {
        let known = Nutrients(energy: .zero, protein: 104_200, fat: 104_200, carbohydrate: 104_200, fibre: 104_200)
        let dish = Nutrients(energy: .zero, protein: 20_000, fat: 8_000, fibre: 3_000)
        let all = NutrientTarget.nutrients.map { DayNutrient($0, NutrientTotal([known, dish]), goal: 150_000) }
        #expect(
            DayNutrient.items(all, width: 78).joined(separator: " · ").text
                == "protein 124/150 · at least carbs 104/150 · fat 112/150 · fibre 107/150 g")
        #expect(
            DayNutrient.items(all, width: 70).joined(separator: " · ").text
                == "at least protein 124/150 · carbs 104/150 · fat 112/150 · fibre 107/150 g")
    }

    @Test(
        "Portions are counted, without a second number if the name has one",
        arguments: [
            ("1 medium", 1_000, "1 medium"), ("1 medium", 2_000, "2 × medium"), ("slice", 1_000, "1 × slice"),
            ("slice", 1_500, "1.5 × slice"), ("0.5 cup", 1_000, "0.5 cup"), ("0.5 cup", 3_000, "3 × 0.5 cup"),
        ])
    func portions(_ name: String, _ count: Int, _ text: String) {
        var food = entry(protein: nil)
        let portion = FoodPortion(name: name, amount: FoodAmount(50, .g))
        food.serving = FoodEntry.Serving(portion: portion, count: count)
        food.amount = food.serving?.amount
        #expect(DayWording.amount(food) == text)
    }

    @Test("Times of day, durations and distances")
    func times() {
        #expect(DayWording.clock(5) == "00:05")
        #expect(DayWording.clock(nil).isEmpty)
        #expect(DayWording.minutes(5_400) == "90 min")
        #expect(DayWording.minutes(45) == "45 s")
        #expect(ElapsedText.write(1_498_999) == "24:58")
        #expect(ElapsedText.write(3_725_000) == "1:02:05")
        #expect(DayWording.distanceText(Length(millimetres: 4_960_000)) == "5.0 km")
        #expect(DayWording.distanceText(Length(millimetres: 850_000)) == "850 m")
    }

    @Test("The day is named with today in words, and the goal if there is room")
    func caption() throws {
        let goal = EnergyGoal(start: SampleDay.day, direction: .lose)
        func text(_ offset: Int, _ width: Int) -> String {
            DayWording.caption(SampleDay.day.adding(days: offset), today: SampleDay.day, goal: goal, width: width).text
        }
        #expect(text(0, 80) == "‹ Thu 12 March › today · lose weight")
        #expect(text(0, 60) == "‹ Thu 12 Mar › today, lose")
        #expect(text(-1, 60) == "‹ Wed 11 Mar › yesterday")
        #expect(text(1, 80) == "‹ Fri 13 March › tomorrow · lose weight")
        #expect(text(5, 80) == "‹ Tue 17 March › in 5 d · lose weight")
        #expect(text(-400, 80) == "‹ Wed 5 February 2025 › · lose weight")
    }
}
