import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import DiaryUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("Activities of a day")
struct ActivityStories {
    /// Jan weighs 80 kg and is the current client.
    private func robot(
        weight: Mass? = Mass(80, .kg), columns: Int = 80, rows: Int = 24,
        fill: (Diary, Identifier<Client>) throws -> Void = { _, _ in }
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let jan = try diary.clients.add(Client(id: .unsaved, name: "Jan", weight: weight))
            try fill(diary, jan)
        }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter")
        return robot
    }

    private func choose(_ robot: inout Robot) { ActivityChooser.add(day: Robot.today, &robot.app.context) }

    private func entries(_ robot: Robot) throws -> [ActivityEntry] {
        let jan = try #require(robot.app.context.client)
        return try robot.diary.activityEntries.list(of: jan.id, in: Robot.today...Robot.today)
    }

    @Test("Golf for thirty minutes takes its name, Enter, 30, Enter")
    func golf() throws {
        var robot = try robot()
        choose(&robot)
        robot.expect("Add an activity, today", "all activities", "BMX")
        robot.type("golf")
        robot.expect("▌ Golf", "4.5", "280 kcal", "5 activities")
        robot.press("Enter")
        robot.expect("Golf, today", "How long?", "30 means minutes")
        #expect(robot.lines.count { $0.contains("30 means minutes") } == 1)
        robot.type("3")
        robot.expect("3 min: 14 kcal")
        robot.type("0")
        robot.expect("30 min: 140 kcal", "4.5 MET less 1 for rest, 80 kg.", "Net: without the energy at rest")
        robot.press("Enter")
        robot.expect("Golf, 30 min: 140 kcal. u: undo.")
        let entry = try #require(try entries(robot).first)
        #expect(entry.name == "Golf" && entry.duration == 1800 && entry.met == 4500 && entry.typedEnergy == nil)
        #expect(entry.activity == Identifier(rawValue: 15_255))
        robot.press("u")
        #expect(try entries(robot).isEmpty)
        robot.press("C-r")
        #expect(try entries(robot) == [entry])
    }

    @Test("Earlier activities come first, so that Enter is enough the next time")
    func mostUsed() throws {
        var robot = try robot { diary, jan in
            try diary.catalogue.fill()
            let golf = try diary.activities.get(Identifier(rawValue: 15_255))
            try diary.activityEntries.add(golf.entry(on: Robot.today.adding(days: -1), duration: 1800), of: jan)
        }
        choose(&robot)
        robot.expect("most used first", "1x")
        robot.press("Enter")
        robot.type("1:30")
        robot.expect("1 h 30 min: 420 kcal")
        robot.press("Enter")
        #expect(try entries(robot).map(\.duration) == [5400])
    }

    @Test("A misspelt bycicle finds bicycles, and is reported")
    func misspelt() throws {
        var robot = try robot()
        choose(&robot)
        robot.type("bycicle")
        robot.expect("No exact match; near: bicycle", "Cycling")
        robot.press("Enter")
        robot.expect("How long")
    }

    @Test("Headings lead to an activity of unknown name, and back the same way")
    func headings() throws {
        var robot = try robot()
        choose(&robot)
        robot.press("Tab")
        robot.expect("Headings", "13 headings", "Winter Activities")
        robot.type("winter")
        robot.press("Enter")
        robot.expect("Winter Activities", "Skiing (any kind)")
        robot.type("sled")
        robot.expect("Sledding or tobogganing", "Winter Activities: 1 activity")
        robot.press("Esc")
        robot.expect("13 headings")
        robot.press("Esc")
        robot.expect("all activities")
        robot.press("Esc")
        robot.expectNo("Add an activity")
    }

    @Test("A missing activity is added with its name, then its duration")
    func own() throws {
        var robot = try robot()
        choose(&robot)
        robot.type("Quidditch")
        robot.expect("No activity of that name. Add Quidditch")
        robot.press("Enter")
        robot.expect("New activity", "Quidditch", "How much energy?")
        robot.type("spo")
        robot.press("Tab")
        robot.type("6,5")
        robot.expect("Sports: 6.5 MET, 440 kcal an hour", "6.5 MET less 1 for rest, 80 kg.")
        robot.press("C-s")
        robot.expect("Quidditch, today", "How long?")
        robot.type("1h")
        robot.press("Enter")
        robot.expect("Quidditch, 1 h: 440 kcal.")
        let added = try #require(try robot.diary.activities.list(search: "quidditch").first)
        #expect(added.heading == "Sports" && added.met == 6500 && !added.isShipped)
        #expect(try entries(robot).map(\.activity) == [added.id])
        choose(&robot)
        robot.expect("Quidditch", "custom  1x")
    }

    @Test("Five hourly values apply as they are, also with MET and net", arguments: [true, false])
    func classes(byClass: Bool) throws {
        var robot = try robot(weight: Mass(78, .kg)) { diary, jan in
            let profile = EnergyProfile(counting: .net, table: byClass ? .classes : .met)
            if byClass { try diary.energy.updateProfile(to: profile, of: jan) }
        }
        choose(&robot)
        robot.type("Zorbing")
        robot.press("Enter Tab Tab")
        robot.type("240 280 320 360")
        robot.expect("! Five whole numbers, kcal an hour for 60 70 80 90 100 kg")
        robot.press("C-s")
        robot.expect("! Five whole numbers")
        robot.type(" 400")
        robot.expect("Own: 4 MET, 320 kcal an hour", "320 kcal an hour in the 80 kg class, rest included.")
        robot.press("C-s")
        robot.type("30")
        robot.expect("30 min: 160 kcal")
        robot.expectNo("Net: without the energy at rest")
        robot.press("Esc")
        guard byClass else { return }
        choose(&robot)
        robot.type("golf")
        robot.press("Enter")
        robot.type("60")
        robot.expect("1 h: 280 kcal", "4.5 MET less 1 for rest, 80 kg (class of 78 kg).")
    }

    @Test("An energy from a watch applies instead, also in kJ, and the formula remains visible")
    func typedEnergy() throws {
        var robot = try robot()
        choose(&robot)
        robot.type("golf")
        robot.press("Enter")
        robot.type("45 min")
        robot.press("Tab Tab")
        robot.type("1000 kJ")
        robot.expect("45 min: 239 kcal, as typed", "The formula gives 210 kcal: 4.5 MET")
        robot.press("Tab")
        robot.type("windy")
        robot.press("Enter")
        let entry = try #require(try entries(robot).first)
        #expect(entry.typedEnergy == Energy(calories: 239_006) && entry.note == "windy")
    }

    @Test("Gross energy says so and includes rest")
    func gross() throws {
        var robot = try robot { diary, jan in
            try diary.energy.updateProfile(to: EnergyProfile(counting: .gross, unit: .kJ), of: jan)
        }
        choose(&robot)
        robot.type("golf")
        robot.press("Enter")
        robot.type("30")
        robot.expect("30 min: 753 kJ", "4.5 MET, rest included, 80 kg.", "Gross: with the energy")
    }

    @Test("Without a weight the energy is unknown, the entry is stored, and the remedy is named")
    func noWeight() throws {
        var robot = try robot(weight: nil)
        choose(&robot)
        robot.type("golf")
        robot.expect("4.5")
        robot.press("Enter")
        robot.type("30")
        robot.expect("30 min: energy unknown", "Weight not known: a w on the day adds a weigh-in.")
        robot.press("Enter")
        robot.expect("Golf, 30 min. u: undo.")
        #expect(try entries(robot).count == 1)
    }

    @Test(
        "An impossible duration is rejected with a correction, and nothing typed is lost",
        arguments: [
            ("0", "The duration must be more than 0"), ("25h", "A day has 24 hours"), ("1:75", "Not a duration"),
            ("", "How long? 30 means minutes"), ("soon", "Not a duration"),
        ])
    func refused(text: String, problem: String) throws {
        var robot = try robot()
        choose(&robot)
        robot.type("golf")
        robot.press("Enter")
        robot.type(text)
        robot.press("Enter")
        robot.expect(problem, "Golf, today")
        #expect(try entries(robot).isEmpty)
        robot.press("C-u")
        robot.type("24:00")
        robot.press("Enter")
        robot.expect("24 h, 6 720 kcal: a lot for one activity. Enter again keeps it.")
        #expect(try entries(robot).isEmpty)
        robot.press("Enter")
        #expect(try entries(robot).map(\.duration) == [86_400])
    }

    @Test("An impossible energy for that duration is questioned in its own field")
    func muchEnergy() throws {
        var robot = try robot()
        choose(&robot)
        robot.type("golf")
        robot.press("Enter")
        robot.type("30")
        robot.press("Tab Tab")
        robot.type("3300")
        robot.press("Tab Enter")
        robot.expect("30 min, 3 300 kcal: a lot for one activity. Enter again keeps it.")
        robot.press("Backspace Enter")
        #expect(try entries(robot).map(\.typedEnergy) == [Energy(330, .kcal)])
    }

    @Test("An entry is edited: new duration, another day, without its typed energy")
    func edit() throws {
        var robot = try robot { diary, jan in
            try diary.catalogue.fill()
            let golf = try diary.activities.get(Identifier(rawValue: 15_255))
            let typed = Energy(calories: 239_006)
            try diary.activityEntries.add(golf.entry(on: Robot.today, duration: 1800, typedEnergy: typed), of: jan)
        }
        let entry = try #require(try entries(robot).first)
        ActivityForm.edit(entry, &robot.app.context)
        robot.expect("30 min: 239 kcal, as typed")
        robot.press("Enter")
        #expect(try entries(robot) == [entry])
        ActivityForm.edit(entry, &robot.app.context)
        robot.type("1:00")
        robot.press("Tab")
        robot.type("1730")
        robot.press("Tab C-u")
        robot.expect("1 h: 280 kcal")
        robot.press("Tab Tab C-u")
        robot.type("-1d")
        robot.press("Enter")
        #expect(try entries(robot).isEmpty)
        let moved = try robot.diary.activityEntries.get(entry.id)
        #expect(moved.day == Robot.today.adding(days: -1) && moved.minute == 1050 && moved.typedEnergy == nil)
    }

    @Test("Typed text survives Esc as a draft for this client and day")
    func draft() throws {
        var robot = try robot()
        choose(&robot)
        robot.type("golf")
        robot.press("Enter")
        robot.type("30")
        robot.press("Tab Tab Tab")
        robot.type("windy")
        robot.press("Esc")
        choose(&robot)
        robot.type("golf")
        robot.press("Enter")
        robot.expect("Draft restored", "30 min: 140 kcal", "windy")
    }

    @Test("Running on the day of a recorded run is pointed out, and stored if intended")
    func twice() throws {
        var robot = try robot { diary, jan in
            _ = try diary.runs.add(Run(day: Robot.today, elapsed: 1_800_000), of: jan)
        }
        choose(&robot)
        robot.type("jogging, own")
        robot.press("Enter")
        robot.type("30")
        robot.expect("! This day already has a recorded run, which counts too")
        robot.press("Enter")
        #expect(try entries(robot).count == 1)
        choose(&robot)
        robot.type("golf")
        robot.press("Enter")
        robot.type("30")
        robot.expectNo("already has a recorded run")
    }

    @Test("At 60x16 every question and answer is visible")
    func small() throws {
        var robot = try robot(columns: 60, rows: 16)
        choose(&robot)
        robot.type("golf")
        robot.expect("▌ Golf")
        robot.press("Enter")
        robot.type("30")
        robot.expect("How long", "Note", "30 min: 140 kcal")
    }
}
