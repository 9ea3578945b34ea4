import DiaryStore
import FitnessModel
import Testing

@Suite("Catalogue activities hidden by a trainer")
struct HiddenActivityTests {
    private let fixture: DiaryFixture
    private let diary: Diary
    private let bmx = Identifier<Activity>(rawValue: 1008)

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
        try diary.catalogue.fill()
    }

    @Test(
        "A hidden activity leaves the list, the search and the headings and is listed as hidden; undo restores it")
    func hidden() throws {
        let all = try diary.activities.count()
        try fixture.checkUndo("Hide activity BMX") { try diary.activities.setHidden(true, bmx) }
        #expect(try diary.activities.count() == all - 1)
        #expect(try diary.activities.search("BMX", client: fixture.jan).map(\.id).contains(bmx) == false)
        let away = try diary.activities.list(archive: .archived)
        #expect(away.map(\.id) == [bmx])
        #expect(away.first?.isArchived == true)
        #expect(try diary.activities.list(archive: .all).count == all)
        try fixture.checkUndo("Show activity BMX") { try diary.activities.setHidden(false, bmx) }
        #expect(try diary.activities.count() == all)
    }

    @Test("Another trainer still sees it; entries remain; a custom activity is archived, not hidden")
    func others() throws {
        let activity = try diary.activities.get(bmx)
        let entry = try diary.activityEntries.add(
            activity.entry(on: DiaryFixture.today, duration: 600), of: fixture.jan)
        try diary.activities.setHidden(true, bmx)
        #expect(try diary.activityEntries.get(entry).activity == bmx)
        let own = try diary.activities.add(Activity(heading: "Sports", name: "Quidditch", met: 5000))
        #expect(throws: StoreError.missing) { try diary.activities.setHidden(true, own) }
        _ = try fixture.becomeOther()
        #expect(try diary.activities.search("BMX", client: nil).map(\.id).contains(bmx))
    }

    @Test("A heading whose activities are all hidden is not shown")
    func headings() throws {
        let heading = "Winter Activities"
        for activity in try diary.activities.list(heading: heading) {
            try diary.activities.setHidden(true, activity.id)
        }
        #expect(try diary.activities.headings().contains(heading) == false)
        #expect(try diary.activities.headings(.archived) == [heading])
    }
}
