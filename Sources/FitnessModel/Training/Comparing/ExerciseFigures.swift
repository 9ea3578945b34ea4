/// What was done of one exercise in some cells of a sheet, in figures. Warm-ups count nowhere.
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
    /// How many sets say an RPE.
    let effortCount: Int

    /// Nothing done.
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

    /// All rows of a sheet together; a best set or a maximum of different exercises says nothing.
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
