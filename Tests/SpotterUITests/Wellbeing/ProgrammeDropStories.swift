import DiaryStore
import FitnessModel
import Foundation
import Testing
import ViewKit

@testable import SpotterUI

@Suite("A week continues where it was interrupted")
struct ProgrammeDropStories {
    /// A page of a week, from 0.
    struct Place: Sendable, CustomTestStringConvertible {
        let week: Int
        let page: Int

        var testDescription: String { "week \(week), page \(page + 1)" }
        var current: WeekPage? { ProgrammePart(rawValue: week)?.pages[page] }

        static let all = ProgrammePart.weeks.flatMap { part in
            part.pages.indices.map { Place(week: part.rawValue, page: $0) }
        }
    }

    private let disk = DiskFolder()
    private var file: String { disk.file("diary.sqlite") }

    private func open(_ robot: inout Robot) {
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ] p Enter")
    }

    private func begun(_ week: Int) throws -> Robot {
        var robot = try Robot(file: file) { diary in
            try ProgrammeFixture.reach(week, ProgrammeFixture.begin(diary).programme, diary)
        }
        open(&robot)
        return robot
    }

    /// Starts another program on the same file without ending the first one, as after a kill.
    private func startedAgain() throws -> Robot {
        var robot = try Robot(isSetUp: false, file: file)
        open(&robot)
        return robot
    }

    private func answers(_ week: Int, _ robot: Robot) throws -> WeekAnswers {
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        let weeks = try #require(try robot.diary.programmes.list(of: anna.id).first)
        return try robot.diary.programmes.answers(week: week, of: weeks.id)
    }

    /// Answers the page on screen and goes to the next one.
    private func answer(_ place: Place, _ robot: inout Robot) {
        switch place.current?.answer {
        case .text?:
            if !robot.app.view.isTyping { robot.press("Enter") }
            robot.type("Words of page \(place.page + 1)")
        case .feasibility?:
            if !robot.app.view.isTyping { robot.press("Enter") }
            robot.press("7")
        case .minutes?: robot.press("Enter 8 Enter")
        case .shares?: robot.press("Enter")
        default: break
        }
        robot.press("PgDn")
    }

    @Test("On every page of every week: the page and its half-typed text are restored", arguments: Place.all)
    func dropped(_ place: Place) throws {
        let page = "page \(place.page + 1) of \(ProgrammePart(rawValue: place.week)?.pages.count ?? 0)"
        do {
            var robot = try begun(place.week)
            for page in 0..<place.page { answer(Place(week: place.week, page: page), &robot) }
            robot.expect("WEEK \(place.week) ·", page)
            switch place.current?.answer {
            case .text?:
                if !robot.app.view.isTyping { robot.press("Enter") }
                robot.type("half a sent")
            case .feasibility?:
                if !robot.app.view.isTyping { robot.press("Enter") }
                robot.press("9")
            case .times?: robot.press("Down Enter 6 : 4")
            case .minutes?: robot.press("Down Down Enter 1 : 3")
            case .shares?: robot.press("Enter")
            default: break
            }
        }
        var robot = try startedAgain()
        robot.expect("WEEK \(place.week) ·", page)
        switch place.current?.answer {
        case .text?: robot.expect("half a sent")
        case .feasibility?: robot.expect("[9]")
        case .times?:
            // The cursor is where it was: breakfast.
            robot.press("5 Enter")
            #expect(try answers(place.week, robot).times.breakfast == 405)
        case .minutes?:
            robot.press("0 Enter")
            #expect(try answers(place.week, robot).activities[2].minutes == 90)
        case .shares?: #expect(try answers(place.week, robot).chosen?.name == "Work")
        default: break
        }
        // And the earlier pages are complete.
        for before in 0..<place.page {
            let one = Place(week: place.week, page: before)
            guard case .text(let path)? = one.current?.answer else { continue }
            let text = try answers(place.week, robot)[keyPath: path]
            #expect(text == "Words of page \(before + 1)")
        }
    }

    @Test("The sentences of week 4 continue at the first open one")
    func sentences() throws {
        do {
            var robot = try begun(4)
            for page in 0..<2 { answer(Place(week: 4, page: page), &robot) }
            robot.press("Enter 5 Enter 6 Enter 3")
            robot.expect("question 3 of 10")
        }
        var robot = try startedAgain()
        robot.expect("page 3 of 3")
        robot.press("Enter")
        robot.expect("question 3 of 10")
        robot.press("PgUp")
        let row = robot.lines.first { $0.contains("▌") } ?? ""
        #expect(row.contains("6 mostly true"), "\(robot.screen)")
    }
}
