import DiaryStore
package import FitnessModel
package import Phrases
import SpotterCore
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
                help: "The last day on which its sessions can be used; empty: no limit."),
            .text("price", "Price", \.price, help: "What it cost, such as 450 EUR; optional."),
            .note("note", "Note", \.note, help: "Voucher, paid in two parts ..."),
        ]
    }

    package static func new(for client: Identifier<Client>, _ context: Context) -> Form {
        let blank = SessionPackage(id: .unsaved, client: client, bought: context.today, sessions: 0)
        return Form(
            "New session pack", editing: blank, fields(isNew: true), draftKey: "package of \(client.rawValue)",
            check: expiry, confirmations: { package, _ in confirmations(about: package.sessions, in: "sessions") }
        ) { package, context in
            .done(
                context.save("Added \(package.sessions, one: "session", other: "sessions").") { diary in
                    _ = try diary.packages.add(package, of: client)
                })
        }
        .restoringDraft(context)
    }

    /// A pack must not expire before it was bought.
    private static let expiry: @Sendable (SessionPackage, Context) -> (field: String, message: Phrase)? = {
        package, _ in
        guard let expires = package.expires, expires < package.bought else { return nil }
        return ("expires", "It would expire before it was bought, on \(package.bought.iso).")
    }

    /// More sessions than are usually bought at once.
    static func confirmations(about sessions: Int, in field: String) -> [Form.Confirmation] {
        sessions > 100
            ? [
                Form.Confirmation(
                    field: field, about: sessions,
                    "\(sessions, one: "session is", other: "sessions are") many for one session pack.")
            ] : []
    }

    package static func edit(_ package: SessionPackage, _ context: Context) -> Form {
        Form(
            "Session pack", editing: package, fields(isNew: false), draftKey: "package \(package.id.rawValue)",
            check: expiry
        ) {
            changed, context in
            .done(context.save { diary in try diary.packages.update(from: package, to: changed) })
        }
        .restoringDraft(context)
    }
}

/// Texts about session packs.
package enum PackageWording {
    /// "10 sessions · 6 used · 4 left · bought 2 Jan · until 31 Mar · 450 EUR · voucher"; of what expired unused "4
    /// lost".
    package static func line(_ status: PackageLedger.Status, today: Day) -> Phrase {
        let package = status.package
        let rest: Phrase =
            status.isExpired ? status.lost > 0 ? "\(status.lost) lost" : "" : "\(status.left) left"
        let validity: Phrase? = package.expires.map { day in
            let date = RelativeDay.date(day, today: today)
            return status.isExpired ? "expired \(date)" : "until \(date)"
        }
        let parts: [Phrase] = [
            "\(package.sessions, one: "session", other: "sessions")", "\(status.used) used", rest,
            "bought \(RelativeDay.date(package.bought, today: today))", validity ?? "", "\(package.price)",
            "\(package.note)",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

/// The number of sessions left, as text.
package enum SessionsLeftText {
    /// "7 left", "! 1 left", "! 2 owed"; the mark appears if few are left.
    package static func short(_ left: Int, areFew: Bool) -> Phrase {
        marked(left < 0 ? "\(-left) owed" : "\(left) left", areFew)
    }

    /// "7 sessions left", "! 1 session left", "! 2 sessions owed".
    package static func long(_ left: Int, areFew: Bool) -> Phrase { marked(text(left), areFew) }

    /// The same without a mark.
    package static func text(_ left: Int) -> Phrase {
        left < 0
            ? "\(-left, one: "session", other: "sessions") owed" : "\(left, one: "session", other: "sessions") left"
    }

    private static func marked(_ text: Phrase, _ areFew: Bool) -> Phrase { areFew ? "! \(text)" : text }
}
