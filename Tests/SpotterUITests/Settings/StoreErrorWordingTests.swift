import FitnessModel
import Foundation
import Phrases
import Testing

@testable import DiaryStore
@testable import SpotterCore

@Suite("Wording of store errors")
struct StoreErrorWordingTests {
    private static let all: [StoreError] = [
        .newerSchema(found: 3, known: 1), .olderSchema(found: 2, known: 3), .notBegun(path: "/d/x"),
        .fileReplaced(path: "/d/x", copy: "/d/copy"), .fileReplaced(path: "/d/x", copy: nil), .locked, .diskFull,
        .diskFault("I/O"), .corrupt(.database("page 7")), .readOnly,
        .isDirectory(path: "/d"), .notADiary(path: "/d/x"), .cannotOpen(path: "/d/x", reason: .nameTaken),
        .undoConflict(.label("Delete phase P6", isDeletion: true)),
        .restoreConflict(.label("Delete phase P6", isDeletion: true)),
        .inUse(what: "Box squat", places: [.phase("P6", client: "Jan")]), .missing, .notEmpty,
        .corrupt(.lostReference(LostReference(table: "session_package", row: 5, target: "client"))),
        .constraint(.duplicate, code: 2067), .cancelled, .unreadableValue, .database(code: 1),
        .other("odd"),
    ]

    @Test("Every error is a sentence with all its facts", arguments: all)
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
        case .corrupt(.lostReference): #expect(error.wording.text.contains("session_package 5: no client"))
        case .constraint(_, let code), .database(let code): #expect(error.wording.text.contains("(SQLite \(code))"))
        default: break
        }
    }

    @Test(
        "The reason why a file cannot be opened is in its sentence",
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

    @Test("A record changed elsewhere is named with its day and client")
    func records() {
        let day = Day(iso: "2026-03-12") ?? .earliest
        let named: [(RecordName, String)] = [
            (.ofClient(.session, "Jan"), "The session of Jan"),
            (.ofClient(.diaryDay, "Jan", day: day), "The day 2026-03-12 of Jan"),
            (.ofClient(.energyGoal, "Jan"), "The goal of Jan"), (.ofDay(.energyGoal, day), "The goal from 2026-03-12"),
            (.ofClient(.energyProfile, "Jan"), "The energy profile of Jan"),
            (.ofClient(.nutrientTarget, "Jan"), "The targets of Jan"), (.unnamed(.plate), "The list of plates"),
            (.unnamed(.run), "The run"),
        ]
        for (record, name) in named {
            let wording = StoreError.changedMeanwhile(record: record, fields: []).wording.text
            #expect(wording.hasPrefix("\(name) was changed"), "\(wording)")
        }
    }

    @Test("Each use of a record that cannot be deleted is named")
    func uses() {
        let uses: [RecordUse] = [
            .template("P6"), .phase("P6", client: "Jan"), .sessions(2, client: "Jan"), .sessions(1),
            .machinesOfOthers(1),
        ]
        #expect(
            uses.map(\.wording.text)
                == ["template P6", "P6 (Jan)", "2 sessions of Jan", "1 session", "1 machine of other trainers"])
    }

    @Test("A lost file gives the path of the copy and what to do")
    func replaced() {
        let wording = StoreError.fileReplaced(path: "/d/x", copy: "/d/copy").wording.text
        #expect(wording.contains("quit") && wording.contains("/d/copy"))
    }

    @Test("Long lists are cut to three and a number")
    func places() {
        let error = StoreError.inUse(what: "Box squat", places: ["a", "b", "c", "d", "e"].map { .named($0) })
        #expect(
            error.wording.text
                == "Box squat is used in a, b, c and 2 more places. Remove it there first, or archive it (z)."
        )
    }
}
