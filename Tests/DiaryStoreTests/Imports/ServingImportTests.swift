import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("Importing servings")
struct ServingImportTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    private static let ounce = FoodPortion(name: "fl oz", amount: FoodAmount(thousandths: 29_574, .ml))
    private static let drafts = [
        ServingDraft(
            source: "cronometer:2026-03-11:Lunch:Milk:8 fl oz",
            entry: FoodEntry(
                day: DiaryFixture.day("2026-03-11"), minute: 750, meal: .lunch, name: "Milk",
                amount: FoodAmount(thousandths: 236_592, .ml),
                serving: FoodEntry.Serving(portion: ounce, count: 8000),
                nutrients: Nutrients(energy: Energy(calories: 149_380), protein: 7_690, fat: 7_930))),
        ServingDraft(
            source: "cronometer:2026-03-10:Drinks:Tea:600 g",
            entry: FoodEntry(
                day: DiaryFixture.day("2026-03-10"), meal: .snack, name: "Tea\u{0}\u{1B}[31m",
                amount: FoodAmount(600, .g), nutrients: Nutrients(energy: Energy(calories: 6_000)), note: "Drinks")),
    ]

    private func rows() throws -> [String] {
        try diary.read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT day || ' ' || coalesce(minute, '-') || ' ' || meal || ' ' || unit || ' ' || amount_milli || ' '
                        || coalesce(portion_name || ' ' || portion_milli || ' x ' || portion_count_milli, '-') || ' '
                        || energy_cal || ' ' || coalesce(protein_mg, '-') || ' ' || coalesce(sodium_mg, '-') || ' ' || note
                    FROM food_entry ORDER BY id
                    """)
        }
    }

    @Test("Servings are imported as one change, earliest day first, exactly as read")
    func first() throws {
        let preview = try diary.imports.preview(Self.drafts, client: fixture.jan)
        var outcome = ServingOutcome()
        try fixture.checkUndo("Import servings.csv for Jan Novák") {
            outcome = try diary.imports.servings(Self.drafts, client: fixture.jan, file: "servings.csv")
        }
        #expect(outcome == preview)
        #expect(outcome.added == 2)
        #expect(outcome.days == [DiaryFixture.day("2026-03-10"), DiaryFixture.day("2026-03-11")])
        #expect(outcome.energy == Energy(calories: 155_380))
        #expect(
            try rows() == [
                "2026-03-10 - snack g 600000 - 6000 - - Drinks",
                "2026-03-11 750 lunch ml 236592 fl oz 29574 x 8000 149380 7690 - ",
            ])
    }

    @Test("The same servings again add nothing; new ones in the same file are added")
    func twice() throws {
        try diary.imports.servings(Self.drafts, client: fixture.jan, file: "Import")
        var more = Self.drafts[0]
        more.source += "#2"
        let outcome = try diary.imports.servings(Self.drafts + [more, more], client: fixture.jan, file: "again")
        #expect(outcome.added == 1)
        #expect(outcome.alreadyThere == 3)
        #expect(try rows().count == 3)
    }

    @Test("The same servings are new for another client")
    func otherClient() throws {
        try diary.imports.servings(Self.drafts, client: fixture.jan, file: "Import")
        let anna = try diary.clients.add(named: "Anna")
        #expect(try diary.imports.servings(Self.drafts, client: anna, file: "Import").added == 2)
    }

    @Test("A cancelled import changes nothing")
    func stopped() throws {
        #expect(throws: StoreError.self) {
            try diary.imports.servings(Self.drafts, client: fixture.jan, file: "Import") { _ in false }
        }
        #expect(try rows() == [])
    }

    @Test("Importing for another trainer's client is rejected")
    func visibility() throws {
        _ = try fixture.becomeOther()
        #expect(throws: StoreError.missing) {
            try diary.imports.servings(Self.drafts, client: fixture.jan, file: "Import")
        }
        #expect(throws: StoreError.missing) { try diary.imports.preview(Self.drafts, client: fixture.jan) }
    }
}
