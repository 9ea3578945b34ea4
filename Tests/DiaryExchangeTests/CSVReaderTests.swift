import Foundation
import TestSupport
import Testing

@testable import DiaryExchange

@Suite("The CSV reader")
struct CSVReaderTests {
    /// The complete output of the reader for a text: the fields of each record, or blank lines and faults.
    private func read(_ text: String, columns: Int = 0, delimiter: Character = ",") -> [String] {
        var results: [String] = []
        ImportFile(name: "", bytes: Data(text.utf8)).withBytes { bytes in
            var reader = CSVReader(bytes, delimiter: delimiter.asciiValue ?? 0x2C)
            reader.columns = columns
            var record = CSVRecord(over: bytes)
            while let step = reader.next(&record) {
                switch step {
                case .record:
                    let fields = (0..<record.count).map { record[$0].text ?? "?" }
                    results.append("\(record.line): \(fields.joined(separator: "|"))")
                case .blank: results.append("\(record.line): blank")
                case .fault(let reason): results.append("\(record.line): \(reason)")
                }
            }
        }
        return results
    }

    @Test("Fields are split at the delimiter and stripped of blanks")
    func plain() {
        #expect(read("a,b ,\tc\n1,,3") == ["1: a|b|c", "2: 1||3"])
        #expect(read("a;b,c\n", delimiter: ";") == ["1: a|b,c"])
        #expect(read("a\tb\n", delimiter: "\t") == ["1: a|b"])
    }

    @Test("A delimiter at the end makes an empty field")
    func trailingDelimiter() {
        #expect(read("a,") == ["1: a|"])
        #expect(read("a,\n") == ["1: a|"])
    }

    @Test("Quoted fields may contain delimiters, line ends and doubled quotes")
    func quoted() {
        #expect(read("\"a,b\",\"c\"\"d\"\n\"x\ny\r\nz\",2\nn,3") == ["1: a,b|c\"d", "2: x\ny\r\nz|2", "5: n|3"])
    }

    @Test("Every kind of line end ends a line")
    func lineEnds() {
        #expect(read("a\nb\r\nc\rd") == ["1: a", "2: b", "3: c", "4: d"])
    }

    @Test("Empty lines and lines of delimiters are blank")
    func blanks() {
        #expect(read("\n,,\n  \na,b,c\n", columns: 3) == ["1: blank", "2: blank", "3: blank", "4: a|b|c"])
    }

    @Test("A quote that was not doubled is literal if the line still makes sense")
    func literalQuote() {
        #expect(read("\"say \"hi\" now\",2\n", columns: 2) == ["1: say \"hi\" now|2"])
    }

    @Test("An unclosed quote costs only its line")
    func unclosedQuote() {
        #expect(read("a,b\n\"c,d\ne,f\n", columns: 2).map { String($0.prefix(6)) } == ["1: a|b", "2: unc", "3: e|f"])
        #expect(
            read("a,b\n\"c,d\n\"e\",f\n\"g\",h", columns: 2)
                == ["1: a|b", "2: \(ImportIssue.Reason.strayQuote)", "3: e|f", "4: g|h"])
    }

    @Test("Malformed text costs its first line; the others are read")
    func longField() {
        let long = String(repeating: "x", count: CSVReader.longestField + 1)
        let refused = "1: \(ImportIssue.Reason.textTooLong)"
        #expect(read("a,\(long)\nb,c\n", columns: 2) == [refused, "2: b|c"])
        #expect(read("a,\"\(long)\"\nb,c\n", columns: 2) == [refused, "2: b|c"])
        #expect(read("a,\(long.dropLast())\n", columns: 2).first?.hasPrefix("1: a|xxx") == true)
    }

    @Test("A record over several lines with a wrong number of columns costs its first line only")
    func wrongCountOverLines() {
        let results = read("\"a\nb,c\nd\",x\ne,f\n", columns: 3)
        #expect(results.map { String($0.prefix(2)) } == ["1:", "2:", "3:", "4:"])
    }

    @Test("Extra empty fields are ignored, others are not")
    func columnCounts() {
        #expect(read("a,b,,\n", columns: 2) == ["1: a|b||"])
        #expect(read("a,b,c\n", columns: 2) == ["1: \(ImportIssue.Reason.columnCount(found: 3, expected: 2))"])
        #expect(read("a\n", columns: 2) == ["1: \(ImportIssue.Reason.columnCount(found: 1, expected: 2))"])
        #expect(read("a", columns: 2) == ["1: \(ImportIssue.Reason.truncated(found: 1, expected: 2))"])
    }

    @Test("A NUL byte is reported and the next line is read")
    func nul() {
        #expect(read("a,\0b\n\"\0\",c\nd,e", columns: 2).map { String($0.suffix(3)) } == ["yte", "yte", "d|e"])
    }

    @Test("Hostile quotes are read to the end")
    func hostileQuotes() {
        for line in ["\"a\n", "\"\"\"\n", "\",\"\n", "\"\n", "a,\"b\"c\n", "\"x\"\"\n", "x,\"\n\",y\n"] {
            let results = read(String(repeating: line, count: 200_000), columns: 2)
            #expect(results.count >= 100_000)
        }
    }

    @Test("Any bytes are covered line by line, without a gap")
    func coverage() {
        var generator = SeededGenerator(seed: 11)
        let alphabet: [UInt8] = Array("a,\"\"\n\r ;1\0\u{e9}".utf8)
        for _ in 0..<Rounds.of(3000) {
            let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
            }
            expectCoverage(bytes)
        }
    }

    private func expectCoverage(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = CSVReader(buffer, delimiter: 0x2C)
            reader.columns = 2
            var record = CSVRecord(over: buffer)
            var nextLine = 1
            var position = 0
            while let step = reader.next(&record) {
                #expect(record.line == nextLine)
                #expect(reader.position > position)
                if step == .blank {
                    #expect(bytes[position..<reader.position].allSatisfy { Array("\r\n\t ,\"".utf8).contains($0) })
                }
                nextLine = reader.line
                position = reader.position
            }
            #expect(position == bytes.count)
        }
    }
}
