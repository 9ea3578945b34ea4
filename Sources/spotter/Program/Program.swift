import ArgumentParser
import CursesTerminal
import DiaryStore
import FitnessModel
import Foundation
import SpotterUI
import TerminalKit

/// The program on the screen: puts settings, diary and terminal together, runs the loop, and leaves everything in order.
struct Program {
    let place: PlaceOptions
    let look: LookOptions

    func run() throws {
        try reporting {
            // Asked before the diary is opened, so that nothing is made where nothing can be shown.
            guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else {
                throw Failure(TerminalError.notATerminal)
            }
            let settings = Settings(place.paths)
            if let theme = look.theme, !settings.themes.contains(theme) {
                throw Failure(.usage, "There is no theme \(theme). `spotter themes` lists them.")
            }
            let diary = try place.open(settings)
            let terminal = try openTerminal(settings)
            let loop = ProgramLoop(
                terminal: terminal, settings: settings, glyphs: glyphs(settings, terminal),
                demo: { () throws(StoreError) in try DemoDiary.open(place.paths) },
                state: { services in
                    var state = AppState(
                        services: services, size: terminal.size, theme: settings.themeName(flag: look.theme))
                    state.begin(withMouse: isMouseOn(settings))
                    state.warn(ofSettings: settings.problems)
                    return state
                })
            ProgramLog.start(
                StartFacts(columns: terminal.size.columns, rows: terminal.size.rows, isReadOnly: diary.isReadOnly))
            let ending = loop.run(diary)
            ProgramLog.end(vanished: ending.vanished)
            terminal.close()
            try finish(ending.diary, settings, hasTime: !ending.vanished)
        }
    }

    private func openTerminal(_ settings: Settings) throws -> CursesTerminal {
        let depth: ColourDepth? =
            switch settings.config.colours {
            case .auto: nil
            case .trueColour: .trueColour
            case .ansi256: .ansi256
            case .ansi16: .ansi16
            case .mono: .mono
            }
        do throws(TerminalError) {
            return try CursesTerminal(options: CursesTerminal.Options(mouse: isMouseOn(settings), depth: depth))
        } catch {
            throw Failure(error)
        }
    }

    private func isMouseOn(_ settings: Settings) -> Bool { settings.config.mouse && !look.isWithoutMouse }

    private func glyphs(_ settings: Settings, _ terminal: CursesTerminal) -> Glyphs {
        if look.isASCII { return .ascii }
        return switch settings.config.glyphs {
        case .auto: terminal.usesUnicode && !isPlainLocaleWanted ? .unicode : .ascii
        case .unicode: .unicode
        case .ascii: .ascii
        }
    }

    /// A locale that was set to C on purpose; where none is set at all, as over many an SSH line, Unicode is tried.
    private var isPlainLocaleWanted: Bool {
        let environment = ProcessInfo.processInfo.environment
        let named = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
        return named == "C" || named == "POSIX"
    }

    /// The day's backup, once the screen is given back; a terminal that vanished is not waited for.
    private func finish(_ diary: Diary, _ settings: Settings, hasTime: Bool) throws(StoreError) {
        defer { try? diary.close() }
        // The last chance to notice that the file is another one.
        _ = try diary.hasChangedElsewhere()
        if hasTime, !diary.isReadOnly {
            do throws(StoreError) {
                if try !diary.isEmpty() { try diary.backUpIfDue(settings.backupSchedule) }
            } catch {
                ProgramLog.note(.failed(error))
                Output.complain("The backup failed. \(error.wording)")
            }
        }
    }
}

extension Settings {
    /// When and where backups are made by themselves.
    var backupSchedule: BackupSchedule { BackupSchedule(folder: URL(fileURLWithPath: backups, isDirectory: true)) }
}
