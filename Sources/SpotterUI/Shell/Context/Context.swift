public import DiaryStore
public import FitnessModel
import Foundation
import SpotterCore
public import TerminalKit
public import ViewKit

/// What all panes share: the diary and the clock, the window's size, the current client, what lies on top, what is said.
public struct Context: ViewContext {
    /// The diary, the clock and the other services.
    public internal(set) var services: Services
    /// The size of the window.
    public var size: Size
    /// The client whom plans, diary and measurements follow.
    public internal(set) var client: Client?
    /// The client whom the next start begins with, as far as this one wrote it.
    var keptClient: Identifier<Client>?
    /// The unit in which the current client's energy is read and typed.
    var energyUnit = EnergyUnit.kcal
    /// The live sessions of all clients, oldest first.
    public internal(set) var live: [LiveSession] = []
    /// The runs of all clients that go on, oldest first.
    var watches: [RunWatch] = []
    /// Where the cursor stood last in each live session.
    var places: [Identifier<TrainingSession>: SheetCursor] = [:]
    /// When the rest of each live session ends.
    var rests: [Identifier<TrainingSession>: RestTimer] = [:]
    /// How one-repetition maxima are estimated.
    public internal(set) var formula = StrengthFormula.epley
    /// The series that is being counted in each live session; goes on whatever is on screen.
    var series: [Identifier<TrainingSession>: CountedSeries] = [:]
    /// The interval timer that runs in each live session.
    var intervals: [Identifier<TrainingSession>: IntervalRun] = [:]
    /// The clients who relax by the clock now.
    var practices: [Identifier<Client>: RunningPractice] = [:]
    /// What is due later today.
    var alarms = Alarms()
    /// The gym and the trainer, as the header shows them while no client is chosen.
    var signature = ""
    /// The trainer's name; empty until it is read.
    var trainer = ""
    /// How clients are called: two of the same name are told apart.
    var label = ClientLabel()
    /// The change after which they were read.
    var labelled: Int?
    /// True for a diary of invented clients.
    var isDemo = false
    /// The tour while it is taken.
    var tour: Tour?
    /// Set while the terminal is a client's.
    var handOver: HandOver?
    /// The last thing that was done was an erasure, which nothing takes back: the first `u` says so.
    var wasErasedLast = false
    /// A line over the keys says what to press next.
    package var hasGuide: Bool { tour != nil }
    /// The line above the footer.
    public package(set) var message: Message?
    /// Forms, pickers and the like, the topmost last.
    var overlays: [any Overlay<Context>] = []
    /// Cells that were copied on a sheet.
    var clipboard: SheetClip?
    /// The phase whose notes are in the person's own editor, as it was when they were given to it.
    var phaseInEditor: Phase?
    /// The view that handles what happens now, or under which the overlay that does was opened: answers go to it.
    var asker: Navigator.ViewID?
    /// Where to go and what to do next, once the view or overlay has done its part.
    var pending: [Step] = []
    /// The diary changed: what is shown must be read again.
    package var isStale = true
    /// Counts the changes that were seen, so that a pane knows whether what it read is still true.
    private(set) var revision = 0
    /// The same without changes of settings alone, which others write all the time: the current client.
    private(set) var recordRevision = 0
    /// Whether `AppState.readAhead` is called once no key waits: what stands beside a list may then be read after the frame.
    var readsAhead = false
    /// Whether clicks and the wheel are taken.
    var isMouseOn = true
    /// The slow job under way.
    var job: RunningJob?
    /// What the terminal must do besides painting.
    var effects: [Effect] = []
    /// The theme in force; a preview while the theme picker is open.
    public internal(set) var themeName: String
    /// True when the diary must not be written.
    package var isReadOnly: Bool { services.diary.isReadOnly }
    /// The time now.
    var now: Date { services.now() }
    /// The day now.
    package var today: Day { services.today }
    /// The open diary.
    var diary: Diary { services.diary }

    init(services: Services, size: Size, themeName: String) {
        self.services = services
        self.size = size
        self.themeName = themeName
    }

    /// Puts a form, picker or the like on top of everything.
    package mutating func present(_ overlay: any Overlay<Context>) {
        if isReadOnly, overlay.writes {
            message = .warning(Self.readOnlyNotice)
        } else {
            overlays.append(overlay)
        }
    }

    /// Changes the topmost overlay of a kind; nothing happens where there is none.
    mutating func updateOverlay<Kind: Overlay<Context>>(
        _ kind: Kind.Type, _ change: (inout Kind, inout Context) -> Void
    ) {
        guard let place = overlays.lastIndex(where: { $0 is Kind }), var overlay = overlays[place] as? Kind else {
            return
        }
        change(&overlay, &self)
        overlays[place] = overlay
    }

