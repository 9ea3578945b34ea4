import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

/// An import of 120,000 sets of Strong, from the file to the diary.
struct ImportBench {
    private static let sessions = 5_000
    private static let setsPerSession = 24
    private let folder: URL

    init(_ diary: BenchDiary) { folder = diary.folder }

    func run(into report: inout Report) throws {
        let file = folder.appendingPathComponent("strong.csv")
        try Data(Self.csv.utf8).write(to: file)
        let place = folder.appendingPathComponent("import.sqlite")
        for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: place.path + ending) }
        let diary = try Diary(path: place.path)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let client = try diary.clients.add(named: "Jan Stencel")
        let clock = ContinuousClock()
        var drafts: [SessionDraft] = []
        let reading = try clock.measure {
            guard case .training(let log) = try ImportSource(path: file.path).read(unit: .kg) else { return }
            drafts = log.drafts(in: .gmt)
        }
        let writing = try clock.measure {
            try diary.imports.sessions(drafts, client: client, file: "strong.csv")
        }
        let undoing = try clock.measure { _ = try diary.undo() }
        try diary.close()
        let sets = Double(Self.sessions * Self.setsPerSession)
        report.add("import: read the file", sets / reading.milliseconds, "thousand sets/s")
        report.add("import: write the diary", sets / writing.milliseconds, "thousand sets/s")
        report.add("import: both", sets / (reading + writing).milliseconds, "thousand sets/s")
        report.add("import: undo all of it", undoing.milliseconds, "ms")
    }

    private static var csv: String {
        var lines = [
            "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
        ]
        lines.reserveCapacity(sessions * setsPerSession + 1)
        for session in 0..<sessions {
            let (year, month, day) = (2000 + session / 336, session / 28 % 12 + 1, session % 28 + 1)
            let date = "\(year)-\(twoDigits(month))-\(twoDigits(day)) 18:30:00"
            for set in 0..<setsPerSession {
                let exercise = (session % 7 + set / 4) % 40
                lines.append(
                    "\(date),\"Day \(session % 7)\",1h 5m,\"Exercise \(exercise)\",\(set % 4 + 1),\(40 + set * 5 / 2).5,\(3 + set % 8),0,0,\"\",\"\","
                )
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
