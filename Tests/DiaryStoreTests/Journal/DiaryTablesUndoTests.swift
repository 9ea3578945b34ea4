import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("Undo for all tables")
struct DiaryTablesUndoTests {
    /// One row for each table, parents first; the ids are far from generated ones.
    private static let rows: [(table: String, sql: String)] = [
        ("food_group", "(id, name, name_key) VALUES (1, 'Fruit', 'fruit')"),
        (
            "food",
            """
            (id, food_group, name, name_key, words, energy_cal)
                VALUES (2, 1, 'Banana', 'banana', 'banana ripe', 89000), (3, NULL, 'Shake', 'shake', 'shake', 0)
            """
        ),
        ("food_portion", "(id, food, position, name, amount_milli) VALUES (4, 2, 0, 'piece', 120000)"),
        ("recipe_part", "(id, recipe, position, food, amount_milli) VALUES (5, 3, 0, 2, 120000)"),
        ("hidden_food", "(trainer, food) VALUES (:trainer, 2)"),
        (
            "food_entry",
            """
            (id, client, day, meal, food, name, energy_cal)
                VALUES (6, :client, '2026-03-12', 'lunch', 2, 'Banana', 107000),
                    (7, :client, '2026-03-11', 'lunch', 2, 'Banana', 107000)
            """
        ),
        ("activity", "(id, heading, name, name_key, met_milli) VALUES (8, 'Sports', 'Golf', 'golf', 4800)"),
        (
            "activity_entry",
            "(id, client, day, activity, name, duration_s) VALUES (9, :client, '2026-03-12', 8, 'Golf', 1800)"
        ),
        ("session_expenditure", "(session, energy_cal) VALUES (:session, 300000)"),
        ("run", "(id, client, day, elapsed_ms) VALUES (10, :client, '2026-03-12', 1498000)"),
        ("run_lap", "(id, run, position, elapsed_ms) VALUES (11, 10, 0, 300000)"),
        ("run_track", "(run, points) VALUES (10, x'0001')"),
        ("energy_profile", "(client, formula) VALUES (:client, 'katch')"),
        (
            "energy_goal",
            """
            (id, client, start, direction, rate_cal, food_share)
                VALUES (12, :client, '2026-03-01', 'lose', 485000, 40)
            """
        ),
        ("nutrient_target", "(client, kind, protein_mg) VALUES (:client, 'rest', 160000)"),
        ("diary_day", "(client, day, note) VALUES (:client, '2026-03-12', 'ill')"),
        ("weigh_in", "(id, client, day, weight_g) VALUES (13, :client, '2026-03-12', 80000)"),
        (
            "measurement",
            "(id, client, measurer, day, weigh_in, chin) VALUES (14, :client, :trainer, '2026-03-12', 13, '8.2')"
        ),
        ("skinfold_profile", "(client, formula, density, summary) VALUES (:client, 'jp7', 'siri', 'median')"),
        ("measurement_value", "(measurement, name, text) VALUES (14, 'Grip (kg)', '48')"),
        ("measure_profile", "(client, measures, own) VALUES (:client, 'waist', 'Grip (kg)')"),
        ("body_goal", "(client, quantity, thousandths) VALUES (:client, 'weight', 80000)"),
        (
            "appointment",
            """
            (id, owner, client, day, minute, rule, series, series_day) VALUES
                (15, :trainer, :client, '2026-03-12', 1050, 'FREQ=WEEKLY', NULL, NULL),
                (16, :trainer, :client, '2026-03-20', 1050, '', 15, '2026-03-19')
            """
        ),
        (
            "recurring_plan",
            "(id, client, name, kind, every_days, due) VALUES (17, :client, 'Stretch', 'own', 7, '2026-03-12')"
        ),
        ("plan_done", "(id, plan, day) VALUES (18, 17, '2026-03-12')"),
        ("hidden_activity", "(trainer, activity) VALUES (:trainer, 8)"),
        ("skinfold_reference", "(trainer, sex, site, hundredths_mm) VALUES (:trainer, 'male', 'chin', 400)"),
        ("consent", "(id, client, version, given_at, way) VALUES (20, :client, 1, 1, 'here')"),
        ("check_in_question", "(id, owner, level, text) VALUES (121, :trainer, 1, 'What now?')"),
        (
            "check_in",
            """
            (id, client, consent, day, minute, level, written_at, speaker)
                VALUES (22, :client, 20, '2026-03-12', 480, 2, 1, 'client')
            """
        ),
        (
            "wellbeing_note",
            """
            (id, client, consent, day, minute, text, written_at)
                VALUES (23, :client, 20, '2026-03-12', 500, 'early to bed', 1)
            """
        ),
        (
            "programme",
            """
            (id, client, consent, definition, version, started_day, deadline_day, state)
                VALUES (24, :client, 20, 'four-weeks', 1, '2026-03-12', '2026-04-23', 'running')
            """
        ),
        (
            "answer_set",
            """
            (id, client, consent, programme, questionnaire, version, definition, role, seed, started_at)
                VALUES (25, :client, 20, 24, 'week', 1, '{}', 'entry', 7, 1)
            """
        ),
        ("answer", "(answer_set, item, value) VALUES (25, 'a', 3)"),
        ("score", "(answer_set, scale, milli) VALUES (25, 'sum', 3000)"),
        ("programme_week", "(id, programme, number) VALUES (26, 24, 2)"),
        (
            "week_rating",
            "(id, programme, number, reached, hard, advice, rated_at) VALUES (27, 24, 1, 2, 3, 'smaller', 1)"
        ),
        ("week_goal", "(id, programme, number, target) VALUES (28, 24, 1, 'sleep')"),
        ("day_times", "(id, programme, up) VALUES (29, 24, 400)"),
        (
            "day_activity",
            "(id, programme, position, name, minutes, is_own, chosen) VALUES (30, 24, 1, 'Work', 480, 0, 1)"
        ),
        ("week_meaning", "(id, programme, event) VALUES (31, 24, 'exam')"),
        (
            "exit_rating", "(id, programme, before, after, helped, stars, rated_at) VALUES (32, 24, 2, 4, 1, 5, 1)"
        ),
        (
            "practice",
            """
            (id, client, consent, kind, began_at, day, minute, planned, seconds)
                VALUES (33, :client, 20, 'sitting', 1, '2026-03-12', 480, 300, 60)
            """
        ),
        ("help_contact", "(id, owner, category, name) VALUES (24, :trainer, 'near', 'Dr Vesely')"),
        ("library_page", "(id, owner, parent, title) VALUES (25, :trainer, NULL, 'Ours'), (26, :trainer, 25, 'Below')"),
        ("notice", "(id, owner, text, from_day) VALUES (27, :trainer, 'Closed', '2026-03-12')"),
        ("notice_seen", "(client, notice, seen_at) VALUES (:client, 27, 0)"),
        ("feedback", "(id, owner, text, said_at) VALUES (28, :trainer, 'Loud', 0)"),
    ]

