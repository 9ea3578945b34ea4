import Foundation
import GRDB

extension Diary {
    /// Opens the diary at this path, and begins one where there is none.
    public convenience init(path: String, options: DiaryOptions = DiaryOptions()) throws(StoreError) {
        let file = DiaryFile(path: path)
        do {
            try self.init(writer: try file.open(options), path: file.path, options: options)
        } catch {
            throw StoreError(error, path: file.path)
        }
    }

    /// A diary that lives as long as the program.
    public static func inMemory(options: DiaryOptions = DiaryOptions()) throws(StoreError) -> Diary {
        do {
            let queue = try DatabaseQueue(configuration: DiaryFile.configuration(options))
            try queue.write { db in try Schema.migrate(db) }
            return try Diary(writer: queue, path: "", options: options)
        } catch {
            throw StoreError(error, path: "")
        }
    }
}
