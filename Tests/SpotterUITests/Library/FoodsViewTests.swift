import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import DiaryUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("The foods of the library")
struct FoodsPaneTests {
    private func library(columns: Int = 80, rows: Int = 24) throws -> Eater {
        var eater = try Eater(columns: columns, rows: rows)
        eater.robot.press("4 ] ] ]")
        eater.robot.expect("[Library]")
        return eater
    }

    @Test("Groups are at the left, foods of the selected one at the right; a narrow window shows one at a time")
    func groups() throws {
        var eater = try library()
        eater.robot.expect("All foods", "Recipes", "Beef", "Food")
        #expect(eater.robot.line(with: "Group").contains("1 of "))
        eater.robot.press("Down Down Down Down Right")
        eater.robot.expect("100 g: protein", "Beef steak, sirloin, lean and fat")
        var narrow = try library(columns: 60, rows: 16)
        narrow.robot.expect("All foods", "My foods")
        narrow.robot.expectNo("kcal")
        narrow.robot.press("Enter")
        narrow.robot.expect("kcal", "protein")
        narrow.robot.press("Esc")
        narrow.robot.expect("My foods")
        narrow.robot.expectNo("kcal")
    }

    @Test("/ searches within the group, also with a typing error")
    func filter() throws {
        var eater = try library()
        eater.robot.press("/")
        eater.robot.type("bananna")
        eater.robot.expect("Banana", "Esc clears")
        eater.robot.press("Enter Esc")
        eater.robot.expectNo("bananna")
    }

    @Test("The wheel scrolls a food that does not fit; the last line shows how many lines follow")
    func wheel() throws {
        var eater = try library()
        eater.robot.press("/")
        eater.robot.type("banana")
        eater.robot.press("Enter Enter")
        eater.robot.resize(columns: 60, rows: 16)
        eater.robot.expect("In 100 g", "8 more ▼")
        eater.robot.expectNo("1 NLEA serving")
        for _ in 0..<3 { eater.robot.app.handle(.mouse(Mouse(kind: .wheelDown, at: Point(30, 8)))) }
        eater.robot.expect("1 NLEA serving")
        eater.robot.expectNo("In 100 g", "more ▼")
    }

    @Test("A catalogue food is read-only; y makes a custom copy of it to edit")
    func catalogue() throws {
        var eater = try library()
        eater.robot.press("/")
        eater.robot.type("banana")
        eater.robot.press("Enter Enter")
        eater.robot.expect("In 100 g", "89 kcal", "118 g", "USDA")
        eater.robot.press("y")
        eater.robot.expect("Food Banana (custom)")
        eater.robot.press("C-u")
        eater.robot.type("Small banana")
        eater.robot.press("C-s")
        let own = try eater.robot.diary.foods.list(FoodFilter(kind: .own))
        #expect(own.map(\.name) == ["Small banana"])
        #expect(own.first?.food.per100.energy == Energy(kilocalories: 89))
        eater.robot.press("u u")
        #expect(try eater.robot.diary.foods.list(FoodFilter(kind: .own)).isEmpty)
    }

    @Test("d deletes a custom food with undo; on a catalogue food it says that z hides it")
    func delete() throws {
        var eater = try library()
        eater.robot.press("a")
        eater.robot.type("Dumplings")
        eater.robot.press("Tab Tab")
        eater.robot.type("230")
        eater.robot.press("C-s")
        eater.robot.expect("Dumplings", "custom")
        eater.robot.press("d")
        eater.robot.expect("Deleted Dumplings")
        #expect(try eater.robot.diary.foods.list(FoodFilter(kind: .own)).isEmpty)
        eater.robot.press("u")
        #expect(try eater.robot.diary.foods.list(FoodFilter(kind: .own)).count == 1)
        eater.robot.press("/")
        eater.robot.type("banana")
        eater.robot.press("Enter d")
        eater.robot.expect("z hides a food")
    }

    @Test("z hides a catalogue food and archives a custom one; Z lists both, z restores them")
    func hide() throws {
        var eater = try library()
        eater.robot.press("/")
        eater.robot.type("banana")
        eater.robot.press("Enter z")
        eater.robot.expect("Hid Banana")
        #expect(try eater.robot.diary.foods.search("banana", client: nil).allSatisfy { $0.name != "Banana" })
        eater.robot.press("Esc Z Left G Up")
        eater.robot.expect("Hidden", "Banana", "hidden")
        eater.robot.press("Right z")
        eater.robot.expect("Restored Banana.")
        #expect(try eater.robot.diary.foods.search("banana", client: nil).contains { $0.name == "Banana" })
    }

    @Test("f adds the selected food to today")
    func eat() throws {
        var eater = try library()
        eater.robot.press("/")
        eater.robot.type("banana")
        eater.robot.press("Enter A")
        eater.robot.expect("How many")
        eater.robot.press("Enter")
        #expect(try eater.eaten().map(\.name) == ["Banana"])
    }

    @Test("v opens the activities and returns")
    func sections() throws {
        var eater = try library()
        eater.robot.press("v")
        #expect(eater.robot.app.navigator.shown(ActivitiesView.self) != nil)
        eater.robot.press("v")
        #expect(eater.robot.app.navigator.shown(FoodsView.self) != nil)
    }

    @Test("r makes a recipe and shows it")
    func recipe() throws {
        var eater = try library()
        eater.robot.press("r")
        eater.robot.expect("New recipe", "+ add an ingredient")
        eater.robot.press("Esc")
        eater.robot.expect("[Library]")
    }
}
