import DiaryStore
import FitnessModel
import TestSupport

/// A trainer who randomly plans, trains, corrects and reconsiders, by regular changes of the diary.
struct PlannedLife {
    let fixture: DiaryFixture
    var dice: SeededGenerator
    /// Whether the phase has days, which change as well.
    private let hasDays: Bool

    private var diary: Diary { fixture.diary }
    private static let plans = ["", "80x3", "82.5x3*5", "80% easy", "@8", "bw+10x5", "w40x8 85x3", "60s", "next time"]
    private static let days = ["A B", "B A", "A B C", "Push Pull", "A mon, B thu", "A mon thu, B tue, C sat", ""]
    private static let loads = ["", "80x3", "82.5x3*5", "77.5x3@9 75x3", "bw+10x5", "sick", "90x1!"]

    init(seed: UInt64, unit: MassUnit = .kg, hasDays: Bool = false) throws {
        fixture = try DiaryFixture(unit: unit)
        dice = SeededGenerator(seed: seed)
        self.hasDays = hasDays
    }

    /// Performs one random action; changes that the diary rejects are skipped.
    mutating func step() throws {
        do {
            try act()
        } catch StoreError.refused {
        } catch StoreError.changedMeanwhile {}
    }

    private mutating func act() throws {
        let sheet = try diary.phases.sheet(fixture.phase)
        guard let row = sheet.rows.randomElement(using: &dice)?.row else { return }
        let (column, session) = (dice.number(1...7), sheet.sessions.randomElement(using: &dice)?.id)
        switch dice.number(0...(hasDays ? 19 : 13)) {
        case 0...3:
            let shown = sheet.ahead[row.id]?[column]?.text ?? ""
            try diary.cells.write(pick(Self.plans), at: .ahead(row.id, column: column), replacing: shown)
        case 4:
            var wave = SheetEdit()
            for column in column...(column + 2) {
                let shown = sheet.ahead[row.id]?[column]?.text ?? ""
                wave.put(pick(Self.plans), at: .ahead(row.id, column: column), replacing: shown)
            }
            try diary.cells.write(wave, to: fixture.phase, as: .named("Wave"))
        case 5, 6:
            let day = DiaryFixture.today.adding(days: dice.number(-20...0))
            try diary.sessions.start(fixture.phase, day: day, mode: .handsFree)
        case 7...9:
            guard let session else { return }
            let number = sheet.sessions.first { $0.id == session }?.column ?? 0
            let shown = sheet.cell(row.id, column: number)?.text ?? ""
            try diary.cells.write(pick(Self.loads), at: .planned(row.id, session), replacing: shown)
        case 10: if let session { try diary.sessions.finish(session) }
        case 11: if let session { try diary.sessions.delete(session) }
        case 12:
            let exercise = dice.chance(2) ? fixture.squat : fixture.row
            try diary.phaseRows.setExercise(exercise, row: row.id, replacing: SheetEdit.Choice(row.exercise))
        case 14...19: try actOnDays(sheet, row)
        default:
            if dice.chance(3), sheet.rows.count > 1 {
                try diary.phaseRows.delete(row.id)
            } else {
                try diary.phaseRows.add(
                    to: fixture.phase, exercise: fixture.squat, prescription: DiaryFixture.prescription)
            }
        }
    }

    /// Assigns days to rows, columns and sessions at random, and changes the days and their weekdays.
    private mutating func actOnDays(_ sheet: PhaseSheet, _ row: PhaseRow) throws {
        let names = sheet.phase.days.names + [""]
        switch dice.number(0...5) {
        case 0, 1: try diary.phaseRows.setDay(pick(names), row: row.id, staysNear: dice.chance(2))
        case 2:
            guard let session = sheet.sessions.randomElement(using: &dice) else { return }
            var changed = session
            changed.letter = pick(names)
            try diary.sessions.update(from: session, to: changed)
        case 3:
            let day = DiaryFixture.today.adding(days: dice.number(-20...0))
            try diary.sessions.start(fixture.phase, day: day, mode: .handsFree, on: names.first)
        default:
            var changed = sheet.phase
            changed.daysText = pick(Self.days)
            try diary.phases.update(from: sheet.phase, to: changed)
        }
    }

    private mutating func pick(_ texts: [String]) -> String { texts[dice.number(0...texts.count - 1)] }
}
