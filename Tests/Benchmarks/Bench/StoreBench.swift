import DiaryStore
import FitnessModel
import Foundation

/// Writing one cell to disk, without a screen.
struct StoreBench {
    private let diary: BenchDiary

    init(_ diary: BenchDiary) { self.diary = diary }

    func run(into report: inout Report) throws {
        let store = try Diary(path: diary.path)
        let client = try store.clients.list()[0].id
        let phase = try store.phases.list(.client(client))[0].id
        let session = try store.sessions.start(phase, day: Day(Date(), in: .gmt))
        let rows = try store.phases.sheet(phase).rows.map(\.id)
        var shown = Array(repeating: "", count: rows.count)
        let writes = try Times.measure(400) { number in
            let (row, text) = (number % rows.count, "\(40 + number)x5 80x5 80x5")
            try store.cells.write(text, at: .planned(rows[row], session), replacing: shown[row])
            shown[row] = text
        }
        let undos = try Times.measure(100) { _ in _ = try store.undo() }
        try store.sessions.delete(session)
        try store.close()
        report.add("write one cell (store)", writes)
        report.add("undo it (store)", undos)
        report.add("diary per set", diary.bytesPerSet, "bytes")
    }
}
