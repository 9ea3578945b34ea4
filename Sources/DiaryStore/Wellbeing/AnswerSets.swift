public import FitnessModel
import GRDB

/// The questionnaires answered by clients, with their scores.
///
/// Each answer is stored at once: after any end of the program it resumes at the first open question. All answers of a
/// questionnaire are one journal entry, its completion is another.
public struct AnswerSets: RecordSubject {
    package typealias Record = AnswerSet

    package let access: Access

    // MARK: Reading

    /// The questionnaires of a client, newest first, with all questions.
    public func list(of client: Identifier<Client>) throws(StoreError) -> [AnswerSet] {
        try access.read(of: client) { db, _ in
            try db.list(Condition("a.client = ?", client), order: AnswerSet.newestFirst)
        }
    }

    /// The same as lists show them, without the questions; a page of them.
    public func items(
        of client: Identifier<Client>, offset: Int = 0, limit: Int = -1
    ) throws(StoreError) -> [AnswerSetListItem] {
        try access.read(of: client) { db, _ in
            try db.all(
                "SELECT \(AnswerSetListItem.columns) FROM answer_set a", Condition("a.client = ?", client),
                order: AnswerSet.newestFirst, limit: limit, offset: offset, decode: AnswerSetListItem.init(row:))
        }
    }

    /// How many there are of a client.
    public func count(of client: Identifier<Client>) throws(StoreError) -> Int {
        try access.read(of: client) { db, _ in try db.count(AnswerSet.self, Condition("a.client = ?", client)) }
    }

    /// The newest completed one of a client; nil if there is none.
    ///
    /// - Parameters:
    ///   - programme: nil searches all of them, also those outside of programmes.
    ///   - key: the questionnaire's key; nil for any.
    public func newest(
        of client: Identifier<Client>, role: AnswerSet.Role? = nil, programme: Identifier<Programme>? = nil,
        key: String? = nil
    ) throws(StoreError) -> AnswerSet? {
        try access.read(of: client) { db, _ in
            var condition = Condition("a.client = ? AND a.done_at IS NOT NULL", client)
            if let role { condition.add("a.role = ?", role) }
            if let programme { condition.add("a.programme = ?", programme) }
            if let key { condition.add("a.questionnaire = ?", key) }
            return try db.first(condition, order: AnswerSet.newestFirst)
        }
    }

    /// The one to compare with: for a retest the entry of the same programme, else the previous one of the same
    /// questionnaire. Nil if there is none.
    public func earlier(than set: AnswerSet) throws(StoreError) -> AnswerSet? {
        try access.read(of: set.client) { db, _ in
            var condition = Condition(
                "a.client = ? AND a.done_at IS NOT NULL AND a.id < ? AND a.questionnaire = ?", set.client, set.id,
                set.questionnaire.key)
            if set.role == .retest {
                condition.add("a.role = 'entry' AND a.programme IS ?", set.programme)
            }
            return try db.first(condition, order: AnswerSet.newestFirst)
        }
    }

    /// The answers so far.
    ///
    /// - Throws: `missing`.
    public func answers(of id: Identifier<AnswerSet>) throws(StoreError) -> Answers {
        try access.read { db in
            let _: AnswerSet = try db.get(id, viewer: access.viewer)
            return try db.answers(of: id)
        }
    }

    /// The scores in the order of the scales; empty while questions are open.
    ///
    /// - Throws: `missing`.
    public func scores(of id: Identifier<AnswerSet>) throws(StoreError) -> [Questionnaire.Score] {
        try access.read { db in
            let set: AnswerSet = try db.get(id, viewer: access.viewer)
            let scores = try db.all("SELECT scale, milli FROM score WHERE answer_set = ?", id) { row in
                Questionnaire.Score(row.text(0), milli: row[1])
            }
            return set.questionnaire.scales.compactMap { scale in scores.first { $0.scale == scale.key } }
        }
    }

    // MARK: Answering

