import DiaryStore
import FitnessModel
import Phrases
import TerminalKit
import TestSupport
import Testing

@testable import SpotterCore

@Suite("A client's report")
struct ClientReportTests {
    private let fixture: ReportDiary

    init() throws { fixture = try ReportDiary() }

    @Test("Each format looks as recorded", arguments: ReportFormat.allCases)
    func recorded(format: ReportFormat) throws {
        let text = format.write(try fixture.report(health: true, notes: true))
        if let complaint = try Snapshot("report-\(format.rawValue)").complaint(about: text) {
            Issue.record("\(complaint)")
        }
    }

    @Test("Values include only the period")
    func figures() throws {
        let report = try fixture.report(.days((Day(iso: "2026-01-01") ?? .earliest)...Robot.today))
        // Sessions on Tuesdays from 23 December on: ten of twelve are in the period.
        #expect(report.training.sessions == 10)
        #expect(report.training.sets == 60 && report.training.reps == 300)
        let sets = try fixture.diary.figures.workFigures(of: fixture.jan.id, days: report.days)
        #expect(abs(report.training.volume - sets.reduce(0) { $0 + $1.volume.value(in: .kg) }) < 1e-6)
        #expect(report.training.streak.current == 12)
        let weight = try #require(report.body.first { $0.quantity == .weight })
        #expect(weight.first.day >= report.days.lowerBound && weight.newest.day <= Robot.today)
        #expect(report.records.allSatisfy { report.days.contains($0.record.day) })
        for chart in report.charts where chart.kind == .course {
            #expect(chart.series.flatMap(\.points).allSatisfy { report.days.contains($0.day) })
        }
    }

    @Test("A weight on the first day is in the period, one before it is not")
    func edges() throws {
        let day = Robot.today.adding(days: -10)
        let report = try fixture.report(.days(day...Robot.today))
        let weight = try #require(report.body.first { $0.quantity == .weight })
        #expect(weight.first.day == day && weight.newest.day == Robot.today)
        #expect(abs(try #require(weight.change) - (weight.newest.value - weight.first.value)) < 1e-9)
        let alone = try fixture.report(.days(Robot.today...Robot.today))
        #expect(alone.body.first { $0.quantity == .weight }?.change == nil)
        #expect(ReportFormat.plain.write(alone).contains("–"))
    }

    @Test("All starts with the first record: a session, a weight or a measurement")
    func all() throws {
        #expect(try fixture.report(.all).days.lowerBound == Day(iso: "2025-12-22"))
        try fixture.diary.weighIns.add(
            WeighIn(day: Robot.today.adding(days: -400), weight: Mass(90, .kg)), of: fixture.jan.id)
        let report = try fixture.report(.all)
        #expect(report.days.contains(Robot.today.adding(days: -400)))
        #expect(report.body.first?.first.value == 90)
    }

    @Test("A goal shows its progress and the day when it is reached at this rate")
    func goals() throws {
        let report = try fixture.report()
        let course = try fixture.diary.measurements.course(of: fixture.jan.id)
        let goal = try #require(report.goals.first { $0.goal.quantity == .weight })
        #expect(goal.pace == BodyPace(course.points(of: .weight), today: Robot.today))
        let day = try #require(goal.pace?.day(reaching: 79))
        for format in ReportFormat.allCases { #expect(format.write(report).contains(day.dated.text), "\(format)") }
    }

    @Test("The plan has its rows with the last loads, without warm-ups and words in the cells")
    func plan() throws {
        let plan = try #require(try fixture.report().plan)
        #expect(plan.rows.map(\.exercise) == ["Back squat", "Bench press"])
        #expect(plan.rows[0].last == "3 sets of 130 kg x 5" && plan.rows[0].lastDay == Day(iso: "2026-03-10"))
        #expect(plan.sessionsDone == 12 && plan.sessionCount == 16)
    }

    @Test("Appointments are the future ones, and without any there is no such section")
    func dates() throws {
        let jan = fixture.jan
        #expect(try fixture.report().dates.map(\.what.text) == ["P6 In season ends"])
        let id = try fixture.diary.phases.add(named: "P7 Peak", client: jan.id)
        try fixture.diary.mesocycles.add(
            Mesocycle(id: .unsaved, client: jan.id, name: "Season", start: Robot.today.adding(days: 5)), phases: [id],
            days: 20)
        let lines = try fixture.report().dates
        #expect(lines.contains { $0.what.text == "P7 Peak begins" && $0.day == Robot.today.adding(days: 5) })
        #expect(lines.contains { $0.what.text == "Season ends" && $0.day == Robot.today.adding(days: 24) })
        #expect(lines.map(\.day) == lines.map(\.day).sorted())
        let bare = try fixture.diary.clients.get(fixture.diary.clients.add(named: "Nina"))
        #expect(try !ReportFormat.html.write(fixture.report(of: bare)).contains("Next dates"))
    }

    @Test("A client without records gets a page that says so", arguments: ReportFormat.allCases)
    func empty(format: ReportFormat) throws {
        let bare = try fixture.diary.clients.get(fixture.diary.clients.add(named: "Nina"))
        for period in [ProgressPeriod.weeks(4), .all] {
            let text = format.write(try fixture.report(period, health: true, notes: true, of: bare))
            #expect(text.contains("No training was logged in this period."))
            #expect(text.contains("Nothing was weighed or measured in this period."))
            for absent in ["Goals", "Charts", "Records", "Next dates", "Plan", "Health", "Notes", "nan", "inf"] {
                #expect(!text.replacing("style-src 'unsafe-inline'", with: "").contains(absent), "\(absent)")
            }
            if format == .html { #expect(WellFormed(text).fault == nil) }
        }
    }

    @Test("Numbers follow the settings")
    func numbers() throws {
        let report = try fixture.report()
        let comma = NumberFormat(decimal: .comma, grouping: .point).asCurrent { ReportFormat.html.write(report) }
        let weight = try #require(report.body.first { $0.quantity == .weight }).newest.value
        let shown = NumberFormat.fixed(weight, decimals: 1)
        #expect(ReportFormat.html.write(report).contains(">\(shown)</td>"))
        #expect(comma.contains(">\(shown.replacing(".", with: ","))</td>"))
    }

    @Test("A client in pounds has pounds everywhere")
    func pounds() throws {
        var jan = fixture.jan
        jan.unit = .lb
        try fixture.diary.clients.update(from: fixture.jan, to: jan)
        let text = ReportFormat.plain.write(try fixture.report(of: try fixture.diary.clients.get(jan.id)))
        #expect(text.contains("Weight (lb)") && text.contains("Volume per week (lb)") && text.contains("174.2 lb"))
    }

    @Test("Plain text stays within 80 columns, whatever the names are")
    func columns() throws {
        let long = String(repeating: "日本", count: 60)
        let row = try #require(try fixture.diary.exercises.named("Back squat"))
        var renamed = row
        renamed.name = long
        try fixture.diary.exercises.update(from: row, to: renamed)
        for text in [ReportFormat.plain.write(try fixture.report(health: true, notes: true))] {
            for line in text.split(separator: "\n") { #expect(TextWidth.of(String(line)) <= 80, "\(line)") }
        }
    }
}
