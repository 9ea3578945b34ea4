public import DiaryStore
public import FitnessModel
public import Foundation
public import SpotterCore
import TerminalKit
public import ViewKit

/// What the program is handed from outside: the diary, the clock, the colours, and the few effects on the world.
public struct Services: Sendable {
    /// The open diary.
    public var diary: Diary
    /// The time now; a fixed clock in tests.
    public var now: @Sendable () -> Date
    /// The zone in which a day begins and ends.
    public var timeZone: TimeZone
    /// The themes that were found, by name.
    public var themes: ThemeLibrary
    /// The keys in force.
    public var keys: KeyMap
    /// The unit of new clients; nil: the one in which most clients lift.
    public var unit: MassUnit?
    /// What of a client needs the trainer, and from when on.
    public var attention: AttentionRules
    /// Keeps the chosen theme for the next start.
    public var saveTheme: @Sendable (String) -> Void
    /// Writes a dated copy of a diary beside the daily ones and says where it is; nil where there is no place for it.
    public var makeBackup: (@Sendable (Diary) throws(StoreError) -> URL)?
    /// Takes what is worth writing into the program's log.
    public var log: @Sendable (ProgramEvent) -> Void
    /// Runs slow work off the loop.
    public var jobs: any JobRunner
    /// Opens the demo diary, making it first where there is none; nil where it cannot be opened in this window.
    public var makeDemo: (@Sendable () throws(StoreError) -> Diary)?

    /// Puts the services together; everything but the diary has a plain default.
    public init(
        diary: Diary, now: @escaping @Sendable () -> Date = { Date() }, timeZone: TimeZone = .current,
        themes: ThemeLibrary = ThemeLibrary(), keys: KeyMap = .standard, unit: MassUnit? = nil,
        attention: AttentionRules = AttentionRules(),
        saveTheme: @escaping @Sendable (String) -> Void = { _ in }, jobs: any JobRunner = ImmediateJobs(),
        makeDemo: (@Sendable () throws(StoreError) -> Diary)? = nil,
        makeBackup: (@Sendable (Diary) throws(StoreError) -> URL)? = nil,
        log: @escaping @Sendable (ProgramEvent) -> Void = { _ in }
    ) {
        self.diary = diary
        self.now = now
        self.timeZone = timeZone
        self.themes = themes
        self.keys = keys
        self.unit = unit
        self.attention = attention
        self.saveTheme = saveTheme
        self.jobs = jobs
        self.makeDemo = makeDemo
        self.makeBackup = makeBackup
        self.log = log
    }

    /// The same for a diary of which nothing may reach a file: no chosen theme, no log, no backup, no demo in the data folder.
    func confined(to diary: Diary) -> Services {
        var services = self
        services.diary = diary
        services.saveTheme = { _ in }
        services.log = { _ in }
        services.makeBackup = nil
        services.makeDemo = nil
        return services
    }

    /// The day it is now.
    var today: Day { Day(now(), in: timeZone) }
}

extension Services {
    /// How long a new appointment takes, in minutes.
    var appointmentMinutes: Int { Appointment.usualMinutes }
}
