package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
package import ViewKit

/// The runs of the current client: totals, bests and the list. A single run and one in progress have views of their
/// own.
package struct RunsView: EditableList {
    /// The values around the list.
    struct Figures: Sendable {
        let totals: [RunPeriod: RunTotals]
        /// The personal bests of runs if all kinds are shown.
        let bests: RunBests
        let basis: RunBasis
    }

    /// A track never changes; its plausible top speed depends on the kind of the run.
    private struct Track: Hashable {
        let run: Identifier<Run>
        let kind: Run.Kind

        init(_ run: Run) { (self.run, kind) = (run.id, run.kind) }
    }

    /// The finished runs that fit.
    package var list = RecordList<Run>()
    /// Only runs of this kind; nil shows all.
    private(set) var kind: Run.Kind?
    /// Totals, bests and what energies are computed from; nil without a client.
    private(set) var figures: Figures?
    /// Whether a run of the client is in progress: a line above the totals shows it.
    private(set) var isRunning = false

    package init() {}
    /// The highest speeds of the tracks that have been in view, in millimetres a second; nil if none is known.
    private var topSpeeds: [Track: Int?] = [:]
    /// The client of these runs.
    private var client: Identifier<Client>?

    package func caption(_ context: Context) -> Phrase {
        switch kind {
        case .run: "Runs · runs only"
        case .walk: "Runs · walks only"
        case .ride: "Runs · rides only"
        case .other: "Runs of another kind"
        case nil: "Runs"
        }
    }

    package func count(_ diary: Diary) throws -> Int {
        try client.map { try diary.runs.count(of: $0, kind: kind) } ?? 0
    }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Run] {
        try client.map { try diary.runs.list(of: $0, kind: kind, offset: offset, limit: limit) } ?? []
    }

    /// Puts the cursor on a run of a client at the next reading.
    package mutating func select(_ id: Identifier<Run>, of client: Identifier<Client>) {
        self.client = client
        list.select(id)
    }

    /// Shows the next kind only, all of them after the last.
    mutating func showNextKind(_ context: inout Context) {
        kind = ([nil] + Run.Kind.allCases).cycled(from: kind)
        list.rewind()
        reload(&context)
    }

    package mutating func reload(_ context: inout Context) {
        if client != context.client?.id {
            client = context.client?.id
            topSpeeds = [:]
            list.rewind()
        }
        isRunning = context.watch(of: client) != nil
        guard let client = context.client else {
            (figures, list) = (nil, RecordList())
            return
        }
        let today = context.today
        let read = context.read { diary in
            Figures(
                totals: try diary.runs.totals(of: client.id, on: today, kind: kind),
                bests: try diary.runs.bests(of: client.id, kind: kind ?? .run),
                basis: try diary.runs.basis(of: client.id))
        }
        figures = read ?? figures
        readList(&context)
        readTopSpeeds(&context)
    }

    /// In millimetres a second; nil if it is not known.
    func topSpeed(of run: Run) -> Int? { topSpeeds[Track(run)] ?? nil }

    /// Computes top speeds from old tracks, each once and only when it becomes visible.
    private mutating func readTopSpeeds(_ context: inout Context) {
        let runs = list.scroll.visible(height: rows(context.body).height, count: list.total).compactMap {
            list.item(at: $0)
        }
        let unknown = runs.filter { topSpeeds[Track($0)] == nil }
        guard !unknown.isEmpty, let read = context.read({ try $0.runs.topSpeeds(of: unknown) }) else { return }
        for run in unknown { topSpeeds[Track(run)] = .some(read[run.id]) }
    }
}

extension RunsView {
    package static let noun = Noun("run", many: "runs")
    package static let scope = KeyScope("runs", "Runs")

    package static let commands: CommandSet<RunsView> = [
        opening("Open the run"),
        adding("New run: now, with a goal, or a past one"),
        command(
            "watch", "Show the run in progress",
            unless: { _, context in context.live.watches.isEmpty ? "no run in progress: a starts one" : nil }
        ) { _, context in
            let watch = context.watch(of: context.client?.id) ?? context.live.watches.first
            if let watch { context.go(to: .run(watch.id)) }
        },
        editing(keys: ["e"]),
        deleting(),
        onChosen("export", "Export the run: text, Markdown, CSV, JSON, GPX", hint: "export", keys: ["X"]) {
            _, run, context in ExportForm.present(run.id, &context)
        },
        command("kind", "Show all kinds, or only runs, walks or rides", hint: "kind", keys: ["f"]) { view, context in
            view.showNextKind(&context)
        },
        command("steps", "Enter the length of a step", keys: [", s"]) { _, context in StepLengthForm.open(&context) },
    ]

    package func open(_ run: Run, _ context: inout Context) { context.go(to: .run(run.id)) }
    package func edit(_ run: Run, _ context: inout Context) { RunForm.edit(run, &context) }
    package func add(_ context: inout Context) { RunStart.choose(day: context.today, &context) }
    package func delete(_ run: Run, _ context: inout Context) { Self.delete(run, &context) }

    /// Deletes a run, also from its own view; undo restores it with its laps and track.
    package static func delete(_ run: Run, _ context: inout Context) {
        let day = run.day.short
        let message: Phrase =
            switch run.kind {
            case .run, .other: "Deleted the run of \(day). u: undo."
            case .walk: "Deleted the walk of \(day). u: undo."
            case .ride: "Deleted the ride of \(day). u: undo."
            }
        delete(run, message, &context)
    }

    /// Deletes a run in progress in place of ending it.
    static func discard(_ run: Run, _ context: inout Context) {
        let day = run.day.short
        let message: Phrase =
            switch run.kind {
            case .run, .other: "Discarded the run of \(day). u: undo."
            case .walk: "Discarded the walk of \(day). u: undo."
            case .ride: "Discarded the ride of \(day). u: undo."
            }
        delete(run, message, &context)
    }

    private static func delete(_ run: Run, _ message: Phrase, _ context: inout Context) {
        context.write(message) { diary in try diary.runs.delete(run.id) }
    }
}

/// The lengths of a client's steps: typed, or derived from the height.
enum StepLengthForm {
    private static let kind = FieldKind.length(
        .cm, millimetres: 100...3_000, problem: "Not a step length: write 75, 75 cm or 0.75 m.")

    /// Empty fields are taken from the height.
    static func open(_ context: inout Context) {
        guard let client = context.client else {
            context.message = .warning("No client chosen. c chooses one.")
            return
        }
        guard let profile = context.read({ diary in try diary.energy.profile(of: client.id) }) else { return }
        let usual = client.height.flatMap { StepLength(height: $0, sex: client.sex) }
        func help(_ gait: StepLength.Gait) -> Phrase {
            usual.map { "In cm. Empty: \($0[gait].shown(in: .cm)) cm, from the height (Hoeger 2008)" }
                ?? "In cm. Empty: from the height, not known yet"
        }
        let fields: [Field<EnergyProfile>] = [
            .optional("walk", "Walking", \.walkStep, kind, help: help(.walk)),
            .optional("run", "Running", \.runStep, kind, help: help(.run)),
            .optional("sprint", "Sprinting", \.sprintStep, kind, help: help(.sprint)),
        ]
        let form = Form(
            "Step lengths of \(client.name)", editing: profile, fields,
            draftKey: "step lengths \(client.id.rawValue)"
        ) { typed, context in
            .done(
                context.save("Saved the step lengths of \(client.name).") { diary in
                    try diary.energy.updateProfile(from: profile, to: typed, of: client.id)
                })
        }
        context.present(form.restoringDraft(context))
    }
}
