import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("Importing weights and measurements")
struct BodyImportTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    private func draft(
        _ iso: String = "2026-03-10", minute: Int? = nil, kg: Double? = nil, fat: Int? = nil,
        _ edit: (inout BodyMeasurement) -> Void = { _ in }
    ) -> BodyDraft {
        var measurement = BodyMeasurement(
            day: DiaryFixture.day(iso), minute: minute, weight: kg.map { Mass($0, .kg) })
        edit(&measurement)
        return BodyDraft(measurement, fatPerMille: fat)
    }

    @discardableResult
    private func take(_ drafts: [BodyDraft]) throws -> BodyOutcome {
        try diary.imports.body(drafts, client: fixture.jan, today: DiaryFixture.today, file: "body")
    }

    private func weights() throws -> [String] {
        try diary.weighIns.list(of: fixture.jan).reversed().map {
            "\($0.day.iso) \($0.minute ?? -1) \($0.weight.grams) \($0.fatPerMille ?? -1)"
        }
    }

    private var grip: OwnMeasure { get throws { try #require(OwnMeasure("Grip (kg)")) } }

    @Test("Weights alone become weigh-ins, all else a row with its weight, as one change")
    func first() throws {
        let grip = try grip
        let drafts = [
            draft("2026-03-11", minute: 480, kg: 82) {
                $0.folds = [.chin: "8,2"]; $0.measures = [.waist: "33.5 in"]
            },
            draft("2026-03-10", minute: 425, kg: 82.4, fat: 223),
            draft("2026-03-09", kg: 83, fat: 220) {
                $0.own = [grip: "48"]; $0.note = "tired"
            },
        ]
        let preview = try diary.imports.preview(drafts, client: fixture.jan, today: DiaryFixture.today)
        var outcome = BodyOutcome()
        try fixture.checkUndo("Import body for Jan Novák") { outcome = try take(drafts) }
        #expect(outcome == preview)
        #expect(outcome.measurements == 2 && outcome.weights == 1 && outcome.added == 3)
        #expect(
            try weights() == [
                "2026-03-09 -1 83000 220", "2026-03-10 425 82400 223", "2026-03-11 480 82000 -1",
            ])
        let rows = try diary.measurements.list(of: fixture.jan)
        #expect(rows.map(\.weight) == [Mass(83, .kg), Mass(82, .kg)])
        #expect(rows[1].folds == [.chin: "8,2"] && rows[1].measures == [.waist: "33.5 in"] && rows[1].minute == 480)
        #expect(rows[0].own == [grip: "48"] && rows[0].note == "tired" && rows[0].measurer == nil)
        #expect(try diary.measureProfiles.get(of: fixture.jan).own == [grip])
    }

    @Test("Importing again adds nothing, nor does a duplicate line in the file")
    func twice() throws {
        let drafts = [
            draft(minute: 425, kg: 82.4, fat: 223), draft(kg: 82.4), draft("2026-03-11") { $0.folds = [.chin: "8.2"] },
            draft("2026-03-11") { $0.folds = [.chin: "8.2"] }, draft("2026-03-12", kg: 80, fat: 200) { $0.note = "x" },
        ]
        let first = try take(drafts)
        #expect(first.added == 3 && first.alreadyThere == 2)
        let again = try take(drafts)
        #expect(again.added == 0 && again.alreadyThere == 5 && again.days.isEmpty)
        #expect(try weights().count == 2)
    }

    @Test("Another minute, another value or another body fat is new")
    func different() throws {
        try take([draft(minute: 425, kg: 82.4), draft { $0.folds = [.chin: "8.2"] }])
        let outcome = try take([
            draft(minute: 426, kg: 82.4), draft(kg: 82.5), draft(minute: 425, kg: 82.4, fat: 200),
            draft { $0.folds = [.chin: "8.20"] },
            draft {
                $0.folds = [.chin: "8.2"]; $0.note = "x"
            },
        ])
        #expect(outcome.added == 5)
    }

    @Test("A row without a weight takes that of its day, and is recognised with it")
    func weightOfDay() throws {
        let drafts = [draft { $0.measures = [.neck: "38"] }, draft(minute: 425, kg: 82.4)]
        try take(drafts)
        #expect(try diary.measurements.list(of: fixture.jan).map(\.weight) == [Mass(82.4, .kg)])
        #expect(try take(drafts).added == 0)
        #expect(try weights().count == 1)
    }

    @Test("A row whose weight is already in the list uses it")
    func weightThere() throws {
        try take([draft(minute: 425, kg: 82.4, fat: 223)])
        try take([draft(kg: 82.4) { $0.folds = [.chin: "8.2"] }])
        #expect(try weights() == ["2026-03-10 425 82400 223"])
        try take([draft("2026-03-11", kg: 82)])
        try take([draft("2026-03-11", kg: 82, fat: 210) { $0.folds = [.chin: "8.2"] }])
        #expect(try weights().count == 3)
    }

    @Test("Future days and days before the birth are left out and reported")
    func refused() throws {
        let old = try diary.clients.get(fixture.jan)
        var client = old
        client.birthDay = DiaryFixture.day("1990-02-28")
        try diary.clients.update(from: old, to: client)
        let outcome = try take([
            draft("2026-03-13", kg: 82), draft("1990-02-27", kg: 3), draft("1990-02-28", kg: 3.4), draft(kg: 82),
        ])
        #expect(outcome.refused == [0: .future, 1: .beforeBirth])
        #expect(outcome.added == 2)
        #expect(try weights().count == 2)
    }

    @Test(
        "A weight far from those before and after it is left out and reported, wherever it is in the file",
        arguments: [0, 1, 2, 3])
    func unlikely(place: Int) throws {
        var drafts = (0..<4).map { draft("2026-03-0\($0 + 1)", kg: 64 + Double($0) / 10) }
        drafts[place].measurement.weight = Mass(641, .kg)
        drafts.swapAt(0, 2)
        let wrong = try #require(drafts.firstIndex { $0.measurement.weight == Mass(641, .kg) })
        let preview = try diary.imports.preview(drafts, client: fixture.jan, today: DiaryFixture.today)
        #expect(preview.refused == [wrong: .unlikelyWeight] && preview.added == 3)
        #expect(try take(drafts) == preview)
        #expect(try weights().count == 3)
        let all = try diary.imports.body(
            drafts, client: fixture.jan, today: DiaryFixture.today, takesUnlikely: true, file: "body")
        #expect(all.added == 1 && all.alreadyThere == 3 && all.refused.isEmpty)
    }

    @Test("A single weight is compared with the weight in the profile, and with those in the diary")
    func unlikelyAlone() throws {
        #expect(try diary.imports.preview([draft(kg: 641)], client: fixture.jan, today: DiaryFixture.today).added == 1)
        let old = try diary.clients.get(fixture.jan)
        var client = old
        client.weight = Mass(82, .kg)
        try diary.clients.update(from: old, to: client)
        #expect(try take([draft(kg: 641)]).refused == [0: .unlikelyWeight])
        // After a year another weight is plausible, and the way there is not known.
        try take([draft("2025-03-01", kg: 82)])
        #expect(try take([draft("2026-03-09", kg: 104)]).added == 1)
    }

    @Test("A cancelled import changes nothing")
    func stopped() throws {
        #expect(throws: StoreError.self) {
            try diary.imports.body(
                [draft(kg: 82)], client: fixture.jan, today: DiaryFixture.today, file: "Import"
            ) { _ in false }
        }
        #expect(try weights() == [])
    }

    @Test("Importing for another trainer's client is rejected")
    func visibility() throws {
        _ = try fixture.becomeOther()
        #expect(throws: StoreError.missing) { try take([draft(kg: 82)]) }
        #expect(throws: StoreError.missing) {
            try diary.imports.preview([draft(kg: 82)], client: fixture.jan, today: DiaryFixture.today)
        }
    }
}
