/// A file of the study export: rows of clients under their codes.
public struct StudyTable: Sendable {
    /// A column.
    public struct Column: Hashable, Sendable {
        /// The column's title.
        public let name: String
        /// The meaning of the column.
        public let meaning: String
    }

    /// The name of the file without its ending.
    public let name: String
    /// The columns, the code first.
    public let columns: [Column]
    /// The rows, by code and then in order.
    public let rows: [[String]]
}

/// How a file of the study is read from the diary.
struct StudySource {
    /// The content of a column.
    enum Kind {
        /// A number or a word, as it is.
        case plain
        /// A day; exported as the days since the consent.
        case day
        /// A moment; exported as the days since the consent.
        case moment
        /// Thousandths.
        case milli
    }

    typealias Column = (name: String, kind: Kind, meaning: String)

    let name: String
    /// Heads, kinds and meanings, without the code.
    let columns: [Column]
    /// The SQL of the columns, for rows under the consents `?1`, a JSON array.
    let sql: String
    /// True for free text.
    var isText = false
}

extension StudySource {
    private static let programme = """
        (SELECT count(*) FROM programme q WHERE q.consent IN (SELECT value FROM json_each(?1)) AND q.id <= p.id)
        """
    private static let set = """
        (SELECT count(*) FROM answer_set b WHERE b.consent IN (SELECT value FROM json_each(?1)) AND b.done_at IS NOT NULL AND b.id <= a.id)
        """
    private static let programmeColumn: Column = ("programme", .plain, "which of the client's programmes, from 1")
    private static let setColumns: [Column] = [
        ("set", .plain, "which of the client's completed questionnaires, from 1"),
        ("questionnaire", .plain, "its key, below"), ("version", .plain, "the version of its file"),
        ("role", .plain, "entry, screening, retest, meaning, extra"),
        ("day", .moment, "completed, days since the consent"),
    ]
    private static let setSelection = "\(set), a.questionnaire, a.version, a.role, a.done_at"

    /// All of them. No name, no contact, no date and nothing that somebody wrote is in any but the notes.
    static let all = [
        people, checkIns, notes, weeks, ratings, goals, times, activities, answers, scores, practice, exit,
    ]

    private static let people = StudySource(
        name: "people",
        columns: [
            ("wording", .plain, "the version of the consent"), ("way", .plain, "how it was given: here, paper"),
            ("check_ins", .plain, "rows in check_ins"), ("practices", .plain, "rows in practice"),
            ("answer_sets", .plain, "completed questionnaires"), ("programmes", .plain, "programmes started"),
        ],
        sql: """
            SELECT n.version, n.way, (SELECT count(*) FROM check_in WHERE consent IN (SELECT value FROM json_each(?1))),
                (SELECT count(*) FROM practice WHERE consent IN (SELECT value FROM json_each(?1))),
                (SELECT count(*) FROM answer_set WHERE consent IN (SELECT value FROM json_each(?1)) AND done_at IS NOT NULL),
                (SELECT count(*) FROM programme WHERE consent IN (SELECT value FROM json_each(?1)))
            FROM consent n WHERE n.id = (SELECT max(value) FROM json_each(?1))
            """)

    private static let checkIns = StudySource(
        name: "check_ins",
        columns: [
            ("day", .day, "days since the consent"), ("minute", .plain, "minutes past midnight"),
            ("level", .plain, "1 wound up, 2 worn out, 3 at ease, 4 carefree"),
            ("speaker", .plain, "who pressed the key: client, trainer"),
            ("sleep_minutes", .plain, "of the night before"), ("soreness", .plain, "1 none to 4 very"),
            ("energy", .plain, "1 none to 4 plenty"),
        ],
        sql: """
            SELECT day, minute, level, speaker, sleep_minutes, soreness, energy FROM check_in WHERE consent IN (SELECT value FROM json_each(?1))
            ORDER BY day, minute, id
            """)

    private static let notes = StudySource(
        name: "notes",
        columns: [
            ("day", .day, "days since the consent"), ("minute", .plain, "minutes past midnight"),
            ("kind", .plain, "check-in: the answer of one; note"), ("text", .plain, "as it was written"),
        ],
        sql: """
            SELECT day, minute, 'check-in', answer FROM check_in WHERE consent IN (SELECT value FROM json_each(?1)) AND answer <> ''
            UNION ALL SELECT day, minute, 'note', text FROM wellbeing_note WHERE consent IN (SELECT value FROM json_each(?1)) ORDER BY 1, 2
            """, isText: true)

    private static let weeks = StudySource(
        name: "weeks",
        columns: [
            programmeColumn, ("started", .day, "the programme, days since the consent"),
            ("deadline", .day, "days since the consent"), ("state", .plain, "running, ended, left"),
            ("week", .plain, "1 to 4; empty where none was opened"),
            ("first_opened", .moment, "days since the consent"),
            ("opened_early", .moment, "by the trainer, days since the consent"),
            ("completed", .moment, "of weeks 1 and 3; 2 is done with its first practice, 4 with its sentences"),
        ],
        sql: """
            SELECT \(programme), p.started_day, p.deadline_day, p.state, w.number, w.first_opened_at,
                w.opened_early_at, w.completed_at
            FROM programme p LEFT JOIN programme_week w ON w.programme = p.id WHERE p.consent IN (SELECT value FROM json_each(?1))
            ORDER BY p.id, w.number
            """)

