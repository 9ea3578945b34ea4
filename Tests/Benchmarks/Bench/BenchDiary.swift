import DiaryStore
import Foundation
import TestSupport

/// The large demo diary. `spotter demo` creates it once beside the built programs; the benchmarks use a copy.
struct BenchDiary {
    /// The folder of the benchmark's files.
    let folder: URL
    /// The path of the copy.
    let path: String
    let summary: String
    let clients: Int
    /// The size of the file divided by the number of sets.
    let bytesPerSet: Double

    init(clients: Int, years: Int) throws {
        folder = URL(fileURLWithPath: Products.directory).appendingPathComponent("../../bench").standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let cached = folder.appendingPathComponent("demo-\(clients)x\(years).sqlite")
        if !FileManager.default.fileExists(atPath: cached.path) {
            print("Making the demo diary of \(clients) clients and \(years) years once: \(cached.path)")
            try Self.make(cached, clients: clients, years: years)
        }
        let copy = folder.appendingPathComponent("work.sqlite")
        for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: copy.path + ending) }
        try FileManager.default.copyItem(at: cached, to: copy)
        path = copy.path
        let diary = try Diary(path: path)
        let counts = try diary.contents.counts()
        try diary.close()
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        self.clients = counts.clients
        bytesPerSet = Double(size) / Double(max(counts.sets, 1))
        summary = "\(counts.clients) clients, \(counts.sessions) sessions, \(counts.sets) sets, \(size / 1_000_000) MB"
    }

    /// The environment of the program, independent of the user's own settings.
    var environment: [String: String] {
        let home = folder.appendingPathComponent("home").path
        return ["HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "XDG_STATE_HOME": home]
    }

    private static func make(_ file: URL, clients: Int, years: Int) throws {
        let unfinished = file.appendingPathExtension("part")
        for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: unfinished.path + ending) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Products.executable("spotter"))
        process.standardOutput = FileHandle.nullDevice
        process.arguments = [
            "demo", unfinished.path, "--clients", "\(clients)", "--years", "\(years)", "--today", "2026-03-12",
        ]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.moveItem(at: unfinished, to: file)
        for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: unfinished.path + ending) }
    }
}
