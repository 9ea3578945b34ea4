import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit

/// A finished session as text: for the summary, the client, a file. All weights are in the session's unit.
struct FinishedSession: Sendable {
    /// The sets of one exercise.
    struct Exercise: Sendable {
        let name: String
        /// The work sets, "100x5 105x5*2".
        let sets: String
        /// The same in words: "100 kg x 5, 2 sets of 105 kg x 5".
        let wording: Phrase
        /// The best of them with its RPE, "105x5@8".
        let best: String
        /// The words beside the sets.
        let note: String
        /// The load planned before the session; empty for none.
        let planned: String
        /// The best of the last time; empty the first time.
        let last: String
        /// Whether it is better than then; nil if it is the same, or the first time.
        let isBetter: Bool?
        /// The planned or suggested next load; empty for none.
        let next: String
        /// The same in words: "102.5 kg x 5".
        let nextWording: Phrase
    }

    /// A figure of the whole session.
    struct Figure: Sendable {
        let name: Phrase
        let now: String
        /// The previous session of the same phase or routine; empty without one.
        let before: String
    }

    let id: Identifier<TrainingSession>
    let client: String
    let day: Day
    /// "P6 In season, session 3", "Legs", "Free session".
    let title: Phrase
    /// "15 of 16 sets done".
    let progress: Phrase
    /// "RPE 8.5"; nil if none was given.
    let effort: Phrase?
    /// The note on the session; empty for none.
    let note: String
    /// "9 sessions left"; nil without a session pack.
    let left: Phrase?
    /// "Box squat 5-rep best 105 kg (was 100)".
    let records: [Phrase]
    let figures: [Figure]
    /// The day of the session that the figures are compared with.
    let previous: Day?
    let exercises: [Exercise]
}

extension FinishedSession {
    /// Reads the summary of a session; nil if it cannot be read, or nothing was done.
    static func read(_ session: Identifier<TrainingSession>, _ context: inout Context) -> FinishedSession? {
        let formula = context.shared.formula
        let result = context.read { diary in try diary.sessions.result(of: session, by: formula) }
        guard let result, !result.work.isEmpty else { return nil }
        var gym = SheetGym()
        gym.read(result.work.map(\.id), at: result.sheet.session.place, &context)
        let plan = result.sheet.session.phase.flatMap { phase in
            context.read { diary in try SheetContent(.phase(phase), diary) }
        }
        return FinishedSession(result, gym, context.services.suggestions, plan: plan)
    }

    private init(_ result: SessionResult, _ gym: SheetGym, _ rules: SuggestionRules, plan: SheetContent?) {
        let sheet = result.sheet
        let unit = sheet.unit
        id = sheet.session.id
        client = sheet.clientName
        day = sheet.session.day
        title = sheet.title
        progress = sheet.progress
        effort = sheet.session.effort.map { "RPE \(EffortEntry.text($0))" }
        note = sheet.session.note.split(whereSeparator: \.isNewline).joined(separator: " ")
        left = result.sessionsLeft.map(SessionsLeftText.text)
        records = result.work.flatMap { work in work.records.map { "\(work.name) \($0.text(in: unit))" } }
        previous = result.previous?.session.day
        figures = [
            Figure("Volume", sheet, result.previous) { sheet in
                let volume = sheet.volume
                return volume > .zero ? "\(NumberFormat.grouped(volume.value(in: unit))) \(unit.rawValue)" : ""
            },
            Figure("Sets", sheet, result.previous) { String($0.setsDone) },
            Figure("Time", sheet, result.previous) { sheet in
                sheet.session.minutes.map { Clock.hoursAndMinutes(Int($0 * 60)) } ?? ""
            },
        ].filter { !$0.now.isEmpty }
        exercises = result.work.map { work in
            let next =
                result.isNewest
                ? work.next(in: unit, planned: plan?.plannedNext(work.id), loads: gym.loads(for: work.id), rules) : nil
            return Exercise(work, unit, next: next ?? "")
        }
    }
}

extension FinishedSession.Figure {
    fileprivate init(
        _ name: Phrase, _ now: SessionSheet, _ before: SessionSheet?, _ text: (SessionSheet) -> String
    ) {
        self.init(name: name, now: text(now), before: before.map(text) ?? "")
    }
}

extension FinishedSession.Exercise {
    fileprivate init(_ work: SessionResult.Work, _ unit: MassUnit, next: String) {
        let sets = work.cell.sets.filter { !$0.isWarmUp }.map { $0.converted(to: unit) }
        let (best, last) = (BestSet(of: work.cell.sets), work.last.flatMap { BestSet(of: $0.sets) })
        func text(_ best: BestSet?) -> String {
            best.map { LoadCell.render([PerformedSet($0.resistance, $0.work).converted(to: unit)], unit: unit) } ?? ""
        }
        name = work.name
        self.sets = LoadCell.render(sets, unit: unit)
        func inWords(_ text: String) -> Phrase {
            LoadCell(text, unit: unit, kind: work.cell.kind).described(in: unit)
        }
        wording = inWords(self.sets)
        nextWording = inWords(next)
        self.best = LoadCell.render(work.cell.best.map { [$0.converted(to: unit)] } ?? [], unit: unit)
        note = work.cell.notes.joined(separator: " ")
        planned = work.planned.text
        self.last = text(last)
        isBetter = best.flatMap { best in last.flatMap { $0 == best ? nil : $0 < best } }
        self.next = next
    }
}

