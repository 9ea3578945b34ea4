import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing
import ViewKit

@testable import PeopleUI
@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Palette and help")
struct PaletteTests {
    /// The sample diary, with a client whose name matches no command.
    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        try Robot(columns: columns, rows: rows) { diary in
            try SampleDiary.fill(diary)
            try diary.clients.add(named: "Ana Kovač")
        }
    }

    /// The row of the first line of a palette: after tabs, frame, input line and a blank.
    private static let first = 5

    @Test(
        "Common words for a command find it first",
        arguments: [
            ("backup", "Make a backup now"), ("settings", "Settings and keys"), ("preferences", "Settings and keys"),
            ("macro", "Set targets for protein"), ("protein", "Set targets for protein"),
            ("bin", "Open the bin"), ("trash", "Open the bin"), ("restore", "Open the bin"), ("ana", "Ana Kovač"),
            ("kov", "Ana Kovač"),
            ("cl new", "New client"), ("ctrl-f", "Find a client"), ("Ctrl-F", "Find a client"),
            ("theme", "Choose the colours"), ("gym rename", "Rename the gym"), ("tutor", "Take the tour"),
            ("calendar", "Go to Calendar"), ("wellbeing", "Go to Wellbeing"), ("food library", "Go to Library"),
            ("superset", "Relabel the rows"), ("circuit", "Relabel the rows"), ("skip", "Go to the set"),
        ])
    func first(typed: String, title: String) throws {
        var robot = try robot()
        robot.press(":")
        robot.type(typed)
        #expect(robot.line(Self.first).contains(title), "\(robot.screen)")
    }

    @Test("Everything that can be set is found by the word settings, the settings first")
    func settings() throws {
        var robot = try robot()
        robot.press(":")
        robot.type("preferences")
        #expect(robot.line(Self.first).contains("Settings and keys"))
        robot.expect("Rename the gym or the trainer", "Choose the formula of the e1RM")
    }

    @Test("Letters across words find a command, the initials first")
    func loose() throws {
        var robot = try robot()
        robot.press(":")
        robot.type("tutorzz")
        robot.expect("No command with that name or key.", "none")
        robot.press("C-u")
        robot.type("nwcl")
        robot.expect("New client")
        robot.press("C-u")
        robot.type("nfet")
        #expect(robot.line(Self.first).contains("New food eaten today"), "\(robot.screen)")
    }

    @Test("A text longer than any name takes no more letters")
    func long() throws {
        var robot = try robot()
        robot.press(":")
        robot.type(String(repeating: "ž", count: 2_000))
        let palette = try #require(robot.app.context.navigation.overlays.last as? Palette)
        #expect(palette.typed.text.count == 500)
    }

    @Test("Enter on a client opens the profile; one letter lists commands alone")
    func client() throws {
        var robot = try robot()
        robot.press(":")
        robot.type("a")
        // The first row names the current client.
        #expect(!robot.lines.dropFirst().contains { $0.contains("Ana Kovač") })
        robot.type("na")
        #expect(robot.lines.dropFirst().contains { $0.contains("Ana Kovač") && $0.contains("client") })
        robot.press("Enter")
        #expect(robot.app.navigator.shown(ProfileView.self) != nil)
        #expect(robot.line(0).contains("Ana Kovač"))
    }

    @Test("Available commands come before unavailable ones")
    func here() throws {
        var robot = try robot()
        robot.press("2 :")
        robot.type("delete the")
        #expect(robot.line(Self.first).contains("Delete the client"), "\(robot.screen)")
    }

    @Test("Going to a view comes before commands that start with the word in other views")
    func viewsFirst() throws {
        for (word, line) in [("cal", "Go to Calendar"), ("day", "Go to Day")] {
            var robot = try robot()
            robot.press(":")
            robot.type(word)
            #expect(robot.line(Self.first).contains(line), "\(robot.screen)")
        }
    }

    @Test("The selected line is shown in full at the bottom, with its position in the list")
    func foot() throws {
        var robot = try robot(columns: 60, rows: 16)
        robot.press(":")
        robot.type("export these days")
        robot.expect(
            "Export these days: foods with their time, totals of", "each day (goes to: Review)", "1 of 1 · 100 %")
    }

    @Test("The box takes two thirds of a wide window")
    func wide() throws {
        var robot = try robot(columns: 200, rows: 60)
        robot.press(":")
        robot.type("export these days")
        #expect(robot.line(Self.first).contains("totals of each day  "))
        #expect(robot.line(Self.first).contains("(goes to: Review)"))
    }

    @Test("Each tab has an entry with the keys that show it now")
    func tabs() throws {
        var robot = try robot()
        for tab in robot.app.navigator.namedTabs {
            let title = tab.title.whole.text
            let line = try #require(robot.app.palette.lines.first { $0.title.text == "Go to \(title)" })
            robot.press(line.keys.joined(separator: " "))
            let tabs = robot.app.navigator.tabs
            #expect(tabs.titles[tabs.active].whole.text == title, "\(line.keys)")
        }
        let keys = robot.app.palette.lines.first { $0.title.text == "Go to Library" }?.keys
        #expect(keys == ["4 ["])
    }

    @Test("Enter on a tab shows its first view; going back leads to where the palette was opened")
    func tab() throws {
        var robot = try robot()
        robot.press("2 :")
        robot.type("wellbeing")
        robot.press("Enter")
        robot.expect("[Wellbeing]")
        robot.press("Esc")
        #expect(robot.app.navigator.shown(ClientsView.self) != nil)
    }

    @Test("Enter on a command of another view goes there and runs it")
    func elsewhere() throws {
        var robot = try robot()
        robot.press("2 :")
        robot.type("open the calendar")
        robot.expect("(goes to: Dashboard)")
        robot.press("Enter")
        #expect(robot.app.navigator.shown(CalendarView.self) != nil, "\(robot.screen)")
    }

    @Test("Commands of the profile and the sheet go to those of the current client")
    func ofClient() throws {
        var robot = try robot()
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter 4")
        robot.app.run("profile.edit")
        #expect(robot.app.navigator.shown(ProfileView.self) != nil, "\(robot.screen)")
        robot.press("Esc 4")
        robot.app.run("sheet.maximise")
        #expect(robot.app.sheet?.grid.name == "P6 In season", "\(robot.screen)")
    }

    @Test(
        "A run is started and the terminal handed over from any view of a client",
        arguments: ["2 Enter", "3", "4 ]", "5"])
    func everywhere(way: String) throws {
        var robot = try robot()
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter \(way) n u")
        robot.expect("New run of Jan Stencel", "Free run")
        robot.press("Esc , h")
        robot.expect("Jan Stencel")
        #expect(!robot.app.context.navigation.overlays.isEmpty || robot.app.context.handOver != nil)
    }

    @Test("The key of the tab on screen shows its list; / finds in the profile, too")
    func tabKey() throws {
        var robot = try robot()
        robot.press("2 Enter")
        #expect(robot.app.navigator.shown(ProfileView.self) != nil)
        robot.press("/")
        robot.expect("Find")
        robot.press("Esc 2")
        #expect(robot.app.navigator.shown(ClientsView.self) != nil)
        robot.press("Enter 1 2")
        #expect(robot.app.navigator.shown(ProfileView.self) != nil, "another tab's key keeps it as it was left")
    }

    @Test("Help names counts")
    func counts() throws {
        var robot = try robot()
        robot.press("?")
        robot.type("repeat")
        robot.expect("Repeat the next command: 0, then how often", "0 3 j")
    }

    @Test("A command of a view that needs a choice first names that view")
    func unreachable() throws {
        var robot = try robot()
        robot.app.run("page.edit")
        #expect(robot.message.contains("not in this view (An article)"))
    }

    @Test("A list over the view is as wide as its lines, up to two thirds of a wide window")
    func width() {
        func body(_ width: Int) -> Rect { Rect(column: 0, row: 2, width: width, height: 20) }
        #expect([60, 80, 120, 200].map { body($0).popupWidth(least: 78) } == [58, 78, 80, 133])
        #expect([40, 90, 300].map { body(200).popupWidth(least: 72, longest: $0) } == [72, 90, 133])
    }

    @Test("Synonyms belong to commands, and add words that no title has")
    func synonyms() throws {
        for (id, words) in CommandTable.synonyms {
            let command = try #require(CommandTable.command(id), "\(id.rawValue)")
            for word in words.split(separator: " ") {
                let fit = WordMatch(String(word)).fit(command.title.text)
                #expect(fit.map { $0 >= .initials } ?? true, "\(id.rawValue): \(word)")
            }
        }
    }

    @Test(
        "Help lists each key once, and only keys that run the command here",
        arguments: [
            "1", "2", "2 Enter", "3", "3 Enter", "3 Enter b", "3 Enter s", "3 Enter m", "3 Enter *", "4", "4 ] ] ] ]",
            "5",
        ])
    func help(way: String) throws {
        var robot = try robot()
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter \(way)")
        let keys = robot.app.help.lines.flatMap(\.keys)
        #expect(Set(keys).count == keys.count, "\(keys.filter { key in keys.count { $0 == key } > 1 })")
        robot.press("?")
        robot.expect("Help: ", "1 of ")
    }

    @Test("On the Board + is the Board's; digits are not tabs while a set can be typed")
    func shadowed() throws {
        let robot = try Robot.onBoard()
        let titles = robot.app.help.lines.filter { $0.keys.contains("+") }.map(\.title)
        #expect(titles == ["Show whole cells, then this side alone, then both again"])
        var live = try Robot.onSheet()
        live.press("s")
        #expect(live.app.help.lines.first { $0.title == "Go to the clients" }?.keys == ["F2", "Alt-2"])
    }

    @Test("A backup reports its path, or that there is no location for it")
    func backup() throws {
        let diary = try Diary.inMemory()
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let place = URL(fileURLWithPath: "/tmp/copies/manual.sqlite")
        let services = Services(diary: diary, settings: .plain, makeBackup: { _ throws(StoreError) in place })
        var app = AppState(services: services, size: Size(columns: 80, rows: 24))
        app.run("diary.backup")
        #expect(app.context.window.job?.title == "Writing a backup")
        app.handle(.wake)
        #expect(app.context.message?.text == "Saved the backup to /tmp/copies/manual.sqlite.")
        var robot = try robot()
        robot.app.run("diary.backup")
        #expect(robot.message.contains("there is no folder for backups here"))
    }
}
