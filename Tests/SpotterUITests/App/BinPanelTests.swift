import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("Restoring deleted records")
struct BinPanelTests {
    /// Three clients: two deleted, one renamed since.
    private func robot() throws -> Robot {
        try Robot { diary in
            let clients = try ["Anna", "Bob", "Cora"].map { try diary.clients.add(named: $0) }
            try diary.clients.delete(clients[0])
            try diary.clients.delete(clients[1])
            let cora = try diary.clients.get(clients[2])
            var renamed = cora
            renamed.name = "Cora Blue"
            try diary.clients.update(from: cora, to: renamed)
        }
    }

    private func openBin(_ robot: inout Robot) {
        robot.press(":")
        robot.type("bin")
        robot.press("Enter")
    }

    @Test("The list of changes offers to restore a deletion until it is restored")
    func historyOffers() throws {
        var robot = try robot()
        robot.press("U")
        robot.expectNo("Enter restore")
        robot.press("j")
        robot.expect("Enter restore")
        robot.press("Enter")
        #expect(robot.message == "Restored client Bob. u: undo")
        robot.press("g j j")
        robot.expect("Delete client Bob")
        robot.expectNo("Enter restore")
    }

    @Test("In the list of changes the cursor follows undo and redo")
    func follows() throws {
        var robot = try robot()
        func marked() -> String { robot.lines.first { $0.contains("▌") && $0.contains("client") } ?? "" }
        robot.press("U u")
        #expect(marked().contains("Edit client Cora Blue") && marked().contains("undone"))
        robot.press("u")
        #expect(marked().contains("Delete client Bob") && marked().contains("undone"))
        robot.press("C-r")
        #expect(marked().contains("Delete client Bob") && !marked().contains("undone"))
    }

    @Test("u names the client of a change on another one's sheet, and the cell of a row")
    func whose() throws {
        var robot = try Robot { diary in
            for name in ["Jan Stencel", "Petr Novak"] {
                let phase = try diary.phases.add(
                    named: "P10 Strength", client: try diary.clients.add(named: name))
                try diary.phaseRows.add(to: phase, prescription: Prescription(label: "A1"))
            }
        }
        let jan = try #require(try robot.diary.clients.list().first { $0.name == "Jan Stencel" }).id
        let phase = try #require(try robot.diary.phases.list(.client(jan)).first).id
        let row = try #require(try robot.diary.phases.sheet(phase).rows.first).row
        try robot.diary.phaseRows.setPrescription(
            Prescription(label: "A1", tempo: "4010"), row: row.id, replacing: row.prescription)
        robot.chooseClient("petr")
        robot.press("u")
        #expect(robot.message == "Undid for Jan Stencel: Edit row A1 of P10 Strength: tempo 4010")
        robot.chooseClient("jan")
        robot.press("C-r")
        #expect(robot.message == "Redid: Edit row A1 of P10 Strength: tempo 4010")
    }

    @Test("The bin lists deleted records, typing filters it, and Enter restores one")
    func bin() throws {
        var robot = try robot()
        openBin(&robot)
        robot.expect("Deleted, newest first", "client Bob", "client Anna", "today 09:00", "1 of 2 · 50 %")
        robot.type("ann")
        robot.expectNo("client Bob")
        robot.press("Enter")
        #expect(robot.message == "Restored client Anna. u: undo")
        #expect(robot.app.context.navigation.overlays.isEmpty)
        #expect(try robot.diary.clients.list().map(\.name) == ["Anna", "Cora Blue"])
        openBin(&robot)
        robot.expectNo("client Anna")
        robot.press("Esc u")
        #expect(robot.message == "Undid: Restore client Anna")
        #expect(try robot.diary.clients.list().map(\.name) == ["Cora Blue"])
    }

    @Test("Enter on a deletion in the list of changes restores it, on other lines it gives the reason")
    func history() throws {
        var robot = try robot()
        robot.press("U Enter")
        #expect(robot.message == "Only deletions can be undone on their own; u undoes the newest change.")
        robot.press("Down Down Enter")
        #expect(robot.message == "Restored client Anna. u: undo")
        robot.expect("Restore client Anna")
        #expect(try robot.diary.clients.list().map(\.name) == ["Anna", "Cora Blue"])
    }

    @Test("A record that cannot be restored alone stays in the bin, with the reason")
    func conflict() throws {
        var robot = try Robot { diary in
            let anna = try diary.clients.add(named: "Anna")
            let phase = try diary.phases.add(named: "P1", client: anna)
            try diary.phases.delete(phase)
            try diary.clients.delete(anna)
        }
        openBin(&robot)
        robot.press("Down Enter")
        robot.expect("cannot be undone alone", "Deleted, newest first")
        robot.press("Up Enter")
        #expect(robot.message == "Restored client Anna. u: undo")
    }

    @Test("An empty bin says so")
    func empty() throws {
        var robot = try Robot()
        openBin(&robot)
        robot.expect("Nothing to restore.", "none")
        robot.press("Enter Esc")
        #expect(robot.app.context.navigation.overlays.isEmpty)
    }
}
