import FitnessModel
import Testing

@Suite("Articles and contacts")
struct ReadingTests {
    @Test("Headings nest by their signs, ten levels and more, and text belongs to the heading above it")
    func parsing() {
        let text = (1...12).map { "\(String(repeating: "#", count: $0)) key\($0) Title \($0)\n\nText \($0)\n" }.joined()
        let pages = ReadingTree.shipped("lost\n" + text + "# last Last\n#nothing\n#\n")
        #expect(pages.map(\.title) == (1...12).map { "Title \($0)" } + ["Last"])
        #expect(pages[11].parent == .shipped("key11") && pages[11].text.hasPrefix("Text 12"))
        #expect(pages[12].parent == nil && pages[12].text == "#nothing\n#")
        let lines = ReadingTree.lines(shipped: pages, own: [])
        #expect(lines.map(\.depth) == Array(0...11) + [0] && lines.map(\.title) == pages.map(\.title))
    }

    @Test("Custom pages follow Spotter's, below any of them; those without a parent are at the top")
    func tree() {
        let shipped = ReadingTree.shipped("# a A\n## b B\n# c C\n")
        func own(_ id: Int64, below parent: ReadingNode.ID?) -> ReadingPage {
            ReadingPage(id: Identifier(rawValue: id), below: parent, title: "own \(id)")
        }
        let pages = [
            own(1, below: .shipped("a")), own(2, below: .own(Identifier(rawValue: 1))), own(3, below: nil),
            own(4, below: .shipped("gone")), own(5, below: .own(Identifier(rawValue: 99))),
        ]
        let lines = ReadingTree.lines(shipped: shipped, own: pages)
        #expect(lines.map(\.title) == ["A", "B", "own 1", "own 2", "C", "own 3", "own 4", "own 5"])
        #expect(lines.map(\.depth) == [0, 1, 1, 2, 0, 0, 0, 0])
    }

    @Test("Search matches words of titles and texts, ignoring case and accents; titles come first")
    func search() {
        let nodes = ReadingTree.shipped("# a Schlaf\nRuhe\n# b Ruhig\n# c Café\nschlafen und ruhen\n")
        func found(_ typed: String) -> [String] { ReadingTree.matching(typed, in: nodes).map(\.title) }
        #expect(found("ruh") == ["Ruhig", "Schlaf", "Café"] && found("RUHEN Schlaf") == ["Café"])
        #expect(found("cafe") == ["Café"] && found("  ").count == 3 && found("nichts").isEmpty)
    }

    @Test(
        "Only telephone numbers become links",
        arguments: [
            ("116 123", "tel:116123"), ("+43 (1) 717-19", "tel:+43171719"), ("*100#", "tel:*100%23"), ("1", nil),
            ("javascript:1", nil), ("112;rm -rf", nil), ("", nil),
        ])
    func telephone(_ text: String, _ link: String?) {
        var contact = HelpContact(name: "x")
        contact.phone = text
        #expect(contact.ways.map(\.link) == [link].compactMap(\.self))
    }

    @Test("E-mail and web addresses become links; the phone comes first")
    func ways() {
        var contact = HelpContact(name: "x")
        for bad in ["nobody", "a@b", "a@b.c?cc=d@e.f", "a b@c.d", "@x.y", "a@b@c.d"] {
            contact.email = bad
            #expect(contact.ways.isEmpty, "\(bad)")
        }
        contact.email = ""
        for bad in [
            "file:///etc/passwd", "javascript:alert(1)", "https://", "https://user@evil.example", "http://a b.c",
        ] {
            contact.web = bad
            #expect(contact.ways.isEmpty, "\(bad)")
        }
        (contact.web, contact.email, contact.phone) = ("example.org/help?a=1", "help@example.org", "112")
        #expect(contact.ways.map(\.link) == ["tel:112", "mailto:help@example.org", "https://example.org/help?a=1"])
        #expect(contact.ways.map(\.text) == ["112", "help@example.org", "example.org/help?a=1"])
    }
}
