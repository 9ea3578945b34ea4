import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell
@testable import SpotterUI

struct ClientFormTests {
    @Test("Only a name is needed; saving opens the profile and makes the client current")
    func nameOnly() throws {
        var robot = try Robot()
        robot.press("n c")
        robot.type("Jan Stencel")
        robot.press("C-s")
        #expect(robot.message == "Added Jan Stencel.")
        robot.expect("› ", "PLANS", "e adds age, height, weight")
        #expect(robot.app.context.client?.name == "Jan Stencel")
        #expect(try robot.diary.clients.count() == 1)
    }

    @Test("Every field is stored as typed")
    func allFields() throws {
        var robot = try Robot { try $0.trainers.add(named: "Petra") }
        robot.press("n c")
        for value in ["Jan Stencel", "2.1.2000"] {
            robot.type(value)
            robot.press("Tab")
        }
        robot.press("Right Right Tab")  // sex: male
        for value in ["1,82 m", "180 lb"] {
            robot.type(value)
            robot.press("Tab")
        }
        robot.press("Right Tab")  // loads in lb
        for value in ["3 x a week", "strength", "left knee", "jan@example.com", "+420 1", "Team, Morning", "/p.jpg"] {
            robot.type(value)
            robot.press("Tab")
        }
        robot.press("Right Tab")  // shared
        robot.type("10")
        robot.press("Enter")
        // The picture is not there.
        robot.press("Enter")
        let item = try #require(try robot.diary.clients.list().first)
        let profile = try robot.diary.clients.profile(item.id)
        let client = profile.client
        #expect(client.birthDay == Day(year: 2000, month: 1, day: 2))
        #expect(client.sex == .male)
        #expect(client.height == Length(millimetres: 1_820))
        #expect(client.weight == Mass(180.0, .lb))
        #expect(client.unit == .lb)
        #expect(client.planType == "3 x a week")
        #expect(client.goal == "strength")
        #expect(client.health == "left knee")
        #expect(client.email == "jan@example.com")
        #expect(client.phone == "+420 1")
        #expect(Set(profile.categories.map(\.name)) == ["Team", "Morning"])
        #expect(client.photoPath == "/p.jpg")
        #expect(client.isShared)
        #expect(profile.sessionsLeft == 10)
        robot.expect("26 years · 182 cm · 180 lb · male", "left knee", "10 sessions left", "jan@example.com · +420 1")
    }

    @Test("A wrong value is reported at its field and the cursor moves to the first one")
    func validation() throws {
        var robot = try Robot()
        robot.press("n c")
        robot.type("Jan")
        robot.press("Tab")
        robot.type("soon")
        robot.press("Tab")
        robot.expect("Not a date")
        robot.press("C-s")
        robot.expect("Not a date")
        #expect(try robot.diary.clients.count() == 0)
        robot.press("C-u")
        robot.type("1.1.2030")
        robot.press("C-s")
        robot.expect("A birth date must be in the past")
    }

    @Test("Typed text survives Esc and a restart")
    func draft() throws {
        var robot = try Robot()
        robot.press("n c")
        robot.type("Jan Sten")
        robot.press("Esc")
        #expect(robot.message.hasPrefix("Draft saved"))
        robot.press("n c")
        robot.expect("Jan Sten", "Draft restored")
        robot.press("End")
        robot.type("cel")
        robot.press("C-s n c")
        robot.expectNo("Draft restored")
    }

    @Test("The form of a client who was weighed has no weight, which only a weigh-in would change")
    func weighed() throws {
        var robot = try Robot { try $0.clients.add(named: "Jan") }
        robot.press("2 e")
        robot.expect("Height", "Weight")
        robot.press("Esc")
        let jan = try #require(try robot.diary.clients.list().first?.id)
        try robot.diary.weighIns.add(WeighIn(day: Robot.today, weight: Mass(grams: 84_200)), of: jan)
        robot.press("e")
        robot.expect("Height")
        robot.expectNo("Weight")
    }

    @Test("Opening and saving the form does not round a weight in pounds")
    func poundsStay() throws {
        let exact = Mass(grams: 81_647)
        var robot = try Robot { diary in
            var client = Client(id: .unsaved, name: "Jan", unit: .lb)
            client.weight = exact
            try diary.clients.add(client)
        }
        robot.press("2 e")
        robot.type(" Stencel")
        robot.press("C-s")
        let item = try #require(try robot.diary.clients.list().first)
        #expect(item.name == "Jan Stencel")
        #expect(try robot.diary.clients.get(item.id).weight == exact)
    }

    @Test("Categories are set by name; an empty field removes the client from all")
    func editCategories() throws {
        var robot = try Robot { diary in
            let team = try diary.categories.add(.client, named: "Team")
            try diary.clients.add(Client(id: .unsaved, name: "Jan"), categories: [team])
        }
        let id = try #require(try robot.diary.clients.list().first?.id)
        robot.press("2 e")
        for _ in 0..<11 { robot.press("Tab") }
        robot.expect("Existing: Team")
        robot.press("C-u")
        robot.type("team, Kids")
        robot.press("C-s")
        #expect(Set(try robot.diary.clients.profile(id).categories.map(\.name)) == ["Team", "Kids"])
        robot.press("e")
        for _ in 0..<11 { robot.press("Tab") }
        robot.press("C-u C-s")
        #expect(try robot.diary.clients.profile(id).categories.isEmpty)
    }

    @Test("The picker lists recently trained clients first and offers to add the typed name")
    func picker() throws {
        var robot = try Robot { diary in
            try diary.clients.add(named: "Anna")
            let bob = try diary.clients.add(named: "Bob")
            try diary.sessions.startFree(client: bob, day: Robot.today, mode: .handsFree).finished(in: diary)
        }
        robot.press("c")
        let lines = robot.lines
        let bob = try #require(lines.firstIndex { $0.contains("Bob") })
        let anna = try #require(lines.firstIndex { $0.contains("Anna") && $0.contains("never") })
        #expect(bob < anna)
        robot.press("Enter")
        #expect(robot.line(0).hasSuffix("Bob · Eva"))
        robot.press("c")
        robot.type("Cyril")
        robot.press("Enter")
        robot.expect("New client", "Cyril")
    }

    @Test("The gym and the trainer can be renamed")
    func gym() throws {
        var robot = try Robot()
        robot.press(":")
        robot.type("rename the gym")
        robot.press("Enter C-u")
        robot.type("Iron")
        robot.press("Tab C-u")
        robot.type("Petra")
        robot.press("Enter")
        robot.expect("Iron · Petra")
    }
}
