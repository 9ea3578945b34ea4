import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// The steps of an import: read, ask what the file does not contain, preview, write.
enum ImportFlow {
    /// Starts with a path; asks for the client if there is no current one and the file does not name one.
    static func begin(_ path: String, _ context: inout Context) {
        let today = context.today
        // Off the loop, since detecting the format may read all of a large file.
        context.work("Checking the file") { _ in
            try ImportableFile(path: path, today: today)
        } failed: { error, context in
            refuse(path, error, &context)
        } then: { file, context in
            switch file {
            case .records(let source) where !source.needsClient: read(source, unit: nil, at: path, for: nil, &context)
            case .records(let source):
                forClient(&context) { client, context in ask(about: source, at: path, for: client, &context) }
            case .sheets(let source):
                forClient(&context) { client, context in SheetChooser.present(source, for: client, &context) }
            }
        }
    }

    /// Continues for the current client; asks for one first if there is none.
    private static func forClient(
        _ context: inout Context, _ next: @escaping @Sendable (Client, inout Context) -> Void
    ) {
        if let client = context.client { next(client, &context) } else { chooseClient(&context, then: next) }
    }

    private static func ask(
        about source: ImportSource, at path: String, for client: Client, _ context: inout Context
    ) {
        guard source.needsUnit else { return read(source, unit: nil, at: path, for: client, &context) }
        context.present(
            UnitQuestion(guess: source.guess) { unit, context in
                read(source, unit: unit, at: path, for: client, &context)
            })
    }

    private static func read(
        _ source: ImportSource, unit: MassUnit?, at path: String, for client: Client?, _ context: inout Context
    ) {
        let (diary, zone, today) = (context.diary, context.services.timeZone, context.today)
        // The order of the settings is bound to the loop's own thread.
        let dates = DateOrder.current
        context.work("Reading \(source.file.name)") { progress in
            let content = try source.content(
                unit: unit, zone: zone, today: today, dates: dates, progress: progress.takes)
            return try ImportPreview(source, content, for: client, in: diary)
        } failed: { error, context in
            refuse(path, error, &context)
        } then: { preview, context in
            context.present(preview)
        }
    }

    /// Shows the error; asks for another file if this one is at fault.
    private static func refuse(_ path: String, _ error: any Error, _ context: inout Context) {
        let message: Phrase
        switch error {
        case let error as ImportError: message = error.withoutFolder.wording
        case let error as SheetError: message = error.wording
        default: return context.report(error)
        }
        context.services.log(.failed(error))
        context.present(ImportForm.again(path, because: message, context))
    }

    /// The same file for another client.
    static func change(_ source: ImportSource, _ content: any ImportContent, _ context: inout Context) {
        chooseClient(&context) { client, context in
            let preview = context.read { diary in try ImportPreview(source, content, for: client, in: diary) }
            if let preview { context.present(preview) }
        }
    }

    /// Writes all of it as one change.
    static func write(
        _ content: any ImportContent, _ size: Phrase, file: String, for client: Client?, _ context: inout Context
    ) {
        let diary = context.diary
        guard context.mayWrite() else { return }
        context.work("Writing \(size)", mayHaveCommitted: true) { progress in
            try content.write(for: client?.id ?? .unsaved, file: file, in: diary, progress: progress.takes)
        } failed: { error, context in
            context.noteChange()
            context.report(error)
        } then: { report, context in
            context.noteChange()
            context.message = .success(report.added == nil ? report.message : "\(report.message). u: undo.")
            if let added = report.added { context.go(to: added.place) }
        }
    }

    /// Asks for the client of the sessions; the chosen or added one becomes the current client.
    private static func chooseClient(
        _ context: inout Context, then next: @escaping @Sendable (Client, inout Context) -> Void
    ) {
        context.present(
            ClientPicker.currentClient(context) { context in
                if let client = context.client { next(client, &context) }
            })
    }
}

extension ImportedRecord {
    /// The view that shows the result.
    var place: Route {
        switch self {
        case .phase(let phase): .sheet(phase)
        case .sessions(let client): .client(client)
        case .servings(let day): .day(day)
        case .run(let run): .run(run)
        case .measurements: .skinfolds
        case .weights(let day): .day(day)
        case .appointments(let day): .calendar(day)
        }
    }
}

extension JobProgress {
    /// Takes the share that is done; false if the work should stop.
    fileprivate func takes(_ share: Double) -> Bool {
        perMille = Int(share * 1_000)
        return !isCancelled
    }
}

/// Asks for the unit of the weights if the file does not name it; the likely answer is preselected, with its reason.
struct UnitQuestion: Overlay {
    private let guess: MassUnitGuess?
    private var unit: MassUnit
    private let answer: @Sendable (MassUnit, inout Context) -> Void

    init(guess: MassUnitGuess?, answer: @escaping @Sendable (MassUnit, inout Context) -> Void) {
        self.guess = guess
        self.answer = answer
        unit = guess?.unit ?? .kg
    }

    var takesText: Bool { false }
    var isQuestion: Bool { true }
    var hints: [KeyHint] {
        [KeyHint("Enter", "continue with \(unit.rawValue)"), KeyHint("k l", "kg, lb"), KeyHint("Esc", "close")]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape: return .close
        case .enter: return .finish { [unit, answer] context in answer(unit, &context) }
        case .char("k"): unit = .kg
        case .char("l"), .char("p"): unit = .lb
        case .left, .right, .up, .down, .tab, .backTab, .char(" "): unit = unit == .kg ? .lb : .kg
        default: break
        }
        return .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let inside = screen.popup(
            Size(columns: min(body.width - 2, 66), rows: 7), title: "Kilograms or pounds?", in: body)
        screen.put("The file does not name the unit of its weights.", at: inside.origin, maxWidth: inside.width)
        let reason: Phrase = guess.map { "Likely \($0.unit.rawValue): \($0.wording)." } ?? "Its weights fit both units."
        screen.put(reason, at: inside.origin.moved(rows: 1), style: .muted, maxWidth: inside.width)
        var column = 0
        for choice in MassUnit.allCases {
            let name: Phrase =
                switch choice {
                case .kg: "kg kilograms"
                case .lb: "lb pounds"
                }
            let isChosen = choice == unit
            let place = inside.origin.moved(columns: column, rows: 3)
            let text: Phrase = isChosen ? "[\(name)]" : " \(name) "
            column += screen.put(text, at: place, style: isChosen ? Style(.accent, .bold) : .muted) + 2
        }
    }
}
