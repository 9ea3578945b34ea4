import DiaryStore
import FitnessModel
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("The journal under random changes")
struct JournalPropertyTests {
    @Test("Undo passes through exactly the earlier states, and redo through the same again", arguments: 1...8)
    func undoRedo(seed: UInt64) throws {
        let diary = try readyDiary()
        var random = RandomChange(dice: SeededGenerator(seed: seed))
        var states = [try TableDump(diary)]
        for step in 0..<60 {
            try diary.change("Step \(step)") { try random.make($0) }
            let state = try TableDump(diary)
            if state != states.last { states.append(state) }
        }
        #expect(states.count > 40)
        #expect(try diary.journal.entries(limit: 1000).count == states.count - 1)
        for state in states.dropLast().reversed() {
            #expect(try diary.undo() != nil)
            #expect(try TableDump(diary).differences(state) == [])
        }
        #expect(try diary.undo() == nil)
        for state in states.dropFirst() {
            #expect(try diary.redo() != nil)
            #expect(try TableDump(diary).differences(state) == [])
        }
        #expect(try diary.redo() == nil)
        let report = try diary.integrity.report()
        // Rows are inserted without their parsed sets, so cells may differ from their sets.
        #expect(report.damage.isEmpty && report.lostReferences.isEmpty && report.isSearchComplete)
    }

    @Test("Any sequence of changes, undo, redo and restarts stays on earlier states", arguments: 1...4)
    func walk(seed: UInt64) throws {
        let disk = try DiskDiary()
        var diary = try disk.open()
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        var random = RandomChange(dice: SeededGenerator(seed: seed &+ 1000))
        var states = [try TableDump(diary)]
        var place = 0
        for step in 0..<120 {
            switch Int.random(in: 0..<10, using: &random.dice) {
            case 0..<4:
                try diary.change("Step \(step)") { try random.make($0) }
                let state = try TableDump(diary)
                guard state != states[place] else { continue }
                states.removeSubrange((place + 1)...)
                states.append(state)
                place += 1
            case 4..<7:
                #expect(try (diary.undo() != nil) == (place > 0))
                place = max(place - 1, 0)
            case 7..<9:
                #expect(try (diary.redo() != nil) == (place < states.count - 1))
                place = min(place + 1, states.count - 1)
            default:
                try diary.close()
                diary = try disk.open()
            }
            #expect(try TableDump(diary).differences(states[place]) == [], "step \(step)")
        }
    }
}
