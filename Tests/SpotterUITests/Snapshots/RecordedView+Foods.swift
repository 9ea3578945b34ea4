import DiaryStore
import FitnessModel
import Testing

@testable import DiaryUI
@testable import SpotterShell
@testable import SpotterUI

extension RecordedView {
    static let foods: [RecordedView] = [
        RecordedView("food-chooser") { robot in
            robot.press("4")
            FoodChooser.add(day: Robot.today, &robot.app.context)
        },
        RecordedView("food-chooser-near") { robot in
            robot.press("4")
            FoodChooser.add(day: Robot.today, &robot.app.context)
            robot.type("bananna")
        },
        RecordedView("food-chooser-nothing") { robot in
            robot.press("4")
            FoodChooser.add(day: Robot.today, &robot.app.context)
            robot.type("qqqqxxxx")
        },
        RecordedView("food-groups") { robot in
            robot.press("4")
            FoodChooser.add(day: Robot.today, &robot.app.context)
            robot.press("Tab")
        },
        RecordedView("portion") { robot in
            robot.press("4")
            FoodChooser.add(day: Robot.today, &robot.app.context)
            robot.type("banana")
            robot.press("Enter Right")
        },
        RecordedView("portion-wrong") { robot in
            robot.press("4")
            FoodChooser.add(day: Robot.today, &robot.app.context)
            robot.type("steak sirl")
            robot.press("Enter Tab")
            robot.type("200 ml")
            robot.press("Enter")
        },
        RecordedView("food-form") { robot in
            robot.press("4")
            FoodChooser.add(day: Robot.today, &robot.app.context)
            robot.type("Goulash soup")
            robot.press("C-o")
        },
        RecordedView("quick-add") { robot in
            robot.press("4")
            QuickAddForm.add(day: Robot.today, &robot.app.context)
        },
        RecordedView("copy-meal") { robot in
            try eatYesterday(robot)
            robot.press("4")
            CopyMealPanel.open(day: Robot.today, &robot.app.context)
        },
        RecordedView("recipe") { robot in
            robot.press("4")
            RecipePanel.add(name: "Fruit salad", &robot.app.context)
            for (food, grams) in [("banana", "300 g"), ("apple", "400 g")] {
                robot.press("Enter")
                robot.type(food)
                robot.press("Enter Tab")
                robot.type(grams)
                robot.press("Enter")
            }
            robot.press("Up")
        },
    ]

    /// Two meals of the day before.
    private static func eatYesterday(_ robot: Robot) throws {
        guard let client = robot.app.context.client else { return }
        try robot.diary.catalogue.fill()
        let day = Robot.today.adding(days: -1)
        for (name, meal) in [("banana", Meal.breakfast), ("milk", .breakfast), ("bread", .lunch)] {
            guard let hit = try robot.diary.foods.search(name, client: client.id).first else { continue }
            let food = try robot.diary.foods.get(hit.id)
            let entry = food.entry(amount: FoodAmount(150, food.unit), day: day, meal: meal)
            try robot.diary.foodEntries.add(entry, of: client.id)
        }
    }
}
