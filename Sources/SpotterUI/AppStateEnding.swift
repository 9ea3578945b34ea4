package import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
import TrainingUI
import ViewKit

extension AppState {
    private static let quitting = Confirm.ID("quit")

    /// Keys that end the program from everywhere, also out of a form or a cell.
    static func quits(_ key: Key) -> Bool { key == .ctrl("c") || key == .ctrl("q") }

    /// Ends the program. Asks first if a session is live, a stopwatch runs, or something is half typed; a second
    /// request ends it, and so does one in a window too small for a question. On the tour only the tour ends.
    mutating func end() {
        if context.tour != nil { return leaveTour() }
        if context.handOver != nil { return askBack() }
        let lines = liveLines + runningLines + runLines + practiceLines + typedLines
        if lines.isEmpty || isConfirmingQuit || Frame(context.size).isTooSmall {
            isFinished = true
        } else {
            var question = Confirm(title: "Quit?", lines: lines, yes: ("y", "quit")) { $0.quit() }
            question.id = Self.quitting
            context.present(question)
        }
    }

    private var isConfirmingQuit: Bool { (context.navigation.overlays.last as? Confirm)?.id == Self.quitting }

    /// Live sessions, which stay live after quitting.
    private var liveLines: [Phrase] {
        let sessions: [Phrase] = context.live.sessions.map { session in
            if session.session.mode == .handsFree { return "\(session.clientName), past session" }
            let clock = LiveBar.clock(context, session)
            return clock.isEmpty ? "\(session.clientName)" : "\(session.clientName) \(clock)"
        }
        switch sessions.count {
        case 0: return []
        case 1: return ["Live: \(sessions[0]). It stays live and can be resumed."]
        default: return ["Live: \(list: sessions). They stay live and can be resumed."]
        }
    }

    /// Counts and interval timers, which end with the program.
    private var runningLines: [Phrase] {
        let lost = context.live.sessions.compactMap(running)
        return lost.isEmpty
            ? []
            : lost + [
                lost.count == 1
                    ? "Quitting ends it; logged sets are stored." : "Quitting ends them; logged sets are stored."
            ]
    }

    /// "Jan Stencel: round 2 of 10: go, 5 repetitions"; nil if nothing would be lost.
    private func running(_ session: LiveSession) -> Phrase? {
        let now = context.now
        let interval = context.live.intervals[session.id].flatMap { $0.isDone(at: now) ? nil : $0.word(at: now) }
        let count = context.live.series[session.id].flatMap { series in
            series.hasCounted(at: now) || series.countsByItself ? series.counted(at: now) : nil
        }
        let parts = [interval, count].compactMap { $0 }
        return parts.isEmpty ? nil : "\(session.clientName): \(list: parts)"
    }

    /// Runs whose stopwatch continues without the program: a reminder to end them.
    private var runLines: [Phrase] {
        let runs: [Phrase] = context.live.watches.filter { $0.live.run.isTicking }.map { watch in
            let clock = ElapsedText.write(watch.run(at: context.now).elapsed)
            return "In progress: \(watch.live.clientName), \(watch.live.run.kind.word) \(clock)."
        }
        return runs.isEmpty ? [] : runs + ["The stopwatch keeps running without the program: come back to end the run."]
    }

    /// Clients with a practice in progress.
    private var practiceLines: [Phrase] {
        let running = context.live.practices.values.filter { $0.stored == nil }
        let named: [Phrase] = running.sorted { $0.client.name < $1.client.name }
            .map { "\($0.client.name), \($0.practice(at: context.now).wording)" }
        switch named.count {
        case 0: return []
        case 1: return ["Relaxing: \(named[0]). Quitting ends and stores it."]
        default: return ["Relaxing: \(list: named, separator: "; "). Quitting ends and stores them."]
        }
    }

    /// Text that is typed and not saved.
    private var typedLines: [Phrase] {
        let open = context.navigation.overlays.filter(\.isHalfTyped)
        if typingView?.isHalfTyped == true || open.contains(where: \.needsAutosave) {
            return ["Unsaved text is saved as a draft."]
        }
        return open.isEmpty ? [] : ["Unsaved text here is lost."]
    }
}

extension AppState {
    /// Opens the program on the tour; leaving that ends the program.
    package init(touring services: Services, size: Size, theme: String = ThemeLibrary.automatic.name) {
        self.init(services: services.confined(to: services.diary), size: size, theme: theme)
        context.tour = Tour()
        refresh()
        followTour()
    }

    /// The diary that is the person's, also while the tour shows another one.
    package var ownDiary: Diary { (context.tour?.home ?? context.services).diary }

    /// Starts the tour on its diary, in the same window.
    mutating func startTour(on diary: Diary) {
        context.keepClient()
        let home = context.services
        begin(
            with: home.confined(to: diary), saying: .plain("These are sample clients; changes are not saved."))
        context.tour = Tour(home: home)
        context.isStale = true
    }

