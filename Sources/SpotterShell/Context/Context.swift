package import DiaryStore
package import FitnessModel
package import Foundation
import SpotterCore
package import TerminalKit
package import ViewKit

/// What all panes share: diary, clock, window size, current client, overlays, message.
package struct Context: ViewContext {
    /// The diary, the clock and the other services.
    package internal(set) var services: Services
    /// The size of the window.
    package var size: Size
    /// The client that plans, diary and measurements follow.
    package internal(set) var client: Client?
    /// Facts of the diary that every view shows.
    package internal(set) var shared = SharedFacts()
    /// Work in progress, independent of the view on screen.
    package var live = LiveWork()
    /// The overlays, and the steps to take next.
    package var navigation = Navigation()
    /// The window apart from its content.
    package var window: WindowState
    /// The tour while it is taken.
    package var tour: Tour?
    /// Set in client mode.
    package var handOver: HandOver?
    /// The line above the footer.
    package var message: Message?
    /// True after a change of the diary: the views on screen must read again.
    package var isStale = true
    /// Which state of the diary was read.
    package private(set) var revisions = Revisions()
    /// Whether a line above the keys says what to press next.
    package var hasGuide: Bool { tour != nil }
    /// True when the diary must not be written.
    package var isReadOnly: Bool { services.diary.isReadOnly }
    /// The time now.
    package var now: Date { services.now() }
    /// The day now.
    package var today: Day { services.today }
    /// The open diary.
    package var diary: Diary { services.diary }

    package init(services: Services, size: Size, themeName: String) {
        self.services = services
        self.size = size
        window = WindowState(themeName: themeName)
    }

    /// Puts a form, picker or the like on top of everything.
    package mutating func present(_ overlay: any Overlay<Context>) {
        if isReadOnly, overlay.writes {
            message = .warning(Self.readOnlyNotice)
        } else if var form = overlay as? Form, !mayOpenEditor {
            form.offersEditor = false
            navigation.overlays.append(form)
        } else {
            navigation.overlays.append(overlay)
        }
    }

    /// Changes the topmost overlay of a kind; does nothing if there is none.
    package mutating func updateOverlay<Kind: Overlay<Context>>(
        _ kind: Kind.Type, _ change: (inout Kind, inout Context) -> Void
    ) {
        let index = navigation.overlays.lastIndex { $0 is Kind }
        guard let index, var overlay = navigation.overlays[index] as? Kind else { return }
        change(&overlay, &self)
        navigation.overlays[index] = overlay
    }

    /// Takes the overlays of a kind away.
    package mutating func dismiss<Kind: Overlay<Context>>(_ kind: Kind.Type) {
        navigation.overlays.removeAll { $0 is Kind }
    }

    /// Whether the diary is writable; shows a message if not.
    package mutating func mayWrite() -> Bool {
        if isReadOnly { message = .warning(Self.readOnlyNotice) }
        return !isReadOnly
    }

    private static let readOnlyNotice: Phrase = "The diary is read-only: start without --read-only to write."

    /// Reads from the diary. On an error shows a message and returns nil.
    package mutating func read<T>(_ body: (Diary) throws -> T) -> T? {
        do {
            return try body(diary)
        } catch {
            report(error)
            return nil
        }
    }

    /// Writes to the diary and shows `saying`. On an error nothing is changed, the message gives the reason, and the
    /// result is nil.
    @discardableResult
    package mutating func write<T>(_ saying: Phrase? = "Saved.", _ body: (Diary) throws -> T) -> T? {
        guard !isReadOnly else {
            message = .warning(Self.readOnlyNotice)
            return nil
        }
        do {
            let result = try body(diary)
            if let saying { message = .success(saying) }
            window.wasErasedLast = false
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
    /// Shows a store error and logs its kind.
    package mutating func report(_ error: any Error) {
        let error = StoreError(error)
        services.log(.failed(error))
        message = .failure(error.wording)
    }

    /// Marks everything that was read as out of date.
    package mutating func noteChange() {
        revisions.noteRecords()
        isStale = true
    }

    /// Marks the settings in the diary as out of date, but no record.
    package mutating func noteSettings() {
        revisions.noteSettings()
        isStale = true
    }

    /// Writes something that has no result; false when it could not be written.
    package mutating func save(_ saying: Phrase? = "Saved.", _ body: (Diary) throws -> Void) -> Bool {
        write(saying, body) != nil
    }
}

extension Context {
    /// False if a record is deleted or fails `isShown`. A temporarily locked diary does not count: the view of the
    /// record stays open.
    package func exists<Record>(
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
    /// Reads off the loop what takes longer the larger the diary is. `then` runs on the loop, with nil after an error.
    /// The error is shown, unless the diary has changed: then another read follows anyway.
    package func readAside<Result: Sendable>(
        _ body: @escaping @Sendable (Diary) throws -> Result,
        then: @escaping @Sendable (Result?, inout Context) -> Void
    ) {
        services.jobs.run { [diary, revision = revisions.all, asker = navigation.asker] in
            let read = Swift.Result { try body(diary) }
            return { context in
                // The window may show another diary by now.
                guard context.diary === diary else { return }
                context.navigation.asker = asker
                if case .failure = read, context.revisions.all != revision { return then(nil, &context) }
                let result = context.read { _ in try read.get() }
                then(result, &context)
            }
        }
    }
}

extension Context {
    /// Once a second: rings for every timer that has ended and names its client.
    package mutating func ringTimers() {
        let now = now
        ringWatches()
        for session in live.sessions {
            ringRest(session.id, session.clientName)
            if var series = live.series[session.id] {
                if series.advance(to: now) {
                    window.effects.append(.bell)
                    if series.way == .hold { message = .success("\(session.clientName): \(series.caption(at: now))") }
                }
                live.series[session.id] = series
            }
            if let announcement = live.intervals[session.id]?.announcement(at: now) {
                window.effects.append(.bell)
                message = .success("\(session.clientName): \(announcement)")
            }
        }
    }

    private mutating func ringRest(_ id: Identifier<TrainingSession>, _ name: String) {
        guard let rest = live.rests[id], !rest.rang, rest.ends <= now else { return }
        live.rests[id]?.rang = true
        window.effects.append(.bell)
        message = .success("Rest is over: \(name)")
    }
}

// The toolkit's parts over this program's context.
package typealias Command<Owner> = ViewCommand<Owner, Context>
package typealias CommandSet<Owner> = ViewCommands<Owner, Context>
package typealias Form = FormOverlay<Context>
package typealias Picker = PickerOverlay<Context>
package typealias Confirm = ConfirmOverlay<Context>
package typealias Palette = PaletteOverlay<Context>
package typealias KeysPanel = KeysOverlay<Context>
package typealias OverlayOutcome = ViewKit.Outcome<Context>
package typealias ContextAction = OverlayAction<Context>
