import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

extension RecordedView {
    static let comfort: [RecordedView] = [
        RecordedView("sheet-range") { robot in
            openSheet(&robot)
            robot.press("* Down Down Left Left")
        },
        RecordedView("sheet-range-copied") { robot in
            openSheet(&robot)
            robot.press("* Down Left Y")
        },
        RecordedView("sheet-moving") { robot in
            openSheet(&robot)
            robot.press("m Down")
        },
        RecordedView("sheet-paste-question") { robot in
            openSheet(&robot)
            robot.withSheet { $0.grid.cursor.field = .exercise }
            robot.paste("Box squat, banded\t31X0\nBox sqat\t40X0\nSofa throw\tX")
        },
        RecordedView("sheet-long-cell") { robot in
            openSheet(&robot)
            robot.withSheet { $0.grid.cursor.field = .tempo }
            robot.press("Enter C-u")
            robot.type("three down, a second at the bottom")
        },
        RecordedView("sheet-twelve") { robot in
            let client = try #require(robot.app.context.client)
            var phase = try robot.diary.phases.get(#require(robot.diary.phases.list(.client(client.id)).first).id)
            phase.sessionCount = 12
            try robot.diary.phases.update(from: robot.diary.phases.get(phase.id), to: phase)
            robot.app.context.noteChange()
            openSheet(&robot)
            robot.withSheet { $0.grid.cursor.field = .load(9) }
        },
        RecordedView("sheet-folded") { robot in
            openSheet(&robot)
            robot.press("+ Left")
        },
        RecordedView("export-form") { robot in
            try robot.diary.settings.set("export folder", to: "~/")
            openSheet(&robot)
            robot.press("X Right Right")
        },
        RecordedView("last-targets") { robot in
            robot.press("n p Enter")
            for name in ["bo", "br", "se"] {
                robot.type(name)
                robot.press("Enter")
            }
            robot.press("Esc Up Right")
        },
        RecordedView("choose-exercises") { robot in
            openSheet(&robot)
            robot.press("C-o Down Space Space Tab")
            robot.type("back")
            robot.press("Enter")
        },
        RecordedView("names-while-typing") { robot in
            openSheet(&robot)
            robot.press("G Down Enter")
            robot.type("s")
        },
    ]

    /// The newest phase of the current client.
    private static func openSheet(_ robot: inout Robot) { robot.press("3 Enter") }
}
