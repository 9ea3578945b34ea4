import DiaryStore
import FitnessModel
import Testing

extension KeystrokeTests {
    /// The eight tasks that running coach gave to its users (chapter 3.2 of the thesis).
    static let diaryProofs: [String: Proof] = [
        "Eaten: a banana for breakfast": Proof { robot in
            let entry = try eaten(robot).first
            return entry?.name == "Banana" && entry?.meal == .breakfast && entry?.amount == FoodAmount(118, .g)
        },
        "Eaten: 300 g of beef steak": Proof { robot in
            let entry = try eaten(robot).first
            return entry?.name.hasPrefix("Beef steak") == true && entry?.amount == FoodAmount(300, .g)
        },
        "Done: golf, 30 minutes": Proof { robot in
            let jan = try SampleDay.client(in: robot.diary)
            let entry = try robot.diary.activityEntries.list(of: jan, in: Robot.today...Robot.today).first
            return entry?.name == "Golf" && entry?.duration == 1800
        },
        "Delete the wrong banana": Proof(prepare: { robot in
            robot.press("n f")
            robot.type("banana")
            robot.press("Enter Enter")
        }) { robot in
            try eaten(robot).isEmpty && robot.message == "Deleted Banana. u: undo."
        },
        "Start measuring a free run": Proof { robot in
            let run = try robot.diary.runs.live().first?.run
            return run?.runningSince != nil && run?.goal == nil
        },
        "Start a run with the goal of 1 km": Proof { robot in
            try robot.diary.runs.live().first?.run.goal == .distance(Length(millimetres: 1_000_000))
        },
        "Goal: lose weight, 40 % by food, 60 % by activity": Proof { robot in
            let goal = try robot.diary.energyGoals.get(of: SampleDay.client(in: robot.diary), on: Robot.today)
            return goal?.direction == .lose && goal?.foodShare == 40 && goal?.rate == EnergyGoal.usualRate
        },
        "Add the dish that is missing, and eat it": Proof { robot in
            let entry = try eaten(robot).first
            guard let id = entry?.food else { return false }
            let food = try robot.diary.foods.get(id)
            return food.name == "svickova" && !food.isShipped && food.per100.energy == Energy(kilocalories: 180)
        },
    ]

    private static func eaten(_ robot: Robot) throws -> [FoodEntry] {
        try robot.diary.foodEntries.list(of: SampleDay.client(in: robot.diary), on: Robot.today)
    }
}