extension LoadCell {
    /// The best set with the highest effort of all that equal it.
    fileprivate var best: PerformedSet? {
        guard let best = BestSet(of: sets) else { return nil }
        let efforts = sets.filter { BestSet(of: [$0]) == best }.compactMap(\.effort)
        return PerformedSet(best.resistance, best.work, effort: efforts.max { $0.rpeTenths < $1.rpeTenths })
    }
}

extension SessionResult.Work {
    /// The next load: the planned sets, else the planned or prescribed share of the maximum, else what this session and
    /// the last one suggest.
    fileprivate func next(
        in unit: MassUnit, planned: LoadCell?, loads: AvailableLoads?, _ rules: SuggestionRules
    ) -> String? {
        if let sets = planned?.sets, !sets.isEmpty {
            return LoadCell.render(sets.map { $0.converted(to: unit) }, unit: unit)
        }
        let prescribed = LoadSuggestion.prescribed(
            by: prescription.asking(planned?.text ?? ""), of: best.strongest?.e1RM, step: loadStep, unit: unit,
            loads: loads)
        let next =
            prescribed
            ?? LoadSuggestion.next(
                history: [cell] + [last].compactMap { $0 }, target: RepTarget(prescription.reps),
                sets: SetTarget(prescription.sets), step: loadStep, unit: unit, loads: loads, rules: rules)
        return next?.text
    }
}

extension SessionSheet {
    /// Sum of weight x reps over work sets.
    fileprivate var volume: Mass { SetSummary(rows.flatMap { cell($0).sets }).volume }
}

extension TrainingRecord {
    /// "5-rep best 105 kg (was 100)", "e1RM 122.5 kg (was 118)".
    fileprivate func text(in unit: MassUnit) -> Phrase {
        let (best, before) = texts(in: unit)
        return "\(title) \(best) \(unit.rawValue) (was \(before))"
    }
}

extension FinishedSession {
    /// The text for the client: exercises, records and what comes next; nothing about health, notes or money.
    var clientText: String {
        let head: Phrase = "\(day.long): \(title)"
        var lines = [head.text, ""]
        lines += exercises.map { "\($0.name): \($0.wording.text)" }
        if !records.isEmpty {
            let heading: Phrase = "Records:"
            lines += ["", heading.text] + records.map { "- \($0.text)" }
        }
        let next = exercises.filter { !$0.next.isEmpty }.map { "\($0.name): \($0.nextWording.text)" }
        if !next.isEmpty {
            let heading: Phrase = "Next time:"
            lines += ["", heading.text] + next
        }
        return lines.map { TextWidth.printable($0) }.joined(separator: "\n") + "\n"
    }

    /// The summary as Markdown, with the values and last time's sets.
    var markdown: String {
        func row(_ texts: String...) -> [String] { texts.map { Markdown.escaped($0) } }
        let head = [
            "# \(Markdown.escaped(client)), \(day.long.text)", Markdown.escaped("\(title.text). \(progress.text)."),
        ]
        var lines = head.flatMap { [$0, ""] }
        let hasPlan = exercises.contains { !$0.planned.isEmpty }
        let titles: [Phrase] = ["Exercise", "Sets"] + (hasPlan ? ["Planned"] : []) + ["Last time", "Next time"]
        lines += Markdown.table(
            titles.map(\.text),
            exercises.map { done in
                row(done.name, done.sets) + (hasPlan ? row(done.planned) : []) + row(done.last, done.next)
            })
        lines.append("")
        let before = previous?.short ?? "Last time"
        lines += Markdown.table(
            ["", day.short.text, before.text], figures.map { row($0.name.text, $0.now, $0.before) })
        if !records.isEmpty {
            let heading: Phrase = "Records"
            lines += ["", "## \(heading.text)", ""] + records.map { "- \(Markdown.escaped($0.text))" }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension SessionSheet {
    /// How the cell of a row reads.
    func cell(_ row: SessionSheetRow) -> LoadCell { LoadCell(row.row.text, unit: unit, kind: row.unitKind) }

    /// Sets that were logged, those for warming up too.
    var setsLogged: Int { rows.reduce(0) { $0 + cell($1).sets.count } }
    /// Work sets that were done.
    var setsDone: Int { rows.reduce(0) { $0 + cell($1).sets.count { !$0.isWarmUp } } }
    /// The number of prescribed work sets; 0 without a prescription.
    var setsPlanned: Int { rows.reduce(0) { $0 + (SetTarget($1.row.prescription.sets)?.highest ?? 0) } }

    /// "4 of 19 sets done"; "4 sets done" without a prescription.
    var progress: Phrase {
        setsPlanned > 0
            ? "\(setsDone) of \(setsPlanned, one: "set", other: "sets") done"
            : "\(setsDone, one: "set", other: "sets") done"
    }
}
