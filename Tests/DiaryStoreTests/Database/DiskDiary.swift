import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

/// A temporary folder with the path of a diary; it is deleted with the test.
final class DiskDiary {
    let folder: URL
    var file: URL { folder.appendingPathComponent("diary.sqlite") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("diary-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func open(_ options: DiaryOptions = DiaryOptions(patience: 0.2)) throws -> Diary {
        try Diary(path: file.path, options: options)
    }

    /// Creates the diary with a gym, a trainer and some clients, and closes it.
    func fill(clients: Int = 3) throws {
        let diary = try open()
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        for number in 0..<clients { try diary.addClient("Client \(number)") }
        try diary.close()
    }

    /// Writes any SQLite database, for tests of rejected or migrated files.
    func raw(_ sql: String, at place: URL? = nil) throws {
        let queue = try DatabaseQueue(path: (place ?? file).path)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    /// A connection of another program, which may hold a transaction open.
    func otherProgram() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        return try DatabaseQueue(path: file.path, configuration: configuration)
    }

    /// The permission bits of a file in the folder.
    func rights(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
        return try #require(attributes[.posixPermissions] as? Int)
    }
}

extension Diary {
    /// Inserts a client without the named methods, because these tests cover the layers below them.
    @discardableResult
    func addClient(_ name: String) throws -> Int64 {
        try change("Add \(name)") { change in
            let id = change.newID(Client.self).rawValue
            try change.db.execute(
                sql: "INSERT INTO client (id, owner, name, name_key, created_at) VALUES (?, ?, ?, ?, 0)",
                arguments: [id, change.actor?.rawValue, name, name.lowercased()])
            return id
        }
    }

    func renameClient(_ id: Int64, _ name: String) throws {
        try change("Rename to \(name)") { change in
            try change.db.execute(
                sql: "UPDATE client SET name = ?, name_key = ? WHERE id = ?", arguments: [name, name.lowercased(), id])
        }
    }

    func clientNames() throws -> [String] {
        try read { try String.fetchAll($0, sql: "SELECT name FROM client ORDER BY id") }
    }

    /// The ids found by a search for words.
    func found(_ words: String) throws -> [Int64] {
        try read { try Int64.fetchAll($0, sql: "SELECT rowid FROM search WHERE search MATCH ?", arguments: [words]) }
    }
}

/// Creates a diary in memory with a gym and a trainer.
func readyDiary(options: DiaryOptions = DiaryOptions()) throws -> Diary {
    let diary = try Diary.inMemory(options: options)
    try diary.gym.setUp(gym: "Iron", trainer: "Ada")
    return diary
}
