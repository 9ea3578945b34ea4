import CEmbedded
public import FitnessModel
import GRDB

/// The articles: pages of Spotter, which a later version may improve, and those of the trainer.
public struct ReadingPages: RecordSubject {
    package typealias Record = ReadingPage

    package let access: Access

    private static let shipped = ReadingTree.shipped(EmbeddedFile.reading.text)

    /// All pages, each after its parent.
    public func tree() throws(StoreError) -> [ReadingNode] {
        let own: [ReadingPage] = try access.records(order: "a.id")
        return ReadingTree.lines(shipped: Self.shipped, own: own)
    }

    /// Adds a page.
    ///
    /// - Throws: `missing` if its parent is not the trainer's.
    @discardableResult
    public func add(_ page: ReadingPage) throws(StoreError) -> Identifier<ReadingPage> {
        try access.change(.add, page) { change in
            if let parent = page.parent { _ = try change.changeable(parent) as ReadingPage }
            return try change.insert(page)
        }
    }

    /// Deletes a page with all pages below it.
    public func delete(_ id: Identifier<ReadingPage>) throws(StoreError) {
        try access.change { change in
            try change.name(.delete, id)
            let below = """
                WITH RECURSIVE below (id, depth) AS (
                    SELECT ?, 0 UNION ALL SELECT p.id, depth + 1 FROM library_page p JOIN below ON p.parent = below.id)
                SELECT id FROM below ORDER BY depth DESC
                """
            let pages = try change.db.all(below, id) { $0.id(0) as Identifier<ReadingPage> }
            for page in pages { try change.delete(page) }
        }
    }
}

extension ReadingPage: StoredRecord {
    package static let storage = Storage<ReadingPage>(
        .readingPage, as: "a", visible: "a.owner = ?",
        [
            .owner, .fixed("parent", \.parent), .fixed("shelf", \.shelf), StoredColumn("title", \.title),
            StoredColumn("text", \.text),
        ])

    package init(blank id: Identifier<ReadingPage>) { self.init(id: id, title: "") }
}

extension DiaryAccess {
    /// The articles.
    public var readingPages: ReadingPages { ReadingPages(access: self.access) }
}