    private static let ratings = StudySource(
        name: "ratings",
        columns: [
            programmeColumn, ("week", .plain, "1 to 3"), ("reached", .plain, "1 no, 2 partly, 3 yes"),
            ("hard", .plain, "1 very easy to 4 very hard"), ("day", .moment, "days since the consent"),
        ],
        sql: """
            SELECT \(programme), r.number, r.reached, r.hard, r.rated_at
            FROM week_rating r JOIN programme p ON p.id = r.programme WHERE p.consent IN (SELECT value FROM json_each(?1)) ORDER BY p.id, r.number
            """)

    private static let goals = StudySource(
        name: "goals",
        columns: [
            programmeColumn, ("week", .plain, "1 or 3"), ("feasibility", .plain, "1 no chance to 10 certain"),
            ("due", .day, "days since the consent"),
        ],
        sql: """
            SELECT \(programme), g.number, g.feasibility, g.due_day
            FROM week_goal g JOIN programme p ON p.id = g.programme WHERE p.consent IN (SELECT value FROM json_each(?1)) ORDER BY p.id, g.number
            """)

    private static let times = StudySource(
        name: "times",
        columns: [
            programmeColumn, ("up", .plain, "minutes past midnight, as the others"),
            ("breakfast", .plain, "empty: none"),
            ("lunch", .plain, "empty: none"), ("dinner", .plain, "empty: none"), ("bed", .plain, "to bed"),
            ("asleep", .plain, "asleep"),
        ],
        sql: """
            SELECT \(programme), t.up, t.breakfast, t.lunch, t.dinner, t.bed, t.asleep
            FROM day_times t JOIN programme p ON p.id = t.programme WHERE p.consent IN (SELECT value FROM json_each(?1)) ORDER BY p.id
            """)

    private static let activities = StudySource(
        name: "activities",
        columns: [
            programmeColumn, ("position", .plain, "in the list, from 1"),
            ("activity", .plain, "of an ordinary day; own: a word of the client's"),
            ("minutes", .plain, "of the day"), ("chosen", .plain, "1: the one that should change"),
        ],
        sql: """
            SELECT \(programme), d.position, iif (d.is_own, 'own', d.name), d.minutes, d.chosen
            FROM day_activity d JOIN programme p ON p.id = d.programme WHERE p.consent IN (SELECT value FROM json_each(?1)) ORDER BY p.id, d.position
            """)

    private static let answers = StudySource(
        name: "answers",
        columns: setColumns + [
            ("item", .plain, "the key of the question, below"), ("value", .plain, "empty: does not say"),
        ],
        sql: """
            SELECT \(setSelection), v.item, v.value FROM answer v JOIN answer_set a ON a.id = v.answer_set
            WHERE a.consent IN (SELECT value FROM json_each(?1)) AND a.done_at IS NOT NULL ORDER BY a.id, v.item
            """)

    private static let scores = StudySource(
        name: "scores",
        columns: setColumns + [("scale", .plain, "the key of the scale, below"), ("value", .milli, "the result")],
        sql: """
            SELECT \(setSelection), s.scale, s.milli FROM score s JOIN answer_set a ON a.id = s.answer_set
            WHERE a.consent IN (SELECT value FROM json_each(?1)) AND a.done_at IS NOT NULL ORDER BY a.id, s.scale
            """)

    private static let practice = StudySource(
        name: "practice",
        columns: [
            ("day", .day, "days since the consent"), ("minute", .plain, "minutes past midnight"),
            ("kind", .plain, "long breath, even breath, tense, sitting"), ("planned", .plain, "seconds chosen"),
            ("seconds", .plain, "practised, without pauses"), ("pauses", .plain, "how many"),
            ("in_programme", .plain, "1: on the last page of week 2"),
        ],
        sql: """
            SELECT day, minute, kind, planned, seconds, pauses, programme IS NOT NULL FROM practice
            WHERE consent IN (SELECT value FROM json_each(?1)) ORDER BY began_at, id
            """)

    private static let exit = StudySource(
        name: "exit",
        columns: [
            programmeColumn, ("before", .plain, "handling stress before, 1 to 5"),
            ("after", .plain, "after, 1 to 5"),
            ("helped", .plain, "1 yes, 0 no"), ("stars", .plain, "1 to 5"),
            ("day", .moment, "days since the consent"),
        ],
        sql: """
            SELECT \(programme), e.before, e.after, e.helped, e.stars, e.rated_at
            FROM exit_rating e JOIN programme p ON p.id = e.programme WHERE p.consent IN (SELECT value FROM json_each(?1)) ORDER BY p.id
            """)
}
