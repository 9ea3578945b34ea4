import SpotterCore
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("Without colours") struct MonochromeTests {
    private static let names = ShippedThemes.library.entries.map(\.name)

    @Test("What must be seen is told apart by attributes in every theme", arguments: names)
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

    @Test("The chosen line, the live session and the ghost are also told by signs and words")
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
