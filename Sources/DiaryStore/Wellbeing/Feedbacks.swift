public import FitnessModel
import GRDB

/// Feedback on the program.
public struct Feedbacks: RecordSubject {
    package typealias Record = Feedback

    package let access: Access

    /// The trainer's, oldest first.
    ///
    /// - Parameter waiting: only unsent feedback.
    public func list(waiting: Bool = false) throws(StoreError) -> [Feedback] {
        try access.records(where: Condition(waiting ? "b.handed_on_at IS NULL" : "TRUE"), order: "b.id")
    }

    /// Stores feedback.
    @discardableResult
    public func add(_ text: String) throws(StoreError) -> Identifier<Feedback> {
        try access.change(ChangeFacts(.add, .feedback)) { change in
            try change.insert(Feedback(text: text, writtenAt: change.now))
        }
    }

    /// Marks feedback as exported.
    public func markSent(_ feedbacks: [Feedback]) throws(StoreError) {
        guard !feedbacks.isEmpty else { return }
        try access.change(ChangeFacts(.handOn, .feedback)) { change in
            for one in feedbacks { try change.update(one.id) { $0.handedOnAt = $0.handedOnAt ?? change.now } }
        }
    }
}

extension Feedback: StoredRecord {
    package static let storage = Storage<Feedback>(
        .feedback, as: "b", visible: "b.owner = ?",
        [
            .owner, .fixed("text", \.text), .fixed("said_at", \.writtenAt), StoredColumn("handed_on_at", \.handedOnAt),
        ])

    package init(blank id: Identifier<Feedback>) { self.init(id: id, text: "") }

    package var title: String { Label.name(text, longest: 30) }
}

extension DiaryAccess {
    /// Feedback on the program.
    public var feedbacks: Feedbacks { Feedbacks(access: self.access) }
}
