package import FitnessModel
import Foundation
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
        "answer_set", as: "a", noun: "questionnaire", visible: Visibility.client(of: "a.client"),
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

    package func label(in change: Change) throws -> String {
        "\(Label.name(questionnaire.title)) of \(Label.name(try change.clients.get(client).name))"
    }
}
