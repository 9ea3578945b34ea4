import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("Check-ins, their notes and their consent")
struct CheckInTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }
    private let today = DiaryFixture.today

    init() throws { fixture = try DiaryFixture() }

    private func agree() throws { try diary.consents.give(Consent(), by: fixture.jan) }

    private func one(_ level: StressLevel, _ ago: Int = 0, _ minute: Int = 480, _ answer: String = "") -> CheckIn {
        CheckIn(
            day: today.adding(days: -ago), minute: minute, level: level, question: "How was last night?", answer: answer
        )
    }

    @Test("Nothing can be stored without a consent")
    func consent() throws {
        let refused = StoreError.refused(.noConsent(client: "Jan Novák"))
        #expect(throws: refused) { try diary.checkIns.add(one(.wornOut), of: fixture.jan) }
        #expect(throws: refused) {
            try diary.wellbeingNotes.add(WellbeingNote(day: today, minute: 0, text: "x"), of: fixture.jan)
        }
        try agree()
        try diary.checkIns.add(one(.wornOut), of: fixture.jan)
        // The database itself rejects a check-in that refers to no open consent of the client.
        let other = try diary.clients.add(named: "Ada")
        #expect(throws: StoreError.self) { try diary.checkIns.add(one(.wornOut), of: other) }
        let consent = try #require(try diary.consents.newest(of: fixture.jan)).id.rawValue
        #expect(throws: StoreError.self) {
            try diary.writeAlone { db in
                try db.execute(
                    sql: """
                        INSERT INTO check_in (id, client, consent, day, minute, level, written_at, speaker)
                        VALUES (1, \(other.rawValue), \(consent), '2026-03-12', 1, 1, 1, 'client')
                        """)
            }
        }
    }

    @Test("A check-in is undone and redone; the level cannot be changed, the words can")
    func stays() throws {
        try agree()
        var id = Identifier<CheckIn>.unsaved
        try fixture.checkUndo("Add check-in of Jan Novák, 12 Mar 08:00") {
            id = try diary.checkIns.add(one(.wornOut, 0, 480, "two moves"), of: fixture.jan)
        }
        let old = try diary.checkIns.get(id)
        var new = old
        (new.answer, new.sleep, new.soreness, new.energy) = ("three moves", 340, 3, 1)
        new.level = .carefree
        try fixture.checkUndo("Edit check-in of Jan Novák, 12 Mar 08:00") {
            try diary.checkIns.update(from: old, to: new)
        }
        let stored = try diary.checkIns.get(id)
        #expect(stored.answer == "three moves" && stored.sleep == 340 && stored.level == .wornOut)
        #expect(stored.changedAt == DiaryFixture.now && old.changedAt == nil)
        #expect(throws: StoreError.refused(.checkInStays)) { try diary.checkIns.delete(id) }
        for change in ["level = 4", "day = '2026-03-11'", "minute = 5", "question = ''"] {
            #expect(throws: StoreError.self) {
                try diary.writeAlone { try $0.execute(sql: "UPDATE check_in SET \(change)") }
            }
        }
    }

    @Test("Level, time, author and consent never change, whatever is edited; the words can change years later")
    func fixed() throws {
        let clock = MovableClock(DiaryFixture.now)
        let diary = try Diary.inMemory(options: DiaryOptions(clock: clock.clock))
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let jan = try diary.clients.add(named: "Jan")
        let ada = try diary.clients.add(named: "Ada")
        for client in [jan, ada] { try diary.consents.give(Consent(), by: client) }
        let id = try diary.checkIns.add(one(.wornOut, 0, 480, "two moves"), of: jan)
        let edits: [(what: String, edit: (inout CheckIn) -> Void)] = [
            ("level", { $0.level = .carefree }), ("question", { $0.question = "Whom could you tell?" }),
            ("day", { $0.day = DiaryFixture.today.adding(days: -1) }), ("minute", { $0.minute = 481 }),
            ("client", { $0.client = ada }), ("speaker", { $0.speaker = .client }),
            ("written", { $0.writtenAt = DiaryFixture.now.addingTimeInterval(60) }),
        ]
        for (what, edit) in edits {
            let before = try diary.checkIns.get(id)
            var wanted = before
            edit(&wanted)
            #expect(wanted != before, "\(what)")
            try diary.checkIns.update(from: before, to: wanted)
            var stored = try diary.checkIns.get(id)
            stored.changedAt = before.changedAt
            #expect(stored == before, "\(what)")
        }
        #expect(try diary.checkIns.list(of: ada, in: .earliest ... .latest).isEmpty)
        clock.advance(by: 3 * 366 * 86_400)
        let old = try diary.checkIns.get(id)
        var new = old
        new.answer = "three moves"
        try diary.checkIns.update(from: old, to: new)
        let stored = try diary.checkIns.get(id)
        #expect(
            stored.answer == "three moves" && stored.level == .wornOut && stored.day == today && stored.minute == 480)
        #expect(stored.changedAt == clock.clock.now() && stored.writtenAt == DiaryFixture.now)
    }

    @Test("A note needs a check-in of its day and client")
    func notes() throws {
        try agree()
        let note = WellbeingNote(day: today, minute: 1_265, text: "Bed before eleven")
        #expect(throws: StoreError.refused(.noteWithoutCheckIn(on: today.iso))) {
            try diary.wellbeingNotes.add(note, of: fixture.jan)
        }
        let other = try diary.clients.add(named: "Ada")
        try diary.consents.give(Consent(), by: other)
        try diary.checkIns.add(one(.atEase), of: other)
        #expect(throws: StoreError.self) { try diary.wellbeingNotes.add(note, of: fixture.jan) }
        try diary.checkIns.add(one(.atEase), of: fixture.jan)
        let id = try diary.wellbeingNotes.add(note, of: fixture.jan)
        try fixture.checkUndo("Delete note of Jan Novák, 12 Mar 21:05") { try diary.wellbeingNotes.delete(id) }
        #expect(try diary.wellbeingEntries.list(of: fixture.jan, limit: 10).count == 1)
    }

    @Test("The schema rejects a note without a check-in of that client and day, or with another's consent")
    func noteInFile() throws {
        try agree()
        let ada = try diary.clients.add(named: "Ada")
        try diary.consents.give(Consent(), by: ada)
        try diary.checkIns.add(one(.atEase), of: ada)
        try diary.checkIns.add(one(.atEase, 1), of: fixture.jan)
        let own = try #require(try diary.consents.newest(of: fixture.jan)).id.rawValue
        let other = try #require(try diary.consents.newest(of: ada)).id.rawValue
        func insert(_ id: Int, under consent: Int64) throws {
            try diary.writeAlone { db in
                try db.execute(
                    sql: """
                        INSERT INTO wellbeing_note (id, client, consent, day, minute, text, written_at)
                        VALUES (\(id), \(fixture.jan.rawValue), \(consent), '2026-03-12', 600, 'Bed', 1)
                        """)
            }
        }
        #expect(throws: StoreError.self) { try insert(1, under: own) }
        try diary.checkIns.add(one(.atEase), of: fixture.jan)
        #expect(throws: StoreError.self) { try insert(2, under: other) }
        // With a check-in of the day and the client's own consent the note is stored.
        try insert(3, under: own)
        #expect(try diary.wellbeingNotes.list(of: fixture.jan, in: today...today).map(\.text) == ["Bed"])
    }

    @Test("A consent to an older text is asked for again: nothing is stored until then, and old entries are readable")
    func wording() throws {
        try agree()
        try diary.checkIns.add(one(.wornOut), of: fixture.jan)
        let weeks = try diary.programmes.begin(of: fixture.jan, on: today)
        let tick = Questionnaire.Item("a", "One?", .tick)
        let questionnaire = Questionnaire(key: "q", title: "Q", items: [tick], scales: [])
        let practice = Practice(kind: .longBreath, day: today, minute: 540, planned: 300, seconds: 20)
        let refused = StoreError.refused(.noConsent(client: "Jan Novák"))
        for version in [Consent.currentVersion - 1, Consent.currentVersion + 1] where version > 0 {
            try diary.writeAlone { db in try db.execute(sql: "UPDATE consent SET version = \(version)") }
            #expect(try diary.consents.newest(of: fixture.jan)?.isOpen == false)
            #expect(throws: refused) { try diary.checkIns.add(one(.atEase), of: fixture.jan) }
            #expect(throws: refused) {
                try diary.wellbeingNotes.add(WellbeingNote(day: today, minute: 600, text: "x"), of: fixture.jan)
            }
            #expect(throws: refused) { try diary.practices.add(practice, of: fixture.jan) }
            #expect(throws: refused) { try diary.practices.note(practice, of: fixture.jan) }
            #expect(throws: refused) { try diary.answerSets.begin(questionnaire, for: .extra, of: fixture.jan) }
            #expect(throws: refused) { try diary.programmes.readIntroduction(weeks) }
            #expect(
                try diary.programmes.status(weeks, at: DiaryFixture.now, in: .gmt).state(of: .goal)
                    == .closed(.noConsent))
            #expect(try diary.wellbeingEntries.count(of: fixture.jan) == 1)
        }
        try agree()
        #expect(try diary.consents.newest(of: fixture.jan)?.version == Consent.currentVersion)
        try diary.checkIns.add(one(.atEase), of: fixture.jan)
        try diary.programmes.readIntroduction(weeks)
        #expect(try diary.wellbeingEntries.count(of: fixture.jan) == 2)
    }

    @Test("Days have their levels in the order of entry, with an average to one decimal")
    func days() throws {
        try agree()
        try diary.checkIns.add(one(.carefree, 1, 1_200), of: fixture.jan)
        try diary.checkIns.add(one(.woundUp, 1, 480), of: fixture.jan)
        try diary.checkIns.add(one(.wornOut, 1, 700), of: fixture.jan)
        try diary.checkIns.add(one(.wornOut, 0), of: fixture.jan)
        let days = try diary.checkIns.days(of: fixture.jan, in: today.adding(days: -6)...today)
        #expect(days.map(\.levels) == [[.woundUp, .wornOut, .carefree], [.wornOut]])
        #expect(days.map(\.meanTenths) == [23, 20])
        #expect(days.map(\.isTense) == [true, true])
        #expect(WellbeingDay.meanTenths(days) == 23)
        #expect(
            try diary.wellbeingEntries.list(of: fixture.jan, limit: 3).map { $0.time?.text } == [
                "08:00", "20:00", "11:40",
            ])
        #expect(try diary.wellbeingEntries.count(of: fixture.jan) == 4)
        try diary.wellbeingNotes.add(WellbeingNote(day: today, minute: 600, text: "x"), of: fixture.jan)
        try diary.practices.add(
            Practice(kind: .longBreath, day: today, minute: 540, planned: 300, seconds: 20), of: fixture.jan)
        #expect(
            try diary.wellbeingEntries.list(of: fixture.jan, offset: 1, limit: 4).map { $0.time?.text } == [
                "09:00", "08:00", "20:00", "11:40",
            ])
        #expect(try diary.wellbeingEntries.count(of: fixture.jan, after: today.adding(days: -1)) == 3)
    }

    @Test(
        "Clients wound up twice within three days are named, if check-ins are in use and the client is visible",
        arguments: [1, 2, 3])
    func woundUp(_ ago: Int) throws {
        try agree()
        try diary.checkIns.add(one(.woundUp), of: fixture.jan)
        #expect(try diary.dashboard.clientsWoundUp(since: today.adding(days: -2)).isEmpty)
        try diary.checkIns.add(one(.woundUp, ago), of: fixture.jan)
        #expect(
            try diary.dashboard.clientsWoundUp(since: today.adding(days: -2)).map(\.day) == (ago <= 2 ? [today] : []))
        _ = try fixture.becomeOther()
        #expect(try diary.dashboard.clientsWoundUp(since: today.adding(days: -2)).isEmpty)
    }

    @Test("Questions come with Spotter for each level; a drawn one stays while the next is drawn by number")
    func questions() throws {
        for level in StressLevel.allCases {
            let all = try diary.checkInQuestions.list().filter { $0.level == level }
            #expect(all.count == 4 && all.allSatisfy { $0.isShipped && $0.level == level && !$0.text.isEmpty })
            #expect(CheckInQuestion.draw(-1, of: all) == all[3] && CheckInQuestion.draw(4, of: all) == all[0])
        }
        #expect(CheckInQuestion.draw(3, of: []) == nil)
        #expect(throws: StoreError.missing) { try diary.checkInQuestions.delete(Identifier(rawValue: 1)) }
    }
}
