import FitnessModel
import Foundation
import Phrases
import SpotterCore
import TestSupport
import Testing

@testable import DiaryExchange

@Suite("Damaged files")
struct StrongFuzzTests {
    @Test("Every row of a damaged file is read, skipped or reported")
    func mutations() throws {
        var generator = SeededGenerator(seed: 2026)
        var understood = 0
        for round in 0..<Rounds.of(2000) {
            let fixture = StrongFixture.all[round % StrongFixture.all.count]
            var bytes = Array(fixture.text.utf8)
            for _ in 0..<Int.random(in: 1...12, using: &generator) { damage(&bytes, &generator) }
            let file = ImportFile(name: "damaged", bytes: Data(bytes))
            do {
                let log = try trainingLog(file, unit: .kg)
                let losses = log.issues.count(where: \.isLoss)
                #expect(log.rowsRead + log.rowsSkipped + losses == rows(in: file), "round \(round)")
                #expect(log.issues.allSatisfy { $0.line >= 1 && !$0.wording.text.isEmpty })
                _ = ImportSummary(log)
                understood += 1
            } catch {
                #expect(error is ImportError)
            }
        }
        // Guards against an empty check above: most damage leaves the header intact.
        #expect(understood > Rounds.of(500))
    }

    /// `CSVReaderTests` covers the splitting into lines; here each record counts as a row unless it is blank.
    private func rows(in file: ImportFile) -> Int {
        guard let table = CSVTable(file) else { return 0 }
        return file.withBytes { bytes in
            var reader = table.reader(bytes)
            var record = CSVRecord(over: bytes)
            var count = 0
            while let step = reader.next(&record) { count += step == .blank ? 0 : 1 }
            return count
        }
    }

    private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        // The header is damaged less often than its share of the file; otherwise few rows would be parsed.
        let lowest = Int.random(in: 0..<8, using: &generator) == 0 ? 0 : min(180, bytes.count - 1)
        let place = Int.random(in: lowest..<bytes.count, using: &generator)
        let special: [UInt8] = Array("\",;\n\r\0 -.9e".utf8) + [0xFF, 0xC3, 0x80]
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
        case 1: bytes.insert(special.randomElement(using: &generator) ?? 0, at: place)
        case 2: bytes.remove(at: place)
        case 3: bytes[place] = special.randomElement(using: &generator) ?? 0
        case 4:
            let end = min(bytes.count, place + Int.random(in: 1...60, using: &generator))
            bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
        default: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...30, using: &generator)))
        }
    }
}
