/// Two phases side by side: rows aligned by exercise, figures, and sums.
public struct PhaseComparison: Hashable, Sendable {
    /// A row of a sheet, as far as it is compared.
    public struct Row: Sendable {
        /// The exercise; nil for none.
        public let exercise: Identifier<Exercise>?
        /// The day of the phase on which it is trained; empty for every day.
        public let day: String
        /// All load cells of the row.
        public let cells: [LoadCell]

        /// A row with its cells.
        public init(exercise: Identifier<Exercise>?, day: String = "", cells: [LoadCell]) {
            self.exercise = exercise
            self.day = day
            self.cells = cells
        }
    }

    /// One aligned line.
    public struct Line: Hashable, Sendable {
        /// The rows of both sheets.
        public let row: AlignedRow
        /// The figures of the left; nil if it lacks the exercise.
        public let left: ExerciseFigures?
        /// The figures of the right; nil if it lacks the exercise.
        public let right: ExerciseFigures?

        /// The difference of the right side from the left.
        public func difference(_ figure: ComparedFigure) -> Difference { Difference(figure, from: left, to: right) }

        /// True for volume and sets of an exercise that was done in more sessions of one phase than of the other.
        public func isPerSession(_ figure: ComparedFigure) -> Bool {
            guard figure == .volume || figure == .sets, let left, let right else { return false }
            return left.sessions > 0 && right.sessions > 0 && left.sessions != right.sessions
        }

        /// How a mean session differs where their number does, else how the whole phase does.
        public func fairDifference(_ figure: ComparedFigure) -> Difference {
            guard isPerSession(figure), let left, let right else { return difference(figure) }
            return Difference.perSession(figure, from: (left, left.sessions), to: (right, right.sessions))
        }

        /// The figures of one side.
        public func figures(_ side: ComparedSide) -> ExerciseFigures? { side == .left ? left : right }
    }

    /// From top to bottom.
    public let lines: [Line]
    /// The sums of the left sheet.
    public let left: ExerciseFigures
    /// The sums of the right sheet.
    public let right: ExerciseFigures

    /// The comparison of two empty sheets.
    public static let none = PhaseComparison([], [], formula: .epley)

    /// Compares two sheets; the leading one keeps its order.
    public init(_ left: [Row], _ right: [Row], leading: ComparedSide = .left, formula: StrengthFormula) {
        let leftFigures = left.map { ExerciseFigures($0.cells, formula: formula) }
        let rightFigures = right.map { ExerciseFigures($0.cells, formula: formula) }
        lines = SheetAlignment.align(
            left.map(\.exercise), right.map(\.exercise), days: (left.map(\.day), right.map(\.day)), leading: leading
        ).map { row in
            Line(row: row, left: row.left.map { leftFigures[$0] }, right: row.right.map { rightFigures[$0] })
        }
        self.left = ExerciseFigures(total: leftFigures)
        self.right = ExerciseFigures(total: rightFigures)
    }

    /// How the sums of the right sheet differ; best set and e1RM have none.
    public func difference(_ figure: ComparedFigure) -> Difference { Difference(figure, from: left, to: right) }

    /// The differences in an average session, for phases of different length.
    ///
    /// - Parameter sessions: the number of sessions on each side; none on one of them gives no difference.
    public func perSession(_ figure: ComparedFigure, _ sessions: (left: Int, right: Int)) -> Difference {
        Difference.perSession(figure, from: (left, sessions.left), to: (right, sessions.right))
    }

    /// The sums of one sheet.
    public func total(_ side: ComparedSide) -> ExerciseFigures { side == .left ? left : right }
}

/// The figures of one exercise in some cells of a sheet, without warm-ups.
public struct ExerciseFigures: Hashable, Sendable {
    /// The heaviest set, then the one with the most repetitions; nil before anything was done.
    public let best: BestSet?
    /// The best estimate of a one-repetition maximum.
    public let e1RM: Mass?
    /// Volume load.
    public let volume: Mass
    /// Work sets.
    public let sets: Int
    /// In how many sessions there were any.
    public let sessions: Int
    /// The sum of all RPE that were written, in tenths.
    let effortSum: Int
    /// The number of sets with an RPE.
    let effortCount: Int

    /// The values of no sets.
    public static let none = ExerciseFigures([], formula: .epley)

    /// Adds the cells of one row up.
    public init(_ cells: [LoadCell], formula: StrengthFormula) {
        let work = cells.flatMap(\.sets).filter { !$0.isWarmUp }
        best = BestSet(of: work)
        e1RM = work.compactMap { $0.strength(by: formula) }.max()
        volume = SetSummary(work).volume
        sets = work.count
        sessions = cells.count { cell in cell.sets.contains { !$0.isWarmUp } }
        let efforts = work.compactMap { $0.effort?.rpeTenths }
        effortSum = efforts.reduce(0, +)
        effortCount = efforts.count
    }

    /// The figures of all rows of a sheet; without best set and maximum, which differ by exercise.
    public init(total rows: [ExerciseFigures]) {
        best = nil
        e1RM = nil
        volume = Mass(grams: rows.reduce(0) { $0.addingClamped($1.volume.grams) })
        sets = rows.reduce(0) { $0 + $1.sets }
        // Rows share their sessions: how many there were, the sheet knows.
        sessions = 0
        effortSum = rows.reduce(0) { $0 + $1.effortSum }
        effortCount = rows.reduce(0) { $0 + $1.effortCount }
    }

    /// The mean of the RPE that were written, in tenths; nil when none was.
    public var meanEffortTenths: Int? {
        effortCount == 0 ? nil : (2 * effortSum + effortCount) / (2 * effortCount)
    }
}
