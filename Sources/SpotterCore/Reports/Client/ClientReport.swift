import DiaryStore
package import FitnessModel
package import Phrases

/// A report for a client about a period. It is a plain value that writers turn into a page.
///
/// It contains nothing about other people, and no free text about health or days unless the trainer asks for it.
package struct ClientReport: Hashable, Sendable {
    /// The sections that are included only on request.
    package struct Options: Hashable, Sendable {
        /// The health note, resting heart rate and blood pressure.
        package var health: Bool
        /// The notes of sessions, days, measurements and the plan.
        package var notes: Bool

        /// Includes neither by default.
        package init(health: Bool = false, notes: Bool = false) {
            (self.health, self.notes) = (health, notes)
        }
    }

    package let name: String
    /// The client's aim as free text.
    package let aim: String
    package let unit: MassUnit
    /// The name of the gym; empty if it has none.
    package let gym: String
    /// The current trainer; empty if none is selected.
    package let trainer: String
    package let days: ClosedRange<Day>
    /// The day on which the report was made.
    package let made: Day
    package let training: Training
    /// Weights and measurements of the period.
    package let body: [BodyLine]
    package let goals: [GoalLine]
    package let charts: [ReportChart]
    /// Personal records, newest first.
    package let records: [ExerciseRecordLine]
    /// Upcoming planned dates.
    package let dates: [DateLine]
    /// The newest phase; nil if there is none.
    package let plan: PlanLines?
    /// The health note; empty unless requested.
    package let health: String
    /// Notes, oldest first; empty unless requested.
    package let notes: [NoteLine]

    package struct Training: Hashable, Sendable {
        package let sessions: Int
        /// The weeks of the period since the client's very first session. Means are computed over these weeks.
        package let weeks: Int
        package let sets: Int
        package let reps: Int
        /// Weight times repetitions, in the client's unit.
        package let volume: Double
        /// "11 of 12 sessions due (92 %)"; nil if no phase has an end date.
        package let attendance: Phrase?
        /// The number of consecutive weeks at the end of the period.
        package let streak: Streak
    }

    /// The first and the newest value of a quantity in the period; both are the same if there is only one.
    package struct BodyLine: Hashable, Sendable {
        package let quantity: BodyQuantity
        package let first: BodyPoint
        package let newest: BodyPoint
    }

    /// A goal with its current value.
    package struct GoalLine: Hashable, Sendable {
        package let goal: BodyGoal
        /// The newest value up to the end of the period.
        package let now: BodyPoint?
        package let pace: BodyPace?
    }

    package struct ExerciseRecordLine: Hashable, Sendable {
        package let exercise: String
        package let record: TrainingRecord
    }

    /// An upcoming date of a plan.
    package struct DateLine: Hashable, Sendable {
        package let day: Day
        package let what: Phrase
    }

    /// The prescription of a phase, row by row.
    package struct PlanLines: Hashable, Sendable {
        /// A row with its last performed sets.
        package struct Row: Hashable, Sendable {
            package let day: String
            package let exercise: String
            package let prescription: Prescription
            /// "3 sets of 80 kg x 5"; empty if nothing was performed yet.
            package let last: Phrase
            package let lastDay: Day?
        }

        package let name: String
        /// The goal of the phase as free text.
        package let goal: String
        package let start: Day?
        package let lastDay: Day?
        package let sessionCount: Int
        package let sessionsDone: Int
        /// Empty unless notes are requested.
        package let notes: String
        /// Whether its rows are divided into days.
        package let hasDays: Bool
        package let rows: [Row]
    }

    /// A note of a day.
    package struct NoteLine: Hashable, Sendable {
        package let day: Day
        package let text: String
    }
}

extension ClientReport.BodyLine {
    /// The quantities with a value in the period. Single skinfolds are left out: only their sum means something to a
    /// client.
    static func lines(_ course: BodyCourse, in days: ClosedRange<Day>, health: Bool) -> [Self] {
        course.quantities.filter { $0.isReported(health: health) }.compactMap { quantity in
            let points = course.points(of: quantity).filter { days.contains($0.day) }
            guard let first = points.first, let newest = points.last else { return nil }
            return Self(quantity: quantity, first: first, newest: newest)
        }
    }

    /// The change over the period; nil if there is only one measurement.
    var change: Double? { first.day < newest.day ? newest.value - first.value : nil }
}

extension ClientReport.GoalLine {
    /// The goals in the order of their quantities, with values at the end of the period.
    static func lines(
        _ goals: [BodyQuantity: BodyGoal], _ course: BodyCourse, until last: Day, health: Bool
    ) -> [Self] {
        let own = goals.keys.filter { !BodyQuantity.known.contains($0) }.sorted { $0.name.text < $1.name.text }
        return (BodyQuantity.known + own).compactMap { quantity in
            guard let goal = goals[quantity], health || !quantity.isHealth else { return nil }
            let points = course.points(of: quantity).filter { $0.day <= last }
            return Self(goal: goal, now: points.last, pace: BodyPace(points, today: last))
        }
    }
}

extension BodyQuantity {
    /// Whether the quantity is included only together with the health note.
    fileprivate var isHealth: Bool { [.measure(.pulse), .measure(.pressure), .lowerPressure].contains(self) }

    /// Whether the report includes the quantity.
    fileprivate func isReported(health: Bool) -> Bool {
        switch self {
        case .fold, .fatMass, .bmi, .waistToHeight: false
        default: health || !isHealth
        }
    }
}

extension ClientReport.PlanLines {
    /// The rows of a sheet with the sets that were performed last. Text that is not read as sets is a note and is left
    /// out.
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
                day: row.row.letter, exercise: row.row.exerciseName, prescription: row.row.prescription,
                last: last?.text ?? "", lastDay: last?.day)
        }
    }

    /// The work sets of the newest session that has any in this row.
    private static func last(_ row: SheetRow, on sheet: PhaseSheet) -> (text: Phrase, day: Day)? {
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
    /// The limit of dates.
    private static let most = 8

    /// The upcoming dates of mesocycles and phases, the next one first.
    static func lines(_ profile: ClientProfile, from today: Day) -> [Self] {
        var lines: [Self] = []
        func add(_ day: Day?, _ what: Phrase) {
            guard let day, day >= today else { return }
            let line = Self(day: day, what: what)
            if !lines.contains(line) { lines.append(line) }
        }
        for item in profile.mesocycles {
            let timeline = item.timeline(today: today)
            for (stretch, part) in zip(timeline.stretches, item.parts) {
                let name: Phrase = part.phase.map { "\($0.name)" } ?? "Week off"
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
