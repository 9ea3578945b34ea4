import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("Without colours") struct MonochromeTests {
    private static let names = ShippedThemes.library.entries.map(\.name)

    @Test("Everything important differs by attributes in every theme", arguments: names)
    func attributes(_ name: String) throws {
        let library = ShippedThemes.library
        try #require(library.contains(name))
        let theme = library.theme(named: name)
        let plain = theme.resolve(.text, depth: .mono)
        for role in [Role.selection, .cursorCell, .input, .tabActive, .live, .handsFree, .ghost, .error, .warning] {
            let paint = theme.resolve(Style(role), depth: .mono)
            #expect(paint != plain, "\(role.rawValue) looks like text in \(name)")
            #expect(
                paint.foreground == .terminal && paint.background == .terminal,
                "\(role.rawValue) has a colour in \(name)")
        }
        #expect(theme.resolve(Style(.selection), depth: .mono) != theme.resolve(Style(.ghost), depth: .mono))
    }

    @Test(
        "The four faces of a check-in differ in ASCII, and the chosen one is visible without colour", arguments: names)
    func faces(_ name: String) throws {
        let faces = StressLevel.allCases.map(\.face)
        #expect(Set(faces).count == 4 && Set(StressLevel.allCases.map(\.word)).count == 4)
        #expect(faces.allSatisfy { $0.utf8.allSatisfy { (0x20..<0x7F).contains($0) } })
        let theme = ShippedThemes.library.theme(named: name)
        // The first panel of a day has the words below; a later one has the digits next to the faces.
        for isAgain in [false, true] {
            let screen = try checkIn(isAgain: isAgain).app.screen(glyphs: .ascii)
            let paints = try StressLevel.allCases.map { level in
                let shown = isAgain ? "\(level.rawValue) \(level.face)" : level.face
                return theme.resolve(try #require(style(of: shown, on: screen)), depth: .mono)
            }
            #expect(paints[0] == paints[1] && paints[1] == paints[3] && paints[2] != paints[0], "\(isAgain) in \(name)")
            guard !isAgain else { continue }
            for level in StressLevel.allCases { #expect(style(of: level.word.text, on: screen) != nil) }
        }
    }

    /// The panel of a check-in with "3 at ease" chosen.
    private func checkIn(isAgain: Bool) throws -> Robot {
        var robot = try Robot { diary in
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.consents.give(Consent(), by: anna)
            guard isAgain else { return }
            try diary.checkIns.add(CheckIn(day: Robot.today, minute: 480, level: .wornOut), of: anna)
        }
        robot.press("c Enter n k Right")
        return robot
    }

    /// The style of a text where it appears first; nil if it does not.
    private func style(of text: String, on screen: Screen) -> Style? {
        for (row, line) in screen.lines().enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            let column = line.distance(from: line.startIndex, to: range.lowerBound)
            return screen.runs(inRow: row).first { ($0.column..<$0.column + $0.columns).contains(column) }?.style
        }
        return nil
    }

    @Test("The selected line, the live session and last time's loads are also marked by symbols and words")
    func signs() throws {
        let list = try SnapshotView.clients.robot(columns: 80, rows: 24)
        #expect(list.lines.count { $0.contains("▌") } == 1)
        let live = try SnapshotView.sheetLive.robot(columns: 80, rows: 24)
        live.expect("LIVE", "‹", "›", "▌", "rest 1:18 of 2:30")
        let elsewhere = try SnapshotView.liveElsewhere.robot(columns: 80, rows: 24)
        elsewhere.expect("LIVE")
        let handsFree = try SnapshotView.sheetHandsFree.robot(columns: 80, rows: 24)
        handsFree.expect("PAST SESSION")
        let wrong = try SnapshotView.clientFormWrong.robot(columns: 80, rows: 24)
        wrong.expect("! ")
    }
}
