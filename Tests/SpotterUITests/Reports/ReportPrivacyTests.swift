import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import SpotterCore

@Suite("Private data in a client's report")
struct ReportPrivacyTests {
    private let fixture: ReportDiary

    init() throws { fixture = try ReportDiary() }

    /// The report in all formats, as one text.
    private func texts(health: Bool = false, notes: Bool = false) throws -> String {
        let report = try fixture.report(health: health, notes: notes)
        return ReportFormat.allCases.map { $0.write(report) }.joined(separator: "\n")
    }

    @Test("The health note, heart rate and blood pressure are included only on request")
    func health() throws {
        let included = ["left knee taped", "Resting heart rate"]
        let (without, with) = (try texts(notes: true), try texts(health: true))
        for text in included { #expect(!without.contains(text) && with.contains(text), "\(text)") }
    }

    @Test("Notes of sessions, measurements and the plan are included only on request")
    func notes() throws {
        try fixture.diary.diaryDays.update(
            to: DiaryDay(day: Robot.today, note: "ate at a wedding"), of: fixture.jan.id)
        let included = ["slept badly", "measured in the morning", "phase note", "ate at a wedding"]
        let (without, with) = (try texts(health: true), try texts(notes: true))
        for text in included { #expect(!without.contains(text) && with.contains(text), "\(text)") }
    }

    @Test("Words among the loads of a cell are never included")
    func cells() throws {
        #expect(try !texts(health: true, notes: true).contains(ReportDiary.inCell))
    }

    @Test("Nothing of another client is included")
    func others() throws {
        var random = SeededGenerator(seed: 7)
        let diary = try Diary.inMemory()
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        var marks: [Identifier<Client>: [String]] = [:]
        for number in 0..<12 {
            // A word that occurs only in this client's texts, in all of them.
            let mark = "Q\(number)x\(UInt32.random(in: 0 ... .max, using: &random))Z"
            var client = Client(id: .unsaved, name: "Name\(mark)")
            (client.goal, client.health) = ("Goal\(mark)", "Health\(mark)")
            let id = try diary.clients.add(client)
            let phase = try diary.phases.add(
                Phase(id: .unsaved, client: id, name: "Phase\(mark)", start: Robot.today.adding(days: -30)))
            let row = try diary.phaseRows.add(
                to: phase, prescription: Prescription(reps: "5", sets: "3", micro: "Cue\(mark)"))
            _ = try diary.phaseRows.setNewExercise(named: "Exercise\(mark)", row: row)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let day = Robot.today.adding(days: -Int.random(in: 0...60, using: &random))
                let session = try diary.sessions.start(phase, day: day, mode: .handsFree)
                let load = Int.random(in: 40...140, using: &random)
                try diary.cells.write("\(load)x5*3", at: .planned(row, session))
                try diary.sessions.finish(session, note: "Note\(mark)", effort: nil)
                try diary.weighIns.add(WeighIn(day: day, weight: Mass(load + 20, .kg)), of: id)
            }
            try diary.mesocycles.add(
                Mesocycle(id: .unsaved, client: id, name: "Cycle\(mark)", start: Robot.today), phases: [phase], days: 40
            )
            marks[id] = [mark]
        }
        for (id, own) in marks {
            let report = try ClientReport(
                diary, client: try diary.clients.get(id), period: .weeks(12),
                options: ClientReport.Options(health: true, notes: true), today: Robot.today, zone: .gmt)
            let text = ReportFormat.allCases.map { $0.write(report) }.joined(separator: "\n")
            for mark in own { #expect(text.contains("Name\(mark)") && text.contains("Exercise\(mark)")) }
            for (other, marks) in marks where other != id {
                for mark in marks { #expect(!text.contains(mark), "seed 7: \(mark) stands in the report of \(own)") }
            }
        }
    }

    /// Text with a meaning in HTML, in Markdown or on a terminal.
    private static let hostile =
        "<script>alert('x')</script>&\"]]>--><img src=http://x.y onerror=z>\u{1B}[31m\u{9B}2J\u{0}\u{202E}\u{FFFE}|*_`#"

    @Test("Hostile names and notes are shown, never as markup or on a terminal")
    func hostileTexts() throws {
        let diary = try Diary.inMemory()
        try diary.gym.setUp(gym: Self.hostile, trainer: Self.hostile)
        var client = Client(id: .unsaved, name: Self.hostile + "\nsecond line")
        (client.health, client.goal) = (Self.hostile + "\n\n" + Self.hostile, Self.hostile)
        client = try diary.clients.get(diary.clients.add(client))
        var phase = Phase(id: .unsaved, client: client.id, name: Self.hostile, start: Robot.today)
        (phase.goal, phase.notes, phase.lastDay) = (Self.hostile, Self.hostile, Robot.today.adding(days: 9))
        let id = try diary.phases.add(phase)
        let row = try diary.phaseRows.add(
            to: id,
            prescription: Prescription(label: "<b>", tempo: "&", reps: "\"", sets: "3", rest: "'", micro: "\u{7}"))
        _ = try diary.phaseRows.setNewExercise(named: Self.hostile, row: row)
        for week in 0..<3 {
            let day = Robot.today.adding(days: 7 * week - 21)
            let session = try diary.sessions.start(id, day: day, mode: .handsFree)
            try diary.cells.write("\(80 + week)x5*3", at: .planned(row, session))
            try diary.sessions.finish(session, note: Self.hostile, effort: nil)
            try diary.weighIns.add(WeighIn(day: day, weight: Mass(80, .kg)), of: client.id)
        }
        let own = try #require(OwnMeasure("<i>&\" (<kg>)"))
        for day in [Robot.today.adding(days: -9), Robot.today] {
            try diary.measurements.add(BodyMeasurement(day: day, own: [own: "5"]), of: client.id)
        }
        let report = try ClientReport(
            diary, client: client, period: .weeks(12), options: ClientReport.Options(health: true, notes: true),
            today: Robot.today, zone: .gmt)
        let page = ReportFormat.html.write(report)
        let read = WellFormed(page)
        #expect(read.fault == nil)
        #expect(!read.elements.contains("script") && !read.elements.contains("img") && !read.elements.contains("i"))
        #expect(read.text.contains("<script>alert('x')</script>&\"") && read.text.contains("␛[31m"))
        #expect(!read.attributes.contains { $0.contains("http") })
        for text in ReportFormat.allCases.map({ $0.write(report) }) {
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !TextWidth.isControl($0) })
        }
        let markdown = ReportFormat.markdown.write(report)
        #expect(!markdown.contains("<script") && !markdown.contains("<img"))
    }

    @Test("The page is well-formed, loads and runs nothing, and describes each drawing")
    func page() throws {
        let page = ReportFormat.html.write(try fixture.report(health: true, notes: true))
        let read = WellFormed(page)
        #expect(read.fault == nil)
        #expect(
            Set(read.elements).isDisjoint(with: ["script", "link", "img", "iframe", "object", "a", "image", "use"]))
        #expect(
            !page.contains("http:") && !page.contains("https:") && !page.contains("url(") && !page.contains("@import"))
        let drawings = read.elements.count { $0 == "svg" }
        #expect(drawings == 6)
        #expect(read.elements.count { $0 == "desc" } == drawings)
        #expect(read.elements.count { $0 == "title" } == drawings + 1)
        #expect(page.contains("charset=\"utf-8\"") && page.contains("@page"))
    }
}
