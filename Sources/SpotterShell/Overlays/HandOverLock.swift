import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// Ends client mode: by the trainer's code, or by `y` without one.
package struct HandOverLock: Overlay {
    /// Wrong codes after which it pauses.
    private static let misses = 3
    /// Seconds for which it then takes none.
    private static let pause: TimeInterval = 30

    private let hasCode: Bool
    /// Whether it locked, because no key was pressed for a while or the client was deleted: anyone may be at the
    /// terminal.
    private let isLocked: Bool
    private var editor = LineEditor("")

    package init(_ context: Context) {
        // If this cannot be read, a code is demanded: an error must not open anything.
        hasCode = (try? context.diary.handOverCode.isSet()) ?? true
        isLocked = context.handOver?.isLocked == true
    }

    var takesText: Bool { hasCode }
    var hints: [KeyHint] {
        [KeyHint(hasCode ? "Enter" : "y", "give back")] + (isLocked ? [] : [KeyHint("Esc", "continue here")])
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape:
            return isLocked ? .stay : .close
        case .char("y") where !hasCode: return .finish { $0.navigation.pending.append(.takeBack) }
        case .enter where hasCode: return submit(&context)
        default:
            if hasCode { _ = editor.handle(key) }
            return .stay
        }
    }

    private mutating func submit(_ context: inout Context) -> OverlayOutcome {
        let typed = editor.text
        editor.clear()
        guard !typed.isEmpty else { return .stay }
        if let until = context.handOver?.waitsUntil, context.now < until {
            let seconds = Int(until.timeIntervalSince(context.now).rounded(.up))
            context.message = .warning("Too many wrong codes: wait \(seconds, one: "second", other: "seconds").")
            return .stay
        }
        if context.read({ diary in try diary.handOverCode.matches(typed) }) == true {
            return .finish { $0.navigation.pending.append(.takeBack) }
        }
        let later = context.now.addingTimeInterval(Self.pause)
        context.handOver?.misses += 1
        if context.handOver?.misses.isMultiple(of: Self.misses) == true { context.handOver?.waitsUntil = later }
        context.message = .warning("Wrong code.")
        return .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        if isLocked { screen.fill(body) }
        let ask: Phrase = hasCode ? "The trainer's code:" : "y gives it back to the trainer."
        let lines: [Phrase] =
            isLocked
            ? [
                context.client == nil ? "Locked: no client chosen." : "Locked after five minutes without a key.",
                ask,
            ] : [ask]
        let width = min(body.width - 2, 60)
        let box = body.centred(Size(columns: width, rows: lines.count + (hasCode ? 3 : 2)))
        let inside = screen.popup(box, title: "Give the terminal back").inset(columns: 1)
        for (row, line) in lines.enumerated() {
            screen.put(line, in: inside.droppingTop(row).top(1), align: .leading, style: .popup)
        }
        guard hasCode else { return }
        screen.input(editor.masked, in: inside.droppingTop(lines.count).top(1))
    }
}

extension Context {
    /// Locks a terminal in client mode: only the trainer opens it, and it no longer shows the client's name.
    package mutating func lock() {
        guard let handOver, !handOver.isLocked else { return }
        self.handOver?.isLocked = true
        message = nil
        dismiss(HandOverLock.self)
        present(HandOverLock(self))
    }
}
