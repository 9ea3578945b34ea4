import ArgumentParser
import CursesTerminal
import DemoDiary
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterUI
import TerminalKit

/// The program on screen. It sets up settings, diary and terminal, runs the loop, and cleans up.
struct Program {
    let paths: Paths
    var isReadOnly = false
    /// The theme given by a flag; nil for the one of the settings.
    var theme: String?
    var isWithoutMouse = false
    var isASCII = false
    /// Whether to open the tour with a diary in memory instead of the user's own.
    var isTour = false
    var clock = DiaryClock.system

    func run() throws {
        var signal: Int32?
        try reporting {
            // Checked before the diary is opened, so that a file is not created if the program cannot run.
            guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else {
                throw TerminalError.notATerminal
            }
            let settings = Settings(paths, commands: CommandTable.all)
            if let theme, !settings.themes.contains(theme) {
                throw Failure(.usage, "There is no theme \(theme). `spotter themes` lists them.")
            }
            let diary =
                isTour
                ? try Diary.tour(
                    today: Day(clock.now(), in: .current), questionnaires: QuestionnaireLibrary().questionnaires,
                    clock: clock)
                : try settings.openDiary(readOnly: isReadOnly, clock: clock, readsOnWriter: true)
            let isMouseOn = settings.config.mouse && !isWithoutMouse
            let terminal = try CursesTerminal(mouse: isMouseOn, depth: settings.config.colours.depth)
            let loop = ProgramLoop(terminal: terminal, settings: settings) { config in glyphs(config, terminal) }
            let (services, name) = (loop.services(diary), settings.themeName(flag: theme))
            var state =
                isTour
                ? AppState(touring: services, size: terminal.size, theme: name)
                : AppState(services: services, size: terminal.size, theme: name)
            state.begin(withMouse: isMouseOn)
            if terminal.isUnknown {
                let name = ProcessInfo.processInfo.environment["TERM"] ?? ""
                state.say("TERM=\(name) is not known here: drawn as on xterm-256color.")
            }
            state.warn(ofSettings: settings.problems)
            let ending = loop.run(state)
            signal = terminal.endingSignal
            if !ending.diary.isConfined { ProgramLog.end(vanished: ending.vanished, by: signal) }
            terminal.close()
            // Their keys would end the program in the middle of the backup, without a word. SIGTERM still does.
            for key in [SIGINT, SIGQUIT] { Foundation.signal(key, SIG_IGN) }
            try finish(ending.diary, settings, hasTime: !ending.vanished)
        }
        // The exit code that shells report for a program ended by a signal.
        if let signal { throw ExitCode(128 + signal) }
    }

    /// Computed once, because it reads the whole environment.
    private static let isPlainLocale = ["C", "POSIX"].contains(TerminalFindings.namedLocale())

    private func glyphs(_ config: ConfigFile, _ terminal: CursesTerminal) -> Glyphs {
        if isASCII { return .ascii }
        return switch config.glyphs {
        // A locale explicitly set to C uses ASCII; without any locale Unicode is tried.
        case .auto: terminal.usesUnicode && !Self.isPlainLocale ? .unicode : .ascii
        case .unicode: .unicode
        case .ascii: .ascii
        }
    }

    /// Writes the daily backup after the screen is restored; skipped if the terminal vanished.
    private func finish(_ diary: Diary, _ settings: Settings, hasTime: Bool) throws(StoreError) {
        defer { try? diary.close() }
        // The last chance to notice that the file was replaced.
        _ = try diary.hasChangedElsewhere()
        if hasTime, !diary.isReadOnly, !diary.isConfined {
            do throws(StoreError) {
                if try !diary.gym.isMissing() {
                    try diary.backups.writeIfDue(BackupSchedule(folder: settings.backupFolder))
                }
            } catch {
                ProgramLog.note(.failed(error))
                Output.complain("The backup failed. \(error.wording)")
            }
        }
    }
}

extension Program {
    /// Creates a program with the options of the command line.
    init(database: DatabaseOptions, look: LookOptions, clock: DiaryClock = .system) {
        self.init(
            paths: database.paths, isReadOnly: database.isReadOnly, theme: look.theme,
            isWithoutMouse: look.isWithoutMouse,
            isASCII: look.isASCII, clock: clock)
    }
}
