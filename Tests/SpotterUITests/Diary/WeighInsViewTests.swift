import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("The list of weigh-ins")
struct WeighInsViewTests {
    /// Jan and Anna; Jan is the current client, with these weights in grams on days before today.
    private func robot(_ weights: [(offset: Int, grams: Int)] = []) throws -> Robot {
        var robot = try Robot { diary in
            let jan = try diary.clients.add(named: "Jan Novák")
            let anna = try diary.clients.add(named: "Anna Malá")
            for (offset, grams) in weights {
                try diary.weighIns.add(
                    WeighIn(day: Robot.today.adding(days: offset), weight: Mass(grams: grams)), of: jan)
            }
            try diary.weighIns.add(WeighIn(day: Robot.today, weight: Mass(61.5, .kg)), of: anna)
        }
        robot.app.context.choose(try #require(try robot.diary.clients.named("Jan Novák").first?.id))
        robot.press("4 g w")
        return robot
    }

    private func weights(_ robot: Robot) throws -> [Int] {
        try robot.diary.weighIns.list(of: #require(robot.app.context.client?.id)).map(\.weight.grams)
    }

    @Test("The newest comes first, each with its change, and Esc and q return to the day")
    func listed() throws {
        var robot = try robot([(-20, 82_000), (-7, 81_000), (0, 81_400)])
        robot.expect("Day › Weigh-ins", "1 of 3")
        let lines = robot.lines.filter { $0.contains(" kg") }
        try #require(lines.count == 3)
        #expect(lines[0].contains("2026-03-12") && lines[0].contains("81.4 kg") && lines[0].contains("+0.4 kg"))
        #expect(lines[1].contains("2026-03-05") && lines[1].contains("-1 kg"))
        #expect(lines[2].contains("2026-02-20") && !lines[2].contains("-1 kg"))
        robot.press("Esc")
        robot.expect("BALANCE")
        robot.press("g w q")
        robot.expect("BALANCE")
        #expect(!robot.app.isFinished)
    }

    @Test("From 110 columns the course is next to the list, with the selected day")
    func course() throws {
        var robot = try robot([(-20, 82_000), (-7, 81_000), (0, 81_400)])
        robot.expectNo("┤")
        robot.resize(columns: 110, rows: 30)
        robot.expect("┤", "Weight (kg)", "12 Mar 2026: 81.4 kg")
        robot.press("j")
        robot.expect("5 Mar 2026: 81 kg")
    }

    @Test("A weigh-in is corrected, deleted and restored")
    func corrected() throws {
        var robot = try robot([(-7, 81_000), (0, 184_000)])
        robot.press("Enter")
        robot.expect("Weigh-in of Jan Novák", "184 kg")
        robot.press("C-u")
        robot.type("81.4")
        robot.press("C-s")
        robot.expect("81.4 kg on 12 Mar.", "+0.4 kg")
        #expect(try weights(robot) == [81_400, 81_000])
        robot.press("Down d")
        robot.expect("Deleted the weigh-in of 5 Mar. u: undo.")
        #expect(try weights(robot) == [81_400])
        robot.press("u")
        #expect(try weights(robot) == [81_400, 81_000])
        robot.expect("2026-03-05")
    }

    @Test("An added weigh-in is selected, wherever its day puts it")
    func added() throws {
        var robot = try robot([(-7, 81_000), (0, 81_400)])
        robot.press("a")
        robot.expect("Weigh-in: Jan Novák", "Last: 81.4 kg")
        robot.type("82")
        robot.press("Tab Tab C-u")
        robot.type("-14d")
        robot.press("C-s")
        #expect(try weights(robot) == [81_400, 81_000, 82_000])
        robot.expect("3 of 3")
        robot.press("e")
        robot.expect("Weigh-in of Jan Novák", "82 kg")
    }

    @Test("A weight far from the one before is questioned once, added and corrected, and confirmed with Enter")
    func unlikelyWeight() throws {
        var robot = try robot([(-115, 92_000)])
        robot.press("a")
        robot.type("29")
        robot.press("C-s")
        robot.expect("29 kg, 63 kg less than on 17 Nov 2025. Enter again keeps it.")
        #expect(try weights(robot) == [92_000])
        robot.press("C-u")
        robot.type("91")
        robot.press("C-s")
        #expect(try weights(robot) == [91_000, 92_000])
        robot.press("e C-u")
        robot.type("192")
        robot.press("C-s")
        robot.expect("192 kg, 100 kg more than on 17 Nov 2025. Enter again keeps it.")
        robot.press("Enter")
        #expect(try weights(robot) == [192_000, 92_000])
        robot.press("e C-s")
        #expect(robot.app.context.navigation.overlays.isEmpty)
    }

    @Test("The first weight is compared with the profile's")
    func first() throws {
        var robot = try robot()
        let jan = try #require(try robot.diary.clients.named("Jan Novák").first)
        var stated = jan
        stated.weight = Mass(92, .kg)
        try robot.diary.clients.update(from: jan, to: stated)
        robot.app.context.choose(jan.id)
        robot.press("4 g w a")
        robot.type("29")
        robot.press("C-s")
        robot.expect("29 kg, 63 kg less than in the profile. Enter again keeps it.")
        #expect(try weights(robot).isEmpty)
        robot.press("Enter")
        #expect(try weights(robot) == [29_000])
    }

    @Test("A change by another window is not overwritten")
    func changedMeanwhile() throws {
        var robot = try robot([(0, 81_400)])
        robot.press("e C-u")
        robot.type("81")
        let jan = try #require(robot.app.context.client?.id)
        let old = try #require(try robot.diary.weighIns.list(of: jan).first)
        var other = old
        other.weight = Mass(80, .kg)
        try robot.diary.weighIns.update(from: old, to: other)
        robot.press("C-s")
        #expect(try weights(robot) == [80_000])
        robot.expect("Weigh-in of Jan Novák", "The weigh-in of 2026-03-12")
    }

    @Test("Another client's weigh-ins are shown as soon as that client is chosen")
    func anotherClient() throws {
        var robot = try robot([(-7, 81_000), (0, 81_400)])
        robot.press("Down c")
        robot.type("Anna")
        robot.press("Enter")
        robot.expect("61.5 kg", "1 of 1")
        robot.expectNo("81.4 kg")
    }

    @Test("An empty list names the key that adds a weigh-in, and that key works")
    func empty() throws {
        var robot = try robot()
        robot.expect("No weigh-ins yet. a adds the first one.")
        robot.press("e d")
        robot.expect("no weigh-in chosen")
        robot.press("a")
        robot.type("80")
        robot.press("C-s")
        robot.expect("80 kg on 12 Mar.", "1 of 1")
    }

    @Test("Thousands of weigh-ins are read in pages, including the difference at the end of one")
    func many() throws {
        var robot = try robot((0..<60).map { (-$0, 80_000 + 100 * $0) })
        let rows = robot.lines.filter { $0.contains("-0.1 kg") }
        #expect(rows.count == robot.lines.filter { $0.contains("2026-") }.count)
        robot.press("G")
        robot.expect("60 of 60", "85.9 kg")
    }
}
