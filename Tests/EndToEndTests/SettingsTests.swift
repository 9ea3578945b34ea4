import Foundation
import TestSupport
import Testing

/// Settings of the built program on a terminal: changed, applied, written to the file, and restored at the next start.
@Suite("Changing settings while the program runs") struct SettingsTests {
    @Test(
        "A setting applies at once, is added to the file without touching other lines, and survives a restart")
    func changed() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let file = try home.write(
            "config/spotter/config.toml", Data("# mine\nglyphs = \"auto\"  # old terminal\n".utf8))
        var session = try home.open()
        try Story(session).begin()
        session.type(",,")
        try session.wait(for: "Decimal sign")
        session.type("/signs")
        session.press(.enter)
        try session.wait(for: "Lines and marks")
        // The locale is UTF-8, so that `auto` draws lines.
        session.press(.enter)
        try session.wait("the list") { $0.shows("default") && $0.shows("│") }
        session.press(.down)
        session.press(.down)
        session.press(.enter)
        try session.wait(for: "Signs: ASCII.")
        try session.wait(for: "Gym 20 - Eva")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "# mine\nglyphs = \"ascii\"  # old terminal\n")
        try session.quit()

        // The file was edited while the program was closed; the start reads it.
        session = try home.open()
        try session.waitForStart()
        session.type(",,")
        try session.wait(for: "Decimal sign")
        session.type("/bell")
        session.press(.enter)
        session.press(.enter)
        try session.wait(for: "Bell after a rest: off.")
        try session.quit()
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.hasPrefix("# mine\nglyphs = \"ascii\"  # old terminal\n\n# "))
        #expect(text.hasSuffix("\nbell = false\n"))
    }

    @Test("A key pressed in the program is stored in keys.toml and works after a restart")
    func keys() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        var session = try home.open()
        try Story(session).begin()
        session.type(",,v")
        try session.wait(for: "Go to the dashboard")
        session.type("/choose the colours")
        session.press(.enter)
        session.press(.enter)
        try session.wait(for: "Press the new key")
        session.type("gx")
        session.press(.enter)
        try session.wait(for: "Choose the colours: g x.")
        try session.quit()
        let text = try String(contentsOfFile: home.path("config/spotter/keys.toml"), encoding: .utf8)
        #expect(text.hasSuffix("[keys.everywhere]\n# Choose the colours\ntheme = [\"g x\"]\n"))
        session = try home.open()
        try session.waitForStart()
        session.type("gx")
        try session.wait(for: "preview")
        try session.escape { !$0.shows("preview") }
        try session.quit()
    }
}
