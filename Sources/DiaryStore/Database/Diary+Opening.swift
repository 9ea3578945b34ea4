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
            try queue.write { db in try Schema.migrate(db) }
            return queue
        }
        return try Diary(writer: queue, path: "", options: options)
    }
}
