import DiaryStore
import FitnessModel
import Testing

@testable import DiaryUI
@testable import SpotterUI

@Suite("The portion of a food")
struct PortionPanelTests {
    @Test("Left and Right change the grams of the portion, Up and Down its halves; the values follow")
    func nudging() throws {
        var eater = try Eater()
        eater.choose("banana")
        eater.robot.press("Right")
        eater.robot.expect("120 g (usually 118 g)", "1 × 120 g = 120 g", "107 kcal")
        eater.robot.press("Up")
        eater.robot.expect("1.5 × 120 g = 180 g", "160 kcal")
        eater.robot.press("Down Down Down")
        eater.robot.expect("0.5 × 120 g = 60 g")
        eater.robot.press("Enter")
        let entry = try #require(try eater.eaten().first)
        #expect(entry.amount == FoodAmount(60, .g))
        #expect(entry.serving?.portion.amount == FoodAmount(120, .g))
        #expect(entry.serving?.count == 500)
    }

    @Test("Grams typed as portions are questioned once")
    func gramsAsPortions() throws {
        var eater = try Eater()
        eater.choose("banana")
        eater.robot.type("120")
        eater.robot.press("Enter")
        eater.robot.expect("Enter again keeps it.")
        #expect(try eater.eaten().isEmpty)
        eater.robot.press("Enter")
        #expect(try eater.eaten().count == 1)
    }

    @Test(
        "A number of portions can be a half, a fraction or a decimal",
        arguments: [
            ("1/2", 59_000), ("1.5", 177_000), ("1,5", 177_000), ("1 1/2", 177_000), ("½", 59_000), ("2", 236_000),
        ])
    func counts(_ text: String, _ amount: Int) throws {
        var eater = try Eater()
        eater.choose("banana")
        eater.robot.type(text)
        eater.robot.press("Enter")
        #expect(try eater.eaten().first?.amount?.thousandths == amount)
    }

    @Test(
        "Amounts are grams, ounces, and volumes if a portion has a volume",
        arguments: [("banana", "150", 150_000), ("banana", "150 g", 150_000), ("banana", "5 oz", 141_748)])
    func amounts(_ food: String, _ text: String, _ amount: Int) throws {
        var eater = try Eater()
        eater.choose(food)
        eater.robot.press("Tab")
        eater.robot.type(text)
        eater.robot.press("Enter")
        #expect(try eater.eaten().first?.amount?.thousandths == amount)
    }

    @Test("200 ml of milk are weighed by its cup; 200 ml of steak are rejected with a correction, and stay typed")
    func volumes() throws {
        var eater = try Eater()
        eater.choose("milk whole")
        eater.robot.press("Tab")
        eater.robot.type("200 ml")
        eater.robot.press("Enter")
        let milk = try #require(try eater.eaten().first?.amount)
        #expect((200_000...210_000).contains(milk.thousandths))
        eater.choose("steak sirl")
        eater.robot.press("Tab")
        eater.robot.type("200 ml")
        eater.robot.press("Enter")
        eater.robot.expect("200 ml", "no portion converts them: write", "g, kg, oz or lb.")
        #expect(try eater.eaten().count == 1)
        eater.robot.press("C-u")
        eater.robot.type("200")
        eater.robot.press("Enter")
        #expect(try eater.eaten().count == 2)
    }

    @Test("300g typed as a number of portions is an amount")
    func unitInCount() throws {
        var eater = try Eater()
        eater.choose("steak sirl")
        eater.robot.type("300g")
        eater.robot.expect("How much", "300g")
        eater.robot.press("Enter")
        #expect(try eater.eaten().first?.amount == FoodAmount(300, .g))
    }

    @Test("A letter typed by mistake and deleted leaves a number of portions, not of grams")
    func letterDeleted() throws {
        var eater = try Eater()
        eater.choose("banana")
        eater.robot.type("2,5x")
        eater.robot.press("Backspace")
        eater.robot.expect("2.5 × 118 g = 295 g")
        eater.robot.press("Enter")
        #expect(try eater.eaten().first?.amount == FoodAmount(295, .g))
        #expect(try eater.eaten().first?.serving?.count == 2_500)
    }

    @Test("An invalid number is reported and stays", arguments: ["1/0", "0", "5000", "1..5"])
    func wrong(_ text: String) throws {
        var eater = try Eater()
        eater.choose("banana")
        eater.robot.type(text)
        eater.robot.press("Enter")
        eater.robot.expect(text, "!")
        #expect(try eater.eaten().isEmpty)
        eater.robot.press("C-u")
        eater.robot.type("2")
        eater.robot.press("Enter")
        #expect(try eater.eaten().count == 1)
    }

    @Test("Another portion of the food, meal, time and note")
    func everything() throws {
        var eater = try Eater()
        eater.choose("banana")
        eater.robot.press("C-p")
        eater.robot.expect("2 of")
        eater.robot.press("C-l C-t C-x")
        eater.robot.type("25:00")
        eater.robot.press("Enter")
        eater.robot.expect("Not a time")
        eater.robot.press("C-x")
        eater.robot.type("7:15")
        eater.robot.press("C-n")
        eater.robot.type("after the run")
        eater.robot.press("Enter")
        let entry = try #require(try eater.eaten().first)
        let food = try eater.robot.diary.foods.get(try #require(entry.food))
        #expect(entry.meal == .lunch)
        #expect(entry.minute == 435)
        #expect(entry.note == "after the run")
        #expect(entry.serving?.portion == food.portions[1])
    }

    @Test("Tab switches between grams and portions")
    func mode() throws {
        var eater = try Eater()
        eater.choose("banana")
        eater.robot.press("Up Up Tab")
        eater.robot.expect("How much", "236 g")
        eater.robot.press("Tab")
        eater.robot.expect("How many", "2 × 118 g = 236 g")
    }

    @Test("An entry is edited with its values, even if its food is deleted; undo restores both")
    func editing() throws {
        var food: Identifier<Food>?
        var eater = try Eater { diary, anna in
            var soup = Food(name: "Soup", per100: Nutrients(energy: Energy(kilocalories: 50), protein: 2_000))
            soup.portions = [FoodPortion(name: "plate", amount: FoodAmount(300, .g))]
            soup.id = try diary.foods.add(soup)
            food = soup.id
            let serving = FoodEntry.Serving(portion: soup.portions[0])
            try diary.foodEntries.add(soup.entry(serving: serving, day: Robot.today, meal: .lunch), of: anna)
        }
        let before = try #require(try eater.eaten().first)
        #expect(before.nutrients.energy == Energy(kilocalories: 150))
        try eater.robot.diary.foods.delete(try #require(food))
        let orphan = try #require(try eater.eaten().first)
        #expect(orphan.food == nil)
        FoodChooser.edit(orphan, &eater.robot.app.context)
        eater.robot.expect("Soup", "[lunch]", "1 × 300 g = 300 g", "150 kcal", "The food was deleted")
        eater.robot.type("2")
        eater.robot.expect("300 kcal")
        eater.robot.press("Enter")
        let after = try #require(try eater.eaten().first)
        #expect(after.id == before.id)
        #expect(after.nutrients.energy == Energy(kilocalories: 300))
        #expect(after.nutrients.protein == 12_000)
        eater.robot.press("u u")
        #expect(try eater.eaten() == [before])
    }
}
