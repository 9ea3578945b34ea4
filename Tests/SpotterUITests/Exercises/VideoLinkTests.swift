import DiaryStore
import FitnessModel
import Phrases
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Links to videos")
struct VideoLinkTests {
    @Test(
        "Web addresses are accepted, with https added if missing",
        arguments: [
            ("https://example.org/squat?t=3", "https://example.org/squat?t=3"),
            (" http://example.org ", "http://example.org"), ("youtu.be/abc", "https://youtu.be/abc"),
            ("HTTPS://Example.org/", "HTTPS://Example.org/"), ("example.org:8080/x", "https://example.org:8080/x"),
        ])
    func taken(_ text: String, _ link: String) { #expect(VideoLink.read(text) == .link(link)) }

    @Test(
        "Everything else is rejected",
        arguments: [
            "javascript:alert(1)", "file:///etc/passwd", "https://", "https://x", "-h", "--help", "ftp://example.org",
            "https://exa mple.org", "https://example.org/\u{1B}[2J", "https://example.org\nrm", "data:text/html,x",
            "https://example.org/" + String(repeating: "x", count: 3_000), "//", "mailto:a@example.org",
        ])
    func refused(_ text: String) {
        guard case .refused(let reason) = VideoLink.read(text) else {
            Issue.record("\(text.prefix(40)) is taken as \(VideoLink.read(text))")
            return
        }
        #expect(!reason.isEmpty)
    }

    private func robot(_ link: String) throws -> Robot {
        var robot = try Robot { diary in
            try diary.exercises.add(Exercise(id: .unsaved, name: "Squat", videoURL: link))
        }
        robot.press("3 ] ]")
        return robot
    }

    @Test("w opens the link; if that is not possible, it is shown")
    func open() throws {
        var robot = try robot("https://example.org/squat")
        robot.press("g v")
        #expect(robot.app.takeEffects() == [.open("https://example.org/squat")])
        robot.app.showLink("https://example.org/squat")
        robot.expect("The link", "https://example.org/squat", "copy it")
        robot.press("Esc Enter g v")
        #expect(robot.app.takeEffects() == [.open("https://example.org/squat")])
    }

    @Test("A malicious link from a file is not opened, with the reason")
    func hostile() throws {
        var robot = try robot("javascript:alert(1)")
        robot.press("g v")
        #expect(robot.app.takeEffects().isEmpty)
        robot.expect("The video link was not opened. Only web addresses are opened")
    }

    @Test("The form rejects it at the field")
    func form() throws {
        var robot = try robot("")
        robot.press("g v")
        robot.expect("the exercise has no video link")
        robot.press("e Up")
        robot.type("file:///etc/passwd")
        robot.press("C-s")
        robot.expect("Only web addresses are opened: https://")
        robot.press("C-u")
        robot.type("example.org/squat")
        robot.press("C-s")
        #expect(try robot.diary.exercises.named("Squat")?.videoURL == "https://example.org/squat")
    }
}
