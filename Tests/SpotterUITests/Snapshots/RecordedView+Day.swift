import DiaryStore
import FitnessModel
import Testing

extension RecordedView {
    static let day: [RecordedView] = [
        RecordedView("day") { robot in
            try SampleDay.fill(robot.diary)
            robot.press("4")
        },
        RecordedView("day-empty") { $0.press("4") },
        RecordedView("day-yesterday") { robot in
            try SampleDay.fill(robot.diary)
            robot.press("4 Left")
        },
        RecordedView("day-no-client") { columns, rows in
            var robot = try Robot(columns: columns, rows: rows)
            robot.press("4")
            return robot
        },
        RecordedView("day-no-weight") { robot in
            let anna = try SampleDay.client("Anna Malá", in: robot.diary)
            for entry in SampleDay.foods.prefix(2) { _ = try robot.diary.foodEntries.add(entry, of: anna) }
            _ = try robot.diary.activityEntries.add(SampleDay.golf, of: anna)
            robot.press("c")
            robot.type("Anna")
            robot.press("Enter 4")
        },
        RecordedView("day-over") { robot in
            try SampleDay.fill(robot.diary)
            let jan = try SampleDay.client(in: robot.diary)
            let pizza = SampleDay.food("Pizza, salami", .dinner, kcal: 1480, 62, 160, 64, grams: 550)
            _ = try robot.diary.foodEntries.add(pizza, of: jan)
            robot.press("4")
        },
        RecordedView("day-kj") { robot in
            try SampleDay.fill(robot.diary)
            robot.press("4 , u")
        },
        RecordedView("day-sixty") { robot in
            try SampleDay.fillSixty(robot.diary)
            robot.press("4 G")
        },
        RecordedView("day-maintain") { robot in
            try SampleDay.fill(robot.diary, goal: .maintain)
            robot.press("4 G")
        },
        RecordedView("day-gain") { robot in
            try SampleDay.fill(robot.diary, goal: .gain)
            robot.press("4")
        },
        RecordedView("day-session") { robot in
            let jan = try SampleDay.client(in: robot.diary)
            try SampleDay.fill(robot.diary)
            let session = try robot.diary.sessions.startFree(client: jan, day: Robot.today, mode: .handsFree)
            try robot.diary.sessions.finish(session)
            var jog = SampleDay.golf
            jog.name = "Jogging"
            jog.isRun = true
            _ = try robot.diary.activityEntries.add(jog, of: jan)
            _ = try robot.diary.runs.add(SampleDay.run, of: jan)
            robot.press("4")
        },
        RecordedView("day-basis") { robot in
            try SampleDay.fill(robot.diary)
            robot.press("4 i")
        },
        RecordedView("weights") { robot in
            try SampleDay.fill(robot.diary)
            let jan = try SampleDay.client(in: robot.diary)
            for (offset, grams, fat) in [(0, 81_200, nil), (-9, 81_700, 152), (-16, 81_700, nil), (-30, 82_450, 160)] {
                let day = SampleDay.day.adding(days: offset)
                let minute = offset == -16 ? nil : 415
                try robot.diary.weighIns.add(
                    WeighIn(day: day, minute: minute, weight: Mass(grams: grams), fatPerMille: fat), of: jan)
            }
            robot.press("4 g w Down")
        },
        RecordedView("weights-empty") { $0.press("4 g w") },
        RecordedView("day-go-to") { $0.press("4 g d") },
        RecordedView("day-prefix") { $0.press("4 a") },
        RecordedView("dashboard-food") { robot in
            try SampleDay.fill(robot.diary)
            robot.reread()
            robot.press("1")
        },
    ]
}
