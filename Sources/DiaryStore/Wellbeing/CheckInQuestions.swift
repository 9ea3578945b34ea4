public import FitnessModel
import GRDB

/// What is asked behind a level: what comes with Spotter, and what a trainer asks besides. A check-in keeps the words that were asked.
public struct CheckInQuestions: RecordSubject {
    package typealias Record = CheckInQuestion

    package let access: Access

    /// All by level, those that come with Spotter first.
    public func list(
        _ archive: ArchiveFilter = .active, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [CheckInQuestion] {
        try access.records(
            where: Condition(archive.condition(on: "u")), order: CheckInQuestion.byLevel, limit: limit, offset: offset)
    }

    /// How many the filter lets through.
    public func count(_ archive: ArchiveFilter = .active) throws(StoreError) -> Int {
        try access.count(CheckInQuestion.self, where: Condition(archive.condition(on: "u")))
    }

    /// Adds a question of the acting trainer's.
    @discardableResult
    public func add(_ question: CheckInQuestion) throws(StoreError) -> Identifier<CheckInQuestion> {
        try access.change("Add question \(Label.name(question.text))") { change in try change.insert(question) }
    }
}

extension CheckInQuestion: ArchivedRecord {
    /// It is called by its words.
    public var name: String { text }

    static let byLevel = "u.level, u.id"
}

extension DiaryAccess {
    /// What is asked behind a level.
    public var checkInQuestions: CheckInQuestions { CheckInQuestions(access: self.access) }
}
