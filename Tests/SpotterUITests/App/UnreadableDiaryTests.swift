import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

/// A diary that cannot be read now: another program locks it, or the disk fails. Only a missing record is deleted.
@Suite("Unreadable records are not deleted ones")
struct UnreadableDiaryTests {
    /// A view and the part of it that must stay on screen.
    struct Place: CustomTestStringConvertible, Sendable {
        let keys: String
        let text: String
        var testDescription: String { text }
    }

    static let places = [
        Place(keys: "2", text: "Last trained"), Place(keys: "2 g g Down Enter", text: "left knee taped"),
        Place(keys: "c j a n Enter 3 Enter", text: "Box squat, banded"),
        Place(keys: "c j a n Enter 3 Enter s", text: "LIVE"), Place(keys: "c j a n Enter 4 ] a Enter", text: "LIVE"),
        Place(keys: "c j a n Enter 3 ] ] Enter", text: "Box squat, banded"),
    ]

    @Test("The client stays chosen and the view open, and the trainer is informed", arguments: places)
    func unreadable(place: Place) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite").path
        defer { for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + ending) } }
        var robot = try Robot(file: file, fill: SampleDiary.fill)
        robot.press(place.keys)
        let client = robot.app.context.client
        robot.expect(place.text)
        // The error takes lines at the bottom.
        let before = robot.lines.prefix(12)
        try robot.diary.close()
        // Another window size makes every view read again, without a change of the diary.
        robot.resize(columns: 80, rows: 24)
        #expect(robot.app.context.client == client)
        #expect(robot.lines.prefix(12) == before)
        #expect(!robot.message.isEmpty)
        #expect(robot.app.context.message?.tone == .failure)
    }

    @Test("A record deleted by another program closes its view")
    func missing() throws {
        var robot = try Robot(fill: SampleDiary.fill)
        robot.press("c j a n Enter 3 Enter")
        robot.expect("Box squat, banded")
        let client = try #require(robot.app.context.client)
        try robot.diary.clients.delete(client.id)
        robot.resize(columns: 80, rows: 24)
        #expect(robot.app.context.client == nil)
        robot.expectNo("Box squat, banded")
    }
}