    /// Starts a questionnaire, or resumes the one that was started for the same role, in whatever version.
    ///
    /// - Throws: `refused` without a consent.
    public func begin(
        _ questionnaire: Questionnaire, for role: AnswerSet.Role, of client: Identifier<Client>,
        programme: Identifier<Programme>? = nil
    ) throws(StoreError) -> AnswerSet {
        try access.change { change in
            let consent = try change.demandConsent(of: client)
            let condition = Condition(
                "a.client = ? AND a.done_at IS NULL AND a.questionnaire = ? AND a.role = ? AND a.programme IS ?",
                client, questionnaire.key, role, programme)
            if let begun: AnswerSet = try change.db.first(condition, order: AnswerSet.newestFirst) { return begun }
            var set = AnswerSet(client: client, role: role, programme: programme, questionnaire: questionnaire)
            (set.consent, set.startedAt) = (consent, change.now)
            // Unlike for every set, and the same when the change is made again.
            set.id = change.newID()
            set.seed = set.id.rawValue
            try change.name(.answer, set)
            _ = try change.insert(set, as: set.id)
            return set
        }
    }

    /// Stores a completed questionnaire as it is, for a diary that is being filled.
    package func store(
        _ set: AnswerSet, answers: [(item: String, value: Int?)], scores: [Questionnaire.Score]
    ) throws(StoreError) {
        try access.change { change in
            _ = try change.insert(set, as: set.id)
            for answer in answers { try change.db.put(answer, of: set.id) }
            try change.db.insert(scores, of: set.id)
        }
    }

    /// Stores an answer, which can be changed until the completion. Nil is "does not say".
    ///
    /// - Throws: `refused` for an invalid answer, after the completion, and without a consent; `missing`.
    public func answer(
        _ item: String, _ value: Int?, in id: Identifier<AnswerSet>
    ) throws(StoreError) {
        try answer([(item, value)], in: id)
    }

    /// Stores several answers at once.
    ///
    /// - Throws: as for one.
    public func answer(
        _ answers: [(item: String, value: Int?)], in id: Identifier<AnswerSet>
    ) throws(StoreError) {
        try access.change { change in
            let set = try change.openSet(id)
            try change.name(.answer, set)
            change.continuesNewest = true
            for answer in answers {
                guard let item = set.questionnaire.item(answer.item), answer.value.map(item.kind.takes) ?? true
                else { throw StoreError.refused(.noSuchAnswer) }
                try change.db.put(answer, of: id)
            }
        }
    }

    /// Completes a questionnaire: from now on it cannot be changed, and its scores are stored.
    ///
    /// - Returns: the scores.
    /// - Throws: `refused` if questions are open, after the completion, and without a consent; `missing`.
    @discardableResult
    public func complete(_ id: Identifier<AnswerSet>) throws(StoreError) -> [Questionnaire.Score] {
        try access.change { change in
            let set = try change.openSet(id)
            try change.name(.complete, set)
            let answers = try change.db.answers(of: id)
            let left = set.questionnaire.items.count { !answers.has($0.key) }
            guard left == 0 else { throw StoreError.refused(.questionsLeft(left)) }
            try change.update(id) { $0.doneAt = change.now }
            let scores = set.questionnaire.scores(answers)
            try change.db.insert(scores, of: id)
            return scores
        }
    }

    /// Deletes an incomplete one.
    ///
    /// - Throws: `refused` for a completed one; `missing`.
    package func delete(_ id: Identifier<AnswerSet>) throws(StoreError) {
        try access.change { change in
            let set = try change.name(.delete, id)
            guard !set.isDone else { throw StoreError.refused(.answersStay) }
            try change.db.run("DELETE FROM answer WHERE answer_set = ?", id)
            try change.delete(id)
        }
    }
}

extension Change {
    /// An incomplete set.
    fileprivate func openSet(_ id: Identifier<AnswerSet>) throws -> AnswerSet {
        let set: AnswerSet = try changeable(id)
        _ = try demandConsent(of: set.client)
        guard !set.isDone else { throw StoreError.refused(.answersStay) }
        return set
    }
}

extension Database {
    fileprivate func put(_ answer: (item: String, value: Int?), of id: Identifier<AnswerSet>) throws {
        try put("answer", key: [("answer_set", id), ("item", answer.item)], [("value", answer.value)])
    }

    fileprivate func insert(_ scores: [Questionnaire.Score], of id: Identifier<AnswerSet>) throws {
        for score in scores { try run("INSERT INTO score VALUES (?, ?, ?)", id, score.scale, score.milli) }
    }

    fileprivate func answers(of id: Identifier<AnswerSet>) throws -> Answers {
        var answers = Answers()
        try each("SELECT item, value FROM answer WHERE answer_set = ?", id) { row in
            answers.set(row[1] as Int?, of: row.text(0))
        }
        return answers
    }
}

extension DiaryAccess {
    /// Questionnaires that clients answer.
    public var answerSets: AnswerSets { AnswerSets(access: self.access) }
}
