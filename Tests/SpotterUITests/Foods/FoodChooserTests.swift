import DiaryStore
import FitnessModel
import Testing

@testable import DiaryUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("Choosing a food")
struct FoodChooserTests {
    @Test("A banana for breakfast takes a few letters, Enter, Enter")
    func banana() throws {
        var eater = try Eater()
        eater.eat()
        eater.robot.type("bana")
        eater.robot.expect("Banana", "1 medium", "/100 g")
        eater.robot.press("Enter")
        eater.robot.expect("How many", "[breakfast]", "09:00", "1 × 118 g = 118 g", "105 kcal", "protein 1.3 g")
        eater.robot.press("Enter")
        let entry = try #require(try eater.eaten().first)
        #expect(entry.name == "Banana")
        #expect(entry.meal == .breakfast)
        #expect(entry.minute == 540)
        #expect(entry.amount == FoodAmount(118, .g))
        #expect(entry.serving?.count == 1_000)
        #expect(entry.nutrients.energy == Energy(calories: 105_020))
        #expect(eater.robot.app.context.navigation.overlays.isEmpty)
        eater.robot.expect("Breakfast: Banana, 118 g, 105 kcal. u: undo.")
        eater.robot.press("u")
        #expect(try eater.eaten().isEmpty)
        eater.robot.press("C-r")
        #expect(try eater.eaten() == [entry])
    }

