import DiaryStore
import Testing

@testable import SpotterCore

@Suite("The wording of what goes wrong with a diary")
struct StoreErrorWordingTests {
    private static let all: [StoreError] = [
        .newerSchema(found: 3, known: 1), .olderSchema(found: 2, known: 3), .notBegun(path: "/d/x"),
        .fileReplaced(path: "/d/x", copy: "/d/copy"), .fileReplaced(path: "/d/x", copy: nil), .locked, .diskFull,
        .diskFault("I/O"), .corrupt("page 7"), .readOnly,
        .isDirectory(path: "/d"), .notADiary(path: "/d/x"), .cannotOpen(path: "/d/x", reason: "no such file"),
        .undoConflict(label: "Delete phase P6"), .inUse(what: "Box squat", places: ["P6 (Jan)"]), .missing, .notEmpty,
        .constraint("6 columns"), .cancelled, .other("odd"),
    ]

    @Test("Every error is a sentence, and what it knows is in it", arguments: all)
    func sentence(error: StoreError) {
        #expect(error.wording.hasSuffix(".") || error.wording.hasSuffix("sqlite") || error.wording.hasSuffix("(z)."))
        #expect(error.wording.count > 20)
        switch error {
        case .isDirectory(let path), .notADiary(let path), .cannotOpen(let path, _), .notBegun(let path),
            .fileReplaced(let path, _):
            #expect(error.wording.contains(path))
        case .undoConflict(let label): #expect(error.wording.contains(label))
        case .corrupt(let detail), .diskFault(let detail), .other(let detail), .constraint(let detail):
            #expect(error.wording.contains(detail))
        default: break
        }
    }

    @Test("Who lost the file learns where the copy is and what to do")
    func replaced() {
        let wording = StoreError.fileReplaced(path: "/d/x", copy: "/d/copy").wording
        #expect(wording.contains("quit") && wording.contains("/d/copy"))
    }

    @Test("Many places are cut to three and a number")
    func places() {
        let error = StoreError.inUse(what: "Box squat", places: ["a", "b", "c", "d", "e"])
        #expect(
            error.wording == "Box squat is used in a, b, c and 2 more places. Remove it there first, or archive it (z)."
        )
    }
}
