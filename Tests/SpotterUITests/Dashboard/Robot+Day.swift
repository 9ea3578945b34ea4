import DiaryStore
import FitnessModel
import Foundation

extension Robot {
    /// Jan with an open phase and a session pack has an appointment today at 17:30, Anna tomorrow; it is Thursday,
    /// 09:00.
    static func day(
        columns: Int = 80, rows: Int = 24, hour: Int = 9, isComing: Bool = true,
        and more: (Diary, _ anna: Identifier<Client>) throws -> Void = { _, _ in }
    ) throws -> Robot {
        let start = Robot.start.addingTimeInterval(Double(hour - 9) * 3_600)
        return try Robot(columns: columns, rows: rows, start: start) { diary in
            var client = Client(id: .unsaved, name: "Jan Stencel")
            client.health = "left knee"
            let jan = try diary.clients.add(client)
            try diary.packages.add(client: jan, bought: Robot.today.adding(days: -30), sessions: 8)
            let phase = try diary.phases.add(named: "P6", client: jan)
            let squat = try diary.exercises.add(named: "Squat")
            try diary.phaseRows.add(to: phase, exercise: squat, prescription: Prescription(label: "A1", sets: "3"))
            let anna = try diary.clients.add(named: "Anna Malá")
            try more(diary, anna)
            guard isComing else { return }
            try diary.appointments.add(Appointment(client: jan, day: Robot.today, minute: 17 * 60 + 30))
            try diary.appointments.add(Appointment(client: anna, day: Robot.today.adding(days: 1), minute: 8 * 60))
        }
    }

    /// Only Anna, with a series at 10:00 from today.
    static func day(weekly rule: String) throws -> Robot {
        try day(isComing: false) { diary, anna in
            var one = Appointment(client: anna, day: today, minute: 10 * 60)
            one.rule = rule
            try diary.appointments.add(one)
        }
    }
}
