import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("Choosing the e1RM formula")
struct FormulaTests {
    private func palette(_ robot: inout Robot) {
        robot.press(":")
        robot.type("formula e1rm")
        robot.press("Enter")
    }

    @Test("Each formula shows its author, year, equation and result for the same set")
    func shown() throws {
        var robot = try Robot()
        palette(&robot)
        robot.expect("Epley 1985 (in use)", "Brzycki 1993", "Lombardi 1989", "Mayhew 1992", "O'Conner 1989")
        robot.expect(
            "Wathan 1994", "Lander 1985", "116.7 kg", "112.5 kg", "117.5 kg", "119.0 kg", "113.7 kg",
            "(48.8 + 53.8 e^-0.075r)")
        robot.expect("w (1 + r / 30)", "36 w / (37 - r)")
    }

    @Test("The chosen one applies at once to the whole diary, and Esc keeps the old one")
    func chosen() throws {
        var robot = try Robot()
        palette(&robot)
        robot.press("Down Esc")
        #expect(robot.app.context.shared.formula == .epley)
        palette(&robot)
        robot.type("wath")
        robot.press("Enter")
        robot.expect("The e1RM now uses Wathan.")
        #expect(robot.app.context.shared.formula == .wathan)
        #expect(try robot.diary.figures.strengthFormula() == .wathan)
        palette(&robot)
        robot.expect("Wathan 1994 (in use)")
    }
}
