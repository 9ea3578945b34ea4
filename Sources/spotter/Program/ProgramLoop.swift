import CursesTerminal
import DiaryStore
import Foundation
import SpotterCore
import SpotterShell
import SpotterUI
import TerminalKit
import ViewKit

/// The main loop: wait for events, update the state, draw the state. It waits without a timeout unless a time on screen
/// is running; then it ticks once a second. Changes of the diary by others wake it, too.
final class ProgramLoop {
    private let terminal: CursesTerminal
    private let settings: Settings
    private let glyphs: (ConfigFile) -> Glyphs
    private let jobs = ThreadJobs()
    private var theme: (name: String, theme: Theme)?
    /// Whether the terminal's background is light, as far as it is known.
    private var isLight = TerminalBackground.isLight(ProcessInfo.processInfo.environment)
    private var hasAskedBackground = false
    private var timer = TickTimer()
    private var watch = DiaryWatch(path: "")

    /// - Parameters:
    ///   - settings: The settings at the start.
    ///   - glyphs: Returns the glyphs for a configuration.
    init(terminal: CursesTerminal, settings: Settings, glyphs: @escaping (ConfigFile) -> Glyphs) {
        self.terminal = terminal
        self.settings = settings
        self.glyphs = glyphs
    }

    /// Runs until the user quits, a signal arrives, or the terminal is gone; `vanished` is true for the last two.
    func run(_ state: AppState) -> (diary: Diary, vanished: Bool) {
        var state = state
        var vanished = false
        // Whether all reading ahead is done.
        var isIdle = false
        show(state)
        _ = state.takeNeedForFrame()
        state.context.services.diary.readAside()
        jobs.begin()
        state.beginReadingAhead()
        // Only after the first frame, because it reads the whole log.
        if !state.ownDiary.isConfined {
            ProgramLog.start(size: terminal.size, isReadOnly: state.context.isReadOnly)
            if let text = ExternalEditor.leftText() {
                state.say("A text was in the editor when Spotter ended. It is in \(text): delete it when you have it.")
            }
        }
        while !state.isFinished {
            // The welcome screen may open another diary.
            if watch.path != state.context.services.diary.path {
                watch = DiaryWatch(path: state.context.services.diary.path)
            }
            let wait = [sleep(state), watch.timeUntilLook].compactMap(\.self).min()
            var events = terminal.nextEvents(
                timeout: isIdle ? wait : .zero, wake: [jobs.wakeDescriptor, watch.wakeDescriptor])
            let isLookDue = watch.look() && events.allSatisfy { $0 == .wake }
            // Changes by other programs come first, so that keys act on the current data.
            state.noticeOtherWriters(before: &events)
            for event in events {
                if event == .closed { vanished = true }
                handle(event, &state)
            }
            // Ticks also occur while keys keep arriving.
            let isTickDue = timer.isDue()
            if isTickDue { state.handle(.tick) }
            let effects = state.takeEffects()
            for effect in effects { carry(effect, &state) }
            guard !state.isFinished else { break }
            if events.isEmpty, !isIdle, !isLookDue, !isTickDue {
                // Nothing is typed yet.
                isIdle = !state.readAhead()
            } else {
                // A check triggered by the watch does not examine the file itself. The next write does, and its copy
                // of a lost diary contains that write, too.
                state.noticeOtherWriters(lookingAtFile: !isLookDue)
            }
            guard state.takeNeedForFrame() || !effects.isEmpty else { continue }
            show(state)
            isIdle = false
        }
        state.prepareToEnd()
        jobs.end(interrupting: state.context.services.diary)
        return (state.ownDiary, vanished)
    }

    /// The services that the views use.
    func services(_ diary: Diary) -> Services {
        let (file, paths, folder) = (settings.state, settings.paths, settings.backupFolder)
        return Services(
            diary: diary, now: diary.clock.now, settings: settings,
            // A theme that cannot be saved applies until the program ends, without a message.
            saveTheme: { name in try? file.saveTheme(name) }, jobs: jobs,
            makeDemo: { () throws(StoreError) in try DemoFile.open(paths) },
            makeBackup: { diary throws(StoreError) in
                let place = Diary.backupPlace("manual", of: diary.path, in: folder)
                try diary.backups.write(to: place)
                return place
            },
            examine: { [settings] in
                DoctorReport(
                    settings: settings, diary: DiaryFindings(settings, thorough: false), terminal: TerminalFindings(),
                    repairs: [], isThorough: false
                ).facts
            },
            log: { ProgramLog.note($0) })
    }

