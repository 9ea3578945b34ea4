import DiaryStore
import FitnessModel
import TerminalKit
import TestSupport
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Adding and moving rows keeps labels unique")
struct RowComfortTests {
    @Test("A row added or duplicated in the middle takes the next number, and later ones shift")
    func labels() throws {
        var context = try ComfortContext()
        context.go(0, .tempo)
        context.robot.press("a Esc")
        #expect(try context.labels() == ["A1", "A2", "A3", "B1"])
        context.robot.press("u")
        #expect(context.robot.message == "Undid: Add row to P6")
        #expect(try context.labels() == ["A1", "A2", "B1"])
        context.go(0, .tempo)
        context.robot.press("y")
        #expect(try context.labels() == ["A1", "A2", "A3", "B1"])
        #expect(try context.names() == ["Box squat", "Box squat", "Broad jump", "Seated row"])
        context.go(3, .tempo)
        context.robot.press("y")
        #expect(try context.labels() == ["A1", "A2", "A3", "B1", "B2"])
    }

    @Test("Labels stay different after any insertion, and keep their letters")
    func anyLabels() throws {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<Rounds.of(500) {
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

    @Test("Moving has its own footer, and another command ends it and runs")
    func moving() throws {
        var context = try ComfortContext()
        context.go(0, .tempo)
        context.robot.press("m")
        #expect(context.robot.footer.hasPrefix("↑ row up · ↓ row down · Enter place here"))
        context.robot.press("Down")
        #expect(try context.names() == ["Broad jump", "Box squat", "Seated row"])
        context.robot.press("Right")
        #expect(context.robot.app.sheet?.grid.isMoving == false)
        #expect(context.robot.app.sheet?.grid.cursor.field == .reps)
        context.robot.press("Down")
        #expect(try context.names() == ["Broad jump", "Box squat", "Seated row"])
        context.robot.press("m Up Esc Down")
        #expect(context.robot.app.sheet != nil)
        #expect(try context.names() == ["Broad jump", "Seated row", "Box squat"])
        context.robot.press("m e")
        #expect(context.robot.app.sheet?.grid.isMoving == false)
        #expect(context.robot.app.sheet?.isTyping == true)
    }
}
