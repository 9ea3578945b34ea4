package import DiaryStore
package import FitnessModel
package import Foundation
package import SpotterCore
import TerminalKit
package import ViewKit

/// What the program is handed from outside: the diary, the clock, the colours, and the few effects on the world.
package struct Services: Sendable {
    /// The open diary.
    package var diary: Diary { didSet { diary.standardEnergy = settings.config.energy } }
    /// The time now; a fixed clock in tests.
    package var now: @Sendable () -> Date
    /// The zone in which a day begins and ends.
    package var timeZone: TimeZone
    /// The settings in force, which the program can change.
    package var settings: Settings {
        didSet {
            keys = settings.keyMap
            diary.standardEnergy = settings.config.energy
        }
    }
    /// The keys in force.
    package private(set) var keys: KeyMap
    /// Keeps the chosen theme for the next start.
    package var saveTheme: @Sendable (String) -> Void
    /// Writes a dated copy of a diary beside the daily ones and says where it is; nil where there is no place for it.
    package var makeBackup: (@Sendable (Diary) throws(StoreError) -> URL)?
    /// Takes what is worth writing into the program's log.
    package var log: @Sendable (ProgramEvent) -> Void
    /// Runs slow work off the loop.
    package var jobs: any JobRunner
    /// Opens the demo diary, making it first where there is none; nil where it cannot be opened in this window.
    package var makeDemo: (@Sendable () throws(StoreError) -> Diary)?

    /// What `spotter doctor` finds, each with what it is; nil where nothing can be looked at.
    package var examine: (@Sendable () -> [(label: String, text: String)])?

    /// Puts the services together; everything but the diary and the settings has a plain default.
    package init(
        diary: Diary, now: @escaping @Sendable () -> Date = { Date() }, timeZone: TimeZone = .current,
        settings: Settings, saveTheme: @escaping @Sendable (String) -> Void = { _ in },
        jobs: any JobRunner = ImmediateJobs(),
        makeDemo: (@Sendable () throws(StoreError) -> Diary)? = nil,
        makeBackup: (@Sendable (Diary) throws(StoreError) -> URL)? = nil,
        examine: (@Sendable () -> [(label: String, text: String)])? = nil,
        log: @escaping @Sendable (ProgramEvent) -> Void = { _ in }
    ) {
        self.diary = diary
        self.now = now
        self.timeZone = timeZone
        self.settings = settings
        keys = settings.keyMap
        self.saveTheme = saveTheme
        self.jobs = jobs
        self.makeDemo = makeDemo
        self.makeBackup = makeBackup
        self.examine = examine
        self.log = log
        diary.standardEnergy = settings.config.energy
    }

    /// The same for a diary of which nothing may reach a file: no chosen theme, no setting, no log, no backup, no demo in the
    /// data folder.
    package func confined(to diary: Diary) -> Services {
        var services = self
        services.settings = settings.unkept()
        services.diary = diary
        services.saveTheme = { _ in }
        services.log = { _ in }
        services.makeBackup = nil
        services.makeDemo = nil
        services.examine = nil
        return services
    }

    /// The themes that were found, by name.
    var themes: ThemeLibrary { settings.themes }
    /// The unit of new clients; nil: the one in which most clients lift.
    var unit: MassUnit? { settings.config.unit }
    /// With which day a week begins.
    package var weekStart: WeekStart { settings.config.weekStart }
    /// Whose loads of last time stand in grey.
    package var ghosts: GhostRule { settings.config.ghosts }
    /// Whether a next load is suggested, and when more weight.
    package var suggestions: SuggestionRules { settings.config.suggestions }
    /// How long an appointment is unless something else is said, in minutes.
    package var appointmentMinutes: Int { settings.config.appointmentMinutes }
    /// What of a client needs the trainer, and from when on.
    package var attention: AttentionRules { settings.config.attention }

    /// The day it is now.
    var today: Day { Day(now(), in: timeZone) }
}

extension RecordList {
    /// Reads from the diary how many records there are and the rows that fit. When reading fails the message says so and
    /// the old rows stay.
    package mutating func load(
        height: Int, for wanted: [any Hashable & Sendable]? = nil, _ context: inout Context,
        count: (Diary) throws -> Int,
        fetch: (_ diary: Diary, _ offset: Int, _ limit: Int) throws -> [Item]
    ) {
        _ = context.read { diary in
            try load(height: height, for: wanted) {
                try count(diary)
            } page: { offset, limit in
                try fetch(diary, offset, limit)
            }
        }
    }
}

extension ArchiveFilter {
    /// What `Z` shows after this: in use, put away, both.
    var next: ArchiveFilter { [.active, .archived, .all].cycled(from: self) }

    /// "archived", "with archived"; empty for what is in use.
    var word: String {
        switch self {
        case .active: ""
        case .archived: "archived"
        case .all: "with archived"
        }
    }

    /// The same behind the name of a list: " (archived)".
    package var caption: String { word.isEmpty ? "" : " (\(word))" }
}
