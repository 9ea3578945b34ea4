import Foundation
import Testing

/// `docs/spotter.1`, the manual and the README are written by hand; these tests find omissions.
@Suite("The manual page") struct ManualPageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The page as rendered, without the markup of bold text and hyphens.
    private static func page() throws -> String {
        try text("docs/spotter.1").replacing(/\\f[BIR]/, with: "").replacing("\\-", with: "-")
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("It lists every subcommand and option; manual and README list every subcommand")
    func subcommands() throws {
        let page = try Self.page()
        let help = try CommandRun("--help", home: Home()).output
        let (above, below) = try #require(help.components(separatedBy: "SUBCOMMANDS:").pair)
        let names = below.matches(of: /\n  ([a-z]+)\b/).map { String($0.1) }
        #expect(names.count >= 10)
        let (manual, readme) = (try Self.text("docs/manual.md"), try Self.text("README.md"))
        for name in names {
            #expect(page.contains("\n.B \(name)"), "the subcommand \(name)")
            #expect(manual.contains("\n| `spotter \(name)"), "the subcommand \(name) in the manual's table")
            #expect(readme.contains("`spotter \(name)"), "the subcommand \(name) in the README")
        }
        let options = Set(above.matches(of: /--[a-z-]+/).map { String($0.0) })
        for option in options { #expect(page.contains(option), "the option \(option)") }
    }

    @Test("It lists every exit code")
    func exitCodes() throws {
        let page = try Self.page()
        let help = try CommandRun("--help", home: Home()).output
        let above = help.components(separatedBy: "SUBCOMMANDS:")[0]
        let codes = above.matches(of: /\b([67][0-9]|1[0-9][0-9])\b/).map { $0.1 }
        #expect(codes.count >= 13)
        for code in codes { #expect(page.contains("\n.B \(code)\n"), "the exit code \(code)") }
    }

    @Test("It lists every variable of the program")
    func variables() throws {
        let page = try Self.page()
        let names = FileManager.default.enumerator(atPath: Self.root.path + "/Sources")?.compactMap { $0 as? String }
        var variables: Set<Substring> = []
        for name in try #require(names) where name.hasSuffix(".swift") {
            let text = try String(contentsOfFile: Self.root.path + "/Sources/" + name, encoding: .utf8)
            variables.formUnion(text.matches(of: /SPOTTER_[A-Z]+/).map(\.0))
        }
        #expect(variables.count >= 3)
        for variable in variables { #expect(page.contains(variable), "the variable \(variable)") }
    }
}

extension [String] {
    fileprivate var pair: (String, String)? { count == 2 ? (self[0], self[1]) : nil }
}
