import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("The comparison agrees with an independent computation")
struct IndependentComparisonTests {
    /// The output of `Tests/Independent/compare_phases.py`.
    private struct Answer: Decodable {
        struct Row: Decodable {
            let exercise: Int64?
            let best: [Int]?
            let e1RM: Int?
            let volume: Int
            let sets: Int
            let effort: Int?
        }
        struct Total: Decodable {
            let volume: Int
            let sets: Int
            let effort: Int?
        }
        let left: [Row]
        let right: [Row]
        let pairs: [[Int]]
        let totals: [Total]
    }

    private static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test("A script over the tables finds the same", .enabled(if: IndependentComparisonTests.python != nil))
    func script() throws {
        let compared = try ComparedDiary()
        var figures = 0
        for (left, right) in zip(compared.phases, compared.phases.dropFirst()) {
            let answer = try ask(compared.disk.file.path, left, right)
            let own = PhaseComparison(try compared.rows(left), try compared.rows(right), formula: .epley)
            let pairs = own.lines.compactMap { line in line.row.left.flatMap { a in line.row.right.map { [a, $0] } } }
            #expect(pairs.sorted { $0[0] < $1[0] } == answer.pairs)
            for line in own.lines {
                if let row = line.row.left { try expect(line.left, is: answer.left[row]) }
                if let row = line.row.right { try expect(line.right, is: answer.right[row]) }
                figures += 1
            }
            for (total, other) in zip([own.left, own.right], answer.totals) {
                #expect(total.volume.grams == other.volume)
                #expect(total.sets == other.sets)
                #expect(total.meanEffortTenths == other.effort)
            }
        }
        #expect(figures > 60)
    }

    @Test("A query over the sets finds the same")
    func query() throws {
        let compared = try ComparedDiary()
        let queue = try compared.disk.otherProgram()
        for phase in compared.phases {
            let own = PhaseComparison(try compared.rows(phase), [], formula: .brzycki)
            let rows = try queue.read { db in try Row.fetchAll(db, sql: Self.sql, arguments: [phase.rawValue]) }
            #expect(rows.count == own.lines.count)
            for (line, row) in zip(own.lines, rows) {
                let figures = try #require(line.left)
                #expect(figures.sets == row["sets"])
                #expect(figures.volume.grams == row["volume"])
                #expect(figures.meanEffortTenths == row["effort"])
                let strongest: Double? = row["strongest"]
                #expect(abs(Double(figures.e1RM?.grams ?? 0) - (strongest ?? 0)) <= 1)
            }
        }
        try queue.close()
    }

    /// One line for each row of a sheet: sets, volume in grams, mean RPE in tenths, and the strongest set in grams, by
    /// Tuchscherer's table if it covers the set, otherwise by Brzycki.
    private static let sql = """
        WITH rts (half, percent) AS (VALUES (0, 100), (1, 97.8), (2, 95.5), (3, 93.9), (4, 92.2), (5, 90.7), (6,
        89.2), (7, 87.8), (8, 86.3), (9, 85.0), (10, 83.7), (11, 82.4), (12, 81.1), (13, 79.9), (14, 78.6), (15,
        77.4), (16, 76.2), (17, 75.1), (18, 73.9), (19, 72.3), (20, 70.7), (21, 69.4), (22, 68.0), (23, 66.7), (24,
        65.3), (25, 64.0), (26, 62.6), (27, 61.3), (28, 59.9), (29, 58.6), (30, 57.4))
        SELECT
            (SELECT count(*) FROM session_row r JOIN performed_set d ON d.session_row = r.id
                WHERE r.phase_row = p.id AND d.warm_up = 0 AND d.part = 0) AS sets,
            (SELECT coalesce(sum(max(coalesce(d.grams, 0), 0) * coalesce(d.reps, 0)), 0)
                FROM session_row r JOIN performed_set d ON d.session_row = r.id
                WHERE r.phase_row = p.id AND d.warm_up = 0) AS volume,
            (SELECT CAST(floor(avg(d.rpe10) + 0.5) AS INTEGER)
                FROM session_row r JOIN performed_set d ON d.session_row = r.id
                WHERE r.phase_row = p.id AND d.warm_up = 0 AND d.part = 0) AS effort,
            (SELECT max(CASE
                    WHEN t.percent IS NOT NULL THEN d.grams * 100.0 / t.percent
                    WHEN d.reps = 1 THEN d.grams
                    ELSE d.grams * 36.0 / (37 - d.reps) END)
                FROM session_row r JOIN performed_set d ON d.session_row = r.id
                LEFT JOIN rts t ON d.rpe10 BETWEEN 50 AND 100
                    AND t.half = 2 * (d.reps - 1) + CAST((100 - d.rpe10 + 2) / 5 AS INTEGER)
                WHERE r.phase_row = p.id AND d.warm_up = 0 AND d.part = 0 AND d.resistance = 1
                    AND d.grams > 0 AND d.reps BETWEEN 1 AND 12) AS strongest
        FROM phase_row p WHERE p.phase = ? ORDER BY p.position, p.id
        """

    private func expect(_ own: ExerciseFigures?, is other: Answer.Row) throws {
        let own = try #require(own)
        #expect(own.best.map(rank) == other.best)
        #expect(abs((own.e1RM?.grams ?? 0) - (other.e1RM ?? 0)) <= 1)
        #expect((own.e1RM == nil) == (other.e1RM == nil))
        #expect(own.volume.grams == other.volume)
        #expect(own.sets == other.sets)
        #expect(own.meanEffortTenths == other.effort)
    }

    /// Resistance, grams, kind of work, amount.
    private func rank(_ best: BestSet) -> [Int] {
        let (kind, grams): (Int, Int) =
            switch best.resistance {
            case .load(let mass): (2, mass.grams)
            case .bodyWeight(let added): (1, added.grams)
            case .none: (0, 0)
            }
        return switch best.work {
        case .reps(let reps): [kind, grams, 2, reps]
        case .time(let milliseconds): [kind, grams, 1, milliseconds]
        case .distance(let length): [kind, grams, 0, length.millimetres]
        }
    }

    private func ask(_ file: String, _ left: Identifier<Phase>, _ right: Identifier<Phase>) throws -> Answer {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Independent/compare_phases.py")
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(Self.python))
        process.arguments = [script.path, file, "\(left.rawValue)", "\(right.rawValue)"]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try JSONDecoder().decode(Answer.self, from: data)
    }
}
