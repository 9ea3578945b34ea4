import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("Practices")
struct PracticeTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }
    private let today = DiaryFixture.today

    init() throws { fixture = try DiaryFixture() }

    private func one(_ seconds: Int = 134, minute: Int = 480, programme: Identifier<Programme>? = nil) -> Practice {
        Practice(
            programme: programme, kind: .longBreath, day: today, minute: minute, planned: 300, seconds: seconds,
            pauses: 1)
    }

    @Test("A practice needs a consent, is undone as a whole, never changes, and is in the wellbeing diary")
    func stored() throws {
        let refused = StoreError.refused(.noConsent(client: "Jan Novák"))
        #expect(throws: refused) { try diary.practices.add(one(), of: fixture.jan) }
        #expect(throws: refused) { try diary.practices.note(one(), of: fixture.jan) }
        try diary.consents.give(Consent(), by: fixture.jan)
        var id = Identifier<Practice>.unsaved
        try fixture.checkUndo("Add practice of Jan Novák, \(today.englishShort) 08:00") {
            id = try diary.practices.add(one(), of: fixture.jan)
        }
        let stored = try diary.practices.get(id)
        #expect(stored.seconds == 134 && stored.pauses == 1 && stored.planned == 300 && stored.kind == .longBreath)
        #expect(try diary.practices.newest(of: fixture.jan) == stored)
        #expect(try diary.wellbeingEntries.list(of: fixture.jan, limit: 5) == [.practice(stored)])
        #expect(try diary.wellbeingEntries.count(of: fixture.jan) == 1)
        #expect(throws: StoreError.self) { try diary.practices.delete(id) }
        #expect(throws: StoreError.self) {
            try diary.writeAlone { try $0.run("UPDATE practice SET seconds = 900 WHERE id = ?", id) }
        }
    }

    @Test("The first practice of a programme is found, and a second one does not change it")
    func programme() throws {
        try diary.consents.give(Consent(), by: fixture.jan)
        let weeks = try diary.programmes.begin(of: fixture.jan, on: today)
        #expect(try diary.practices.first(inProgramme: weeks) == nil)
        let first = try diary.practices.add(one(20, programme: weeks), of: fixture.jan)
        try diary.practices.add(one(600, minute: 500, programme: weeks), of: fixture.jan)
        try diary.practices.add(one(600, minute: 400), of: fixture.jan)
        #expect(try diary.practices.first(inProgramme: weeks)?.id == first)
        #expect(try diary.practices.list(of: fixture.jan, in: today...today).map(\.seconds) == [600, 20, 600])
    }

    @Test("The practice of a closed window is stored once, and not for a client who has withdrawn")
    func left() throws {
        try diary.consents.give(Consent(), by: fixture.jan)
        let weeks = try diary.programmes.begin(of: fixture.jan, on: today)
        try diary.practices.note(one(25, programme: weeks), of: fixture.jan)
        try diary.practices.note(one(30, programme: weeks), of: fixture.jan)
        let stored = try diary.practices.keepLeft()
        #expect(
            stored.map(\.seconds) == [30] && stored.first?.programme == weeks && stored.first?.client == fixture.jan)
        #expect(try diary.practices.keepLeft().isEmpty)
        // Neither a finished nor a dropped practice leaves a draft.
        try diary.practices.note(one(25), of: fixture.jan)
        try diary.practices.add(one(28), of: fixture.jan)
        try diary.practices.note(one(25), of: fixture.jan)
        try diary.practices.forget(of: fixture.jan)
        #expect(try diary.practices.keepLeft().isEmpty)
        try diary.practices.note(one(25), of: fixture.jan)
        _ = try diary.erasure.withdrawConsent(of: fixture.jan)
        #expect(try diary.practices.keepLeft().isEmpty)
        #expect(try diary.wellbeingEntries.count(of: fixture.jan) == 0)
    }

    @Test("A practice of an undone programme is stored without it and does not block others")
    func leftOfDeletedWeeks() throws {
        let ada = try diary.clients.add(named: "Ada")
        for client in [fixture.jan, ada] { try diary.consents.give(Consent(), by: client) }
        let weeks = try diary.programmes.begin(of: fixture.jan, on: today)
        try diary.practices.note(one(25, programme: weeks), of: fixture.jan)
        try diary.practices.note(one(31), of: ada)
        #expect(try diary.undo()?.name.contains("four-week programme") == true)
        let stored = try diary.practices.keepLeft()
        #expect(stored.map(\.seconds).sorted() == [25, 31] && stored.allSatisfy { $0.programme == nil })
    }

    @Test("An invalid draft is skipped", arguments: ["", "{", "{\"kind\":\"flying\"}", "null"])
    func hostile(_ text: String) throws {
        try diary.consents.give(Consent(), by: fixture.jan)
        try diary.drafts.save(WellbeingDraft.key("practice", of: fixture.jan), text)
        try diary.drafts.save("wellbeing x: practice", text)
        #expect(try diary.practices.keepLeft().isEmpty)
    }
}