    /// An edit of each table that has more than a key.
    private static let edits = [
        "UPDATE food_group SET position = 3", "UPDATE food SET words = 'yellow' WHERE id = 2",
        "UPDATE food_portion SET name = 'a piece'", "UPDATE recipe_part SET position = 2",
        "UPDATE food_entry SET food = 3 WHERE id = 7", "UPDATE activity SET met_milli = 4300",
        "UPDATE activity_entry SET note = 'nine holes'", "UPDATE session_expenditure SET energy_cal = 1",
        "UPDATE run SET title = 'Park'", "UPDATE run_lap SET position = 7", "UPDATE run_track SET points = x'02'",
        "UPDATE energy_profile SET unit = 'kJ'", "UPDATE energy_goal SET food_share = 60",
        "UPDATE nutrient_target SET fat_mg = 1", "UPDATE diary_day SET is_complete = 1",
        "UPDATE weigh_in SET fat_per_mille = 150", "UPDATE measurement SET lower_back = '9/9.2'",
        "UPDATE skinfold_profile SET sites = 'chin,quad'", "UPDATE skinfold_reference SET hundredths_mm = 450",
        "UPDATE measurement SET right_calf = '38'", "UPDATE measurement_value SET text = '50'",
        "UPDATE appointment SET note = 'left knee'", "UPDATE recurring_plan SET every_days = 3",
        "UPDATE plan_done SET note = 'ten minutes'",
        "UPDATE consent SET study = 1", "UPDATE check_in_question SET text = 'And now?' WHERE id = 121",
        "UPDATE check_in SET answer = 'tired'", "UPDATE wellbeing_note SET text = 'late to bed'",
        "UPDATE programme SET deadline_day = '2026-05-01'", "UPDATE answer SET value = NULL",
        "UPDATE programme_week SET page = 3",
        "UPDATE week_goal SET feasibility = 7", "UPDATE day_times SET lunch = 720",
        "UPDATE day_activity SET minutes = 470", "UPDATE week_meaning SET positives = 'friends'",
        "UPDATE help_contact SET note = 'mornings' WHERE id = 24", "UPDATE library_page SET text = 'Come'",
        "UPDATE notice SET until_day = '2026-03-13'", "UPDATE notice_seen SET seen_at = 1",
        "UPDATE feedback SET handed_on_at = 1",
        "UPDATE measure_profile SET own = ''", "UPDATE body_goal SET by_day = '2026-12-01'",
    ]

