import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openReviewDay: Self = "review.open"
    static let reviewBefore: Self = "review.before"
    static let reviewAfter: Self = "review.after"
    static let reviewNow: Self = "review.now"
    static let reviewWeek: Self = "review.week"
    static let reviewMonth: Self = "review.month"
    static let completeReviewDay: Self = "review.complete"
    static let exportReview: Self = "review.export"
}

extension ReviewView {
    private static func needsClient(_ state: AppState) -> String? {
        state.context.client == nil ? "no client is chosen: c chooses one" : nil
    }

    static let commands: [Command] = [
        Command(
            .openReviewDay, "Open the day", hint: "open", in: .review, keys: ["Enter"], unless: needsClient),
        Command(
            .reviewBefore, "Show the week or month before", hint: "before", in: .review, keys: ["Left", "h"],
            unless: needsClient),
        Command(
            .reviewAfter, "Show the week or month after", hint: "after", in: .review, keys: ["Right", "l"],
            unless: needsClient),
        Command(
            .reviewNow, "Show the current week or month", hint: "now", in: .review, keys: ["."], unless: needsClient),
        Command(.reviewWeek, "Show a week", hint: "week", in: .review, keys: ["w"], unless: needsClient),
        Command(.reviewMonth, "Show a month", hint: "month", in: .review, keys: ["m"], unless: needsClient),
        Command(
            .exportReview, "Export these days: each food with its time, what each day came to", hint: "export",
            in: .review, keys: ["x"], unless: needsClient),
        Command(
            .completeReviewDay, "Say that everything eaten on the day is written, or that it is not", hint: "complete",
            in: .review, keys: ["C"], unless: needsClient),
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        guard let review, let client = context.client else { return false }
        let total = review.days.count
        switch command {
        case .openReviewDay:
            if let day { context.route = .day(day.day) }
        case .reviewBefore: step(by: -count, &context)
        case .reviewAfter: step(by: count, &context)
        case .reviewNow: showNow(&context)
        case .reviewWeek: show(.week, &context)
        case .reviewMonth: show(.month, &context)
        case .exportReview: ReviewExport.open(review, of: client, &context)
        case .completeReviewDay: complete(&context)
        case .up: scroll.move(by: -count, count: total)
        case .down: scroll.move(by: count, count: total)
        case .pageUp: scroll.move(by: -7, count: total)
        case .pageDown: scroll.move(by: 7, count: total)
        case .first: scroll.home()
        case .last: scroll.end(count: total)
        default: return false
        }
        reload(&context)
        return true
    }

    /// Only complete days count for the adaptive expenditure.
    private mutating func complete(_ context: inout Context) {
        guard let day, let client = context.client?.id else { return }
        let isComplete = !day.isComplete
        let name = "\(day.day.weekday.short) \(day.day.short)"
        context.write(isComplete ? "\(name) is complete." : "\(name) is not complete.") { diary throws(StoreError) in
            var said = try diary.diaryDay(of: client, on: day.day)
            said.isComplete = isComplete
            try diary.setDiaryDay(said, of: client)
        }
    }
}
