import DiaryStore
package import FitnessModel

/// The report of a period for a client: a value that is read once and formatted by writers.
///
/// It contains nothing about anybody else, and no free text about health or days unless requested.
package struct ClientReport: Hashable, Sendable {
    /// The content that the trainer must request.
    package struct Options: Hashable, Sendable {
        /// The health note, resting heart rate and blood pressure.
        package var health: Bool
        /// The notes of sessions, days, measurements and the plan.
        package var notes: Bool

        /// Neither by default.
        package init(health: Bool = false, notes: Bool = false) {
            (self.health, self.notes) = (health, notes)
        }
    }

    /// The client's name.
    package let name: String
    /// The client's aim, as text.
    package let aim: String
    /// The unit of weights.
    package let unit: MassUnit
    /// Empty before the gym has a name.
    package let gym: String
    /// The trainer's name; empty if there is none.
    package let trainer: String
    /// The period.
    package let days: ClosedRange<Day>
    /// When it was made.
    package let made: Day
    /// The training.
    package let training: Training
    /// The weights and measurements of the period.
    package let body: [BodyLine]
    /// The goals for the body.
    package let goals: [GoalLine]
    /// The charts.
    package let charts: [ReportChart]
    /// The records, newest first.
    package let records: [ExerciseRecordLine]
    /// The next appointments and tasks.
    package let dates: [DateLine]
    /// The newest phase; nil without one.
    package let plan: PlanLines?
    /// The health note; empty unless requested.
    package let health: String
    /// The notes, oldest first; empty unless requested.
    package let notes: [NoteLine]

    /// Figures of the training.
    package struct Training: Hashable, Sendable {
        package let sessions: Int
        /// Weeks of the period since the first session of all, for averages.
        package let weeks: Int
        package let sets: Int
        package let reps: Int
        /// Weight times repetitions, in the client's unit.
        package let volume: Double
        /// "11 of 12 sessions due (92 %)"; nil if no phase has an end.
        package let attendance: String?
        /// Weeks in a row, as of the end of the period.
        package let streak: Streak
    }

    /// The first and the newest value of a quantity in the period, on different days unless there is only one.
    package struct BodyLine: Hashable, Sendable {
        package let quantity: BodyQuantity
        package let first: BodyPoint
        package let newest: BodyPoint
    }

    /// A goal and its state.
    package struct GoalLine: Hashable, Sendable {
        package let goal: BodyGoal
        /// The newest value up to the end of the period.
        package let now: BodyPoint?
        package let pace: BodyPace?
    }

    /// A record of an exercise.
    package struct ExerciseRecordLine: Hashable, Sendable {
        package let exercise: String
        package let record: TrainingRecord
    }

    /// A day that a plan names.
    package struct DateLine: Hashable, Sendable {
        package let day: Day
        package let what: String
    }

    /// The prescription of a phase, row by row.
    package struct PlanLines: Hashable, Sendable {
        /// A row, with what was done of it last.
        package struct Row: Hashable, Sendable {
            package let day: String
            package let exercise: String
            package let asked: Prescription
            /// "3 sets of 80 kg x 5"; empty where nothing was done yet.
            package let last: String
            package let lastDay: Day?
        }

        package let name: String
        /// The goal of the phase, as text.
        package let goal: String
        package let start: Day?
        package let lastDay: Day?
        package let sessionCount: Int
        package let sessionsDone: Int
        /// Empty unless notes were requested.
        package let notes: String
        /// Whether its rows are parted into days.
        package let hasDays: Bool
        package let rows: [Row]
    }

    /// A text of a day.
    package struct NoteLine: Hashable, Sendable {
        package let day: Day
        package let text: String
    }
}

extension ClientReport.BodyLine {
    /// The quantities with a value in the period. Single skinfolds are left out, since only their sum is meaningful to
    /// a client.
    static func lines(_ course: BodyCourse, in days: ClosedRange<Day>, health: Bool) -> [Self] {
        course.quantities.filter { $0.isTold(health: health) }.compactMap { quantity in
            let points = course.points(of: quantity).filter { days.contains($0.day) }
            guard let first = points.first, let newest = points.last else { return nil }
            return Self(quantity: quantity, first: first, newest: newest)
        }
    }