    @Test("Undo and redo add, change and delete rows, and rows made by triggers follow")
    func allTables() throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        let session = try fixture.train("2026-03-12", "80x3")
        let values = ["client": fixture.jan.rawValue, "trainer": fixture.eva.rawValue, "session": session.rawValue]
        let tables = Self.rows.map(\.table)
        let firstOfThird = try #require(Schema.journaledTables.firstIndex(of: "food_group"))
        #expect(Set(Schema.journaledTables[firstOfThird...]) == Set(tables))

        try fixture.checkUndo("Fill") {
            try diary.change("Fill") { change in
                for (table, sql) in Self.rows {
                    let used = values.filter { sql.contains(":\($0.key)") }
                    try change.db.execute(sql: "INSERT INTO \(table) \(sql)", arguments: StatementArguments(used))
                }
            }
        }
        try check(diary, banana: 1, yellow: 0, uses: ["2": 2])
        try fixture.checkUndo("Edit") {
            try diary.change("Edit") { change in for sql in Self.edits { try change.db.execute(sql: sql) } }
        }
        try check(diary, banana: 0, yellow: 1, uses: ["2": 1, "3": 1])
        #expect(try diary.undo()?.name == "Edit")
        try check(diary, banana: 1, yellow: 0, uses: ["2": 2])
        #expect(try diary.redo()?.name == "Edit")
        try check(diary, banana: 0, yellow: 1, uses: ["2": 1, "3": 1])
        try fixture.checkUndo("Empty") {
            try diary.change("Empty") { change in
                for table in tables.reversed() { try change.db.execute(sql: "DELETE FROM \(table)") }
            }
        }
        try check(diary, banana: 0, yellow: 0, uses: [:])
        #expect(try diary.undo()?.name == "Empty")
        #expect(try diary.undo()?.name == "Edit")
        try check(diary, banana: 1, yellow: 0, uses: ["2": 2])
        #expect(try diary.integrity.report().isSound)
    }

    /// Checks the data that triggers maintain: the search over foods, and the use counts.
    private func check(
        _ diary: Diary, banana: Int, yellow: Int, uses: [String: Int], at location: SourceLocation = #_sourceLocation
    ) throws {
        try diary.read { db in
            for (word, count) in [("banana", banana), ("yellow", yellow)] {
                let sql = "SELECT count(*) FROM food_search WHERE food_search MATCH ?"
                #expect(try Int.fetchOne(db, sql: sql, arguments: [word]) == count, "\(word)", sourceLocation: location)
            }
            let rows = try Row.fetchAll(db, sql: "SELECT food, uses FROM food_use")
            let found = Dictionary(uniqueKeysWithValues: rows.map { ("\($0["food"] as Int)", $0["uses"] as Int) })
            #expect(found == uses, sourceLocation: location)
        }
    }
}
