import TerminalKit
import TestSupport
import Testing

/// Every view is recorded at 80x24, and at other sizes if its layout differs there (`RecordedSizes`); at all sizes each
/// cell is checked.
@Suite("Snapshots of every view") struct SnapshotTests {
    static let boardSizes = [Size(columns: 100, rows: 30), Size(columns: 140, rows: 40)]
    static let smallSizes = [Size(columns: 59, rows: 16), Size(columns: 20, rows: 4)]
    /// The sizes at which layouts change, and the smallest windows.
    private static let otherSizes = [(61, 17), (99, 24), (119, 30), (1, 1)].map { Size(columns: $0, rows: $1) }

    @Test(
        "Every view looks as recorded, is ASCII in ASCII mode, and fits any window",
        arguments: RecordedView.all)
    func view(_ view: RecordedView) throws {
        // Opening a view creates a diary and reads it: it is opened once, and its window is resized.
        var robot = try view.robot(columns: 80, rows: 24)
        for size in RecordedSizes.all {
            robot.resize(columns: size.columns, rows: size.rows)
            let picture = RecordedPicture(robot.app)
            picture.check(size)
            if RecordedSizes.of(view.name).contains(size) {
                try compare(picture, "\(view.name)-\(size.columns)x\(size.rows)")
            }
        }
        for size in Self.otherSizes {
            robot.resize(columns: size.columns, rows: size.rows)
            RecordedPicture(robot.app).check(size)
        }
    }

    @Test(
        "The Board looks as recorded at its layout changes and in large windows",
        arguments: RecordedView.everyBoard)
    func board(_ view: RecordedView) throws {
        for size in Self.boardSizes {
            let picture = RecordedPicture(try view.robot(columns: size.columns, rows: size.rows).app)
            picture.check(size)
            if size.columns == 140 || RecordedSizes.changesTheBoard.contains(view.name) {
                try compare(picture, "\(view.name)-\(size.columns)x\(size.rows)")
            }
        }
    }

    @Test("Every recorded view has a unique name, and every size belongs to a view")
    func names() {
        let names = RecordedView.all.map(\.name)
        #expect(Set(names).count == names.count, "\(names.filter { name in names.count { $0 == name } > 1 })")
        #expect(RecordedSizes.named.subtracting(names).isEmpty)
    }

    @Test("Every recorded file belongs to a view")
    func orphans() throws {
        func name(_ view: String, _ size: Size) -> String { "\(view)-\(size.columns)x\(size.rows)" }
        let views = RecordedView.all.flatMap { view in RecordedSizes.of(view.name).map { name(view.name, $0) } }
        let boards = RecordedView.everyBoard.flatMap { view in Self.boardSizes.map { name(view.name, $0) } }
        let expected = views + boards + Self.smallSizes.map { name("too-small", $0) }
        #expect(try Snapshot.orphans(besides: expected) == [])
    }

    @Test("A window that is too small says so", arguments: smallSizes)
    func tooSmall(_ size: Size) throws {
        let robot = try SnapshotView.dashboard.robot(columns: size.columns, rows: size.rows)
        try compare(RecordedPicture(robot.app), "too-small-\(size.columns)x\(size.rows)")
    }

    private func compare(_ picture: RecordedPicture, _ name: String, at location: SourceLocation = #_sourceLocation)
        throws
    {
        if let complaint = try Snapshot(name).complaint(about: picture.text) {
            Issue.record("\(complaint)", sourceLocation: location)
        }
    }
}
