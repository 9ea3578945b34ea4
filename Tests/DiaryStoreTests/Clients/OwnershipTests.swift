import DiaryStore
import FitnessModel
import Testing

@Suite("Editing a record does not change its owner")
struct OwnershipTests {
    let fixture: DiaryFixture
    let diary: Diary
    let petr: Identifier<Client>

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
        petr = try diary.clients.add(named: "Petr")
    }

    @Test("A client's weigh-ins, session packs, food and activities stay with the client")
    func client() throws {
        let (jan, today) = (fixture.jan, DiaryFixture.today)
        let first = WeighIn(day: today, weight: Mass(80, .kg))
        let weighIn = try diary.weighIns.get(try diary.weighIns.add(first, of: jan))
        var weighed = weighIn
        (weighed.client, weighed.weight) = (petr, Mass(81, .kg))
        try diary.weighIns.update(from: weighIn, to: weighed)
        #expect(try diary.weighIns.get(weighIn.id).client == jan)
        #expect(try diary.weighIns.get(weighIn.id).weight == Mass(81, .kg))

        let package = try diary.packages.add(client: jan, bought: today, sessions: 10)
        var bought = try #require(try diary.clients.profile(jan).packages.first)
        let before = bought
        (bought.client, bought.sessions) = (petr, 12)
        try diary.packages.update(from: before, to: bought)
        #expect(try diary.clients.profile(jan).packages.map(\.id) == [package])
        #expect(try diary.clients.profile(jan).packages.map(\.sessions) == [12])

        let food = FoodEntry(
            day: today, meal: .lunch, name: "Soup", nutrients: Nutrients(energy: Energy(calories: 1000)))
        let eaten = try diary.foodEntries.get(try diary.foodEntries.add(food, of: jan))
        var other = eaten
        (other.client, other.source, other.name) = (petr, "elsewhere", "Stew")
        try diary.foodEntries.update(from: eaten, to: other)
        #expect(try diary.foodEntries.list(of: jan, on: today).map(\.name) == ["Stew"])
        #expect(try diary.foodEntries.get(eaten.id).source == nil)

        let entry = ActivityEntry(day: today, name: "Golf", duration: 3600)
        let played = try diary.activityEntries.get(try diary.activityEntries.add(entry, of: jan))
        var longer = played
        (longer.client, longer.duration) = (petr, 7200)
        try diary.activityEntries.update(from: played, to: longer)
        #expect(try diary.activityEntries.list(of: jan, in: today...today).map(\.duration) == [7200])
    }

    @Test("A session keeps its sheet, column and unit; whether it is live is stored elsewhere")
    func session() throws {
        let done = try diary.sessions.get(try fixture.train("2026-03-01", "80x3"))
        var edited = done
        (edited.client, edited.phase, edited.column, edited.unit) = (petr, nil, 9, .lb)
        (edited.state, edited.title) = (.live, "Test day")
        try diary.sessions.update(from: done, to: edited)
        var expected = done
        expected.title = "Test day"
        #expect(try diary.sessions.get(done.id) == expected)
    }

    @Test("The form of a live run does not contain the stopwatch or the client")
    func run() throws {
        let id = try diary.runs.start(day: DiaryFixture.today, of: fixture.jan)
        let live = try diary.runs.get(id)
        var edited = live
        (edited.client, edited.day, edited.state, edited.runningSince) = (petr, .earliest, .done, nil)
        (edited.elapsed, edited.distance, edited.title) = (1, Length(millimetres: 1), "Along the river")
        try diary.runs.update(from: live, to: edited)
        var expected = live
        expected.title = "Along the river"
        #expect(try diary.runs.get(id) == expected)
    }
}
