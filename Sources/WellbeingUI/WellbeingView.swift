package import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
package import ViewKit

/// How the current client is: today, a week of levels over its load, and the diary of check-ins and notes.
package struct WellbeingView: EditableList {
    /// The content above the list.
    struct Week: Sendable {
        let days: ClosedRange<Day>
        /// The days that have check-ins.
        var levels: [Day: WellbeingDay] = [:]
        /// The session load of the days on which it is known, in arbitrary units: RPE times minutes.
        var loads: [Day: Double] = [:]
        /// The days with a session, a run or an activity.
        var trained: Set<Day> = []
    }

    package static let noun = Noun("line", many: "lines")

    package var list = RecordList<WellbeingEntry>()
    private(set) var week: Week?
    /// Today's check-ins, oldest first.
    private(set) var today: [CheckIn] = []
    /// The state of the newest four-week programme; nil if there is none.
    private(set) var programme: ProgrammeStatus?
    /// Announcements that the client has not read.
    private(set) var notices: [Notice] = []

    package init() {}
    /// A day of the week that is shown; nil shows this week.
    private var anchor: Day?
    private var client: Identifier<Client>?

    package func caption(_ context: Context) -> Phrase {
        guard let week, context.client != nil else { return "" }
        return "\(week.days.lowerBound.short) - \(week.days.upperBound.short)"
    }

    package func count(_ diary: Diary) throws -> Int {
        try client.map { try diary.wellbeingEntries.count(of: $0) } ?? 0
    }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [WellbeingEntry] {
        try client.map { try diary.wellbeingEntries.list(of: $0, offset: offset, limit: limit) } ?? []
    }

    package mutating func reload(_ context: inout Context) {
        if client != context.client?.id {
            (client, anchor) = (context.client?.id, nil)
            list.rewind()
        }
        guard let client else {
            (week, today, programme, notices, list) = (nil, [], nil, [], RecordList())
            return
        }
        let (now, days) = (context.today, context.services.weekStart.week(of: anchor ?? context.today))
        let read = context.read { diary in
            var week = Week(days: days)
            for day in try diary.checkIns.days(of: client, in: days) { week.levels[day.day] = day }
            for session in try diary.figures.sessionFigures(of: client, days: days) {
                if let load = session.load { week.loads[session.day, default: 0] += load }
            }
            week.trained = Set(try diary.figures.trainings(of: client, days: days).map(\.day))
            return (
                week, try diary.checkIns.list(of: client, in: now...now),
                try diary.notices.unseen(by: client, on: now)
            )
        }
        if let read { (week, today, notices) = read }
        programme = ProgrammeFlow.status(&context)
        readList(&context)
    }

    /// The week above the list is read once for all its lines.
    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        guard list.move(motion, count: count, height: rows(context.body).height) else { return false }
        readList(&context)
        return true
    }

    var isThisWeek: Bool { anchor == nil }

    /// Shows another week; this one where it would be a later one.
    mutating func leaf(by weeks: Int, _ context: inout Context) {
        let wanted = (anchor ?? context.today).adding(days: 7 * weeks)
        show(wanted >= context.today ? nil : wanted, &context)
    }

    mutating func showThisWeek(_ context: inout Context) { show(nil, &context) }

    /// Shows the week of a day, and its check-ins in the list.
    private mutating func show(_ day: Day?, _ context: inout Context) {
        anchor = day
        let last = context.services.weekStart.week(of: day ?? context.today).upperBound
        if let client {
            let above = context.read { diary in try diary.wellbeingEntries.count(of: client, after: last) }
            if let above { list.select(row: above) }
        }
        reload(&context)
    }
}

extension WellbeingView {
    package static let scope = KeyScope("wellbeing", "Wellbeing")

