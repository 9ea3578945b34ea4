import DiaryStore
import FitnessModel
import TerminalKit
import TestSupport
import Testing

@testable import SpotterUI

@Suite("Rows are added and moved without a label standing twice")
struct RowComfortTests {
    @Test("A row added or duplicated in the middle takes the next number, and those behind it give way")
    func labels() throws {
        var desk = try ComfortDesk()
        desk.go(0, .tempo)
        desk.robot.press("a Esc")
        #expect(try desk.labels() == ["A1", "A2", "A3", "B1"])
        desk.robot.press("u")
        #expect(desk.robot.message == "Undid: Add row to P6")
        #expect(try desk.labels() == ["A1", "A2", "B1"])
        desk.go(0, .tempo)
        desk.robot.press("y")
        #expect(try desk.labels() == ["A1", "A2", "A3", "B1"])
        #expect(try desk.names() == ["Box squat", "Box squat", "Broad jump", "Seated row"])
        desk.go(3, .tempo)
        desk.robot.press("y")
        #expect(try desk.labels() == ["A1", "A2", "A3", "B1", "B2"])
    }

    @Test("Labels that differed still differ after any insertion, and keep their letters")
    func anyLabels() throws {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<500 {
            var labels: [String] = []
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let label =
                    "\(["A", "B"].randomElement(using: &random) ?? "A")\(Int.random(in: 1...14, using: &random))"
                if !labels.contains(label) { labels.append(label) }
            }
            let index = Int.random(in: labels.indices, using: &random)
            let (label, moved) = RowLabel.inserting(below: index, in: labels)
            var all = labels
            for (place, text) in moved { all[place] = text }
            #expect(all.map(\.first) == labels.map(\.first))
            all.insert(label, at: index + 1)
            #expect(Set(all).count == all.count, "\(labels) at \(index): \(all)")
            #expect(label.first == labels[index].first)
        }
    }

    @Test("Moving has its own footer, and another command ends it and is done")
    func moving() throws {
        var desk = try ComfortDesk()
        desk.go(0, .tempo)
        desk.robot.press("m")
        #expect(desk.robot.footer.hasPrefix("↑ row up · ↓ row down · Enter put it here"))
        desk.robot.press("Down")
        #expect(try desk.names() == ["Broad jump", "Box squat", "Seated row"])
        desk.robot.press("Right")
        #expect(desk.robot.app.sheet?.isMoving == false)
        #expect(desk.robot.app.sheet?.cursor.field == .reps)
        desk.robot.press("Down")
        #expect(try desk.names() == ["Broad jump", "Box squat", "Seated row"])
        desk.robot.press("m Up Esc Down")
        #expect(desk.robot.app.sheet != nil)
        #expect(try desk.names() == ["Broad jump", "Seated row", "Box squat"])
        desk.robot.press("m e")
        #expect(desk.robot.app.sheet?.isMoving == false)
        #expect(desk.robot.app.sheet?.isTyping == true)
    }
}
