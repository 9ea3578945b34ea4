import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell
@testable import SpotterUI

extension RecordedView {
    static let skinfolds: [RecordedView] = [
        RecordedView("skinfolds-empty") { $0.press("5 ]") },
        RecordedView("skinfolds") { robot in
            try measure(robot)
            robot.press("5 ]")
        },
        RecordedView("skinfolds-asked") { robot in
            try measure(robot)
            robot.press("n b")
            robot.type("81.4")
            robot.press("Tab")
            robot.type("52")
            robot.press("Tab")
        },
        RecordedView("skinfolds-formulas") { robot in
            try measure(robot)
            robot.press("5 ] , f")
        },
        RecordedView("skinfolds-site") { robot in
            try measure(robot)
            robot.press("5 ]")
            for _ in 0..<9 { robot.press("Right") }
            robot.press("i")
        },
        RecordedView("girths") { robot in
            try measure(robot)
            robot.press("5 ] ]")
            for _ in 0..<6 { robot.press("Right") }
        },
        RecordedView("measurements-compared") { robot in
            try measure(robot)
            robot.press("5 ] =")
        },
        RecordedView("course") { robot in
            try measure(robot)
            try robot.diary.measurements.setGoal(
                BodyGoal(.fat, value: 7), of: .fat, #require(robot.app.context.client?.id))
            robot.press("5 ] g c f f f")
        },
        RecordedView("course-two") { robot in
            try measure(robot)
            robot.press("5 ] g c f f f Space j j j")
        },
    ]

    /// Three measurements of the client, a month apart, each with less fat.
    private static func measure(_ robot: Robot) throws {
        let client = try #require(robot.app.context.client)
        var known = client
        known.sex = .male
        known.birthDay = Day(iso: "1997-05-14")
        known.height = Length(millimetres: 1800)
        try robot.diary.clients.update(from: client, to: known)
        let folds = [
            ["10", "8", "6", "9", "8", "9", "14", "18", "9", "8", "12", "14", "5"],
            ["9", "8", "5.4", "8", "7/7.2", "8", "12", "16", "8", "8", "11", "13", "4.4"],
            ["8", "7", "4", "7", "5/6.2", "7", "9.4", "13", "7", "7", "10", "12", "4"],
        ]
        for (month, texts) in folds.enumerated() {
            var row = BodyMeasurement(
                day: Robot.today.adding(days: 28 * (month - 3)), height: Length(millimetres: 1800),
                weight: Mass(82 - Double(month) * 0.4, .kg), note: month == 2 ? "after the holidays" : "")
            for (site, text) in zip(SkinfoldSite.usual, texts) { row[fold: site] = text }
            if month != 1 {
                row.measures = [
                    .neck: "39", .waist: month == 0 ? "88" : "85.5", .hip: "101", .leftArm: "36.5", .rightArm: "37",
                    .pulse: "58", .pressure: "124/78",
                ]
            }
            try robot.diary.measurements.add(row, of: client.id)
        }
    }
}
