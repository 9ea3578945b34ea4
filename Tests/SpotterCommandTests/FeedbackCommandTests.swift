import DiaryStore
import Foundation
import Testing

@Suite("spotter feedback and spotter wellbeing sheet")
struct FeedbackCommandTests {
    private let home: Home

    init() throws {
        home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        try diary.clients.add(named: "Anna Malá")
        try diary.feedbacks.add("Too loud & too bright,\nelse fine?")
        try diary.close()
    }

    @Test("New feedback is printed exactly and sent once; without a desktop the mail link is printed")
    func feedback() throws {
        let printed = try CommandRun("feedback", home: home)
        #expect(
            printed.status == 0 && printed.output.contains("Too loud & too bright,\nelse fine?\n"), "\(printed.errors)")
        #expect(try CommandRun("feedback", "--mail", "nobody", home: home).status == 64)
        let link = try CommandRun("feedback", "--mail", "us@example.org", home: home).output
        #expect(link.hasPrefix("mailto:us@example.org?subject=Spotter&body="))
        #expect(link.contains("Too%20loud%20%26%20too%20bright%2C%0Aelse%20fine%3F"))
        let again = try CommandRun("feedback", home: home)
        #expect(again.status == 0 && again.output.isEmpty && again.errors.contains("There is no new feedback."))
        #expect(try CommandRun("feedback", "--all", home: home).output.contains("Too loud"))
    }

    @Test("A blank week has seven days with four boxes each")
    func sheet() throws {
        let run = try CommandRun("wellbeing", "sheet", "Anna", "--from", "2026-03-16", home: home)
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count { $0.contains("[ ] 1 wound up   [ ] 2 worn out   [ ] 3 at ease   [ ] 4 carefree") } == 7)
        #expect(lines.first?.hasPrefix("Anna Malá, ") == true && lines.allSatisfy { $0.count <= 80 })
        #expect(try CommandRun("wellbeing", "sheet", "Anna", "--from", "soon", home: home).status == 64)
    }
}
