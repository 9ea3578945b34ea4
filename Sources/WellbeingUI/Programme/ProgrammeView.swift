import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The four-week programme of the current client: five lines, each with its state, the reason why it is closed, and the
/// effect of its key.
package struct ProgrammeView: ListView {
    package typealias Context = SpotterShell.Context

    package var list = RecordList<ProgrammeLine>()
    /// The state of the programme; nil if there is none.
    private(set) var status: ProgrammeStatus?

    package init() {}
    /// The text of the selected week if it is done.
    private var written: [(label: Phrase, text: Phrase)] {
        writtenAnswers.map { ProgrammeText.answers(of: $0.part, $0.answers).map { ($0.label, $0.text) } }
            ?? []
    }
    private var writtenAnswers: (part: ProgrammePart, answers: WeekAnswers)?

    package var noneChosen: Phrase? { "there is no programme yet" }

    package func title(_ context: Context) -> Phrase { "Programme" }
    package func caption(_ context: Context) -> Phrase { "\(context.client?.name ?? "")" }

    package mutating func reload(_ context: inout Context) {
        guard let client = context.client else {
            (status, list) = (nil, RecordList())
            return
        }
        let (now, zone) = (context.now, context.services.timeZone)
        let read = context.read { diary in try diary.programmes.status(of: client.id, at: now, in: zone) }
        if let read {
            if list.total == 0, let part = read?.currentPart { list.select(part) }
            status = read
        }
        let lines = lines(context)
        list.load(height: rows(context.body).height) {
            lines.count
        } page: { offset, limit in
            Array(lines.dropFirst(offset).prefix(limit))
        }
        readWritten(&context)
    }

    /// All lines; none without a programme.
    private func lines(_ context: Context) -> [ProgrammeLine] {
        guard let status else { return [] }
        let isTrainers = context.handOver == nil
        return ProgrammePart.allCases.map { ProgrammeLine(part: $0, status: status, isTrainers: isTrainers) }
    }

    private mutating func readWritten(_ context: inout Context) {
        guard let line = list.selected, case .done = line.status.state(of: line.part), line.part.hasSummary,
            let week = line.part.week
        else { return writtenAnswers = nil }
        let id = line.status.programme.id
        let read = context.read { diary in try diary.programmes.answers(week: week, of: id) }
        writtenAnswers = read.map { (line.part, $0) }
    }

    package func open(_ line: ProgrammeLine, _ context: inout Context) { ProgrammeFlow.enter(line.part, &context) }

    // MARK: Drawing

    /// The line over the list.
    private static let headHeight = 1

    package func layout(_ body: Rect) -> ListLayout {
        .below(body.droppingTop(Self.headHeight), height: max(3, body.height - Self.headHeight - 6), position: .caption)
    }

    package func columns(_ context: Context) -> [TableColumn] {
        // What Enter does is shown whole; the line below names the state, too.
        let lines = lines(context)
        let longest = lines.map { TextWidth.of($0.way) }.reduce(24, max)
        return [
            TableColumn("Week", .fixed(23, holding: lines.map(\.title))),
            TableColumn("State", .fixed(19, holding: lines.map(\.state)), dropOrder: 1),
            TableColumn("", .flexible(minimum: longest, weight: 1)),
        ]
    }

    package func line(_ line: ProgrammeLine, _ context: Context) -> TableLine {
        var style = Style.text
        if case .closed = line.status.state(of: line.part) { style = .muted }
        return TableLine([line.title, line.state, line.way], style: style, styles: [2: .muted])
    }

    package func emptyText(_ context: Context) -> Phrase {
        guard let client = context.client else { return "No client chosen. c chooses one." }
        return "No programme yet. Enter or a shows \(client.name) what it is; only b starts it."
    }

    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let head = body.top(1).inset(columns: 1)
        let used = screen.put("PROGRAMME", at: head.origin, style: Style(.heading, .bold), maxWidth: head.width)
        if let status {
            screen.putFirst(
                of: ProgrammeText.forms(status, isTrainers: context.handOver == nil),
                in: head.droppingLeft(max(12, used + 1)))
        }
        drawTable(into: &screen, body: body, context: context, isFocused: isFocused)
    }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let line = list.selected else { return }
        var area = layout.detail.inset(columns: 1)
        let way: Phrase =
            "\(line.part.name): \(ProgrammeText.state(of: line.part, line.status, isTrainers: line.isTrainers)). Enter \(ProgrammeText.enter(line.part, line.status, isTrainers: line.isTrainers))."
        area = area.droppingTop(screen.paragraph(way, in: area.top(2)))
        if written.isEmpty {
            let first: Phrase? = line.part.pages.first.map { page in
                let texts: [Phrase] = [page.question, page.help]
                return texts.filter { !$0.isEmpty }.joined(separator: " ")
            }
            screen.paragraph(first ?? Self.closing, in: area, style: .muted)
        } else {
            screen.facts(written, in: area)
        }
    }

    private static let closing: Phrase =
        "The first questions again, to show what changed, and your rating of the programme."
}

