import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import DiaryUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("The forms about a day's energy")
struct EnergyFormTests {
    /// A man of 80 kg, 180 cm and 30 years is the current client.
    private func robot(columns: Int = 80, rows: Int = 24, knowing: Bool = true) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            var client = Client(id: .unsaved, name: "Jan Novák")
            if knowing {
                client.sex = .male
                client.birthDay = Day(iso: "1996-01-20")
                client.height = Length(millimetres: 1800)
                client.weight = Mass(80, .kg)
            }
            try diary.clients.add(client)
        }
        let jan = try #require(try robot.diary.clients.named("Jan Novák").first?.id)
        robot.app.context.choose(jan)
        return robot
    }

    private func client(_ robot: Robot) throws -> Identifier<Client> { try #require(robot.app.context.client?.id) }

    @Test("A goal is typed, and each number is explained")
    func goal() throws {
        var robot = try robot()
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.expect("Goal of Jan Novák", "[maintain]", "Daily deficit / surplus", "485", "2026-03-12")
        robot.expect("< sedentary 1.2 >", "Eat 2 136 kcal a day, plus the energy of activity.")
        robot.expect("Base 2 136 kcal: 1 780 at rest x 1.2, Mifflin-St Jeor.")
        robot.press("Tab")
        robot.expect("Only for losing or gaining weight.")
        robot.press("Up l Tab")
        robot.expect("About 1.9 kg a month, at 7700 kcal a kg.")
        robot.press("Tab")
        robot.type("40")
        robot.expect("Eat 194 kcal less")
        robot.press("Tab")
        robot.expect("Do 291 kcal of activity", "60")
        robot.press("C-s")
        robot.expect("From 12 Mar: lose, 485 kcal a day: 40 % by food, 60 % by activity.")
        let goal = try #require(try robot.diary.energyGoals.list(of: client(robot)).first)
        #expect(goal.direction == .lose)
        #expect(goal.rate == EnergyGoal.usualRate)
        #expect(goal.foodShare == 40)
        #expect(goal.start == Robot.today)
        #expect(try robot.diary.energy.profile(of: client(robot)).activityFactor == 1200)
        robot.press("u")
        #expect(try robot.diary.energyGoals.list(of: client(robot)).isEmpty)
        #expect(try robot.diary.energy.profile(of: client(robot)) == EnergyProfile())
    }

    @Test("The activity level is chosen with the goal; an earlier choice is not suggested again")
    func level() throws {
        var robot = try robot()
        try robot.diary.energyGoals.set(EnergyGoal(start: Robot.today), of: client(robot))
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.expect("< as recorded only >", "Base 1 780 kcal: at rest, Mifflin-St Jeor.")
        robot.press("Tab Tab v")
        robot.expect("< very active 1.9 >", "Base 3 382 kcal: 1 780 at rest x 1.9")
        robot.press("C-s")
        #expect(try robot.diary.energy.profile(of: client(robot)).activityFactor == 1900)
    }

    @Test("A limit below rest is pointed out while typing, and again when it is saved")
    func floor() throws {
        var robot = try robot()
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.press("l Tab")
        robot.type("800")
        robot.expect("Eat 1 736 kcal a day, do 400 kcal of activity.")
        robot.expect("! Limit 1 736 kcal is below the resting metabolism of 1 780 kcal.")
        robot.press("Backspace Backspace Backspace")
        robot.type("1400")
        robot.expect("! Limit 1 436 kcal is below 1 500 kcal.")
        robot.press("C-s")
        robot.expect("1 400 kcal a day is about 5.5 kg a month. Enter again keeps it.")
        #expect(try robot.diary.energyGoals.list(of: client(robot)).isEmpty)
        robot.press("Enter")
        let message = try #require(robot.app.context.message?.text)
        #expect(message.hasPrefix("From 12 Mar: lose, 1 400 kcal a day: 50 % by food, 50 % by activity. Limit"))
        #expect(try robot.diary.energyGoals.list(of: client(robot)).first?.rate == Energy(1400, .kcal))
    }

    @Test("An extreme rate is confirmed once; the usual and the current one are not")
    func fastRate() throws {
        var robot = try robot()
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.press("g Tab")
        robot.type("4850")
        robot.press("C-s")
        robot.expect("4 850 kcal a day is about 19.2 kg a month. Enter again keeps it.")
        // Another rate is questioned again, and 485 is not questioned.
        robot.press("Backspace C-s")
        #expect(try robot.diary.energyGoals.list(of: client(robot)).first?.rate == EnergyGoal.usualRate)
        let usual = try #require(try robot.diary.energyGoals.list(of: client(robot)).first)
        var fast = usual
        fast.rate = Energy(1600, .kcal)
        try robot.diary.energyGoals.set(fast, of: client(robot), replacing: usual)
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.press("C-s")
        #expect(robot.app.context.navigation.overlays.isEmpty)
    }

    @Test("The measured expenditure is offered as a level, unless it is below rest; taken, it is the day's base")
    func measured() throws {
        var robot = try Robot { try ReviewDiary.fill($0) }
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first?.id)
        robot.app.context.choose(anna)
        let today = Robot.today
        GoalForm.edit(day: today, &robot.app.context)
        robot.expect("Measured ", " less 130 of activity is ", ": is all food recorded?")
        robot.press("Esc")
        for back in 1...27 where back != 3 {
            let nuts = FoodEntry(
                day: today.adding(days: -back), meal: .snack, name: "Nuts",
                nutrients: Nutrients(energy: Energy(600, .kcal)))
            try robot.diary.foodEntries.add(nuts, of: anna)
        }
        let review = try robot.diary.energy.review(of: anna, from: today, through: today, today: today)
        let base = try #require(review.measuredBase)
        #expect(review.activity == Energy(130, .kcal))
        #expect(try review.adaptive.get().energy == base + Energy(130, .kcal))
        GoalForm.edit(day: today, &robot.app.context)
        robot.expect("Measured ", " less 130 of activity is ", ": rest x ")
        robot.press("Tab Tab Tab Tab")
        for _ in 0..<8 where !robot.lines.contains(where: { $0.contains("< measured ") }) { robot.press("Right") }
        robot.expect("< measured ")
        robot.press("C-s")
        let factor = try #require(try robot.diary.energy.profile(of: anna).activityFactor)
        let basal = try robot.diary.energy.day(of: anna, on: today).basal.get()
        #expect(basal.factor(for: base) == factor)
        #expect(abs(basal.energy.calories - base.calories) <= 1000)
    }

    @Test("Typing one share sets the other; unreadable shares are reported")
    func shares() throws {
        var robot = try robot()
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.press("l Tab Tab Tab")
        robot.type("75")
        robot.press("C-s")
        #expect(try robot.diary.energyGoals.list(of: client(robot)).map(\.foodShare) == [25])
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.press("Tab Tab")
        robot.type("140")
        robot.press("C-s")
        robot.expect("A whole number from 0 to 100.", "140")
        robot.press("Backspace Backspace Backspace Tab Backspace Backspace")
        robot.type("30")
        robot.press("C-s")
        #expect(try robot.diary.energyGoals.list(of: client(robot)).map(\.foodShare) == [70])
    }

    @Test("Shares are needed only to lose weight; errors in hidden ones do not block the form")
    func hiddenShares() throws {
        var robot = try robot()
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.expectNo("From eating less", "From activity")
        robot.press("l")
        robot.expect("From eating less, %", "From activity, %")
        robot.press("Tab Tab")
        robot.type("140")
        robot.press("Up Up Up g")
        robot.expectNo("From eating less", "140")
        robot.press("Tab Tab")
        robot.expect("Daily life without recorded activity")
        robot.press("Up Up Up")
        robot.expect("The first day of the goal")
        robot.press("Enter")
        robot.expect("From 12 Mar: gain, 485 kcal a day above expenditure.")
        #expect(try robot.diary.energyGoals.list(of: client(robot)).map(\.foodShare) == [50])
    }

    @Test("A rate is typed in the chosen unit, or with its own")
    func rateInKilojoules() throws {
        var robot = try robot()
        try robot.diary.energy.updateProfile(to: EnergyProfile(unit: .kJ), of: client(robot))
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.expect("2029.2")
        robot.press("g Tab")
        robot.type("300 kcal")
        robot.expect("eaten above expenditure")
        robot.press("C-s")
        robot.expect("From 12 Mar: gain, 1 255 kJ a day above expenditure.")
        #expect(try robot.diary.energyGoals.list(of: client(robot)).first?.rate == Energy(300, .kcal))
    }

    @Test("An unchanged rate is exact to the calorie, even if the unit rounds it")
    func untouchedRate() throws {
        var robot = try robot()
        let goal = EnergyGoal(start: Robot.today, direction: .lose, rate: Energy(calories: 485_123))
        try robot.diary.energyGoals.set(goal, of: client(robot))
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.press("C-s")
        #expect(try robot.diary.energyGoals.list(of: client(robot)).first?.rate == goal.rate)
    }

    @Test("An impossible goal is rejected with the numbers")
    func outOfReach() throws {
        var robot = try robot()
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.press("l Tab")
        robot.type("5000")
        robot.press("C-s")
        robot.expect("2 136 kcal less 2 500 kcal leaves nothing to eat: lower the deficit.", "5000")
        #expect(try robot.diary.energyGoals.list(of: client(robot)).isEmpty)
        robot.press("Backspace C-s")
        #expect(try robot.diary.energyGoals.list(of: client(robot)).first?.rate == Energy(500, .kcal))
    }

    @Test("The formula shows its result and values, or what it needs and where to enter that")
    func formula() throws {
        var robot = try robot()
        EnergyForm.edit(&robot.app.context)
        robot.expect("best known", "Mifflin-St Jeor: 1 780 kcal; male, 30 years, 180 cm, 80 kg")
        robot.press("Left")
        robot.expect("< running coach >", "1 858 kcal; male")
        robot.press("Left")
        robot.expect("Needs body fat. a w adds a weigh-in with it.")
        robot.press("Right Tab Right")
        robot.expect("1 858 kcal x 1.2 = 2 230 kcal")
        robot.press("Tab")
        robot.expect("net: (MET - 1) x kg x h.")
        robot.press("g")
        robot.expect("gross: MET x kg x h")
        robot.press("Tab c")
        robot.expect("counts as 60, 70, 80, 90 or 100 kg")
        robot.press("Tab Right")
        robot.press("C-s")
        robot.expect("Basal metabolism 9 329 kJ a day, by running coach.")
        let profile = try robot.diary.energy.profile(of: client(robot))
        #expect(
            profile
                == EnergyProfile(
                    formula: .runningCoach, activityFactor: 1200, counting: .gross, table: .classes, unit: .kJ))
    }

    @Test("Without data about the client the settings are saved, with a list of what is missing")
    func unknown() throws {
        var robot = try robot(knowing: false)
        EnergyForm.edit(&robot.app.context)
        robot.expect("Needs sex, date of birth, height and weight. E edits the client, a w")
        robot.press("C-s")
        robot.expect("Saved. Mifflin-St Jeor needs sex, date of birth, height and weight. E edits")
        GoalForm.edit(day: Robot.today, &robot.app.context)
        robot.expect("Limits need sex, date of birth, height and weight.")
        robot.press("l C-s")
        robot.expect("From 12 Mar: lose")
    }

    @Test("A factor that was set in another way remains until another is chosen")
    func strangeFactor() throws {
        var robot = try robot()
        try robot.diary.energy.updateProfile(to: EnergyProfile(activityFactor: 1300), of: client(robot))
        EnergyForm.edit(&robot.app.context)
        robot.expect("[1.3]")
        robot.press("C-s")
        #expect(try robot.diary.energy.profile(of: client(robot)).activityFactor == 1300)
    }

    @Test("A weight is typed with body fat, and its lean mass is shown")
    func weighIn() throws {
        var robot = try robot()
        WeighInForm.add(day: Robot.today, &robot.app.context)
        robot.expect("Weigh-in: Jan Novák", "Last: 80 kg (self-reported).", "2026-03-12", "09:00")
        robot.type("79,6")
        robot.press("Tab")
        robot.type("15.2")
        robot.expect("Lean mass 67.5 kg.")
        robot.press("C-s")
        robot.expect("79.6 kg on 12 Mar.")
        let found = try #require(
            try robot.diary.weighIns.list(of: client(robot), from: Robot.today, through: Robot.today).first)
        #expect(found.weight == Mass(79.6, .kg))
        #expect(found.fatPerMille == 152)
        #expect(found.minute == 540)
        WeighInForm.edit(found, &robot.app.context)
        robot.expect("Weigh-in of Jan Novák", "79.6 kg", "15.2", "09:00")
        robot.press("Tab Backspace Backspace Backspace Backspace Tab Tab")
        robot.type("7")
        robot.press("C-s")
        let edited = try robot.diary.weighIns.get(found.id)
        #expect(edited.fatPerMille == nil)
        #expect(edited.minute == 420)
        #expect(edited.weight == found.weight)
    }

    @Test("Text that is not a weight is reported at its field, and typed text remains")
    func wrongWeight() throws {
        var robot = try robot()
        WeighInForm.add(day: Robot.today.adding(days: -1), &robot.app.context)
        robot.press("C-s")
        robot.expect("Which weight? Write 80.4.")
        robot.type("80")
        robot.press("Tab")
        robot.type("152")
        robot.press("C-s")
        robot.expect("A number from 0 to 99, such as 15.2.", "152")
        robot.press("Backspace Backspace Backspace Tab")
        robot.type("tomorrow")
        robot.press("C-s")
        robot.expect("2026-03-13 is in the future.")
        robot.press("Esc")
        #expect(try robot.diary.weighIns.list(of: client(robot), from: .earliest, through: .latest).isEmpty)
        WeighInForm.add(day: Robot.today, &robot.app.context)
        robot.expect("Draft restored", "80", "tomorrow")
    }

    @Test("An unchanged weight in pounds is exact to the gram")
    func pounds() throws {
        var robot = try robot()
        var client = try robot.diary.clients.get(client(robot))
        client.unit = .lb
        try robot.diary.clients.update(from: try robot.diary.clients.get(client.id), to: client)
        robot.app.context.choose(client.id)
        var weighIn = WeighIn(day: Robot.today, weight: Mass(grams: 80_003))
        weighIn.id = try robot.diary.weighIns.add(weighIn, of: client.id)
        WeighInForm.edit(weighIn, &robot.app.context)
        robot.expect("176.38 lb")
        robot.press("C-s")
        #expect(try robot.diary.weighIns.get(weighIn.id).weight == Mass(grams: 80_003))
    }

    @Test("Targets are typed for training and rest days, and show their energy")
    func targets() throws {
        var robot = try robot()
        TargetsForm.edit(&robot.app.context)
        robot.expect("Training: protein, g", "Rest: fibre, g", "Empty: no target")
        robot.type("160")
        robot.press("Tab")
        robot.type("250")
        robot.press("Tab")
        robot.type("60")
        robot.expect("Training days: 2 180 kcal, 400 over the target of 1 780.")
        robot.press("C-s")
        #expect(robot.message == "Saved. Training days: 2 180 kcal, 400 over the target of 1 780.")
        let expected = NutrientTarget(kind: .training, protein: 160_000, fat: 60_000, carbohydrate: 250_000)
        #expect(try robot.diary.nutrientTargets.get(of: client(robot)) == [.training: expected])
        TargetsForm.edit(&robot.app.context)
        robot.press("Backspace Backspace Backspace C-s")
        #expect(try robot.diary.nutrientTargets.get(of: client(robot))[.training]?[.protein] == nil)
    }

    @Test("A target can be typed by body weight or by its share of the limit")
    func relativeTargets() throws {
        var robot = try robot()
        TargetsForm.edit(&robot.app.context)
        // 80 kg, and a limit of 1 780 kcal.
        for text in ["2/kg", "40 %", "30%", "1 g/kg"] {
            robot.type(text)
            robot.press("Tab")
        }
        robot.press("C-s")
        let expected = NutrientTarget(
            kind: .training, protein: 160_000, fat: 59_000, carbohydrate: 178_000, fibre: 80_000)
        #expect(try robot.diary.nutrientTargets.get(of: client(robot)) == [.training: expected])
        TargetsForm.edit(&robot.app.context)
        robot.press("C-u")
        robot.type("2/stone")
        robot.press("C-s")
        robot.expect("Write grams from 0 to 2000; or 1.6/kg, or 30 %")
    }

    @Test("A day gets a note, a kind and a completeness mark")
    func dayNote() throws {
        var robot = try robot()
        DayNoteForm.edit(day: Robot.today, &robot.app.context)
        robot.expect("Thu 12 March 2026, Jan Novák", "[automatic]")
        robot.type("ill")
        robot.press("Tab r Tab y C-s")
        let day = try robot.diary.diaryDays.get(of: client(robot), on: Robot.today)
        #expect(day == DiaryDay(day: Robot.today, kind: .rest, note: "ill", isComplete: true))
    }

    @Test("The energy form keeps other fields changed by another window, and reports conflicts")
    func otherWindow() throws {
        var robot = try robot()
        EnergyForm.edit(&robot.app.context)
        let other = EnergyProfile(formula: .runningCoach, walkStep: Length(millimetres: 700))
        try robot.diary.energy.updateProfile(to: other, of: client(robot))
        robot.press("Tab Tab Tab Tab Right C-s")
        var now = other
        now.unit = .kJ
        #expect(try robot.diary.energy.profile(of: client(robot)) == now)
        EnergyForm.edit(&robot.app.context)
        var changed = now
        changed.formula = .mifflin
        try robot.diary.energy.updateProfile(from: now, to: changed, of: client(robot))
        robot.press("Right C-s")
        robot.expect("Energy of Jan Novák", "The energy profile of Jan")
        #expect(try robot.diary.energy.profile(of: client(robot)) == changed)
    }

    @Test("The forms of a day and of targets report another window's changes first")
    func otherWindowDay() throws {
        var robot = try robot()
        DayNoteForm.edit(day: Robot.today, &robot.app.context)
        robot.type("ill")
        let other = DiaryDay(day: Robot.today, note: "a feast")
        try robot.diary.diaryDays.update(to: other, of: client(robot))
        robot.press("C-s")
        robot.expect("Thu 12 March 2026, Jan Novák", "The day 2026-03-12 of Jan")
        #expect(try robot.diary.diaryDays.get(of: client(robot), on: Robot.today) == other)
        robot.press("Esc")
        TargetsForm.edit(&robot.app.context)
        robot.type("160")
        let targets = [DiaryDay.Kind.training: NutrientTarget(kind: .training, protein: 120_000)]
        try robot.diary.nutrientTargets.update(to: targets, of: client(robot))
        robot.press("C-s")
        robot.expect("Targets of Jan Novák", "The targets of Jan")
        #expect(try robot.diary.nutrientTargets.get(of: client(robot)) == targets)
    }

    @Test("Without a client no form opens, and the message says how to choose one")
    func nobody() throws {
        var robot = try Robot()
        GoalForm.edit(day: Robot.today, &robot.app.context)
        EnergyForm.edit(&robot.app.context)
        WeighInForm.add(day: Robot.today, &robot.app.context)
        TargetsForm.edit(&robot.app.context)
        DayNoteForm.edit(day: Robot.today, &robot.app.context)
        #expect(robot.app.context.navigation.overlays.isEmpty)
        robot.expect("No client chosen: c chooses one.")
    }

    @Test(
        "Energies are shown in whole units, with separated thousands",
        arguments: [
            (0, "0 kcal"), (1_620_000, "1 620 kcal"), (-44_400, "-44 kcal"), (999_500, "1 000 kcal"),
            (1_234_567_890, "1 234 568 kcal"), (-400, "0 kcal"),
        ])
    func energyText(calories: Int, plain: String) {
        #expect(EnergyText.text(Energy(calories: calories), in: .kcal) == plain)
        // Shown values can be typed, up to six digits.
        if (0..<999_999_000).contains(calories) { #expect(Energy.read(plain, unit: .kJ) != nil) }
    }
}
