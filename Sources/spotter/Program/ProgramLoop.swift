import CursesTerminal
import DiaryStore
import Foundation
import SpotterCore
import SpotterShell
import SpotterUI
import TerminalKit
import ViewKit

/// The only loop: wait for events, let the state handle them, show the state. It waits without a limit unless something
/// on screen counts; then it ticks once a second. Writes of other programs wake it, too.
final class ProgramLoop {
    private let terminal: CursesTerminal
    private let settings: Settings
    private let glyphs: (ConfigFile) -> Glyphs
    private let jobs = ThreadJobs()
    private var theme: (name: String, theme: Theme)?
    private var timer = TickTimer()
    private var watch = DiaryWatch(path: "")

    /// - Parameters:
    ///   - settings: as they are at the start.
    ///   - glyphs: the signs to draw with.
    init(terminal: CursesTerminal, settings: Settings, glyphs: @escaping (ConfigFile) -> Glyphs) {
        self.terminal = terminal
        self.settings = settings
        self.glyphs = glyphs
    }

    /// Runs until the person quits, a signal asks for the end, or the terminal vanishes; `vanished` is true for the
    /// last two.
    func run(_ state: AppState) -> (diary: Diary, vanished: Bool) {
        var state = state
        var vanished = false
        // Nothing is left to read ahead.
        var isIdle = false
        show(state)
        _ = state.takeNeedForFrame()
        state.context.services.diary.readAside()
        jobs.begin()
        state.beginReadingAhead()
        // // After the first frame, because it reads the whole log.
        if !state.ownDiary.isConfined {
            ProgramLog.start(size: terminal.size, isReadOnly: state.context.isReadOnly)
        }
        while !state.isFinished {
            // The welcome may open another diary.
            if watch.path != state.context.services.diary.path {
                watch = DiaryWatch(path: state.context.services.diary.path)
            }
            let wait = [sleep(state), watch.timeUntilLook].compactMap(\.self).min()
            var events = terminal.nextEvents(
                timeout: isIdle ? wait : .zero, wake: [jobs.wakeDescriptor, watch.wakeDescriptor])
            let isLookDue = watch.look() && events.allSatisfy { $0 == .wake }
            // // Changes of other programs come first: keys act on what is stored now.
            state.noticeOtherWriters(before: &events)
            for event in events {
                if event == .closed { vanished = true }
                handle(event, &state)
            }
            // // A tick is sent also while keys keep coming.
            let isTickDue = timer.isDue()
            if isTickDue { state.handle(.tick) }
            let effects = state.takeEffects()
            for effect in effects { carry(effect, &state) }
            guard !state.isFinished else { break }
            if events.isEmpty, !isIdle, !isLookDue, !isTickDue {
                // No key waits.
                isIdle = !state.readAhead()
            } else {
                // // Checking for other writers leaves a replaced file to the next writer: the copy of a lost diary
                // must contain its change.
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

    /// The services of the views.
    func services(_ diary: Diary) -> Services {
        let (file, paths, folder) = (settings.state, settings.paths, settings.backupFolder)
        return Services(
            diary: diary, now: diary.clock.now, settings: settings,
            // // If the theme could not be stored, it is still in force until the end.
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

    /// A key that takes longer than a blink goes into the log, without which one it was.
    private func handle(_ event: InputEvent, _ state: inout AppState) {
        let duration = ContinuousClock().measure { state.handle(event) }
        if case .key = event, duration > .milliseconds(100) { state.context.services.log(.slowKey(duration)) }
    }

    private func sleep(_ state: AppState) -> Duration? {
        timer.sleep(
            isCounting: state.needsTick, alarm: state.nextAlarm, now: state.context.services.now())
    }

    private func show(_ state: AppState) {
        let name = state.context.window.themeName
        if theme?.name != name { theme = (name, settings.themes.theme(named: name)) }
        terminal.show(state.screen(glyphs: glyphs(state.config)), theme: theme?.theme ?? .plain)
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
            case .kept: state.takeEdited(draft: key)
            case .unchanged: state.leaveEdited(draft: key)
            case .left(let path): state.say("The diary could not take the text: it lies in \(path).", asFailure: true)
            }
        case .open(let link): if !LinkLauncher.open(link) { state.showLink(link) }
        }
    }
}

/// Opens a web address with the system's own program for it.
enum LinkLauncher {
    /// Hands the address over as an argument, never through a shell; false where nothing can show it: no such program,
    /// or no desktop, as over SSH.
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

/// When the loop has to look at the clock again: with each full second while something on screen counts, and at the time at which
/// something is due.
struct TickTimer {
    /// The next full second, while something counts.
    private var second: ContinuousClock.Instant?
    private var next: ContinuousClock.Instant?

    /// How long the loop may sleep; nil where no clock has to wake it.
    ///
    /// - Parameters:
    ///   - alarm: when something is due, by the clock of `now`, which need not be the machine's.
    ///   - instant: the same moment as `now`.
    mutating func sleep(
        isCounting: Bool, alarm: Date?, now: Date, instant: ContinuousClock.Instant = .now
    ) -> Duration? {
        second = isCounting ? second ?? instant + Self.untilFullSecond() : nil
        let due = alarm.map { instant + .milliseconds(Int($0.timeIntervalSince(now) * 1_000) + 1) }
        next = [second, due].compactMap(\.self).min()
        return next.map { max(.zero, $0 - instant) }
    }

    /// Whether the time has come, once; the next one is then computed.
    mutating func isDue(at instant: ContinuousClock.Instant = .now) -> Bool {
        guard let next, instant >= next else { return false }
        self = TickTimer()
        return true
    }

    /// Clocks on screen change with the second, not some time after it.
    private static func untilFullSecond() -> Duration {
        let now = Date().timeIntervalSince1970
        return .milliseconds(Int(((now.rounded(.down) + 1 - now) * 1_000).rounded(.up)))
    }
}
