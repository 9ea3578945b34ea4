import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("Clients' answers to questionnaires")
struct AnswerSetTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }

    init() throws {
        fixture = try DiaryFixture()
        try fixture.diary.consents.give(Consent(), by: fixture.jan)
    }

    private func sample(version: Int = 1, text: String = "How often?", shuffled: Bool = false) -> Questionnaire {
        let kind = Questionnaire.AnswerKind.number(low: 0, high: 30)
        return Questionnaire(
            key: "week", version: version, title: "Week", note: "A note", isShuffled: shuffled,
            items: ["a", "b", "c"].map { .init($0, text, kind, scales: ["sum"]) },
            scales: [.init("sum", "all", cap: 50), .init("none", "nothing")])
    }

    private func begin(
        _ role: AnswerSet.Role = .extra, _ programme: Identifier<Programme>? = nil,
        _ questionnaire: Questionnaire? = nil
    ) throws -> AnswerSet {
        try diary.answerSets.begin(questionnaire ?? sample(), for: role, of: fixture.jan, programme: programme)
    }

    private func answered(
        _ values: [Int?], _ role: AnswerSet.Role = .extra, _ programme: Identifier<Programme>? = nil
    ) throws -> AnswerSet {
        let set = try begin(role, programme)
        try diary.answerSets.answer(zip(["a", "b", "c"], values).map { (item: $0, value: $1) }, in: set.id)
        try diary.answerSets.complete(set.id)
        return try diary.answerSets.get(set.id)
    }

    private func programme() throws -> Identifier<Programme> {
        try diary.change("Begin") { change in
            var one = Programme(client: fixture.jan, startedDay: DiaryFixture.today, deadlineDay: DiaryFixture.today)
            one.consent = try change.demandConsent(of: fixture.jan)
            return try change.insert(one)
        }
    }

    @Test("Nothing is started without a consent, and the schema itself rejects it")
    func consent() throws {
        let ada = try diary.clients.add(named: "Ada")
        #expect(throws: StoreError.refused(.noConsent(client: "Ada"))) {
            try diary.answerSets.begin(sample(), for: .extra, of: ada)
        }
        let consent = try #require(try diary.consents.newest(of: fixture.jan)).id.rawValue
        for table in ["answer_set", "programme"] {
            let own =
                table == "programme"
                ? "(id, client, consent, definition, version, started_day, deadline_day, state) VALUES (1, \(ada.rawValue), \(consent), 'x', 1, '2026-03-12', '2026-03-12', 'left')"
                : "(id, client, consent, questionnaire, version, definition, role, seed, started_at) VALUES (1, \(ada.rawValue), \(consent), 'x', 1, '{}', 'extra', 1, 1)"
            #expect(throws: StoreError.self, "\(table)") {
                try diary.writeAlone { db in try db.execute(sql: "INSERT INTO \(table) \(own)") }
            }
        }
    }

    @Test("Each answer is stored as given; a started set continues with its own version of the file")
    func goesOn() throws {
        let set = try begin()
        try diary.answerSets.answer("a", 7, in: set.id)
        try diary.answerSets.answer("b", nil, in: set.id)
        let again = try begin(.extra, nil, sample(version: 2, text: "Otherwise?"))
        #expect(again == set && again.questionnaire == sample())
        let answers = try diary.answerSets.answers(of: again.id)
        #expect(answers == Answers(["a": 7, "b": nil]))
        #expect(answers.firstOpen(of: again.items) == 2)
        // Another role or a programme gets a set of its own.
        #expect(try begin(.entry).id != set.id)
        #expect(try begin(.extra, try programme()).id != set.id)
        #expect(try diary.answerSets.count(of: fixture.jan) == 3)
    }

    @Test("A set cannot end before every question is answered; then its scores are stored and nothing changes")
    func completed() throws {
        let set = try begin()
        try diary.answerSets.answer("a", 30, in: set.id)
        #expect(throws: StoreError.refused(.questionsLeft(2))) { try diary.answerSets.complete(set.id) }
        for (item, value) in [("d", 1), ("a", 31), ("a", -1)] {
            #expect(throws: StoreError.refused(.noSuchAnswer)) { try diary.answerSets.answer(item, value, in: set.id) }
        }
        try diary.answerSets.answer([("b", 20), ("c", 10)], in: set.id)
        try fixture.checkUndo("Complete Week of Jan Novák") {
            let scores = try diary.answerSets.complete(set.id)
            #expect(scores == [.init("sum", milli: 50_000)])
        }
        #expect(try diary.answerSets.get(set.id).isDone)
        #expect(try diary.answerSets.scores(of: set.id) == [.init("sum", milli: 50_000)])
        #expect(throws: StoreError.refused(.answersStay)) { try diary.answerSets.answer("a", 1, in: set.id) }
        #expect(throws: StoreError.refused(.answersStay)) { try diary.answerSets.complete(set.id) }
        #expect(throws: StoreError.refused(.answersStay)) { try diary.answerSets.delete(set.id) }
        for sql in [
            "UPDATE answer SET value = 1", "UPDATE score SET milli = 1", "UPDATE answer_set SET definition = 'x'",
            "UPDATE answer_set SET seed = 9",
        ] {
            #expect(throws: StoreError.self, "\(sql)") { try diary.writeAlone { db in try db.execute(sql: sql) } }
        }
        // Later answers form a new set.
        #expect(try begin().id != set.id)
    }

    @Test("All answers are one journal entry: undo removes them with the start, and redo restores them")
    func journal() throws {
        let before = try TableDump(diary)
        let set = try begin()
        for item in ["a", "b", "c"] { try diary.answerSets.answer(item, 4, in: set.id) }
        try diary.answerSets.answer("a", 5, in: set.id)
        let answered = try TableDump(diary)
        try diary.answerSets.complete(set.id)
        let completed = try TableDump(diary)
        #expect(try diary.undo()?.name == "Complete Week of Jan Novák")
        #expect(try TableDump(diary).differences(answered) == [])
        #expect(try diary.undo()?.name == "Answer Week of Jan Novák")
        #expect(try TableDump(diary).differences(before) == [])
        #expect(try diary.redo()?.name == "Answer Week of Jan Novák")
        #expect(try diary.redo()?.name == "Complete Week of Jan Novák")
        #expect(try TableDump(diary).differences(completed) == [])
        #expect(try diary.answerSets.answers(of: set.id).value(of: "a") == 5)
    }

    @Test("A started set is deleted with its answers, and restored; deleting the client deletes everything")
    func deleted() throws {
        let set = try begin(.entry, try programme())
        try diary.answerSets.answer("a", 3, in: set.id)
        try fixture.checkUndo("Delete Week of Jan Novák") { try diary.answerSets.delete(set.id) }
        #expect(try diary.undo()?.name == "Delete Week of Jan Novák")
        _ = try answered([1, 2, 3])
        try fixture.checkUndo("Delete client Jan Novák") { try diary.clients.delete(fixture.jan) }
        #expect(try diary.read { try $0.count("SELECT count(*) FROM answer") } == 0)
    }

    @Test("The newest completed set is found by role; a retest is compared with its own first set")
    func found() throws {
        let four = try programme()
        #expect(try diary.answerSets.newest(of: fixture.jan) == nil)
        let entry = try answered([1, 1, 1], .entry, four)
        let extra = try answered([2, 2, 2])
        _ = try begin(.retest, four)
        #expect(try diary.answerSets.newest(of: fixture.jan) == extra)
        #expect(try diary.answerSets.newest(of: fixture.jan, role: .entry, programme: four, key: "week") == entry)
        #expect(try diary.answerSets.newest(of: fixture.jan, role: .retest) == nil)
        #expect(try diary.answerSets.newest(of: fixture.jan, key: "other") == nil)
        let retest = try answered([3, nil, 3], .retest, four)
        #expect(try diary.answerSets.earlier(than: retest) == entry)
        #expect(try diary.answerSets.earlier(than: extra) == entry)
        #expect(try diary.answerSets.earlier(than: entry) == nil)
        #expect(try diary.answerSets.scores(of: retest.id).isEmpty)
        #expect(try diary.answerSets.list(of: fixture.jan).map(\.id) == [retest, extra, entry].map(\.id))
        _ = try fixture.becomeOther()
        #expect(throws: StoreError.missing) { try diary.answerSets.list(of: fixture.jan) }
        #expect(throws: StoreError.missing) { try diary.answerSets.answers(of: entry.id) }
    }

    @Test("The order differs between sets and stays with the set")
    func order() throws {
        let shuffled = Questionnaire(
            key: "direction", title: "D", isShuffled: true,
            items: (0..<10).map { .init("\($0)", "Q", .number(low: 1, high: 7), scales: ["s"]) },
            scales: [.init("s", "S")])
        let set = try begin(.extra, nil, shuffled)
        let other = try begin(.meaning, nil, shuffled)
        #expect(try diary.answerSets.get(set.id).items == set.items)
        #expect(set.items != other.items && Set(set.items) == Set(shuffled.items))
    }

    @Test(
        "Clients with the same questionnaire get their own orders, which survive a restart")
    func orderOfClients() throws {
        let shuffled = Questionnaire(
            key: "direction", title: "D", isShuffled: true,
            items: (0..<10).map { .init("\($0)", "Q", .number(low: 1, high: 7), scales: ["s"]) },
            scales: [.init("s", "S")])
        let disk = try DiskDiary()
        var diary = try disk.open()
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        var sets: [AnswerSet] = []
        for name in ["Anna", "Eva", "Zoe"] {
            let client = try diary.clients.add(named: name)
            try diary.consents.give(Consent(), by: client)
            sets.append(try diary.answerSets.begin(shuffled, for: .meaning, of: client))
        }
        #expect(Set(sets.map(\.items)).count == 3)
        try diary.close()
        diary = try disk.open()
        for set in sets {
            #expect(Set(set.items) == Set(shuffled.items))
            #expect(try diary.answerSets.get(set.id).items == set.items)
            let again = try diary.answerSets.begin(shuffled, for: .meaning, of: set.client)
            #expect(again.id == set.id && again.items == set.items)
        }
    }
}