    /// Handles an event. Keys slower than 100 ms are logged, without their names.
    private func handle(_ event: InputEvent, _ state: inout AppState) {
        if case .background(let colour) = event { isLight = TerminalBackground.isLight(colour) }
        let duration = ContinuousClock().measure { state.handle(event) }
        if case .key = event, duration > .milliseconds(100) { state.context.services.log(.slowKey(duration)) }
    }

    private func sleep(_ state: AppState) -> Duration? {
        timer.sleep(
            isCounting: state.needsTick, alarm: state.nextAlarm, now: state.context.services.now())
    }

    private func show(_ state: AppState) {
        let isAutomatic = state.context.window.themeName == ThemeLibrary.automatic.name
        let name = isAutomatic ? (isLight ? "light" : "dark") : state.context.window.themeName
        if theme?.name != name { theme = (name, settings.themes.theme(named: name)) }
        terminal.show(state.screen(glyphs: glyphs(state.config)), theme: theme?.theme ?? .plain)
        // After the frame, which does not wait for the answer.
        if isAutomatic, !hasAskedBackground {
            hasAskedBackground = true
            terminal.askBackground()
        }
    }

    // MARK: Effects

    private func carry(_ effect: Effect, _ state: inout AppState) {
        switch effect {
        case .bell: if state.config.bell { terminal.bell() }
        case .suspend: terminal.suspend()
        case .mouse(let isOn): terminal.setMouse(isOn)
        case .copy(let text): terminal.copy(text)
        case .edit(let key):
            switch ExternalEditor.edit(draft: key, of: state.context.services.diary, on: terminal) {
            case .saved: state.takeEdited(draft: key)
            case .unchanged: state.leaveEdited(draft: key)
            case .missing:
                state.leaveEdited(draft: key)
                state.say("Spotter knows no editor: set EDITOR, such as EDITOR=nano.", asFailure: true)
            case .left(let path):
                state.say("The text could not be saved in the diary. It is in \(path).", asFailure: true)
            }
        case .open(let link): if !LinkLauncher.open(link) { state.showLink(link) }
        }
    }
}

/// Whether dark text is readable on the terminal's background.
enum TerminalBackground {
    /// By the environment: `COLORFGBG` has the numbers of the text's colour and of the background, such as `0;15`.
    static func isLight(_ environment: [String: String]) -> Bool {
        let number = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
        return number == 7 || number == 15
    }

    /// Whether black has more contrast with the colour than white.
    static func isLight(_ colour: RGB) -> Bool {
        colour.contrast(with: RGB(0, 0, 0)) > colour.contrast(with: RGB(255, 255, 255))
    }
}

/// Opens a web address with the system's program.
enum LinkLauncher {
    /// Passes the address as an argument, never through a shell. Returns false if the system has no such program, or no
    /// desktop, as over SSH.
    static func open(_ link: String, environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        guard let program = program(environment) else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [link]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) != nil
    }

    private static func program(_ environment: [String: String]) -> String? {
        #if os(macOS)
            return environment["SSH_CONNECTION"] == nil ? "/usr/bin/open" : nil
        #else
            let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
            guard hasDesktop else { return nil }
            let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
            return folders.map { "\($0)/xdg-open" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        #endif
    }
}

/// Schedules the wake-ups of the loop: each full second while a time on screen is running, and the time of the next
/// alarm.
struct TickTimer {
    /// The next full second, while a time on screen is running.
    private var second: ContinuousClock.Instant?
    private var next: ContinuousClock.Instant?

    /// The time that the loop may sleep; nil for no limit.
    ///
    /// - Parameters:
    ///   - alarm: The time of the next alarm, by the clock of `now`, which may differ from the machine's.
    ///   - instant: The same moment as `now`.
    mutating func sleep(
        isCounting: Bool, alarm: Date?, now: Date, instant: ContinuousClock.Instant = .now
    ) -> Duration? {
        second = isCounting ? second ?? instant + Self.untilFullSecond() : nil
        let due = alarm.map { instant + .milliseconds(Int($0.timeIntervalSince(now) * 1_000) + 1) }
        next = [second, due].compactMap(\.self).min()
        return next.map { max(.zero, $0 - instant) }
    }

    /// Whether the wake-up is due; true only once, because the next one is computed again.
    mutating func isDue(at instant: ContinuousClock.Instant = .now) -> Bool {
        guard let next, instant >= next else { return false }
        self = TickTimer()
        return true
    }

    /// The time until the next full second, when clocks on screen change.
    private static func untilFullSecond() -> Duration {
        let now = Date().timeIntervalSince1970
        return .milliseconds(Int(((now.rounded(.down) + 1 - now) * 1_000).rounded(.up)))
    }
}
