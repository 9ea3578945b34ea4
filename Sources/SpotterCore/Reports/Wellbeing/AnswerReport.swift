package import DiaryStore
package import FitnessModel
package import Foundation
package import Phrases

/// The results of a questionnaire compared with the previous time, for the screen and as a table.
package struct AnswerReport: Sendable {
    /// A score before and now, in thousandths; nil if unanswered.
    package struct Figure: Hashable, Sendable {
        /// The name of the score.
        package let title: String
        /// The previous and the current value.
        package let before, now: Int?
        /// The band of the current value; empty if it has none.
        package let band: String

        /// The change; nil if one of the values is missing.
        package var difference: Int? { before.flatMap { before in now.map { $0 - before } } }
    }

    /// A question with the previous and the current answer.
    package struct Line: Hashable, Sendable {
        package let text: String
        /// The answers; "-" if the client declined to answer, empty if the question was not asked.
        package let before, now: Phrase
        /// Whether a line of a tick list is ticked now.
        package let isTicked: Bool
    }

    /// The current answers.
    package let set: AnswerSet
    /// The previous answers; nil if there are none.
    package let earlier: AnswerSet?
    /// The scales in the order of the file.
    package let figures: [Figure]
    /// The questions in the order of the file.
    package let lines: [Line]

    package init(_ set: AnswerSet, in diary: Diary) throws(StoreError) {
        let earlier = try diary.answerSets.earlier(than: set)
        let (now, answers) = (try diary.answerSets.scores(of: set.id), try diary.answerSets.answers(of: set.id))
        var before: [Questionnaire.Score] = []
        var old: Answers?
        if let earlier {
            before = try diary.answerSets.scores(of: earlier.id)
            old = try diary.answerSets.answers(of: earlier.id)
        }
        let questionnaire = set.questionnaire
        (self.set, self.earlier) = (set, earlier)
        figures = questionnaire.scales.map { scale in
            let score = now.first { $0.scale == scale.key }
            return Figure(
                title: scale.title, before: before.first { $0.scale == scale.key }?.milli, now: score?.milli,
                band: score.flatMap(questionnaire.band) ?? "")
        }
        lines = questionnaire.items.map { item in
            Line(
                text: item.text, before: old.map { Self.text(item.key, $0, earlier?.questionnaire) } ?? "",
                now: Self.text(item.key, answers, questionnaire),
                isTicked: item.kind == .tick && answers.value(of: item.key) == 1)
        }
    }

    private static func text(_ key: String, _ answers: Answers, _ questionnaire: Questionnaire?) -> Phrase {
        guard answers.has(key), let item = questionnaire?.item(key) else { return "" }
        return answers.value(of: key).map(item.kind.text) ?? "-"
    }

    /// A score for display: "15", "2.5"; "-" if nil.
    package static func shown(_ milli: Int?) -> String {
        milli.map { NumberFormat.shown($0, decimals: 3) } ?? "-"
    }

    /// A difference: "+5", "-2", "0"; empty if nil.
    package static func difference(_ milli: Int?) -> String {
        milli.map { ($0 > 0 ? "+" : "") + shown($0) } ?? ""
    }

    /// The occasion of a role for display.
    package static func word(_ role: AnswerSet.Role) -> Phrase {
        switch role {
        case .entry: "at the entry"
        case .screening: "at the entry"
        case .retest: "at the end"
        case .meaning: "in week 4"
        case .extra: "on its own"
        }
    }
}

/// The results of all questionnaires of a client as a table: a row for each scale or answer, oldest first.
package struct AnswersTable: Sendable {
    private let rows: [[ProgressTable.Value]]

    /// - Parameter answers: Whether rows are single answers instead of scales.
    package init(
        _ diary: Diary, of client: Identifier<Client>, answers: Bool, zone: TimeZone
    ) throws(StoreError) {
        var rows: [[ProgressTable.Value]] = []
        for set in try diary.answerSets.list(of: client).reversed() {
            guard let done = set.doneAt else { continue }
            let questionnaire = set.questionnaire
            let head: [ProgressTable.Value] = [
                .text(Day(done, in: zone).iso), .text(questionnaire.key), .whole(questionnaire.version),
                .text(set.role.rawValue),
            ]
            if answers {
                let given = try diary.answerSets.answers(of: set.id)
                rows += questionnaire.items.map { item in
                    let value = given.value(of: item.key)
                    return head + [
                        .text(item.key), .text(item.text), value.map { .whole($0) } ?? .none,
                        value.map { .word(item.kind.text($0)) } ?? .text(""),
                    ]
                }
            } else {
                let scores = try diary.answerSets.scores(of: set.id)
                rows += questionnaire.scales.map { scale in
                    let score = scores.first { $0.scale == scale.key }
                    return head + [
                        .text(scale.key), .text(scale.title),
                        score.map { Self.value($0.milli) } ?? .none,
                        .text(score.flatMap(questionnaire.band) ?? ""),
                    ]
                }
            }
        }
        self.rows = rows
        columns =
            answers
            ? ["Day", "Questionnaire", "Version", "For", "Item", "Question", "Value", "Answer"]
            : ["Day", "Questionnaire", "Version", "For", "Scale", "What", "Value", "Called"]
    }

    private let columns: [Phrase]

    /// Only means can have decimals; sums are whole.
    private static func value(_ milli: Int) -> ProgressTable.Value {
        milli % 1_000 == 0 ? .whole(milli / 1_000) : .number(Double(milli) / 1_000, decimals: 3)
    }

    /// The rows for printing and export.
    package var table: ProgressTable { ProgressTable("Questionnaires", columns, rows) }
}
