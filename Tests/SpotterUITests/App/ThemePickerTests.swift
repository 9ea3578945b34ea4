import SpotterCore
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("Choosing the colours") struct ThemePickerTests {
    @Test("T shows the number of the theme, and keeps it in view in a small window")
    func position() throws {
        var robot = try Robot(columns: 60, rows: 16)
        robot.useShippedThemes()
        let entries = [ThemeLibrary.automatic] + ShippedThemes.library.entries
        let names = entries.map(\.name)
        robot.press("T")
        let place = try #require(names.firstIndex(of: robot.app.context.window.themeName))
        robot.expect("Colours · \(place + 1) of \(names.count)")
        for index in place + 1..<names.count {
            robot.press("Down")
            #expect(robot.app.context.window.themeName == names[index])
            robot.expect("Colours · \(index + 1) of \(names.count)", "▌ \(entries[index].title)")
        }
        robot.press("Esc")
        #expect(names[place] == "auto" && robot.app.context.window.themeName == "auto")
        robot.press("T")
        robot.expect("▌ \(entries[place].title)")
    }

    @Test("The welcome offers the colours, and they can be chosen there")
    func welcome() throws {
        var robot = try Robot(isSetUp: false)
        robot.expect("Welcome to Spotter", "T colours")
        robot.press("T")
        robot.expect("Colours · 1 of ", "As the terminal")
        robot.press("Esc")
        robot.expect("Welcome to Spotter")
    }
}
