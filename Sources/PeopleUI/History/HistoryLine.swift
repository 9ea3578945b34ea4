import FitnessModel
import Phrases

/// One line of a client's history: a record, or the head of a category.
enum HistoryLine: Identifiable, Sendable {
    /// The identity of a line for the cursor.
    enum ID: Hashable, Sendable {
        case category(Identifier<FitnessModel.Category>?)
        case record(HistoryRecord.ID)
    }

    /// A category with how many records it has; nil is the default one.
    case category(Identifier<FitnessModel.Category>?, name: Phrase, count: Int, isClosed: Bool)
    case record(HistoryRecord)

    var id: ID {
        switch self {
        case .category(let id, _, _, _): .category(id)
        case .record(let record): .record(record.id)
        }
    }

    /// The record of the line, if it has one.
    var record: HistoryRecord? {
        guard case .record(let record) = self else { return nil }
        return record
    }
}