    @Test("300 g of a sirloin steak for lunch")
    func steak() throws {
        var eater = try Eater()
        eater.choose("steak sirl")
        eater.robot.expect("Beef steak, sirloin")
        eater.robot.press("Tab")
        eater.robot.type("300")
        eater.robot.press("C-l")
        eater.robot.expect("[lunch]", "300 g")
        eater.robot.press("Enter")
        let entry = try #require(try eater.eaten().first)
        #expect(entry.name.hasPrefix("Beef steak, sirloin"))
        #expect(entry.meal == .lunch)
        // At nine in the morning, no time is suggested for lunch.
        #expect(entry.minute == nil)
        #expect(entry.amount == FoodAmount(300, .g))
        #expect(entry.serving == nil)
        let food = try eater.robot.diary.foods.get(try #require(entry.food))
        #expect(entry.nutrients.energy.calories == food.per100.energy.calories * 3)
    }

    @Test("An amount behind the name is proposed", arguments: [("bana 80g", "80g"), ("bana 2,5 oz", "2,5 oz")])
    func amountBehind(_ text: String, amount: String) throws {
        var eater = try Eater()
        eater.choose(text)
        eater.robot.expect("How much", amount, "[breakfast]")
        eater.robot.press("Enter")
        let entry = try #require(try eater.eaten().first)
        #expect(entry.name == "Banana" && entry.serving == nil)
        #expect(entry.amount == (amount == "80g" ? FoodAmount(80, .g) : FoodAmount.read("2.5 oz", .g)))
    }

    @Test("A number without a unit belongs to the name, and an amount needs a name before it")
    func typedFood() {
        #expect(TypedFood("cola 330").amount == nil && TypedFood("80 g").amount == nil)
        #expect(TypedFood("7 grain bread").name == "7 grain bread")
        #expect(TypedFood("milk 2 fl oz").name == "milk" && TypedFood("milk 2 fl oz").amount == "2 fl oz")
    }

    @Test("The chosen meal stays for the next food, until that of the hour is chosen again")
    func mealStays() throws {
        var eater = try Eater()
        eater.choose("bana")
        eater.robot.press("C-l C-l C-l")
        eater.robot.expect("[snack]")
        eater.robot.press("Enter")
        eater.choose("bana")
        eater.robot.expect("[snack]", "not given")
        eater.robot.press("C-l")
        eater.robot.expect("[breakfast]")
        eater.robot.press("Enter")
        eater.choose("bana")
        eater.robot.expect("[breakfast]", "09:00")
        eater.robot.press("Esc Esc")
        let meals = try eater.eaten().map(\.meal)
        #expect(Set(meals) == [.snack, .breakfast] && meals.count == 2)
    }

    @Test("A missing dish is added with the typed name, and then eaten")
    func missing() throws {
        var eater = try Eater()
        eater.eat()
        eater.robot.type("Svickova na smetane")
        eater.robot.expect("Svickova na smetane", "Ctrl-O")
        eater.robot.press("C-o")
        eater.robot.expect("New food", "Svickova na smetane")
        eater.robot.type("160")
        eater.robot.press("C-s")
        eater.robot.expect("How much", "Added Svickova na smetane.")
        eater.robot.type("350")
        eater.robot.expect("560 kcal")
        eater.robot.press("Enter")
        let entry = try #require(try eater.eaten().first)
        #expect(entry.name == "Svickova na smetane")
        #expect(entry.nutrients.energy == Energy(kilocalories: 560))
        let food = try eater.robot.diary.foods.get(try #require(entry.food))
        #expect(!food.isShipped)
        #expect(food.client == nil)
    }

    @Test("Without a match the key to add it is named, and Esc changes nothing")
    func nothing() throws {
        var eater = try Eater()
        eater.eat()
        eater.robot.type("qqqqxxxx")
        eater.robot.expect("No food of that name. Add qqqqxxxx", "Enter or Ctrl-O")
        eater.robot.press("Esc")
        #expect(eater.robot.app.context.navigation.overlays.isEmpty)
    }

    @Test("A misspelt word finds the right food and reports it")
    func misspelt() throws {
        var eater = try Eater()
        eater.eat()
        eater.robot.type("bananna")
        eater.robot.expect("near: banana", "Banana")
    }

    @Test("Groups lead to a food of unknown name; typing searches within one")
    func groups() throws {
        var eater = try Eater()
        eater.eat()
        eater.robot.press("Tab")
        eater.robot.expect("Groups", "Beef")
        eater.robot.type("fruit")
        eater.robot.press("Enter")
        eater.robot.expect("Fruit and juices", "Usual portion")
        eater.robot.type("bana")
        eater.robot.expect("Banana")
        eater.robot.expectNo("Beef")
        eater.robot.press("C-u Esc")
        eater.robot.expect("Groups")
        eater.robot.press("Esc")
        eater.robot.expect("What was eaten?", "all foods")
        eater.robot.press("Esc")
        #expect(eater.robot.app.context.navigation.overlays.isEmpty)
    }

    @Test("Frequent foods come first if nothing is typed")
    func mostUsed() throws {
        var eater = try Eater()
        eater.choose("banana")
        eater.robot.press("Enter")
        eater.eat()
        eater.robot.expect("most used first")
        eater.robot.press("Enter")
        eater.robot.expect("Banana", "How many")
    }

    @Test("Esc in the portion returns to the list with the typed text")
    func back() throws {
        var eater = try Eater()
        eater.choose("bana")
        eater.robot.press("Esc")
        eater.robot.expect("What was eaten?", "bana")
    }

    @Test("Without a client, or with a read-only diary, the reason is shown")
    func obstacles() throws {
        var robot = try Robot()
        FoodChooser.add(day: Robot.today, &robot.app.context)
        #expect(robot.app.context.navigation.overlays.isEmpty)
        robot.expect("No client chosen")
    }

    @Test("On an earlier day the last meal is suggested, and no time")
    func anotherDay() throws {
        let day = Robot.today.adding(days: -2)
        var eater = try Eater { diary, anna in
            let eaten = FoodEntry(day: day, meal: .dinner, name: "Soup", nutrients: Nutrients(energy: .zero))
            try diary.foodEntries.add(eaten, of: anna)
        }
        eater.eat(on: day)
        eater.robot.type("bana")
        eater.robot.press("Enter")
        eater.robot.expect("[dinner]", "not given")
        eater.robot.press("Enter")
        #expect(try eater.eaten(on: day).map(\.name).sorted() == ["Banana", "Soup"])
    }
}
