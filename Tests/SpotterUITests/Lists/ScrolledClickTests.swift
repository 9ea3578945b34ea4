import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("Clicks in scrolled lists")
struct ScrolledClickTests {
    /// A list of forty lines, scrolled to the last one.
    struct Place: CustomTestStringConvertible, Sendable {
        let name: String
        /// Opens the list.
        let keys: String
        /// Goes to the last line.
        let end: String
        /// What its lines begin with, before a number.
        let line: String
        /// What is drawn before it when a click has chosen it.
        let mark: String

        var testDescription: String { name }
    }

    private static let down = Array(repeating: "Down", count: 39).joined(separator: " ")

    static let places = [
        Place(name: "a list of records", keys: "2", end: "G", line: "Client", mark: "▌ "),
        Place(name: "a list that typing filters", keys: "3 c", end: down, line: "Client", mark: "▌ "),
        Place(name: "the categories of a list", keys: "2 g g , c", end: down, line: "Group", mark: "▌ "),
        Place(name: "the categories of a record", keys: "2 g g C", end: down, line: "Group", mark: "▌ [x] "),
        Place(name: "the charts of a client", keys: "c 4 9 Enter 5 ] ] ] ]", end: down, line: "Measure", mark: "▌ "),
    ]

    @Test("A click chooses the line that it is on", arguments: places)
    func click(_ place: Place) throws {
        var robot = try Robot { diary in
            var row = BodyMeasurement(day: Robot.today)
            for number in 10..<50 {
                row[own: try #require(OwnMeasure("Measure \(number)"))] = "\(number)"
                let client = try diary.clients.add(named: "Client \(number)")
                try diary.categories.add(.client, named: "Group \(number)")
                if number == 49 { try diary.measurements.add(row, of: client) }
            }
        }
        robot.press(place.keys)
        robot.press(place.end)
        let names = robot.lines.map { $0.firstMatch(of: #/(Client|Group|Measure) \d\d/#).map { String($0.0) } }
        // The rows above have tabs and titles.
        let rows = names.indices.filter { $0 > 2 && names[$0]?.hasPrefix(place.line) == true }
        try #require(rows.count > 5, "\(robot.screen)")
        let (first, middle) = (try #require(rows.first), rows[rows.count / 2])
        #expect(names[first] != place.line + " 10", "not scrolled:\n\(robot.screen)")
        for row in [middle, first] {
            robot.app.handle(.mouse(Mouse(kind: .press, at: Point(20, row))))
            let name = try #require(names[row])
            #expect(robot.lines[row].contains(place.mark + name), "\(name) in row \(row):\n\(robot.screen)")
        }
    }
}
