import Foundation
import TestSupport
import Testing

@testable import DiaryExchange

@Suite("The CSV writer")
struct CSVWriterTests {
    /// The values of a text as the reader returns them, including surrounding blanks.
    private func read(_ text: String) -> [[String]] {
        var lines: [[String]] = []
        ImportFile(name: "", bytes: Data(text.utf8)).withBytes { bytes in
            var reader = CSVReader(bytes, delimiter: UInt8(ascii: ","))
            var record = CSVRecord(over: bytes)
            while let step = reader.next(&record) {
                if case .fault(let reason) = step { Issue.record("\(reason) in \(text.debugDescription)") }
                lines.append(
                    (0..<record.count).map { index in
                        let raw = String(decoding: record[index].bytes, as: UTF8.self)
                        guard record[index].hasEscapes else { return raw }
                        return raw.replacingOccurrences(of: "\"\"", with: "\"", options: .literal)
                    })
            }
        }
        return lines
    }

    @Test("Only values that need quotation marks get them, and formulas get no prefix")
    func dialect() {
        #expect(
            CSVWriter.text([["a", "", "-3"], ["b,c", "say \"hi\"", "-12.5"]])
                == "a,,-3\r\n\"b,c\",\"say \"\"hi\"\"\",-12.5\r\n")
        #expect(CSVWriter.text([["=1+1", "+5", "-", "@a", "-x"]]) == "\"=1+1\",\"+5\",\"-\",\"@a\",\"-x\"\r\n")
        #expect(CSVWriter.text([["two\r\nlines", " blank", "tab\t"]]) == "\"two\r\nlines\",\" blank\",\"tab\t\"\r\n")
    }

    @Test("Written text is read back exactly")
    func roundTrip() {
        let pieces = [
            ",", "\"", "\r", "\n", "\r\n", "\t", ";", " ", "=", "+", "-", "@", "'", "\u{301}", "5", "80x3@9", "bw", "ž",
            "🏋️",
            "\u{200D}", "\u{A0}", "\u{B}", ".",
        ]
        var random = SeededGenerator(seed: 4180)
        for round in 0..<Rounds.of(2_000) {
            let columns = Int.random(in: 1...4, using: &random)
            let lines = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<columns).map { _ in
                    (0..<Int.random(in: 0...5, using: &random)).map { _ in
                        pieces[Int.random(in: pieces.indices, using: &random)]
                    }.joined()
                }
            }
            let found = read(CSVWriter.text(lines))
            // Strings compare by canonical equivalence; this comparison is by scalars.
            #expect(
                found.map { $0.map { Array($0.unicodeScalars) } } == lines.map { $0.map { Array($0.unicodeScalars) } },
                "round \(round): \(lines)")
        }
    }
}
