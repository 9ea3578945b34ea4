import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

/// The summary of a session: records, figures beside the last session, each exercise beside last time, and what comes
/// next. `y` copies it for the client, `X` writes it to a file.
struct FinishCard: Overlay {
    /// A line of it.
    private enum Line {
        case text(Phrase, Style)
        case cells([Phrase], isTitle: Bool, isBetter: Bool?)
        case blank
    }

    /// Name, today, planned, last time, next time. In small windows planned loads replace last time.
    private var columns: [TableColumn] {
        let planned = hasPlan ? [TableColumn("", .flexible(minimum: 9, weight: 1))] : []
        return [TableColumn("", .flexible(minimum: 14, weight: 2)), TableColumn("", .flexible(minimum: 11, weight: 1))]
            + planned + [
                TableColumn("", .flexible(minimum: 9, weight: 1), dropOrder: hasPlan ? 1 : 0),
                TableColumn("", .flexible(minimum: 9, weight: 1)),
            ]
    }
    private var hasPlan: Bool { session.exercises.contains { !$0.planned.isEmpty } }

    private let session: FinishedSession
    private var scroll = LineScroll()

    /// Shows the summary of a session; nothing if no set was done.
    static func present(_ id: Identifier<TrainingSession>, _ context: inout Context) {
        guard let session = FinishedSession.read(id, &context) else { return }
        context.present(FinishCard(session: session))
    }

    var takesText: Bool { false }
    var hints: [KeyHint] {
        [
            KeyHint("y", "copy for the client"), KeyHint("X", "write a file"), KeyHint("↑ ↓", "scroll"),
            KeyHint("Esc", "close"),
        ]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape, .enter, .char("q"): return .close
        case .char("y"):
            context.window.effects.append(.copy(session.clientText))
            context.message = .success("Copied, if your terminal allows it: paste it into a message to the client.")
        case .char("X"): return .act { [session] context in FinishCard.export(session, &context) }
        default: scroll.handle(key, count: lines(.unicode).count, height: inside(context.body).height)
        }
        return .stay
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        scroll.mouse(mouse, count: lines(.unicode).count, height: inside(context.body).height)
        return .stay
    }

    private static func export(_ session: FinishedSession, _ context: inout Context) {
        let choices = [
            ExportChoice(
                title: "Markdown", fileExtension: "md", help: "A table of the exercises, the values, the records."
            ) { _ in session.markdown },
            ExportChoice(
                title: "Text", fileExtension: "txt", help: "What y copies: for a message to the client."
            ) { _ in session.clientText },
        ]
        let zone = context.services.timeZone
        let record = context.read { diary in try HandedRecord.session(session.id, in: diary, zone: zone) }
        let data = record?.choices().filter { ["csv", "json"].contains($0.fileExtension) } ?? []
        let form = ExportForm.open(
            "Write the session to a file", name: "\(session.client) \(session.day.iso)", choices: choices + data,
            asksSigns: false, context)
        if let form { context.present(form) }
    }

    // MARK: Drawing

    private func lines(_ glyphs: Glyphs) -> [Line] {
        let facts = [session.progress, session.left].compactMap { $0 }
        var lines: [Line] = [.text(facts.joined(separator: " \(glyphs.separator) "), Style(.accent, .bold))]
        let words = [session.effort, session.note.isEmpty ? nil : "\(session.note)"].compactMap { $0 }
        if !words.isEmpty { lines.append(.text(words.joined(separator: " \(glyphs.separator) "), .text)) }
        lines += session.records.map { .text("\(glyphs.up) \($0)", Style(.success, .bold)) }
        lines.append(.blank)
        let (now, before): (Phrase, Phrase) = (session.day.short, session.previous?.short ?? "")
        func cells(_ name: Phrase, _ now: Phrase, _ planned: Phrase, _ more: [Phrase]) -> [Phrase] {
            [name, now] + (hasPlan ? [planned] : []) + more
        }
        lines.append(.cells(cells("SESSION", now, "", [before]), isTitle: true, isBetter: nil))
        lines += session.figures.map {
            .cells(cells($0.name, "\($0.now)", "", ["\($0.before)"]), isTitle: false, isBetter: nil)
        }
        lines.append(.blank)
        let hasNext = session.exercises.contains { !$0.next.isEmpty }
        let titles = cells("BEST SET", now, "planned", ["last time", hasNext ? "next time" : ""])
        lines.append(.cells(titles, isTitle: true, isBetter: nil))
        for exercise in session.exercises {
            let row = cells(
                "\(exercise.name)", "\(exercise.best)", "\(exercise.planned)",
                [exercise.last.isEmpty ? "first time" : "\(exercise.last)", "\(exercise.next)"])
            lines.append(.cells(row, isTitle: false, isBetter: exercise.isBetter))
            if !exercise.note.isEmpty { lines.append(.text("  \(exercise.note)", .muted)) }
        }
        return lines
    }

    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 78), rows: min(body.height, lines(.unicode).count + 2)))
    }
    private func inside(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let titles: [Phrase] = ["\(session.client)", session.title, session.day.short]
        screen.popup(box(body), title: titles.joined(separator: " \(screen.glyphs.separator) "))
        let area = inside(body)
        let table = TableLayout(columns, width: area.width, gap: 2)
        let lines = lines(screen.glyphs)
        let shown = scroll.visible(count: lines.count, height: area.height)
        for (offset, line) in lines[shown].enumerated() {
            let place = area.origin.moved(rows: offset)
            switch line {
            case .blank: break
            case .text(let text, let style): screen.put(text, at: place, style: style, maxWidth: area.width)
            case .cells(let texts, let isTitle, let isBetter):
                let mark = isBetter.map { $0 ? screen.glyphs.up : screen.glyphs.down }
                var texts = texts
                if let mark { texts[1] = "\(texts[1]) \(mark)" }
                screen.tableRow(
                    texts, table, at: place, style: isTitle ? Style(.heading, .bold) : .text,
                    styles: isBetter == true ? [1: Style(.success, .bold)] : [:])
            }
        }
        screen.moreLines(lines.count - shown.upperBound, on: box(body).bottom(1))
    }
}

