import FitnessModel
import Phrases
import SpotterCore
import Testing

@Suite("Pages of the four-week programme")
struct WeekPageTests {
    private func times(up: Int, bed: Int, asleep: Int) -> DayTimes {
        var times = DayTimes()
        (times.up, times.bed, times.asleep) = (up, bed, asleep)
        return times
    }

    @Test("Up 06:40, bed 22:45, asleep 23:20 gives 7:20 of sleep and 35 minutes awake; asleep 00:30 gives 6:10 and 105")
    func sleep() {
        let first = times(up: 400, bed: 1_365, asleep: 1_400)
        #expect(first.minutesAsleep == 440 && first.minutesAwakeInBed == 35)
        let late = times(up: 400, bed: 1_365, asleep: 30)
        #expect(late.minutesAsleep == 370 && late.minutesAwakeInBed == 105)
    }

    @Test("More than 24 hours is pointed out and accepted; exactly 24 is not pointed out")
    func hours() throws {
        let page = try #require(
            ProgrammePart.hours.pages.first { $0 == .minutes })
        var answers = WeekAnswers(week: 3)
        answers.times = times(up: 420, bed: 1_380, asleep: 1_380)
        answers.activities[0].minutes = 16 * 60
        #expect(page.hint(answers) == nil && answers.shares.beyond == 0)
        answers.activities[1].minutes = 5
        #expect(page.hint(answers) == .longDay(minutes: 1_445, beyond: 5) && page.refusal(answers) == nil)
        #expect(page.hint(answers)?.wording.text.contains("24:05") == true)
        #expect(answers.shares.shares.map(\.percent) == [67, 33] + [0] + Array(repeating: 0, count: 8))
    }

    @Test("Without time for an activity, neither the hours nor the line that should change lead on")
    func noMinutes() throws {
        var answers = WeekAnswers(week: 3)
        #expect(WeekPage.minutes.refusal(answers) == .noMinutes && WeekPage.line.refusal(answers) == .noMinutes)
        answers.activities[3].minutes = 30
        #expect(WeekPage.minutes.refusal(answers) == nil && WeekPage.line.refusal(answers) == .noLine)
    }

    @Test("Shares are sorted by size, with sleep and unassigned time")
    func shares() {
        var answers = WeekAnswers(week: 3)
        answers.times = times(up: 400, bed: 1_365, asleep: 1_400)
        answers.activities[0].minutes = 480
        answers.add("Garden", minutes: 60)
        let first = answers.shares.shares.prefix(4)
        #expect(
            first.map(\.activity?.name) == ["Work", nil, nil, "Garden"] && first.map(\.part)[1...2] == [.rest, .asleep])
        #expect(first.map(\.percent) == [33, 32, 31, 4])
        #expect(answers.activities.last?.isOwn == true && answers.activities.count == 11)
    }

    @Test("A skipped meal gets a hint and is accepted; getting up, going to bed and falling asleep are required")
    func meals() throws {
        let page = try #require(ProgrammePart.hours.pages.first)
        var answers = WeekAnswers(week: 3)
        #expect(page.refusal(answers) == nil && page.hint(answers) == nil)
        answers.times.lunch = nil
        #expect(page.hint(answers) == .skipped([.lunch]) && page.refusal(answers) == nil)
        answers.times.bed = nil
        #expect(page.refusal(answers) == .missing([.bed]))
        #expect(page.refusal(answers)?.wording.text.contains("to bed") == true)
    }

    @Test("Feasibility 5 does not continue, 6 does", arguments: [ProgrammePart.goal, .hours])
    func feasibility(part: ProgrammePart) throws {
        let page = try #require(part.pages.first { $0 == .feasibility })
        var answers = WeekAnswers(week: part.rawValue)
        #expect(page.refusal(answers) != nil)
        for value in WeekGoal.feasibilities {
            answers.goal.feasibility = value
            #expect((page.refusal(answers) == nil) == (value >= 6), "\(value)")
        }
    }

    @Test("Six pages, nine, ten and three; weeks 1 and 3 share the goal pages, and blank texts do not continue")
    func pages() throws {
        #expect(ProgrammePart.allCases.map(\.pages.count) == [6, 9, 10, 3, 0])
        // Their numbers are stored: the order stays.
        #expect(ProgrammePart.goal.pages == [.target, .seenBy, .feasibility, .reason, .due, .short])
        #expect(
            ProgrammePart.hours.pages
                == [.times, .minutes, .balance, .line, .targetOfLine, .seenBy, .feasibility, .reason, .due, .short])
        var answers = WeekAnswers(week: 1)
        answers.goal.target = " \n"
        #expect(try #require(ProgrammePart.goal.pages.first).refusal(answers) != nil)
        answers.goal.target = "Sleep"
        #expect(try #require(ProgrammePart.goal.pages.first).refusal(answers) == nil)
        #expect(ProgrammePart.lettingGo.pages.prefix { $0.isIntroduction }.count == 2)
    }

    @Test("Only one line can be chosen")
    func chosen() {
        var answers = WeekAnswers(week: 3)
        answers.choose(answers.activities[2])
        answers.choose(answers.activities[4])
        #expect(answers.chosen?.name == "Meals" && answers.activities.count { $0.isChosen } == 1)
    }
}