extension Screen {
    /// Draws the longest of these forms that fits.
    mutating func putFirst(of forms: [Phrase], in row: Rect, style: Style = .text) {
        put(forms.first { TextWidth.of($0) <= row.width } ?? forms.last ?? "", in: row, align: .leading, style: style)
    }
}

extension ProgrammeView {
    package static let scope = KeyScope("programme", "Four-week programme")

    package static let commands: CommandSet<ProgrammeView> = [
        command("open", "Continue, read again, or do what comes first", hint: "open", keys: ["Enter"]) {
            view, context in
            guard let line = view.list.selected else { return ProgrammeFlow.begin(&context) }
            view.open(line, &context)
        },
        command(
            "add", "Start the programme", keys: ["a"],
            unless: { view, _ in
                view.status?.programme.state == .running ? "it is in progress, and Enter continues" : nil
            }
        ) { _, context in ProgrammeFlow.begin(&context) },
        onChosen(
            "open-early", "Open the week before its day", hint: "open early", keys: ["O"],
            unless: { line, _ in whyNotEarly(line) }
        ) { _, line, context in ProgrammeForms.openEarly(line, &context) },
        command("edit", "Move the last day", hint: "extend", keys: ["E"], unless: whenRunning) { view, context in
            if let status = view.status { ProgrammeForms.extend(status, &context) }
        },
        command("leave", "Leave the programme; the answers stay", keys: [", l"], unless: whenRunning) {
            view, context in
            if let status = view.status { ProgrammeForms.leave(status, &context) }
        },
    ]

    private static let whenRunning: Command<ProgrammeView>.DisabledReason = { view, _ in
        guard let status = view.status else { return "there is no programme yet" }
        return status.programme.state == .running ? nil : "this programme has ended"
    }

    private static func whyNotEarly(_ line: ProgrammeLine) -> Phrase? {
        switch line.status.state(of: line.part) {
        case .open: return "it is already open"
        case .done: return "it is already done"
        case .closed: return line.status.whyNotEarly(line.part).map { ProgrammeText.wording($0, line.status) }
        }
    }
}

/// One part of the programme with its state, as a line of a list.
package struct ProgrammeLine: Identifiable, Sendable {
    let part: ProgrammePart
    let status: ProgrammeStatus
    /// Whether the trainer reads it.
    let isTrainers: Bool

    package var id: ProgrammePart { part }

    /// "1 A goal for six days"; the conclusion has no number.
    var title: Phrase { "\(part.week.map(String.init) ?? "=") \(part.title)" }
    /// "closed", "done 14 Nov, rated".
    var state: Phrase { ProgrammeText.shortState(of: part, status) }

    /// Why it is closed, or what Enter does.
    var way: Phrase {
        if case .closed(let reason) = status.state(of: part) {
            return ProgrammeText.wording(reason, status, isTrainers: isTrainers)
        }
        return "Enter \(ProgrammeText.enter(part, status, isTrainers: isTrainers))"
    }
}
