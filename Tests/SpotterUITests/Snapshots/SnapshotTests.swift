import TerminalKit
import TestSupport
import Testing

@testable import SpotterUI

@Suite("Snapshots of every view") struct SnapshotTests {
    static let sizes = [
        Size(columns: 60, rows: 16), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
        Size(columns: 200, rows: 60),
    ]
    static let boardSizes = [Size(columns: 100, rows: 30), Size(columns: 140, rows: 40)]
    static let smallSizes = [Size(columns: 59, rows: 16), Size(columns: 20, rows: 4)]

    @Test(
        "Every view looks as recorded, is ASCII where only that is drawn, and fits any window",
        arguments: RecordedView.all)
    func view(_ view: RecordedView) throws {
        // Opening a view makes a diary and asks it anew: four times as much would take two minutes.
        var robot = try view.robot(columns: 80, rows: 24)
        for size in Self.sizes {
            robot.resize(columns: size.columns, rows: size.rows)
            try compare(robot.app, "\(view.name)-\(size.columns)x\(size.rows)")
        }
        fitAnySize(&robot)
    }

    /// No view writes past the window, whatever size that gets.
    private func fitAnySize(_ robot: inout Robot) {
        for (columns, rows) in [(60, 16), (61, 17), (99, 24), (100, 24), (119, 30), (200, 60), (1, 1), (80, 24)] {
            robot.resize(columns: columns, rows: rows)
            #expect(robot.lines.count == rows)
            #expect(robot.lines.allSatisfy { TextWidth.of($0) <= columns })
        }
    }

    @Test(
        "The Board looks as recorded where its layout changes and where it has room",
        arguments: RecordedView.everyBoard,
        boardSizes)
    func board(_ view: RecordedView, _ size: Size) throws {
        let robot = try view.robot(columns: size.columns, rows: size.rows)
        try compare(robot.app, "\(view.name)-\(size.columns)x\(size.rows)")
    }

    @Test("Every recorded view has a name of its own")
    func names() {
        let names = RecordedView.all.map(\.name)
        #expect(Set(names).count == names.count, "\(names.filter { name in names.count { $0 == name } > 1 })")
    }

    @Test("Every recorded file belongs to a view")
    func orphans() throws {
        func names(_ views: [String], _ sizes: [Size]) -> [String] {
            views.flatMap { name in sizes.map { "\(name)-\($0.columns)x\($0.rows)" } }
        }
        let asked =
            names(RecordedView.all.map(\.name), Self.sizes)
            + names(RecordedView.everyBoard.map(\.name), Self.boardSizes)
            + names(["too-small"], Self.smallSizes)
        #expect(try Snapshot.orphans(besides: asked) == [])
    }

    @Test("A window that is too small says so", arguments: smallSizes)
    func tooSmall(_ size: Size) throws {
        let robot = try SnapshotView.dashboard.robot(columns: size.columns, rows: size.rows)
        try compare(robot.app, "too-small-\(size.columns)x\(size.rows)")
    }

    private func compare(_ app: AppState, _ name: String, at location: SourceLocation = #_sourceLocation) throws {
        let (plain, ascii) = (app.screen(), app.screen(glyphs: .ascii))
        for line in ascii.lines() {
            #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "not ASCII: \(line)", sourceLocation: location)
        }
        for line in plain.lines() {
            #expect(!line.contains(/[0-9]…/), "a number is cut: \(line)", sourceLocation: location)
        }
        let parts = [
            plain.lines().joined(separator: "\n"), "=== ASCII", ascii.lines().joined(separator: "\n"), "=== roles",
            plain.roles,
        ]
        if let complaint = try Snapshot(name).complaint(about: parts.joined(separator: "\n")) {
            Issue.record("\(complaint)", sourceLocation: location)
        }
    }
}