/// The end of a session: asks once how it went, counts nothing that was not done, and confirms before deleting sets.
package enum SessionEnd {
    /// Asks how the session went; if nothing was logged, whether to keep it at all.
    static func ask(_ session: TrainingSession, _ context: inout Context) {
        guard let sheet = context.read({ diary in try diary.sessions.sheet(session.id) }) else { return }
        guard sheet.setsLogged == 0 else { return present(session, sheet, &context) }
        let notes = sheet.rows.count { !$0.row.text.trimmingBlanks.isEmpty || !$0.row.note.isEmpty }
        let lost: [Phrase] =
            notes == 0 ? [] : ["\(notes, one: "cell", other: "cells") with notes would be lost."]
        var question = Confirm(
            title: "Nothing was logged",
            lines: [
                "\(sheet.clientName), \(session.day.long): no set was done.",
                "Discarded, it uses no session of the pack.", "Kept, it counts as a session.",
            ] + lost,
            yes: ("x", "discard it"),
            other: Confirm.Choice(key: "k", label: "keep it") { present(session, sheet, &$0) }
        ) { context in
            context.write("Discarded the session of \(session.day.short). u: undo.") { diary in
                try diary.sessions.delete(session.id)
            }
        }
        question.writes = true
        context.present(question)
    }

    /// Deletes a session; asks first if sets were logged.
    package static func delete(
        _ id: Identifier<TrainingSession>, _ context: inout Context, then: @escaping ContextAction = { _ in }
    ) {
        guard let sheet = context.read({ diary in try diary.sessions.sheet(id) }) else { return }
        let deletion: ContextAction = { context in
            let message: Phrase = "Deleted the session of \(sheet.session.day.short). u: undo."
            if context.save(message, { diary in try diary.sessions.delete(id) }) { then(&context) }
        }
        guard sheet.setsLogged > 0 else { return deletion(&context) }
        let rows = sheet.rows.count { !$0.row.text.isEmpty }
        var question = Confirm(
            title: "Delete the session of \(sheet.session.day.long)?",
            lines: [
                "\(sheet.clientName): \(sheet.title).",
                "\(sheet.setsLogged, one: "set", other: "sets") in \(rows, one: "exercise", other: "exercises") would be deleted.",
                "u: undo, as long as nothing else was changed.",
            ], yes: ("x", "delete it"), action: deletion)
        question.writes = true
        context.present(question)
    }

    private static func present(_ session: TrainingSession, _ sheet: SessionSheet, _ context: inout Context) {
        var form = SessionForms.finish(session, context)
        let progress = sheet.progress
        form.answer = { _ in [progress] }
        context.present(form)
    }
}
