public import FitnessModel
public import Foundation
import GRDB

/// The export for a study.
public struct Study: Sendable {
    let diary: Diary
}

extension Diary {
    /// The export for a study.
    public var study: Study { Study(diary: self) }
}

extension Study {
    /// The tables for a study: of visible clients who agreed to it and did not withdraw, and of these everything stored
    /// under such a consent, also of an older wording. Clients without a code have none in it.
    ///
    /// - Parameters:
    ///   - withNotes: whether free text is included, which may name anybody.
    ///   - zone: the time zone for days.
    public func tables(withNotes: Bool, zone: TimeZone) throws(StoreError) -> [StudyTable] {
        let viewer = diary.viewer
        return try diary.read { db in
            let people = try Self.participants(db, viewer)
            return try StudySource.all.filter { withNotes || !$0.isText }.map { source in
                var rows: [[String]] = []
                for person in people {
                    let consentDay = Day(person.givenAt, in: zone)
                    try db.each(source.sql, person.consents) { row in
                        rows.append([person.code] + Self.values(row, source, since: consentDay, zone))
                    }
                }
                let code = StudyTable.Column(name: "code", meaning: "identifies the client in all files")
                return StudyTable(
                    name: source.name,
                    columns: [code] + source.columns.map { StudyTable.Column(name: $0.name, meaning: $0.meaning) },
                    rows: rows)
            }
        }
    }

    /// The questionnaires that were completed by those who take part, each version once.
    public func questionnaires() throws(StoreError) -> [Questionnaire] {
        let viewer = diary.viewer
        return try diary.read { db in
            var found: [Questionnaire] = []
            for person in try Self.participants(db, viewer) {
                let condition = Condition(
                    "a.consent IN (SELECT value FROM json_each(?)) AND a.done_at IS NOT NULL", person.consents)
                let sets: [AnswerSet] = try db.list(condition, order: AnswerSet.newestFirst)
                for set in sets where !found.contains(set.questionnaire) { found.append(set.questionnaire) }
            }
            return found.sorted { ($0.key, $0.version) < ($1.key, $1.version) }
        }
    }

    /// Gives a code to everybody who takes part and has none; it stays theirs as long as the consent holds. Past the
    /// journal: undoing something else must not part a client from their code.
    ///
    /// - Returns: how many were given.
    @discardableResult
    public func giveCodes() throws(StoreError) -> Int {
        let viewer = diary.viewer
        return try diary.access.write { db in
            var given = 0
            for person in try Self.participants(db, viewer) where person.code.isEmpty {
                var code = Self.drawnCode()
                while try db.count("SELECT count(*) FROM study_code WHERE code = ?", code) > 0 {
                    code = Self.drawnCode()
                }
                try db.run("INSERT INTO study_code VALUES (?, ?)", person.newest, code)
                given += 1
            }
            return given
        }
    }

    /// Somebody who takes part: their newest consent, all that allow it as an array in JSON, and when the first was
    /// given.
    private typealias Participant = (newest: Identifier<Consent>, consents: String, givenAt: Date, code: String)

    /// In the order of the codes, which does not reveal the order of joining.
    private static func participants(_ db: Database, _ viewer: Identifier<Trainer>) throws -> [Participant] {
        let sql = """
            SELECT max(n.id), json_group_array(n.id), min(n.given_at), coalesce(min(s.code), '')
            FROM consent n LEFT JOIN study_code s ON s.consent = n.id
            WHERE n.withdrawn_at IS NULL AND n.study = 1 AND \(Visibility.client(of: "n.client"))
                AND (SELECT study = 1 AND withdrawn_at IS NULL FROM consent WHERE client = n.client ORDER BY id DESC LIMIT 1)
            GROUP BY n.client ORDER BY 4, 1
            """
        return try db.all(sql, viewer) { row in
            (
                newest: row.id(0), consents: row.text(1), givenAt: row.date(2) ?? Date(timeIntervalSince1970: 0),
                code: row.text(3)
            )
        }
    }

    /// Six characters that are not mistaken for each other.
    private static func drawnCode() -> String {
        let signs = Array("ABCDEFGHJKMNPQRSTVWXYZ23456789")
        return String((0..<6).map { _ in signs[Int.random(in: 0..<signs.count)] })
    }

    private static func values(
        _ row: Row, _ source: StudySource, since start: Day, _ zone: TimeZone
    ) -> [String] {
        source.columns.enumerated().map { place, column in
            switch column.kind {
            case .day: row.optionalDay(place).map { "\(start.days(until: $0))" } ?? ""
            case .moment: row.date(place).map { "\(start.days(until: Day($0, in: zone)))" } ?? ""
            case .milli: (row[place] as Int?).map { DecimalText.write($0, decimals: 3) } ?? ""
            case .plain:
                switch (row[place] as DatabaseValue).storage {
                case .int64(let number): "\(number)"
                case .string: row.text(place)
                case .null, .double, .blob: ""
                }
            }
        }
    }
}
