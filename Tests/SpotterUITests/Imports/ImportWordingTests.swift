import DiaryExchange
import FitnessModel
import Phrases
import Testing

@testable import SpotterCore

@Suite("Wording of imports")
struct ImportWordingTests {
    @Test("A span has its first and last day; a single day is named once")
    func days() throws {
        let (first, last) = (try #require(Day(iso: "2024-01-12")), try #require(Day(iso: "2026-03-03")))
        #expect(ImportWording.days(first...last) == "12 Jan 2024 to 3 Mar 2026")
        #expect(ImportWording.days(first...first) == "12 Jan 2024")
        #expect(ImportWording.days(nil) == "no day")
    }

    @Test("A file of another kind is named")
    func kinds() {
        let kinds: [FileKind] = [.zip, .gzip, .pdf, .binary, .textDocument, .textWithoutCells]
        #expect(
            kinds.map(\.wording.text)
                == [
                    "a ZIP archive", "a gzip archive", "a PDF document", "binary data", "a text document",
                    "text without cells",
                ])
    }
}
