import DiaryStore
import FitnessModel
import Testing

@testable import DiaryUI
@testable import SpotterUI

extension RecordedView {
    /// The small forms about a day's energy.
    static let dayForms: [RecordedView] = [
        RecordedView("day-goal-form") { robot in
            GoalForm.edit(day: Robot.today, &robot.app.context)
            robot.press("l Tab")
        },
        RecordedView("day-goal-shares") { robot in
            GoalForm.edit(day: Robot.today, &robot.app.context)
            robot.press("l Tab Tab")
            robot.type("40")
        },
        RecordedView("day-energy-form") { robot in
            EnergyForm.edit(&robot.app.context)
        },
        RecordedView("day-energy-missing") { robot in
            robot.press("c")
            robot.type("Anna")
            robot.press("Enter")
            EnergyForm.edit(&robot.app.context)
        },
        RecordedView("day-weigh-in-form") { robot in
            WeighInForm.add(day: Robot.today, &robot.app.context)
            robot.type("81.6")
            robot.press("Tab")
            robot.type("14.5")
        },
        RecordedView("day-targets-form") { robot in
            TargetsForm.edit(&robot.app.context)
            robot.type("160")
        },
        RecordedView("day-note-form") { robot in
            DayNoteForm.edit(day: Robot.today, &robot.app.context)
        },
    ]
}
