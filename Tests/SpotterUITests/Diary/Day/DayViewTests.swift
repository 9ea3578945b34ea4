import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import DiaryUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("One day of the diary")
struct DayPaneTests {
    /// Jan's diary on the fourth tab.
    private func robot(
        columns: Int = 80, rows: Int = 24, fill: (Diary) throws -> Void = { try SampleDay.fill($0) }
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            try SampleDiary.fill(diary)
            try fill(diary)
        }
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter 4")
        return robot
    }

    @Test("The five values of running coach are at the top, as numbers and words")
    func values() throws {
        // Mifflin-St Jeor: 10 x 81.4 + 6.25 x 180 - 5 x 26 + 5 = 1814. Golf: 3.5 MET net x 81.4 kg x 0.5 h = 142.45.
        let robot = try robot()
        robot.expect("INTAKE", "1 200 kcal", "ACTIVITY", "495 kcal", "reached", "BALANCE", "under target")
        // Base limits 1814 - 194 and 291; 495 - 291 exceeds the target and may be eaten.
        robot.expect("limit 1 824", "624 left", "target 291", "-624 kcal", "spent 2 309 = basal 1 814 + activity 495")
    }

    @Test("A day over its target with something left to eat gives the reason, and i explains it")
    func overWithMoreToEat() throws {
        var robot = try robot { diary in
            try SampleDay.fill(diary)
            let jan = try SampleDay.client(in: diary)
            for entry in try diary.activityEntries.list(of: jan, in: SampleDay.day...SampleDay.day) {
                try diary.activityEntries.delete(entry.id)
            }
            _ = try diary.foodEntries.add(
                FoodEntry(
                    day: SampleDay.day, meal: .dinner, name: "Soup", nutrients: Nutrients(energy: Energy(350, .kcal))),
                of: jan)
        }
        // 1 550 of 1 620 eaten, nothing of 291 done.
        robot.expect("limit 1 620", "70 left", "291 to go", "+221 kcal", "over target: activity 291 short")
        robot.resize(columns: 120, rows: 40)
        robot.expect("spent 1 814 = basal 1 814 + activity 0 (Mifflin-St Jeor")
        robot.press("i")
        robot.expect("Spent 1 814 = basal 1 814 + activity 0.", "70 can still be eaten", "291 - 70 = 221 over.")
    }

    @Test("Food is listed by meal with sums, portions and times; activity next to it")
    func lists() throws {
        let robot = try robot()
        robot.expect("breakfast", "271", "07:30 Banana", "1 medium", "lunch", "809", "300 g", "snack", "Café latte")
        robot.expect("Golf", "30 min", "Swimming", "25 min", "353")
        robot.expect(
            "at least protein 104/150 · carbs 111/260 · fat 22/70 · fibre 8/30 g", "training day",
            "note: ate out at noon", "week")
    }

    @Test("Today is marked in words, and arrows, week and month keys, g d and . change the day")
    func stepping() throws {
        var robot = try robot()
        robot.expect("‹ Thu 12 March › today", "lose weight")
        robot.press("Left")
        robot.expect("‹ Wed 11 March › yesterday", "549")
        robot.expectNo("Banana")
        robot.press("l l")
        robot.expect("‹ Fri 13 March › tomorrow")
        robot.press("{")
        robot.expect("‹ Fri 6 March › 6 d ago")
        robot.press("0 7 Right")
        robot.expect("‹ Fri 13 March ›")
        robot.press("(")
        robot.expect("‹ Fri 13 February ›")
        robot.press("0 1 2 )")
        robot.expect("‹ Sat 13 February 2027 ›")
        robot.press("g d")
        robot.type("24 dec 2025")
        robot.press("Enter")
        robot.expect("‹ Wed 24 December 2025 ›")
        robot.press(".")
        robot.expect("‹ Thu 12 March › today", "Banana")
        robot.press(".")
        robot.expect("this is today")
    }

    @Test("The cursor moves on from the food to the activity, and back")
    func cursor() throws {
        var robot = try robot()
        func name() -> String? { robot.lines.first { $0.contains("▌") } }
        #expect(name()?.contains("Banana") == true)
        robot.press("j j j j")
        #expect(name()?.contains("▌       Café latte") == true)
        robot.press("j")
        #expect(name()?.contains("▌ Golf") == true)
        robot.press("G")
        #expect(name()?.contains("▌ Swimming") == true)
        robot.press("k k")
        #expect(name()?.contains("▌       Café latte") == true)
        robot.press("Home")
        #expect(name()?.contains("▌ 07:30 Banana") == true)
    }

    @Test("d deletes one entry and reports it, the next one is selected, u restores and selects it")
    func delete() throws {
        var robot = try robot()
        robot.press("d")
        #expect(robot.message == "Deleted Banana. u: undo.")
        robot.expectNo("07:30 Banana")
        robot.expect("▌       Oatmeal", "1 095 kcal")
        robot.press("j u")
        robot.expect("▌ 07:30 Banana", "1 200 kcal")
        robot.press("C-r")
        robot.expectNo("07:30 Banana")
    }

    @Test("Activities are deleted in the same way")
    func deleteDoings() throws {
        var robot = try robot()
        robot.press("G d")
        #expect(robot.message == "Deleted Swimming. u: undo.")
        robot.expect("▌ Golf", "142 kcal")
        robot.press("d")
        robot.expect("No activities yet.", "a v adds one.", "a r adds a run.")
        robot.press("u u")
        robot.expect("Golf", "Swimming")
    }

    @Test("An empty day says which keys to press")
    func empty() throws {
        var robot = try robot { _ in }
        robot.expect("a f adds some", "a v adds one.", "a r adds a run.", "0 kcal", "‹ Thu 12 March › today")
        robot.press("d")
        robot.expect("nothing on this day yet")
    }

    @Test("Without a client the day is empty and c is named; each command says the same")
    func nobody() throws {
        var robot = try Robot()
        robot.press("4")
        robot.expect("No client chosen. c chooses one")
        for key in ["a f", "Enter", "d", ", g", "i", "Left", "(", "g d", ", u", "a r"] {
            robot.press(key)
            #expect(robot.message.contains("no client chosen: c chooses one"), "\(key): \(robot.message)")
        }
    }

    @Test("Without sex, height and weight the known values are shown, and the keys to add the missing ones")
    func missing() throws {
        var robot = try robot { diary in
            let anna = try SampleDay.client("Anna Malá", in: diary)
            _ = try diary.foodEntries.add(SampleDay.foods[0], of: anna)
            _ = try diary.activityEntries.add(SampleDay.golf, of: anna)
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4")
        robot.expect("105 kcal", "unknown", "enter the weight (a w) and sex, date of birth, height")
        robot.expect("Golf", "at least 0 kcal")
        robot.expectNo("limit ")
    }

    @Test(", u shows the same day in kilojoules with correct sums, and back; so does undo")
    func unit() throws {
        var robot = try robot()
        robot.press(", u")
        // 1200 kcal x 4.184.
        robot.expect("5 021 kJ", "Energy is shown in kJ.", "Banana", "439")
        robot.press("u")
        robot.expect("1 200 kcal")
    }

    @Test(", u and x keep another window's changes to the client and the day")
    func otherWindow() throws {
        var robot = try robot()
        let jan = try SampleDay.client(in: robot.diary)
        let profile = try robot.diary.energy.profile(of: jan)
        var other = profile
        other.formula = .katch
        try robot.diary.energy.updateProfile(from: profile, to: other, of: jan)
        let stored = try robot.diary.diaryDays.get(of: jan, on: SampleDay.day)
        var noted = stored
        noted.note = "ill"
        try robot.diary.diaryDays.update(from: stored, to: noted, of: jan)
        robot.press(", u x")
        other.unit = .kJ
        noted.isComplete = true
        #expect(try robot.diary.energy.profile(of: jan) == other)
        #expect(try robot.diary.diaryDays.get(of: jan, on: SampleDay.day) == noted)
    }

    @Test("x marks the day as complete and unmarks it")
    func complete() throws {
        var robot = try robot()
        robot.press("x")
        robot.expect("complete and counts", "training day · complete")
        let jan = try SampleDay.client(in: robot.diary)
        #expect(try robot.diary.diaryDays.get(of: jan, on: SampleDay.day).note == "ate out at noon")
        robot.press("x")
        #expect(try !robot.diary.diaryDays.get(of: jan, on: SampleDay.day).isComplete)
    }

    @Test("a y repeats the food of the day before, as one change")
    func repeatYesterday() throws {
        var robot = try robot { diary in
            let jan = try SampleDay.client(in: diary)
            for entry in SampleDay.foods {
                var entry = entry
                entry.day = SampleDay.day.adding(days: -1)
                _ = try diary.foodEntries.add(entry, of: jan)
            }
        }
        robot.press("a y")
        robot.expect("Copied all of yesterday: 5 entries", "Banana", "1 200 kcal")
        robot.press("u")
        robot.expect("a f adds some")
        robot.press("Left a y")
        robot.expect("No food logged on")
    }

    @Test("Every entry over its limit says so in words")
    func over() throws {
        let robot = try robot { diary in
            try SampleDay.fill(diary)
            let pizza = SampleDay.food("Pizza", .dinner, kcal: 1480, 62, 160, 64, grams: 550)
            _ = try diary.foodEntries.add(pizza, of: SampleDay.client(in: diary))
        }
        // 291 of the target and 500 of the 1060 beyond the base limit of 1620, minus the 495 of activity.
        robot.expect("2 680 kcal", "856 over", "+856 kcal", "over target", "target 791", "296 to go", "»")
        robot.expect("500 kcal of the excess asks for activity; the rest counts in the week.")
    }

    @Test("A limit below rest or the advised minimum is pointed out; with targets above it, in the same line")
    func lowLimit() throws {
        var robot = try robot()
        robot.press("Left")
        robot.expect("limit 1 620", "Limit 1 620 kcal is below the resting metabolism of 1 814 kcal")
        let jan = try SampleDay.client(in: robot.diary)
        try robot.diary.energyGoals.set(
            EnergyGoal(
                start: SampleDay.day.adding(days: -1), direction: .lose, rate: Energy(500, .kcal), foodShare: 100),
            of: jan)
        robot.press("Right")
        // 1814 - 500, plus the 495 of activity; 4 x 150 + 9 x 70 + 4 x 260.
        robot.expect("limit 1 809")
        robot.expect("! Limit 1 809 kcal: below rest, 1 814 (, g), and 461 below the targets (, t).")
        #expect(robot.lines.count { $0.hasPrefix(" ! ") } == 1, "\(robot.screen)")
        robot.press("i")
        robot.expect("Limit 1 809 kcal is below the resting metabolism of 1 814 kcal")
        robot.expect("Targets: 2 270 kcal, 461 over the limit of 1 809 (, t).")
        robot.press("Esc")
        robot.press("Left")
        robot.expect("limit 1 314", "Limit 1 314 kcal is below 1 500 kcal")
    }

    @Test("The remark about the limit can be hidden until goal or targets change, and shown again")
    func acknowledged() throws {
        let remark = "Limit 1 620 kcal is below the resting metabolism of 1 814 kcal"
        var robot = try robot()
        robot.press("Left")
        robot.expect(remark)
        robot.press(", x")
        robot.expect("Hidden until goal, targets or formula change.")
        robot.expectNo(remark)
        // Also on another day, and for a new program.
        robot.press("Left Right")
        robot.expectNo(remark)
        robot.press("i")
        robot.expect(remark)
        robot.press("Esc , x")
        robot.expect("The remark about the limit is shown again.", remark)
        robot.press(", x")
        robot.expectNo(remark)
        let jan = try SampleDay.client(in: robot.diary)
        try robot.diary.energyGoals.set(
            EnergyGoal(
                start: SampleDay.day.adding(days: -1), direction: .lose, rate: Energy(200, .kcal), foodShare: 100),
            of: jan)
        robot.press("Left Right")
        robot.expect("Limit 1 614 kcal is below the resting metabolism of 1 814 kcal")
    }

    @Test("The limits are explained with values and days")
    func basis() throws {
        var robot = try robot()
        robot.press("i")
        robot.expect("Basal metabolism 1 814 kcal a day, Mifflin-St Jeor.", "81.4 kg (weighed 10 Mar)")
        robot.expect("lose weight, 485 kcal a day, 40 % by food, 60 % by activity", "eat 1 620, do 291")
        robot.press("Esc")
        robot.expectNo("Where the limits come from")
        robot.resize(columns: 120, rows: 40)
        robot.expect("WHERE THE LIMITS COME FROM", "NUTRIENTS", "10 Mar")
    }

    @Test("Skinfolds replace the scale for good: the day of the change says so, and i names the source")
    func leanMass() throws {
        var robot = try robot { diary in
            let jan = try SampleDay.client(in: diary)
            func weigh(_ ago: Int) throws {
                let one = WeighIn(day: SampleDay.day.adding(days: -ago), weight: Mass(80, .kg), fatPerMille: 200)
                try diary.weighIns.add(one, of: jan)
            }
            try weigh(9)
            var folds = BodyMeasurement(day: SampleDay.day.adding(days: -1), weight: Mass(80, .kg))
            for site in BodyFatFormula.jacksonPollock7.sites(for: .male) { folds[fold: site] = "10" }
            try diary.measurements.add(folds, of: jan)
            try weigh(0)
        }
        let change = "Lean mass by skinfolds from this day on:"
        robot.expectNo(change)
        robot.press("i")
        robot.expect("(skinfolds")
        robot.press("Esc Left")
        robot.expect(change, "by the scale 64")
        robot.press("Left i")
        robot.expect("lean 64", "(scale")
        robot.press("Esc")
        robot.expectNo(change)
    }

    @Test("In a narrow window both lists are one, and the selected record stays when the window changes")
    func narrow() throws {
        var robot = try robot()
        robot.press("G")
        robot.resize(columns: 60, rows: 16)
        robot.expect("▌       Swimming", "INTAKE", "today, lose")
        robot.resize(columns: 120, rows: 40)
        robot.expect("▌       Swimming", "Banana")
        robot.resize(columns: 80, rows: 24)
        robot.expect("▌ Swimming")
    }

    @Test("A click selects, a second one opens; the wheel moves the list under the pointer")
    func mouse() throws {
        var robot = try robot()
        let row = try #require(robot.lines.firstIndex { $0.contains("White rice") })
        let click = InputEvent.mouse(Mouse(kind: .press, at: Point(20, row)))
        robot.app.handle(click)
        robot.expect("▌       White rice")
        #expect(robot.app.context.navigation.overlays.isEmpty)
        robot.app.handle(.mouse(Mouse(kind: .wheelDown, at: Point(60, row))))
        #expect(robot.app.context.navigation.overlays.isEmpty)
    }

    @Test("Sixty entries scroll, and one key goes to the last")
    func sixty() throws {
        var robot = try robot { try SampleDay.fillSixty($0) }
        robot.expect("▌ 07:00 Something small")
        #expect(robot.lines.contains { $0.contains(/▼ \d+ more/) })
        robot.press("PgDn PgDn")
        robot.expectNo("07:00")
        robot.press("G")
        robot.expect("▌ 16:50 Something small")
    }

    @Test("The day of another client is never shown")
    func otherClient() throws {
        var robot = try robot()
        robot.press("c")
        robot.type("Petr")
        robot.press("Enter")
        robot.expect("Petr Novák")
        robot.expectNo("Banana")
    }

    @Test("An unchanged day is not read again")
    func revision() throws {
        var robot = try robot()
        robot.press("j")
        let before = robot.app.navigator.shown(DayView.self)?.content
        robot.press("[ ]")
        #expect(before != nil)
        #expect(robot.app.navigator.shown(DayView.self)?.content == before)
    }

    @Test("The dashboard and the profile list diary entries and lead to the day")
    func ways() throws {
        var robot = try robot()
        robot.press("1")
        robot.expect("FOOD TODAY AND THIS WEEK", "624 left today")
        robot.press("G Enter")
        robot.expect("‹ Thu 12 March › today", "Banana")
        robot.press("2 Enter")
        robot.expect("average 87", " kcal on 2 of 7 days: Enter opens it")
        robot.press("j Enter")
        robot.expect("‹ Thu 12 March › today", "Banana")
    }

    @Test("A recorded run and a typed running activity are pointed out")
    func doubled() throws {
        let robot = try robot { diary in
            try SampleDay.fill(diary)
            var jog = SampleDay.golf
            (jog.name, jog.isRun) = ("Jogging", true)
            let jan = try SampleDay.client(in: diary)
            _ = try diary.activityEntries.add(jog, of: jan)
            _ = try diary.runs.add(SampleDay.run, of: jan)
        }
        robot.expect("! Jogging and Run 5.0 km both count: d deletes one if they are the same.")
    }

    @Test("A run has distance and time; d deletes it, u restores it, Enter opens it")
    func run() throws {
        var robot = try robot { diary in _ = try diary.runs.add(SampleDay.run, of: SampleDay.client(in: diary)) }
        robot.expect("▌ Run 5.0 km", "24:58", "353", "training day")
        robot.press("d")
        #expect(robot.message == "Deleted Run 5.0 km. u: undo.")
        robot.press("u")
        robot.expect("▌ Run 5.0 km")
        robot.press("Enter")
        robot.expect("[Runs]")
    }

    @Test("A session is listed with its estimate; Enter corrects it")
    func session() throws {
        var robot = try robot { diary in
            let session = try diary.sessions.startFree(
                client: SampleDay.client(in: diary), title: "Legs", day: Robot.today, mode: .handsFree)
            let exercise = try #require(try diary.exercises.named("Box squat, banded"))
            let row = try diary.cells.add(exercise.id, to: session)
            try diary.cells.write("80x5 80x5 80x5", at: .own(row))
            try diary.sessions.finish(session)
        }
        robot.expect("Legs  ", "~")
        robot.press("Enter")
        #expect(robot.app.context.navigation.overlays.count == 1)
        robot.press("Esc d")
        robot.expect("Enter corrects its energy")
    }

    @Test("n f, n v and n w work from anywhere, and ask for the client if there is none")
    func quick() throws {
        for keys in ["n f", "n v", "n w"] {
            var robot = try Robot { try SampleDiary.fill($0) }
            robot.chooseClient("Jan")
            robot.press(keys)
            #expect(robot.app.context.navigation.overlays.count == 1, "\(keys)\n\(robot.screen)")
            #expect(robot.app.context.client?.name == "Jan Stencel")
            var nobody = try Robot()
            nobody.press(keys)
            nobody.expect("Choose the client")
        }
    }
}
