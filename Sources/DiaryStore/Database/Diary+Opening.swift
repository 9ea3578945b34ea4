import Foundation
import GRDB

extension Diary {
    /// Opens the diary at this path, and begins one where there is none.
    public convenience init(path: String, options: DiaryOptions = DiaryOptions()) throws(StoreError) {
        let file = DiaryFile(path: path)
        let writer = try StoreError.translating(path: file.path) { try file.open(options) }
        try self.init(writer: writer, path: file.path, options: options)
    }

    /// A diary that lives as long as the program.
    public static func inMemory(options: DiaryOptions = DiaryOptions()) throws(StoreError) -> Diary {
        let queue = try StoreError.translating(path: "") {
            let queue = try DatabaseQueue(configuration: DiaryFile.configuration(options))
            try emptyDiary.get().backup(to: queue)
            return queue
        }
        return try Diary(writer: queue, path: "", options: options)
    }

    /// Makes another diary hold what this one holds now; what the other one held is gone.
    package func copy(over other: Diary) throws(StoreError) {
        try StoreError.translating(path: other.path) { try writer.backup(to: other.writer) }
    }

    /// The newest schema without a row, made once: the migrations take 30 times as long as a copy of what they make.
    private static let emptyDiary = Result {
        let queue = try DatabaseQueue(configuration: DiaryFile.configuration(DiaryOptions()))
        try queue.write { db in try Schema.migrate(db) }
        return queue
    }
}
