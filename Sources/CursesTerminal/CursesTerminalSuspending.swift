import CCurses
import Foundation
import TerminalKit

extension CursesTerminal {
    /// Restores the terminal and stops the program, like Ctrl-Z elsewhere; returns when the shell continues it.
    /// A `.resize` event follows, because the screen must be drawn again.
    public func suspend() {
        guard isShowing, !hasEnded else { return }
        leave()
        repeat {
            signal_pipe_stop_job()
            let taken = signal_pipe_take_within(terminal_io_in_foreground() != 0 ? 0 : 100)
            // Without a shell that could continue it, a job is not stopped at all.
            let wasStopped = taken & signal_pipe_continued != 0
            let isStranded = !wasStopped && terminal_io_in_foreground() == 0
            if taken & signal_pipe_ended != 0 { return end(by: taken) }
            if isStranded {
                hasEnded = true
                return
            }
            // Continued by `bg`: the terminal still belongs to the shell.
        } while terminal_io_in_foreground() == 0
        enter()
    }

    /// Lends the terminal to another program, such as an editor, until it ends, and returns its exit code; nil if it
    /// cannot be started. It is searched for in `PATH`. Foundation's `Process` cannot be used, since its programs may
    /// not read from the terminal. A `.resize` event follows.
    public func run(_ command: [String]) -> Int32? {
        let isTaken = isShowing && !hasEnded
        if isTaken {
            leave()
            signal_pipe_stop_by_default(1)
        }
        let arguments = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        let code = command.isEmpty ? -1 : terminal_io_run(arguments)
        if isTaken {
            signal_pipe_stop_by_default(0)
            // Ctrl-C was meant for the other program.
            _ = signal_pipe_take()
            enter()
        }
        return code < 0 ? nil : code
    }

    /// Restores the terminal.
    func leave() {
        awaitAnswer()
        write(modes.leaving)
        endwin()
        terminal_guard_apply_saved()
        terminal_guard_disarm()
        terminal_guard_release_errors()
        isShowing = false
    }

    /// Takes control of the terminal again. The state to restore is still the original one.
    func enter() {
        terminal_guard_arm(modes.restoring)
        terminal_guard_hold_errors()
        isShowing = true
        reset_prog_mode()
        if let reported = Self.reportedSize() { size = reported }
        cc_resize(Int32(size.rows), Int32(size.columns))
        painter.forget()
        cc_update(-1)
        write(modes.entering)
        waiting.append(.resize(size))
    }
}