    /// Takes the overlays of a kind away.
    mutating func dismiss<Kind: Overlay<Context>>(_ kind: Kind.Type) { overlays.removeAll { $0 is Kind } }

    /// Whether the diary may be written; where not, says so.
    mutating func mayWrite() -> Bool {
        if isReadOnly { message = .warning(Self.readOnlyNotice) }
        return !isReadOnly
    }

    private static let readOnlyNotice = "Open for reading only: start without --read-only to write."

    /// Reads from the diary; says what went wrong instead of throwing.
    mutating func read<T>(_ body: (Diary) throws -> T) -> T? {
        do {
            return try body(diary)
        } catch {
            report(error)
            return nil
        }
    }

    /// Writes to the diary and says so; on an error nothing is changed and the message says why.
    @discardableResult
    mutating func write<T>(_ saying: String? = "Saved.", _ body: (Diary) throws -> T) -> T? {
        guard !isReadOnly else {
            message = .warning(Self.readOnlyNotice)
            return nil
        }
        do {
            let result = try body(diary)
            if let saying { message = .success(saying) }
            wasErasedLast = false
            let made = diary.journal.newestOwn
            handOver?.note(made)
            noteChange()
            return result
        } catch {
            report(error)
            return nil
        }
    }
}

extension Context {
    /// Tells an error of the diary on screen, and its kind in the log.
    mutating func report(_ error: any Error) {
        let error = StoreError(error)
        services.log(.failed(error))
        message = .failure(error.wording)
    }

    /// What was read before counts no longer.
    mutating func noteChange() {
        recordRevision += 1
        noteSettings()
    }

    /// What is remembered in the diary may have changed, but no record.
    mutating func noteSettings() {
        revision += 1
        isStale = true
    }

    /// Writes something that has no result; false when it could not be written.
    mutating func save(_ saying: String? = "Saved.", _ body: (Diary) throws -> Void) -> Bool {
        write(saying, body) != nil
    }
}

extension Context {
    /// False when a record is gone, or is no longer one to be shown. A diary that is locked for a moment is no reason to
    /// close what shows the record.
    func exists<Record>(
        _ read: (Diary) throws -> Record, where isShown: (Record) -> Bool = { _ in true }
    ) -> Bool {
        do {
            return isShown(try read(diary))
        } catch {
            if case .missing = StoreError(error) { return false }
            return true
        }
    }
}

extension Context {
    /// Reads off the loop what takes the longer the larger the diary is; `then` gets it on the loop, or nil after an error,
    /// which was told unless the diary changed meanwhile: then another reading follows anyway.
    func readAside<Result: Sendable>(
        _ body: @escaping @Sendable (Diary) throws -> Result,
        then: @escaping @Sendable (Result?, inout Context) -> Void
    ) {
        services.jobs.run { [diary, revision, asker] in
            let read = Swift.Result { try body(diary) }
            return { context in
                // The window may show another diary by now.
                guard context.diary === diary else { return }
                context.asker = asker
                if case .failure = read, context.revision != revision { return then(nil, &context) }
                let result = context.read { _ in try read.get() }
                then(result, &context)
            }
        }
    }
}

extension Context {
    /// Once a second: what has come to its end rings and says whose it is.
    mutating func ringTimers() {
        let now = now
        ringWatches()
        runPractices()
        for session in live {
            ringRest(session.id, session.clientName)
            if var series = series[session.id] {
                if series.advance(to: now) {
                    effects.append(.bell)
                    if series.way == .hold { message = .success("\(session.clientName): \(series.words(at: now))") }
                }
                self.series[session.id] = series
            }
            if let news = intervals[session.id]?.news(at: now) {
                effects.append(.bell)
                message = .success("\(session.clientName): \(news)")
            }
        }
    }

    private mutating func ringRest(_ id: Identifier<TrainingSession>, _ name: String) {
        guard let rest = rests[id], !rest.rang, rest.ends <= now else { return }
        rests[id]?.rang = true
        effects.append(.bell)
        message = .success("Rest is over: \(name)")
    }
}

/// What the terminal must do besides painting.
public enum Effect: Hashable, Sendable {
    case bell
    case suspend
    case mouse(Bool)
    case edit(draftKey: String)
    /// A text for the clipboard of the terminal.
    case copy(String)
    /// A web address, for the system's own program.
    case open(String)
}
