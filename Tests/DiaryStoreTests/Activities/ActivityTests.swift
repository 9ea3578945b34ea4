import DiaryStore
import FitnessModel
import Testing

@Suite("Activities")
struct ActivityTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
        try diary.catalogue.fill()
    }

    private let rugby = Activity(heading: "Water Activities", name: "Underwater rugby", met: 9500)

    @Test("The catalogue is complete, with the codes of the compendium")
    func catalogue() throws {
        try diary.catalogue.fill()
        #expect(try diary.activities.count() == 248)
        let golf = try diary.activities.get(Identifier(rawValue: 15_255))
        #expect(golf == Activity(id: golf.id, heading: "Sports", name: "Golf", met: 4500, isShipped: true))
        #expect(try diary.activities.headings().count == 13)
        #expect(try diary.activities.list(heading: "Inactivity").map(\.met) == [1000, 1000, 1000])
        let quoted = try diary.activities.get(Identifier(rawValue: 1011))
        #expect(quoted.name == "Cycling to and from work, own pace")
        #expect(quoted.met == 6800)
    }

    @Test("Activities below Running are runs; walking is not")
    func runs() throws {
        #expect(try diary.activities.list(heading: "Running").allSatisfy(\.isRun))
        #expect(try diary.activities.list(heading: "Walking").allSatisfy { !$0.isRun })
        #expect(try diary.activities.list(limit: .max).filter(\.isRun).count == 25)
    }

    @Test("The catalogue is not part of the history and cannot be changed")
    func shipped() throws {
        let golf = try diary.activities.get(Identifier(rawValue: 15_255))
        #expect(throws: StoreError.missing) { try diary.activities.update(from: golf, to: golf) }
        #expect(throws: StoreError.missing) { try diary.activities.delete(golf.id) }
        #expect(throws: StoreError.missing) { try diary.activities.setArchived(true, golf.id) }
        #expect(try diary.undo() != nil)
        #expect(try diary.activities.count() == 248)
    }

    @Test("A custom activity is read back as entered; each change is one undo")
    func own() throws {
        try fixture.checkUndo("Add activity Underwater rugby") { try diary.activities.add(rugby) }
        var own = try #require(try diary.activities.list(search: "underwater").first)
        #expect(own.met == 9500 && !own.isShipped && own.classes == nil)
        let before = own
        own.classes = [240, 280, 320, 360, 400]
        own.name = "Rugby under water"
        own.isRun = true
        try fixture.checkUndo("Edit activity Rugby under water") {
            try diary.activities.update(from: before, to: own)
        }
        #expect(try diary.activities.get(own.id) == own)
        try fixture.checkUndo("Archive activity Rugby under water") {
            try diary.activities.setArchived(true, own.id)
        }
        #expect(try diary.activities.list(search: "rugby under").isEmpty)
        #expect(try diary.activities.count(archive: .archived) == 1)
        try diary.activities.setArchived(false, own.id)
        try fixture.checkUndo("Delete activity Rugby under water") { try diary.activities.delete(own.id) }
        #expect(throws: StoreError.missing) { try diary.activities.get(own.id) }
    }

    @Test("A table with a missing value, or none above zero, is not a table")
    func halfTable() throws {
        var odd = rugby
        for classes in [[1, 2, 3], [1, 2, 3, 4, 0], [1, 2, 3, 4, 5, 6], []] {
            odd.classes = classes
            #expect(try diary.activities.get(try diary.activities.add(odd)).classes == nil)
        }
    }

    @Test("A deleted activity remains in the past, with its name and MET")
    func deletedInUse() throws {
        var own = rugby
        own.id = try diary.activities.add(rugby)
        let entry = try diary.activityEntries.add(own.entry(on: DiaryFixture.today, duration: 1800), of: fixture.jan)
        try fixture.checkUndo("Delete activity Underwater rugby") { try diary.activities.delete(own.id) }
        let stored = try diary.activityEntries.get(entry)
        #expect(stored.activity == nil && stored.name == "Underwater rugby" && stored.met == 9500)
    }

    @Test("The list is ordered by heading and name, and read in pages")
    func list() throws {
        let all = try diary.activities.list(limit: .max)
        #expect(all.first?.heading == "Bicycling" && all.last?.heading == "Winter Activities")
        #expect(try diary.activities.list(offset: 240, limit: 20).count == 8)
        #expect(try diary.activities.list(offset: -5, limit: 2).map(\.id) == all.prefix(2).map(\.id))
        #expect(try diary.activities.list(search: "golf").count == 5)
        #expect(try diary.activities.count(heading: "Walking", search: "golf") == 0)
    }

    @Test("The client's most frequent activities come first; a search within a heading stays there")
    func uses() throws {
        let golf = try diary.activities.get(Identifier(rawValue: 15_255))
        let trolley = try diary.activities.get(Identifier(rawValue: 15_285))
        for activity in [golf, trolley, trolley] {
            try diary.activityEntries.add(activity.entry(on: DiaryFixture.today, duration: 60), of: fixture.jan)
        }
        let first = try diary.activities.search("", client: fixture.jan)
        #expect(first.prefix(3).map(\.uses) == [2, 1, 0])
        #expect(first.first?.activity.id == trolley.id)
        #expect(first.count == 248)
        #expect(try diary.activities.search("golf", client: fixture.jan).map(\.uses).prefix(2) == [1, 2])
        #expect(try diary.activities.search("", client: nil).first?.uses == 0)
        #expect(
            try diary.activities.search("cycl", client: nil, heading: "Sports").filter { $0.correction == nil }.isEmpty)
        #expect(try diary.activities.search("bycicle", client: nil).first?.correction == "bicycle")
    }

    @Test("Another trainer's custom activities are not visible")
    func visibility() throws {
        let own = try diary.activities.add(rugby)
        _ = try fixture.becomeOther()
        #expect(try diary.activities.count() == 248)
        #expect(throws: StoreError.missing) { try diary.activities.get(own) }
        #expect(throws: StoreError.missing) { try diary.activities.delete(own) }
        #expect(throws: StoreError.missing) { try diary.activities.update(from: rugby, to: rugby) }
        #expect(throws: StoreError.missing) { try diary.activities.search("", client: fixture.jan) }
    }

    @Test("Any name is stored exactly", arguments: HostileName.all)
    func hostile(name: String) throws {
        let id = try diary.activities.add(Activity(heading: name, name: name, met: 1))
        let stored = try diary.activities.get(id)
        #expect(Array(stored.name.utf8) == Array(name.utf8) && Array(stored.heading.utf8) == Array(name.utf8))
        _ = try diary.activities.search(name, client: nil)
        _ = try diary.activities.list(heading: name, search: name)
    }
}
