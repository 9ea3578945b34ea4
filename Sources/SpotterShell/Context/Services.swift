package import DiaryStore
package import FitnessModel
package import Foundation
package import SpotterCore
import TerminalKit
package import ViewKit

/// The services of the program: the diary, the clock, the colours, and its few external effects.
package struct Services: Sendable {
    /// The open diary.
    package var diary: Diary { didSet { diary.standardEnergy = settings.config.energy } }
    /// The time now; a fixed clock in tests.
    package var now: @Sendable () -> Date
    /// The time zone that decides when a day begins.
    package var timeZone: TimeZone
    /// The current settings, which the program can change.
    package var settings: Settings {
        didSet {
            keys = settings.keyMap
            diary.standardEnergy = settings.config.energy
        }
    }
    /// The current keys.
    package private(set) var keys: KeyMap
    /// Stores the chosen theme for the next start.
    package var saveTheme: @Sendable (String) -> Void
    /// Writes a dated copy of a diary beside the daily backups and returns its URL; nil if there is no folder for
    /// backups.
    package var makeBackup: (@Sendable (Diary) throws(StoreError) -> URL)?
    /// Writes events to the program's log.
    package var log: @Sendable (ProgramEvent) -> Void
    /// Runs slow work off the loop.
    package var jobs: any JobRunner
    /// Opens the demo diary and creates it first if necessary; nil if it cannot be opened in this window.
    package var makeDemo: (@Sendable () throws(StoreError) -> Diary)?

    /// The findings of `spotter doctor`; nil if nothing can be examined.
    package var examine: (@Sendable () -> [LabelledTexts.Text])?

    /// Puts the services together; everything but the diary and the settings has a plain default.
    package init(
        diary: Diary, now: @escaping @Sendable () -> Date = { Date() }, timeZone: TimeZone = .current,
        settings: Settings, saveTheme: @escaping @Sendable (String) -> Void = { _ in },
        jobs: any JobRunner = ImmediateJobs(),
        makeDemo: (@Sendable () throws(StoreError) -> Diary)? = nil,
        makeBackup: (@Sendable (Diary) throws(StoreError) -> URL)? = nil,
        examine: (@Sendable () -> [LabelledTexts.Text])? = nil,
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

    /// The same services for a diary that must not reach a file: no theme, setting, log, backup or demo is stored.
    package func confined(to diary: Diary) -> Services {
        var services = self
        services.settings = settings.inMemory()
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
    /// The unit of new clients; nil for the one that most clients use.
    var unit: MassUnit? { settings.config.unit }
    /// The first day of a week.
    package var weekStart: WeekStart { settings.config.weekStart }
    /// The session whose loads appear in grey.
    package var ghosts: GhostRule { settings.config.ghosts }
    /// Whether a next load is suggested, and when more weight.
    package var suggestions: SuggestionRules { settings.config.suggestions }
    /// Whether the exercises of the library are offered while a name is typed.
    package var usesExerciseLibrary: Bool { settings.config.exerciseLibrary }
    /// The default length of an appointment in minutes.
    package var appointmentMinutes: Int { settings.config.appointmentMinutes }
    /// When a client needs the trainer's attention.
    package var attention: AttentionRules { settings.config.attention }

    /// The day it is now.
    var today: Day { Day(now(), in: timeZone) }
}

extension RecordList {
    /// Reads the number of records and the visible rows. On an error shows a message and keeps the old rows.
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
    /// The next filter of the archive key: active, archived, all.
    var next: ArchiveFilter { [.active, .archived, .all].cycled(from: self) }

    /// "archived", "with archived"; empty for records in use.
    var word: Phrase {
        switch self {
        case .active: ""
        case .archived: "archived"
        case .all: "with archived"
        }
    }

    /// The same after the name in a list: " (archived)".
    package var caption: Phrase { word.isEmpty ? "" : " (\(word))" }
}