    /// By how much it changed; nil where it was measured once.
    var change: Double? { first.day < newest.day ? newest.value - first.value : nil }
}

extension ClientReport.GoalLine {
    /// The goals in the order of their quantities, at the end of the period.
    static func lines(
        _ goals: [BodyQuantity: BodyGoal], _ course: BodyCourse, until last: Day, health: Bool
    ) -> [Self] {
        let own = goals.keys.filter { !BodyQuantity.known.contains($0) }.sorted { $0.name < $1.name }
        return (BodyQuantity.known + own).compactMap { quantity in
            guard let goal = goals[quantity], health || !quantity.isHealth else { return nil }
            let points = course.points(of: quantity).filter { $0.day <= last }
            return Self(goal: goal, now: points.last, pace: BodyPace(points, today: last))
        }
    }
}

extension BodyQuantity {
    /// Whether it is included with the health note only.
    fileprivate var isHealth: Bool { [.measure(.pulse), .measure(.pressure), .lowerPressure].contains(self) }

    /// Whether it is a figure for the client.
    fileprivate func isTold(health: Bool) -> Bool {
        switch self {
        case .fold, .fatMass, .bmi, .waistToHeight: false
        default: health || !isHealth
        }
    }
}

extension ClientReport.PlanLines {
    /// The rows of a sheet with their last sets. Text that is no set is a note and left out.
    init(_ sheet: PhaseSheet, done: Int, notes: Bool) {
        let phase = sheet.phase
        (name, goal, start, lastDay) = (phase.name, phase.goal, phase.start, phase.lastDay)
        (sessionCount, sessionsDone) = (phase.sessionCount, done)
        self.notes = notes ? phase.notes : ""
        hasDays = !phase.days.isEmpty
        rows = sheet.rows.compactMap { row in
            guard !row.row.exerciseName.isEmpty else { return nil }
            let last = Self.last(row, on: sheet)
            return Row(
                day: row.row.letter, exercise: row.row.exerciseName, asked: row.row.prescription,
                last: last?.text ?? "", lastDay: last?.day)
        }
    }

    /// The work sets of the newest session that has any in a row.
    private static func last(_ row: SheetRow, on sheet: PhaseSheet) -> (text: String, day: Day)? {
        for session in sheet.sessions.sorted(by: { ($0.day, $0.id) > ($1.day, $1.id) }) {
            guard let column = session.column, let cell = sheet.cell(row.row.id, column: column) else { continue }
            let sets = LoadCell(cell.text, unit: session.unit, kind: row.unitKind).sets.filter { !$0.isWarmUp }
            guard !sets.isEmpty else { continue }
            let plain = LoadCell.render(sets, unit: session.unit)
            let read = LoadCell(plain, unit: session.unit, kind: row.unitKind)
            return (read.described(in: session.unit), session.day)
        }
        return nil
    }
}

extension ClientReport.DateLine {
    /// The largest number of rows.
    private static let most = 8

    /// The days to come that mesocycles and phases name, the next one first.
    static func lines(_ profile: ClientProfile, from today: Day) -> [Self] {
        var lines: [Self] = []
        func add(_ day: Day?, _ what: String) {
            guard let day, day >= today else { return }
            let line = Self(day: day, what: what)
            if !lines.contains(line) { lines.append(line) }
        }
        for item in profile.mesocycles {
            let timeline = item.timeline(today: today)
            for (stretch, part) in zip(timeline.stretches, item.parts) {
                let name = part.phase.map(\.name) ?? "Pause"
                if stretch.firstDay.map({ $0 > today }) ?? false { add(stretch.firstDay, "\(name) begins") }
                add(stretch.lastDay, "\(name) ends")
            }
            add(timeline.lastDay, "\(item.mesocycle.name) ends")
        }
        for phase in profile.phases {
            if phase.start.map({ $0 > today }) ?? false { add(phase.start, "\(phase.name) begins") }
            add(phase.lastDay, "\(phase.name) ends")
        }
        return Array(
            lines.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
                .map(\.element).prefix(most))
    }
}
