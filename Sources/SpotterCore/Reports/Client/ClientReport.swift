package import FitnessModel

/// What a client is told about a period: a value that is read once, and that writers make a page of.
///
/// It holds nothing of anybody else, and no free text about health or days unless it was asked for.
package struct ClientReport: Hashable, Sendable {
    /// What is told only where the trainer says so.
    package struct Options: Hashable, Sendable {
        /// The health note, resting heart rate and blood pressure.
        package var health: Bool
        /// What was noted of sessions, days, measurements and the plan.
        package var notes: Bool

        /// Neither, when nothing is said.
        package init(health: Bool = false, notes: Bool = false) {
            (self.health, self.notes) = (health, notes)
        }
    }

    /// Whose report it is.
    package let name: String
    /// What the client wants to reach, in words.
    package let aim: String
    /// The unit of weights.
    package let unit: MassUnit
    /// Empty before the gym has a name.
    package let gym: String
    /// Who acts; empty where nobody is chosen.
    package let trainer: String
    /// The period.
    package let days: ClosedRange<Day>
    /// When it was made.
    package let made: Day
    /// What was trained.
    package let training: Training
    /// What was weighed and measured in the period.
    package let body: [BodyLine]
    /// What is to be reached of the body.
    package let goals: [GoalLine]
    /// What is drawn.
    package let charts: [ReportChart]
    /// What was better than ever, the newest first.
    package let records: [ExerciseRecordLine]
    /// What comes next, by plan.
    package let dates: [DateLine]
    /// The newest phase; nil without one.
    package let plan: PlanLines?
    /// The health note; empty unless it was asked for.
    package let health: String
    /// What was noted, the oldest first; empty unless it was asked for.
    package let notes: [NoteLine]

    /// Figures of the training.
    package struct Training: Hashable, Sendable {
        package let sessions: Int
        /// Weeks of the period since the first session of all: means begin there.
        package let weeks: Int
        package let sets: Int
        package let reps: Int
        /// Weight times repetitions, in the client's unit.
        package let volume: Double
        /// "11 of 12 sessions due (92 %)"; nil where no phase says when it ends.
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

    /// A goal and where it stands.
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

    /// What a phase asks for, row by row.
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
        /// What the phase is for, in words.
        package let goal: String
        package let start: Day?
        package let lastDay: Day?
        package let sessionCount: Int
        package let sessionsDone: Int
        /// Empty unless notes were asked for.
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