    package static let commands: CommandSet<WellbeingView> = [
        adding("Check in: how the client feels", hint: "check in"),
        command("programme", "Four-week programme", hint: "programme", keys: ["p"]) { _, context in
            context.push(ProgrammeView())
        },
        command("relax", "Breathing and relaxation", hint: "relax", keys: ["r"], unless: needsClient) { _, context in
            if let client = context.client { Relaxing.begin(of: client, &context) }
        },
        command("read", "Articles about stress, sleep, breath", hint: "read", keys: ["L"]) { _, context in
            context.push(ReadingView())
        },
        editing("Edit the text of the check-in or the note", hint: "edit"),
        deleting("Delete the note (u: undo)", unless: { entry, _ in whyStays(entry) }),
        command(
            "seen", "Mark the announcement as read", keys: ["x"],
            unless: { view, _ in view.notices.isEmpty ? "there are no announcements" : nil }
        ) { view, context in
            guard context.handOver == nil, let name = context.client?.name else { return view.see(&context) }
            var question = Confirm(title: "Announcement", lines: ["Has \(name) read it?"], yes: ("y", "yes")) {
                $0.update(WellbeingView.self) { view, context in view.see(&context) }
            }
            question.writes = true
            context.present(question)
        },
        command("before", "The week before", hint: "week before", keys: ["{"]) { view, context in
            view.leaf(by: -1, &context)
        },
        command("after", "The week after", keys: ["}"]) { view, context in view.leaf(by: 1, &context) },
        command(
            "this-week", "Back to this week", keys: ["."],
            unless: { view, _ in view.isThisWeek ? "this week is already shown" : nil }
        ) { view, context in view.showThisWeek(&context) },
        command("questions", "Questions after the levels", keys: [", q"]) { _, context in
            context.push(CheckInQuestionsView())
        },
        command(
            "questionnaires", "Questionnaires: answer one, or read the answers", hint: "questionnaires", keys: ["Q"]
        ) {
            _, context in AnswerSetsView.show(&context)
        },
        command("withdraw", "Withdraw the consent: erase all of it for good", keys: [", w"]) { _, context in
            Withdrawal.ask(&context)
        },
    ]

    private static func whyStays(_ entry: WellbeingEntry) -> Phrase? {
        switch entry {
        case .note: nil
        case .practice: "a practice cannot be deleted; u undoes the last one"
        case .checkIn: "a check-in cannot be deleted; u undoes the last one, Enter edits its text"
        }
    }

    private static func needsClient(_ view: WellbeingView, _ context: Context) -> Phrase? {
        context.noClientReason
    }

    package func add(_ context: inout Context) { CheckInPanel.open(&context) }

    package func edit(_ entry: WellbeingEntry, _ context: inout Context) {
        guard let client = context.client else { return }
        switch entry {
        case .checkIn(let one): ConsentForm.demand(of: client, &context) { CheckInForm.edit(one, &$0) }
        case .note(let one): ConsentForm.demand(of: client, &context) { CheckInForm.edit(one, &$0) }
        case .practice(let one): context.message = .plain("\(one.wording): a practice cannot be edited.")
        }
    }

    fileprivate func see(_ context: inout Context) {
        guard let notice = notices.first, let client = context.client else { return }
        context.write("Marked as read. u: undo.") { diary in try diary.notices.see(notice.id, by: client.id) }
    }

    package func delete(_ entry: WellbeingEntry, _ context: inout Context) {
        guard case .note(let note) = entry else { return }
        context.write("Deleted the note of \(note.day.short). u: undo.") { diary in
            try diary.wellbeingNotes.delete(note.id)
        }
    }
}

/// The fields of a check-in that can be edited: its words and the sleep. Level, question and time are fixed.
enum CheckInForm {
    private static func ratings(_ low: Phrase, _ high: Phrase) -> [(value: Int?, word: Phrase)] {
        [(nil, "-"), (1, "1 \(low)"), (2, "2"), (3, "3"), (4, "4 \(high)")]
    }

    static func edit(_ checkIn: CheckIn, _ context: inout Context) {
        guard context.mayWrite() else { return }
        let fields: [Field<CheckIn>] = [
            .note("answer", "Answer", \.answer, help: "\(checkIn.question)"),
            .optional("sleep", "Slept", \.sleep, .length, help: "The night before: 5:40, 7 h, 450 min."),
            .choice("soreness", "Soreness", \.soreness, ratings("none", "very")),
            .choice("energy", "Energy", \.energy, ratings("none", "plenty")),
        ]
        let title: Phrase = "\(checkIn.wording), \(checkIn.day.short) \(checkIn.time?.text ?? "")"
        context.present(
            Form(
                title, editing: checkIn, fields,
                draftKey: context.wellbeingDraft("words of \(checkIn.id.rawValue)", of: checkIn.client),
                save: { typed, context in
                    .done(context.save { diary in try diary.checkIns.update(from: checkIn, to: typed) })
                }
            ).restoringDraft(context))
    }

    static func edit(_ note: WellbeingNote, _ context: inout Context) {
        guard context.mayWrite() else { return }
        context.present(
            Form(
                "Note, \(note.day.short) \(note.time?.text ?? "")", editing: note,
                [.note("text", "Note", \.text, help: "d in the list deletes it.")],
                draftKey: context.wellbeingDraft("note \(note.id.rawValue)", of: note.client),
                save: { typed, context in
                    guard !typed.text.isEmpty else { return .wrong(field: "text", "A note needs text; d deletes it.") }
                    return .done(context.save { diary in try diary.wellbeingNotes.update(from: note, to: typed) })
                }
            ).restoringDraft(context))
    }
}