    /// Opens the person's own diary again; ends the program if the tour was started without one.
    mutating func leaveTour() {
        guard let tour = context.tour else { return }
        if let home = tour.home {
            begin(with: home, saying: .plain("The tour has ended; nothing was saved."))
        } else {
            isFinished = true
        }
    }

    /// Esc without a view to leave: asks to end the tour, or explains how to leave client mode.
    mutating func askToLeave() {
        if context.handOver != nil { context.message = .plain("q gives the terminal back.") }
        guard context.tour != nil else { return }
        context.present(
            Confirm(
                title: "The tour", lines: ["End the tour? Nothing is saved."], yes: ("x", "end the tour"),
                other: Confirm.Choice(key: "n", label: "skip this step") { $0.tour?.goOn() }
            ) { $0.leaveTour() })
    }

    /// Checks whether the current step is done.
    mutating func followTour() {
        guard var tour = context.tour else { return }
        tour.follow(self)
        context.tour = tour
    }

    /// The line that says what to press.
    func drawTour(_ row: Rect, into screen: inout Screen) {
        guard let tour = context.tour, !row.isEmpty else { return }
        screen.fill(row)
        let used = screen.put(
            tour.line(self), at: Point(column: 1, row: row.row), style: Style(.accent, .bold),
            maxWidth: row.width - 2)
        let leaving: Phrase = context.navigation.overlays.isEmpty && !view.isTyping ? "Esc leaves" : ""
        if used + TextWidth.of(leaving) + 4 <= row.width {
            screen.put(leaving, in: row.droppingRight(1), align: .trailing, style: .muted)
        }
    }
}

extension AppState {
    /// Shows a message from outside the views, such as how the editor ended.
    package mutating func say(_ text: Phrase, asFailure isFailure: Bool = false) {
        context.message = isFailure ? .failure(text) : .plain(text)
        needsFrame = true
    }

    /// Stores the text from the editor: in the field of a form, or as the notes of a phase.
    package mutating func takeEdited(draft key: String) {
        handling { state in
            if let field = Form.editedField(key) {
                state.fill(field, fromDraft: key)
            } else if let id = PhaseNotes.phase(key) {
                state.takeNotes(of: id, draft: key)
            }
            if state.context.isStale { state.refresh() }
        }
    }

    /// Reports that nothing was written in the editor.
    package mutating func leaveEdited(draft key: String) {
        handling { state in
            if Form.editedField(key) != nil { state.context.saveDraft(nil, for: key) }
            state.say("The notes are unchanged.")
        }
    }

    private mutating func fill(_ field: String, fromDraft key: String) {
        guard let text = context.draft(key) else { return }
        context.updateOverlay(Form.self) { form, context in form.takeEdited(text, in: field, &context) }
        context.saveDraft(nil, for: key)
    }

    /// Stores the notes as one change, in place of those that the editor started with. A text that the diary rejects is
    /// kept for the next time.
    private mutating func takeNotes(of id: Identifier<Phase>, draft key: String) {
        let shown = context.window.phaseInEditor
        context.window.phaseInEditor = nil
        let isTaken = context.save { diary in
            try diary.change { change in
                guard let text = try change.drafts.bringBack(key) else { return }
                let phase = try shown.flatMap { $0.id == id ? $0 : nil } ?? change.phases.get(id)
                var edited = phase
                // Editors end a file with a line end; the notes do not.
                edited.notes = text.hasSuffix("\n") ? String(text.dropLast()) : text
                try change.phases.update(from: phase, to: edited)
                try change.drafts.delete(key)
                try change.drafts.delete(PhaseNotes.pendingKey(id))
            }
        }
        if !isTaken, let text = context.draft(key) {
            let reason = context.message?.phrase ?? ""
            context.message = .failure("\(reason) Your text is stored: Ctrl-O opens it below the notes.")
            context.saveDraft(text, for: PhaseNotes.pendingKey(id))
        }
    }
}

extension AppState {
    /// Shows a link that could not be opened, to copy it.
    package mutating func showLink(_ link: String) {
        context.message = nil
        context.present(LinkPanel(link: link))
    }
}

/// A link that no program here can open, to select and copy.
private struct LinkPanel: Overlay {
    let link: String

    var takesText: Bool { false }
    var hints: [KeyHint] { [KeyHint("Enter", "close"), KeyHint("Esc", "close")] }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .enter, .escape, .char("q"): .close
        default: .stay
        }
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let width = min(body.width - 2, 76)
        let lines = TextWidth.wrap(link, width: width - 4)
        let box = body.centred(Size(columns: width, rows: min(body.height, lines.count + 5)))
        screen.popup(box, title: "The link")
        let inside = box.inset(by: 1).inset(columns: 1)
        screen.put(
            "No program here opens links: copy it (Shift-drag selects).", in: inside, align: .leading, style: .muted)
        screen.paragraph(verbatim: link, in: inside.droppingTop(2))
    }
}
