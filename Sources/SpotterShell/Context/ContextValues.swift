package import DiaryStore
package import FitnessModel
import Foundation
import TerminalKit
package import ViewKit

/// Facts of the diary that every view shows, read once after a change.
package struct SharedFacts: Sendable {
    /// The gym and the trainer; the header shows them until a client is chosen.
    package var signature = ""
    /// The trainer's name; empty until it is read.
    package var trainer = ""
    /// Labels of clients; they distinguish clients of the same name.
    package var label = ClientLabel()
    /// The revision at which `label` and `isDemo` were read.
    var labelled: Int?
    /// True for a diary of sample clients.
    package var isDemo = false
    /// The formula for one-repetition maxima.
    package internal(set) var formula = StrengthFormula.epley
    /// The unit in which the current client's energy is shown and typed.
    package var energyUnit = EnergyUnit.kcal
    /// The client that this program stored for the next start.
    var storedClient: Identifier<Client>?
}

/// Work in progress, independent of the view on screen: sessions with their clocks, runs, practices.
package struct LiveWork: Sendable {
    /// The live sessions of all clients, oldest first.
    package internal(set) var sessions: [LiveSession] = []
    /// The runs in progress of all clients, oldest first.
    package var watches: [RunWatch] = []
    /// The last cursor of each live session.
    package var cursors: [Identifier<TrainingSession>: SheetCursor] = [:]
    /// When the rest of each live session ends.
    package var rests: [Identifier<TrainingSession>: RestTimer] = [:]
    /// The series that is being counted in each live session.
    package var series: [Identifier<TrainingSession>: CountedSeries] = [:]
    /// How the next set of each live session is counted: as the last one was.
    package var counting: [Identifier<TrainingSession>: CountedSeries.Manner] = [:]
    /// The interval timer that runs in each live session.
    package var intervals: [Identifier<TrainingSession>: IntervalRun] = [:]
    /// The breathing and relaxation exercises in progress, by client.
    package var practices: [Identifier<Client>: RunningPractice] = [:]
    /// The meal that was chosen last for each client, on a day: it stays until another one is chosen.
    package var meals: [Identifier<Client>: (day: Day, meal: Meal)] = [:]
    /// Reminders due later today.
    package var alarms = Alarms()

    package init() {}

    /// Takes the sessions that are live and drops the clocks and cursors of all others.
    mutating func keep(_ sessions: [LiveSession]) {
        self.sessions = sessions
        let ids = Set(sessions.map(\.id))
        cursors = cursors.filter { ids.contains($0.key) }
        rests = rests.filter { ids.contains($0.key) }
        series = series.filter { ids.contains($0.key) }
        counting = counting.filter { ids.contains($0.key) }
        intervals = intervals.filter { ids.contains($0.key) }
    }
}

extension Context {
    /// The overlays, and the steps to take next.
    package struct Navigation: Sendable {
        /// Forms, pickers and the like, the topmost last.
        package var overlays: [any Overlay<Context>] = []
        /// The view that handles what happens now, or under which the overlay that does was opened: answers go to it.
        package var asker: Navigator.ViewID?
        /// Steps to take after the view or overlay has handled the event.
        package var pending: [Step] = []
    }

    /// Counts the observed changes, so that a view knows whether its data is current.
    package struct Revisions: Sendable {
        /// The number of all changes.
        package fileprivate(set) var all = 0
        /// The number of changes to records, without settings such as the current client, which windows write all the
        /// time.
        package fileprivate(set) var records = 0

        /// A record changed.
        mutating func noteRecords() {
            records += 1
            all += 1
        }

        /// Notes a change of the settings in the diary, but of no record.
        mutating func noteSettings() { all += 1 }
    }
}

/// State of the window apart from its content: theme, terminal effects, clipboard.
package struct WindowState: Sendable {
    /// The current theme; a preview while the theme picker is open.
    package internal(set) var themeName: String
    /// Whether clicks and the wheel are taken.
    package var isMouseOn = true
    /// Effects for the terminal besides painting.
    package var effects: [Effect] = []
    /// The slow job under way.
    package var job: RunningJob?
    /// Cells that were copied on a sheet.
    package var clipboard: SheetClip?
    /// The phase with its notes in the person's own editor, as it was when the editor opened.
    package var phaseInEditor: Phase?
    /// Whether the loop calls `AppState.readAhead` when no key waits: previews beside a list may then be read after the
    /// frame.
    package var readsAhead = false
    /// The last change was an erasure, which cannot be undone: the first `u` explains that.
    package var wasErasedLast = false

    init(themeName: String) { self.themeName = themeName }
}

/// An effect on the terminal besides painting.
package enum Effect: Hashable, Sendable {
    case bell
    case suspend
    case mouse(Bool)
    case edit(draftKey: String)
    /// A text for the clipboard of the terminal.
    case copy(String)
    /// A web address, for the system's own program.
    case open(String)
}
