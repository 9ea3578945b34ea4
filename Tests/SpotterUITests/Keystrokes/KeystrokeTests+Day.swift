import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import Testing

extension KeystrokeTests {
    /// The trainer's day.
    static let dayProofs: [String: Proof] = [
        "Start the session of the day's first appointment": Proof(prepare: { robot in
            robot.press("n a Tab 1 7 3 0 C-s g g")
        }) { robot in
            try coming(robot).first?.session != nil
        },
        "New appointment of the current client": Proof { robot in
            try coming(robot).map { "\($0.day.weekday.short) \($0.time?.text ?? "")" } == ["Mon 17:30"]
        },
        "The same every week": Proof { robot in
            let weeks = try coming(robot)
            return weeks.count > 50 && Set(weeks.map(\.day.weekday)) == [.monday]
        },
        "Undo a series": Proof(prepare: { robot in
            robot.press("n a m o n Tab 1 7 3 0 Tab Tab Tab Tab Tab Tab Right C-s")
        }) { robot in
            try coming(robot).isEmpty
        },
        "The appointment was missed and is charged": Proof(prepare: { robot in
            robot.press("n a Tab 1 7 3 0 C-s g g")
        }) { robot in
            try coming(robot).first?.isCharged == true
        },
        "From Today: the month of the calendar": Proof { robot in robot.sees("March 2026") && robot.sees("[Calendar]")
        },
        "All records of the current client, newest first": Proof { robot in robot.sees("History") },
    ]

    private static func coming(_ robot: Robot) throws -> [Appointment] {
        try robot.diary.appointments.list(in: Robot.today...Robot.today.adding(days: 400), zone: .gmt)
            .map(\.appointment)
    }
}
