import Foundation
import GRDB
import Phrases
import SpotterCore
import Testing

@testable import DiaryStore

@Suite("Database errors in terms of the diary")
struct StoreErrorTests {
    @Test(
        "No statement, table or column is named, and the code is kept",
        arguments: [
            ("INSERT INTO gym VALUES (1, 'x'), (1, 'y')", "such a record exists already", 1555),
            ("INSERT INTO gym VALUES (2, 'x')", "a value is out of range", 275),
            ("INSERT INTO gym VALUES (1, NULL)", "a value is missing", 1299),
            ("INSERT INTO exercise_tag VALUES (99, 'x')", "another record needs it", 787),
            ("CREATE TABLE gym (id)", "the database answered with an error", 1),
            ("SELECT nonsense FROM nowhere", "the database answered with an error", 1),
        ])
    func wording(sql: String, words: String, code: Int) throws {
        let diary = try Diary.inMemory()
        do throws(StoreError) {
            try diary.access.write { db in try db.execute(sql: sql) }
            Issue.record("no error")
        } catch {
            let text = error.wording.text
            #expect(text.contains(words) && error.sqliteCode == code, "\(text)")
            for word in ["gym", "exercise_tag", "UNIQUE", "INSERT", "SELECT", "nowhere", "failed:"] {
                #expect(!text.contains(word), "\(text)")
            }
        }
    }

    @Test("A stored value of the wrong kind is reported without the statement")
    func decoding() throws {
        let diary = try Diary.inMemory()
        #expect(throws: StoreError.unreadableValue) {
            try diary.read { db in try Date.fetchOne(db, sql: "SELECT 'secret'") }
        }
    }
}
