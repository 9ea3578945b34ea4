/// A contact for a crisis, or for problems with the program.
public struct HelpContact: Identified, Hashable {
    /// When one calls.
    public enum Category: String, CaseIterable, Sendable {
        /// In an emergency, for everybody.
        case now
        /// Somebody near, such as a practice or a friend of the house.
        case near
        /// When the program or the gym does not work.
        case technical
    }

    /// A way to reach somebody.
    public struct Way: Hashable, Sendable {
        /// As it is read and copied: "116 123".
        public let text: String
        /// The link that opens it: "tel:116123".
        public let link: String
    }

    /// Names the record.
    public var id: Identifier<HelpContact>
    /// When one calls.
    public var category: Category
    /// The name.
    public var name: String
    /// The service and its hours.
    public var note = ""
    /// Their number, as it is written.
    public var phone = ""
    /// The e-mail address.
    public var email = ""
    /// The web page.
    public var web = ""
    /// The region: "EU", "Austria".
    public var country = ""
    /// Comes with Spotter, and cannot be changed.
    public var isShipped = false

    /// Creates a custom contact.
    public init(id: Identifier<HelpContact> = .unsaved, category: Category = .near, name: String) {
        self.id = id
        (self.category, self.name) = (category, name)
    }

    /// The ways to reach it, telephone first; invalid numbers and addresses are left out, and never given to another
    /// program.
    public var ways: [Way] {
        [
            Self.telephone(phone).map { Way(text: phone, link: $0) },
            Self.letter(email).map { Way(text: email, link: $0) },
            Self.page(web).map { Way(text: web, link: $0) },
        ].compactMap(\.self)
    }

    private static func telephone(_ text: String) -> String? {
        let known = text.unicodeScalars.allSatisfy { "0123456789+*#()/-. \u{A0}".unicodeScalars.contains($0) }
        let digits = text.filter { $0.isASCII && $0.isNumber }
        guard known, (2...20).contains(digits.count) else { return nil }
        let dialled = text.filter { $0.isASCII && ($0.isNumber || "*#".contains($0)) }
        let plus = text.drop { " (".contains($0) }.hasPrefix("+") ? "+" : ""
        return "tel:\(plus)\(dialled.replacing("#", with: "%23"))"
    }

    private static func letter(_ text: String) -> String? {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@.-_+".contains($0)) }
        guard parts.count == 2, isPlain, !parts[0].isEmpty, parts[1].contains("."), text.count <= 254 else {
            return nil
        }
        return "mailto:\(text)"
    }

    private static func page(_ text: String) -> String? {
        let link = text.contains("://") ? text : "https://\(text)"
        guard link.hasPrefix("https://") || link.hasPrefix("http://"), link.utf8.count <= 2_000 else { return nil }
        let rest = link.drop { $0 != ":" }.dropFirst(3)
        let isPlain = rest.unicodeScalars.allSatisfy {
            $0.value > 0x20 && $0.value < 0x7F && !"\"<>\\^`{|}".unicodeScalars.contains($0)
        }
        let host = rest.prefix { !"/?#".contains($0) }
        guard isPlain, host.contains("."), !host.hasPrefix("."), !host.contains("@") else { return nil }
        return link
    }
}
