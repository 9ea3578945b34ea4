import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// `spotter feedback`.
struct FeedbackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "feedback", abstract: "Print the feedback about the program, or send it by e-mail.",
        discussion: "Feedback that was sent is only printed with --all. Nothing is ever sent without --mail.")

    @Option(help: .phrase("Open an e-mail to this address with the unsent feedback.", value: "address"))
    var mail: String?

    @Flag(help: .phrase("Include feedback that was sent."))
    var all = false

    @Flag(exclusivity: .exclusive)
    var form: TableOptions.Form?

    @OptionGroup var database: DatabaseOptions

    func validate() throws {
        guard mail == nil || form == nil else {
            throw ValidationError.phrase("--mail cannot be combined with --csv, --json or --plain.")
        }
        guard mail.map({ Self.link(to: $0, []) != nil }) ?? true else {
            throw ValidationError.phrase("\(mail ?? "") is not an address, such as somebody@example.org.")
        }
    }

    func run() throws {
        try reporting {
            try database.withDiary(creating: false) { diary in
                let feedbacks = try diary.feedbacks.list(waiting: !all)
                if let form, form != .plain {
                    let table = ProgressTable(
                        "Feedback", ["day", "text"],
                        feedbacks.map { [.text(Day($0.writtenAt, in: .current).iso), .text($0.text)] })
                    return try Output.table(table, as: form, heading: "")
                }
                guard let mail else {
                    if feedbacks.isEmpty {
                        return Output.complain(all ? "There is no feedback." : "There is no new feedback.")
                    }
                    for feedback in feedbacks { Output.text(Self.page(feedback)) }
                    return
                }
                guard !feedbacks.isEmpty, let link = Self.link(to: mail, feedbacks) else {
                    return Output.complain("There is no new feedback.")
                }
                // Without a desktop the link is printed, so that the user can open it elsewhere.
                if LinkLauncher.open(link) { Output.say("The e-mail is open.") } else { Output.say(verbatim: link) }
                // Feedback is marked as sent only after the output succeeded.
                try Output.finish()
                try diary.feedbacks.markSent(feedbacks)
            }
        }
    }

    /// The day of the feedback and its text as typed.
    private static func page(_ feedback: Feedback) -> String {
        "\(Day(feedback.writtenAt, in: .current).iso)\n\(feedback.text)\n\n"
    }

    private static func link(to address: String, _ feedbacks: [Feedback]) -> String? {
        var contact = HelpContact(name: "")
        contact.email = address
        guard let letter = contact.ways.first?.link else { return nil }
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        let body = feedbacks.map(page).joined().addingPercentEncoding(withAllowedCharacters: plain) ?? ""
        return "\(letter)?subject=Spotter&body=\(body)"
    }
}

/// `spotter wellbeing sheet CLIENT`.
struct WellbeingSheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "sheet", abstract: "Print a blank week for check-ins on paper.")

    @Argument(help: .phrase("The client's name, as for `spotter stats`."), completion: .clients)
    var client: String

    @Option(help: .phrase("The first day, such as 2026-03-16 (default: today).", value: "day"))
    var from: String?

    @OptionGroup var database: DatabaseOptions

    func validate() throws {
        guard from == nil || first != nil else {
            throw ValidationError.phrase("\(from ?? "") is not a day: write 2026-03-16.")
        }
    }

    func run() throws {
        try reporting {
            try database.withDiary(creating: false) { diary in
                let found = try ClientName(client).client(in: diary)
                guard let first else { return }
                Output.text(WellbeingSheet.text(of: found.name, from: first))
            }
        }
    }

    private var first: Day? {
        let today = Day(Date(), in: .current)
        return from.map { Day.read($0, today: today) } ?? today
    }
}
