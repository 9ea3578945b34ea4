import DiaryStore
import FitnessModel
import Testing

@testable import DiaryUI
@testable import SpotterUI

extension RecordedView {
    static let activities: [RecordedView] = [
        RecordedView("activity-chooser") { ActivityChooser.add(day: Robot.today, &$0.app.context) },
        RecordedView("activity-chooser-misspelt") { robot in
            ActivityChooser.add(day: Robot.today, &robot.app.context)
            robot.type("bycicle")
        },
        RecordedView("activity-headings") { robot in
            ActivityChooser.add(day: Robot.today, &robot.app.context)
            robot.press("Tab")
        },
        RecordedView("activity-form") { robot in
            ActivityChooser.add(day: Robot.today, &robot.app.context)
            robot.type("golf")
            robot.press("Enter")
            robot.type("30")
        },
        RecordedView("activity-new") { robot in
            ActivityChooser.add(day: Robot.today, &robot.app.context)
            robot.type("Quidditch")
            robot.press("Enter")
        },
        RecordedView("activities") { $0.press("4 ] ] ] v") },
    ]
}
