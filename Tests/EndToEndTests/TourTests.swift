import Foundation
import TestSupport
import Testing

@Suite("spotter tour") struct TourTests {
    @Test("It opens on sample clients, exits with 0 and leaves nothing in the home folder")
    func tour() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let session = try home.open("tour")
        try session.wait(for: "TOUR 1 of 12")
        try session.wait(for: "DEMO")
        session.type("2")
        try session.wait(for: "TOUR 2 of 12")
        session.type("T")
        try session.wait(for: "Colours")
        session.press(.down)
        session.press(.enter)
        try session.wait(for: "the tour saves nothing")
        session.press(.enter)
        try session.wait(for: "TOUR 3 of 12")
        session.type("s")
        try session.wait(for: "TOUR 4 of 12")
        session.control("q")
        #expect(try session.waitForExit() == .exited(0))
        session.expectRestored()
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder.path) == [])
    }
}
