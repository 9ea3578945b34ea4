import DiaryStore
import Foundation
import Phrases
import Testing

@testable import SpotterCore

@Suite("The wording of what goes wrong with a diary")
struct StoreErrorWordingTests {
    private static let all: [StoreError] = [
        .newerSchema(found: 3, known: 1), .olderSchema(found: 2, known: 3), .notBegun(path: "/d/x"),
        .fileReplaced(path: "/d/x", copy: "/d/copy"), .fileReplaced(path: "/d/x", copy: nil), .locked, .diskFull,
        .diskFault("I/O"), .corrupt(.database("page 7")), .readOnly,
        .isDirectory(path: "/d"), .notADiary(path: "/d/x"), .cannotOpen(path: "/d/x", reason: .nameTaken),
        .undoConflict(.label("Delete phase P6", isDeletion: true)),
        .restoreConflict(.label("Delete phase P6", isDeletion: true)),
        .inUse(what: "Box squat", places: [.phase("P6", client: "Jan")]), .missing, .notEmpty,
        .constraint(.duplicate, code: 2067), .cancelled, .unreadableValue, .database(code: 1),
        .other("odd"),
    ]

    @Test("Every error is a sentence, and what it knows is in it", arguments: all)
    func sentence(error: StoreError) {
        #expect(
            error.wording.text.hasSuffix(".") || error.wording.text.hasSuffix("sqlite")
                || error.wording.text.hasSuffix("(z)."))
        #expect(error.wording.text.count > 20)
        switch error {
        case .isDirectory(let path), .notADiary(let path), .cannotOpen(let path, _), .notBegun(let path),
            .fileReplaced(let path, _):
            #expect(error.wording.text.contains(path))
        case .undoConflict(let change), .restoreConflict(let change):
            #expect(error.wording.text.contains(change.sentence.text))
        case .corrupt(.database(let detail)), .diskFault(let detail), .other(let detail):
            #expect(error.wording.text.contains(detail))
        case .constraint(_, let code), .database(let code): #expect(error.wording.text.contains("(SQLite \(code))"))
        default: break
        }
    }

    @Test(
        "Why a file cannot be opened is said in its sentence",
        arguments: [
            (StoreError.Obstacle.system(ENOENT), "No such file or directory"), (.database("unable"), "unable"),
            (.brokenLink(to: "/away"), "a link to /away, which does not exist"),
            (.brokenLink(to: nil), "a link to a file that does not exist"), (.nameTaken, "already exists"),
            (.noOrdinaryFile, "not a regular file"), (.isDiary, "the diary itself"),
            (.unreadableLog(path: "/d/x-wal"), "/d/x-wal holds pending changes"),
        ])
    func obstacles(_ obstacle: StoreError.Obstacle, words: String) {
        let wording = StoreError.cannotOpen(path: "/d/x", reason: obstacle).wording.text
        #expect(wording.hasPrefix("/d/x cannot be opened: ") && wording.contains(words))
    }

    @Test("Who lost the file learns where the copy is and what to do")
    func replaced() {
        let wording = StoreError.fileReplaced(path: "/d/x", copy: "/d/copy").wording.text
        #expect(wording.contains("quit") && wording.contains("/d/copy"))
    }

    @Test("Many places are cut to three and a number")
    func places() {
        let error = StoreError.inUse(what: "Box squat", places: ["a", "b", "c", "d", "e"].map { .named($0) })
        #expect(
            error.wording.text
                == "Box squat is used in a, b, c and 2 more places. Remove it there first, or archive it (z)."
        )
    }
}
