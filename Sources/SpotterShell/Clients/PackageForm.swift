import DiaryStore
package import FitnessModel
import ViewKit

/// Sessions that a client has bought in advance, as a form.
package enum PackageForm {
    private static func fields(isNew: Bool) -> [Field<SessionPackage>] {
        [
            .value(
                "sessions", "Sessions", \.sessions, .whole(1...1_000), missing: "How many sessions were bought?",
                isBlank: isNew, help: "How many were bought, such as 10."),
            .value("bought", "Bought", \.bought, .day, help: "Sessions from this day on count against it."),
            .optional(
                "expires", "Valid until", \.expires, .day,
                help: "The last day on which its sessions can be taken; empty: always."),
            .text("price", "Price", \.price, help: "What it cost, such as 450 EUR; optional."),
            .note("note", "Note", \.note, help: "Voucher, paid in two parts ..."),
        ]
    }

    package static func new(for client: Identifier<Client>, _ context: Context) -> Form {
        let blank = SessionPackage(id: .unsaved, client: client, bought: context.today, sessions: 0)
        return Form(
            "New package", editing: blank, fields(isNew: true), draftKey: "package of \(client.rawValue)",
            check: expiry, doubts: { package, _ in doubts(about: package.sessions, in: "sessions") }
        ) { package, context in
            .done(
                context.save("Added \(package.sessions) sessions.") { diary in
                    _ = try diary.packages.add(package, of: client)
                })
        }
        .restoringDraft(context)
    }

    /// Nothing can be taken from a package that was over before it was bought.
    private static let expiry: @Sendable (SessionPackage, Context) -> (field: String, words: String)? = { package, _ in
        guard let expires = package.expires, expires < package.bought else { return nil }
        return ("expires", "It would be over before it was bought, on \(package.bought.iso).")
    }

    /// More sessions than anybody buys at once.
    static func doubts(about sessions: Int, in field: String) -> [Form.Doubt] {
        sessions > 100
            ? [Form.Doubt(field: field, about: sessions, "\(sessions) sessions are many for one package.")] : []
    }

    package static func edit(_ package: SessionPackage, _ context: Context) -> Form {
        Form(
            "Package", editing: package, fields(isNew: false), draftKey: "package \(package.id.rawValue)", check: expiry
        ) {
            changed, context in
            .done(context.save { diary in try diary.packages.update(from: package, to: changed) })
        }
        .restoringDraft(context)
    }
}

/// Texts about packages.
package enum PackageWording {
    /// "10 sessions · 6 used · 4 left · bought 2 Jan · until 31 Mar · 450 EUR · voucher"; of what expired unused "4
    /// lost".
    package static func line(_ standing: PackageLedger.Standing, today: Day) -> String {
        let package = standing.package
        let rest = standing.isExpired ? standing.lost > 0 ? "\(standing.lost) lost" : "" : "\(standing.left) left"
        let validity = package.expires.map { day in
            (standing.isExpired ? "expired " : "until ") + RelativeDay.date(day, today: today)
        }
        let bought = "bought \(RelativeDay.date(package.bought, today: today))"
        let parts = [
            Count.text(package.sessions, "session"), "\(standing.used) used", rest, bought,
            validity ?? "", package.price, package.note,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

/// The number of sessions left, as text.
package enum SessionsLeftText {
    /// "7 left", "! 1 left", "! 2 over"; the mark appears if few are left.
    package static func short(_ left: Int, areFew: Bool) -> String {
        marked(left < 0 ? "\(-left) over" : "\(left) left", areFew)
    }

    /// "7 sessions left", "! 1 session left", "! 2 sessions over".
    package static func long(_ left: Int, areFew: Bool) -> String { marked(words(left), areFew) }

    /// The same without a mark.
    package static func words(_ left: Int) -> String {
        let count = Count.text(abs(left), "session")
        return left < 0 ? "\(count) over" : "\(count) left"
    }

    private static func marked(_ words: String, _ areFew: Bool) -> String { areFew ? "! \(words)" : words }
}
