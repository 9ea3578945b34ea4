import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Choosing several exercises for a sheet from a list")
struct RowChooserTests {
    private func rows(_ context: ComfortContext, _ phase: Identifier<Phase>) throws -> [[String]] {
        try context.cells(phase).map { Array($0[0...1]) }
    }

    @Test("The client's most frequent ones come first; Space marks in order, Enter adds them as one change")
    func several() throws {
        var context = try ComfortContext.onNewRow()
        context.robot.press("C-o")
        context.robot.expect("Exercises for P7", "Box squat", "2 times", "library, ", "Tab filters by")
        context.robot.press("Down Space Up Up Space")
        context.robot.expect("2 marked", "1.  Seated row", "2.  Box squat")
        context.robot.press("Enter")
        #expect(try rows(context, context.other) == [["A1", "Seated row"], ["A2", "Box squat"]])
        #expect(context.message.hasPrefix("Added 2 exercises."))
        #expect(context.robot.app.sheet?.grid.line?.name == "Seated row")
        context.robot.press("u")
        #expect(try rows(context, context.other).isEmpty)
        #expect(context.robot.message == "Undid: Add 2 exercises to P7")
    }

    @Test("Without a mark Enter adds the selected one, below the row where it was opened")
    func one() throws {
        var context = try ComfortContext()
        context.go(0, .reps)
        context.robot.press("C-o")
        context.robot.type("romanian dead")
        context.robot.press("Enter")
        #expect(
            try rows(context, context.phase) == [
                ["A1", "Box squat"], ["A2", "Romanian deadlift"], ["A3", "Broad jump"], ["B1", "Seated row"],
            ])
        #expect(try context.robot.diary.exercises.named("Romanian deadlift")?.library != nil)
        context.robot.press("u")
        #expect(try rows(context, context.phase).map { $0[0] } == ["A1", "A2", "B1"])
        #expect(try context.robot.diary.exercises.named("Romanian deadlift") == nil)
    }

    @Test("Space marks a match, and the next search starts")
    func typing() throws {
        var context = try ComfortContext.onNewRow()
        context.robot.press("C-o")
        for name in ["plank", "deadlift", "face"] {
            context.robot.type(name)
            context.robot.press("Space")
        }
        context.robot.press("Enter")
        #expect(
            try rows(context, context.other)
                == [["A1", "Plank"], ["A2", "Deadlift"], ["B1", "Face pull"]])
    }

    @Test("Traits combine: Tab filters further, Backspace removes a filter, and marks remain")
    func traits() throws {
        var context = try ComfortContext.onNewRow(rows: 40)
        context.robot.press("C-o Space Tab")
        context.robot.type("chest")
        context.robot.expect("Which exercises?", "muscle group, ")
        context.robot.press("Enter Tab")
        context.robot.type("dumbbell")
        context.robot.press("Enter")
        context.robot.expect("chest · dumbbell", "1 marked", "Dumbbell bench press")
        context.robot.expectNo("Box squat")
        context.robot.type("fly")
        context.robot.press("Space")
        context.robot.expect("2 marked")
        context.robot.press("Backspace")
        context.robot.expect("chest")
        context.robot.expectNo("chest · dumbbell")
        context.robot.press("Tab Esc")
        context.robot.expect("2 marked")
        context.robot.press("Enter")
        let added = try rows(context, context.other).map { $0[1] }
        #expect(added.count == 2 && added[0] == "Box squat" && added[1].lowercased().contains("fly"))
    }

    @Test("The trainer's tags and categories filter, too; the library has those the trainer did not set")
    func own() throws {
        var context = try ComfortContext.onNewRow(rows: 40)
        let diary = context.robot.diary
        try diary.exercises.add(Exercise(id: .unsaved, name: "Band walk", tags: ["knee"]))
        try diary.exercises.add(named: "Bench press")
        context.robot.press("C-o Tab")
        context.robot.type("knee")
        context.robot.expect("tag, 1")
        context.robot.press("Enter")
        context.robot.expect("Band walk")
        context.robot.press("Backspace Tab")
        context.robot.type("barbell")
        context.robot.press("Enter")
        context.robot.type("bench press")
        context.robot.press("Up")
        context.robot.expect("Bench press")
    }

    @Test("While a name is typed the list opens on it, and Esc changes nothing")
    func fromName() throws {
        var context = try ComfortContext.onNewRow()
        context.robot.press("Enter")
        context.robot.type("front sq")
        context.robot.press("C-o")
        context.robot.expect("Front squat", "Exercises for P7")
        context.robot.press("Esc")
        #expect(try rows(context, context.other).isEmpty)
        #expect(context.robot.app.sheet?.typing.editor == nil)
    }

    @Test("A routine shows what is in it; Space takes that out, and no exercise comes in twice")
    func routine() throws {
        var context = try ComfortContext()
        let routine = try context.robot.diary.phases.makeRoutine(of: context.phase)
        context.open(routine)
        context.robot.press("C-o")
        context.robot.expect("in the routine")
        context.robot.type("box")
        context.robot.press("Enter")
        context.robot.expect("Box squat is in the routine: Space takes it out.")
        context.robot.press("Space")
        context.robot.expect("taken out", "Enter take out 1")
        context.robot.type("plank")
        context.robot.press("Space")
        context.robot.expect("Enter add 1, take out 1")
        context.robot.press("Enter")
        #expect(context.message == "Added 1 exercise, took out 1. u: undo.")
        #expect(try rows(context, routine).map { $0[1] } == ["Broad jump", "Seated row", "Plank"])
        context.robot.press("u")
        #expect(try rows(context, routine).map { $0[1] } == ["Box squat", "Broad jump", "Seated row"])
    }

    @Test("An empty routine names the list in its first row and in the last line")
    func emptyRoutine() throws {
        var robot = try Robot()
        robot.press("3 v a Enter Esc")
        robot.expect("Routine", "Enter adds a row, Ctrl-O lists exercises")
        #expect(robot.footer.contains("Ctrl-O exercises"))
        robot.press("Down")
        #expect(robot.footer.contains("Ctrl-O editor") && !robot.footer.contains("exercises"))
    }

    @Test("On a sheet with prescriptions an exercise can come twice")
    func twice() throws {
        var context = try ComfortContext()
        context.go(0, .exercise)
        context.robot.press("C-o")
        context.robot.expect("on the sheet")
        context.robot.type("box squat")
        context.robot.press("Enter")
        #expect(try rows(context, context.phase).map { $0[1] }.prefix(2) == ["Box squat", "Box squat"])
    }

    @Test("It works on templates and routines; a free session has its own list")
    func elsewhere() throws {
        var context = try ComfortContext.onNewRow()
        let template = try context.robot.diary.phases.add(named: "T1", client: nil)
        context.open(template)
        context.robot.press("C-o")
        context.robot.type("plank")
        context.robot.press("Enter")
        #expect(try context.robot.diary.phases.sheet(template).rows.map(\.row.exerciseName) == ["Plank"])
        let routine = try context.robot.diary.phases.makeRoutine(of: template)
        context.open(routine)
        context.robot.press("C-o")
        context.robot.type("deadlift")
        context.robot.press("Enter")
        #expect(try context.robot.diary.phases.sheet(routine).rows.map(\.row.exerciseName).contains("Deadlift"))
        let client = try #require(context.robot.app.context.client?.id)
        let free = try context.robot.diary.sessions.startFree(client: client, day: Robot.today, mode: .realTime)
        context.robot.app.context.go(to: .session(free))
        context.robot.app.follow()
        context.robot.app.refresh()
        context.robot.press("C-o")
        context.robot.expect("Exercises of this session")
    }

    @Test("Exercises that the client's health note excludes are marked")
    func health() throws {
        var context = try ComfortContext.onNewRow()
        let client = try #require(context.robot.app.context.client)
        var careful = client
        careful.health = "no jumps"
        try context.robot.diary.clients.update(from: client, to: careful)
        context.robot.app.context.noteChange()
        context.robot.press("C-o")
        context.robot.type("broad jump")
        context.robot.press("Enter")
        #expect(context.message.contains("Health"))
    }

    @Test("A sheet accepts no more rows than its limit")
    func full() throws {
        var context = try ComfortContext.onNewRow()
        for _ in 0..<TabbedText.maxRows { try context.robot.diary.phaseRows.add(to: context.other) }
        context.robot.app.context.noteChange()
        context.robot.press("C-o Enter")
        #expect(context.message.contains("A sheet has at most \(TabbedText.maxRows) rows"))
        #expect(try rows(context, context.other).count == TabbedText.maxRows)
    }

    @Test("On the notes Ctrl-O opens the editor, also while they are typed")
    func notes() throws {
        var context = try ComfortContext.onNewRow()
        context.robot.press("Down C-o")
        let key = PhaseNotes.draftKey(context.other)
        #expect(context.robot.app.takeEffects() == [.edit(draftKey: key)])
        context.robot.press("Enter")
        context.robot.type("left knee")
        context.robot.press("C-o")
        #expect(context.robot.app.takeEffects() == [.edit(draftKey: key)])
        #expect(try context.robot.diary.phases.get(context.other).notes == "left knee")
        #expect(try context.robot.diary.drafts.bringBack(key) == "left knee")
    }

    @Test(
        "Two thousand exercises and hostile names: all can be found, at every size",
        arguments: [(60, 16), (80, 24), (120, 40)])
    func many(columns: Int, rows: Int) throws {
        var context = try ComfortContext.onNewRow(columns: columns, rows: rows)
        try context.robot.diary.change { change in
            for number in 0..<2000 { try change.exercises.add(named: "Bench variant \(number)") }
            for name in ["Robert'); DROP TABLE client;--", "👩‍👩‍👧‍👦 lift \u{202E}x", String(repeating: "y", count: 5000)] {
                try change.exercises.add(named: name)
            }
        }
        context.robot.app.context.noteChange()
        context.robot.press("C-o")
        context.robot.type("bench variant 1999")
        context.robot.expect("Bench variant 1999")
        context.robot.press("C-u")
        context.robot.type("yyy")
        #expect(context.robot.app.screen().lines().allSatisfy { TextWidth.of($0) <= columns })
        context.robot.press("Enter")
        #expect(try self.rows(context, context.other).count == 1)
    }

    @Test("Labels are suggested as for single rows")
    func labels() {
        let end = RowLabel.inserting(3, below: -1, in: [])
        #expect(end.new == ["A1", "A2", "B1"] && end.old == [])
        let behind = RowLabel.inserting(2, below: 1, in: ["A1", "A2"])
        #expect(behind.new == ["B1", "B2"] && behind.old == ["A1", "A2"])
        let between = RowLabel.inserting(2, below: 0, in: ["A1", "A2", "B1"])
        #expect(between.new == ["A2", "A3"] && between.old == ["A1", "A4", "B1"])
        let unlabelled = RowLabel.inserting(2, below: 0, in: ["", "x"])
        #expect(unlabelled.new == ["", ""] && unlabelled.old == ["", "x"])
    }
}
