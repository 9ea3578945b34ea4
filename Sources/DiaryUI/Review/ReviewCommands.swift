import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
package import ViewKit

extension KeyScope {
    package static let review = KeyScope("review", "Review")
}

extension ReviewView {
    package static let commands: CommandSet<ReviewView> = [
        onClient("review.open", "Open the day", hint: "open", keys: ["Enter"]) { view, context, _ in
            if let day = view.day { context.go(to: .day(day.day)) }
        },
        onClient("review.before", "Show the week or month before", hint: "before", keys: ["Left", "h"]) {
            view, context, count in view.step(by: -count, &context)
        },
        onClient("review.after", "Show the week or month after", hint: "after", keys: ["Right", "l"]) {
            view, context, count in view.step(by: count, &context)
        },
        onClient("review.now", "Show the current week or month", hint: "now", keys: ["."]) { view, context, _ in
            view.showNow(&context)
        },
        onClient("review.span", "Show the week, or the month", hint: "week/month", keys: ["v"]) { view, context, _ in
            view.changeSpan(&context)
        },
        onClient("review.month-before", "Show the same days a month earlier", keys: ["("]) { view, context, count in
            view.step(byMonths: -count, &context)
        },
        onClient("review.month-after", "Show the same days a month later", keys: [")"]) { view, context, count in
            view.step(byMonths: count, &context)
        },
        onClient("review.go-to", "Go to a date", keys: ["g d"]) { view, context, _ in
            let shown = view.day?.day ?? context.today
            context.present(
                DateForm.open(at: shown) { day, context in
                    context.update(ReviewView.self) { view, context in view.show(day, &context) }
                })
        },
        onClient(
            "review.export", "Export these days: foods with their time, totals of each day", hint: "export",
            keys: ["X"]
        ) { view, context, _ in
            if let review = view.review, let client = context.client { ReviewExport.open(review, of: client, &context) }
        },
        onClient(
            "review.complete", "Mark the day as complete or incomplete", hint: "complete", keys: ["x"]
        ) { view, context, _ in view.toggleComplete(&context) },
    ]

    /// A command on the days of the current client.
    private static func onClient(
        _ id: CommandID, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence],
        run: @escaping Command<ReviewView>.Run
    ) -> Command<ReviewView> {
        Command(
            id, title, hint: hint, in: .review, keys: keys,
            unless: { _, context in context.noClientReason }, run: run)
    }

    /// A screen up or down is a week.
    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let total = review?.days.count ?? 0
        guard let row = motion.target(from: scroll.selected, count: total, times: count, page: 8) else { return false }
        scroll.select(row, count: total)
        reveal(&context)
        return true
    }

    /// Only complete days are used for the measured expenditure.
    private func toggleComplete(_ context: inout Context) {
        guard let day, let client = context.client?.id else { return }
        let isComplete = !day.isComplete
        let name = day.day.named
        context.write(isComplete ? "\(name) is complete. u: undo." : "\(name) is no longer complete. u: undo.") {
            diary in
            let known = try diary.diaryDays.get(of: client, on: day.day)
            var edited = known
            edited.isComplete = isComplete
            try diary.diaryDays.update(from: known, to: edited, of: client)
        }
    }
}

/// The days on screen as a file for the trainer.
enum ReviewExport {
    /// Asks for format and path.
    static func open(_ review: DiaryReview, of client: Client, _ context: inout Context) {
        let document = context.read { diary in try DiaryDocument(review, of: client, in: diary) }
        guard let document else { return }
        let choices = DiaryFormat.allCases.map { format in
            ExportChoice(title: format.title, fileExtension: format.fileExtension, help: help(format, document)) {
                _ in
                format.write(document)
            }
        }
        let (first, last) = (document.range.lowerBound, document.range.upperBound)
        let form = ExportForm.open(
            "Export \(first.short) to \(last.dated)",
            name: "\(client.name) diary \(first.iso) to \(last.iso)",
            choices: choices, asksSigns: false, context)
        if let form { context.present(form) }
    }

    private static func help(_ format: DiaryFormat, _ document: DiaryDocument) -> Phrase {
        switch format {
        case .markdown: "Days with totals, notes and every food with its time."
        case .days:
            "\(document.days.count, one: "day", other: "days"), with a header row. Energy in kcal, with decimals."
        case .foods:
            "\(document.foods.count, one: "food", other: "foods"), with a header row: time, meal, amount, nutrients."
        }
    }
}
