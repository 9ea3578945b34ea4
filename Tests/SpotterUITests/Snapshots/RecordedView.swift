import TerminalKit
import Testing

/// A recorded view: its name, and how to get there in the sample diary.
struct RecordedView: Sendable, CustomTestStringConvertible {
    let name: String
    private let open: @Sendable (_ columns: Int, _ rows: Int) throws -> Robot

    var testDescription: String { name }

    /// A view of the sample diary with Jan as the current client; `open` presses the keys that lead there.
    init(_ name: String, _ open: @escaping @Sendable (inout Robot) throws -> Void) {
        self.name = name
        self.open = { columns, rows in
            var robot = try Robot(columns: columns, rows: rows) { try SampleDiary.fill($0) }
            robot.press("c")
            robot.type("Jan")
            robot.press("Enter")
            try open(&robot)
            return robot
        }
    }

    /// A view of another diary.
    init(_ name: String, robot: @escaping @Sendable (_ columns: Int, _ rows: Int) throws -> Robot) {
        self.name = name
        open = robot
    }

    /// The program with this view open.
    func robot(columns: Int, rows: Int) throws -> Robot { try open(columns, rows) }
}

extension RecordedView {
    /// Every recorded view; each subject lists its own in a file `RecordedView+Subject.swift`.
    static let all: [RecordedView] =
        SnapshotView.allCases.map { view in
            RecordedView(view.rawValue, robot: { try view.robot(columns: $0, rows: $1) })
        } + board + mesocycles + exercises + machines + skinfolds + sessions + progress + comfort
        + day + foods + activities + runs + history + library + review
        + dayForms + cockpit + days + boardWithDays + calendar + settings + wellbeing + programme
        + questionnaires
}
