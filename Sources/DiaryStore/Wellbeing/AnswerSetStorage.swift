public import FitnessModel
public import Foundation
import GRDB

extension AnswerSet.Role: Storable {}

extension Questionnaire: Storable {
    var stored: Stored {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // Nothing in it can fail to be encoded: texts and whole numbers.
        return .text((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}")
    }

    static func read(_ row: Row, at column: Int) -> Questionnaire? {
        row.optionalText(column).flatMap { try? JSONDecoder().decode(Questionnaire.self, from: Data($0.utf8)) }
    }
}

extension AnswerSet: StoredRecord {
    package static let storage = Storage<AnswerSet>(
        .answerSet, as: "a", visible: Visibility.client(of: "a.client"),
        [
            .fixed("client", \.client), .fixed("consent", \.consent), .fixed("programme", \.programme),
            .added("questionnaire") { set, _ in set.questionnaire.key },
            .added("version") { set, _ in set.questionnaire.version },
            .fixed("definition", \.questionnaire), .fixed("role", \.role), .fixed("seed", \.seed),
            .fixed("started_at", \.startedAt), StoredColumn("done_at", \.doneAt),
        ])
    static let newestFirst = "a.id DESC"

    package init(blank id: Identifier<AnswerSet>) {
        self.init(id: id, questionnaire: Questionnaire(key: "", title: "", items: [], scales: []))
    }

    package var title: String { questionnaire.title }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.name: questionnaire.title]
    }
}

/// An answer set as a list shows it, without its questions.
public struct AnswerSetListItem: Hashable, Sendable, Identifiable {
    /// Names the set.
    public let id: Identifier<AnswerSet>
    /// The title of the questionnaire.
    public let title: String
    /// The role for which it is answered.
    public let role: AnswerSet.Role
    /// The time of the first question.
    public let startedAt: Date
    /// When the last answer was given; nil while questions are left.
    public let doneAt: Date?

    /// Whether every question was answered.
    public var isDone: Bool { doneAt != nil }

    /// The title alone is taken out of the definition; one that cannot be read leaves it empty.
    static let columns = """
        a.id, iif(json_valid(a.definition), json_extract(a.definition, '$.title'), NULL), a.role, a.started_at,
        a.done_at
        """

    init(row: Row) {
        id = row.id(0)
        title = row.optionalText(1) ?? ""
        role = row.raw(2) ?? .extra
        startedAt = row.date(3) ?? Date(timeIntervalSince1970: 0)
        doneAt = row.date(4)
    }
}
