import DiaryStore
import FitnessModel
import Foundation
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("Forms: dates, confirmations, errors, selection and the editor")
struct FormTests {
    private func focus(_ robot: Robot) -> Int? {
        (robot.app.context.navigation.overlays.last as? SpotterShell.Form)?.focus
    }

    private func jan(_ robot: Robot) throws -> Client { try #require(try robot.diary.clients.named("Jan").first) }

    // MARK: Dates

    @Test("A date is read back below its field, and one with slashes in the order of the settings")
    func readBack() throws {
        var robot = try Robot()
        robot.press("n c")
        robot.type("Jan")
        robot.press("Tab")
        robot.type("12/3/88")
        robot.expect("Sat 12 Mar 1988")
        robot.use(config: "dates = \"month-first\"")
        robot.expect("Sat 3 Dec 1988")
        robot.use(config: "")
        robot.press("C-s")
        #expect(try jan(robot).birthDay == Day(year: 1988, month: 3, day: 12))
    }

    @Test("PgUp and PgDn step the day, month or year under the cursor; typed text becomes ISO, an empty one today")
    func steps() throws {
        var robot = try Robot()
        robot.press("n c Tab")
        robot.type("12.3.1988")
        robot.press("PgUp")
        robot.expect("1988-03-13", "Sun 13 Mar 1988")
        robot.press("Left Left Left PgUp")
        robot.expect("1988-04-13")
        robot.press("Home PgDn PgDn")
        robot.expect("1986-04-13")
        robot.press("C-k")
        robot.press("PgUp")
        robot.expect("2026-03-12")
        robot.press("PgDn")
        robot.expect("2026-03-11")
    }

    @Test("PgUp and PgDn step a time and a length by a quarter of an hour")
    func quarters() throws {
        var robot = try Robot()
        func text(_ id: String) -> String? {
            (robot.app.context.navigation.overlays.last as? SpotterShell.Form)?.text(id)
        }
        robot.press("n a Tab")
        #expect(text("time") == "10:00")
        #expect(robot.footer.contains("PgUp PgDn step"))
        robot.press("PgUp")
        #expect(text("time") == "10:15")
        robot.press("PgDn PgDn Tab PgUp")
        #expect(text("time") == "09:45")
        #expect(text("length") == ActivityDuration.text(75 * 60))
        for _ in 0..<9 { robot.press("PgDn") }
        #expect(text("length") == ActivityDuration.text(15 * 60))
    }

    @Test("A past session without a typed year is never in the future")
    func pastDay() throws {
        var robot = try Robot { try $0.clients.add(named: "Jan") }
        robot.press("c Enter n s")
        robot.type("1 aug")
        robot.expect("Fri 1 Aug 2025")
        robot.press("Enter")
        #expect(try robot.diary.sessions.live().map(\.session.day.iso) == ["2025-08-01"])
    }

    // MARK: Confirmations

    @Test("An unlikely value is questioned once: Enter again keeps it, another text is questioned again")
    func confirmations() throws {
        var robot = try Robot { try $0.clients.add(named: "Jan") }
        robot.press("c Enter n s")
        robot.type("2006-01-01")
        robot.press("Enter")
        robot.expect("2006-01-01 is 20 years ago. Enter again keeps it.")
        #expect(robot.footer.contains("keeps it"))
        #expect(try robot.diary.sessions.live().isEmpty)
        robot.press("Backspace")
        robot.type("2")
        robot.press("Enter")
        robot.expect("2006-01-02 is 20 years ago.")
        #expect(try robot.diary.sessions.live().isEmpty)
        robot.press("Enter")
        #expect(try robot.diary.sessions.live().map(\.session.day.iso) == ["2006-01-02"])
    }

    @Test("A past session is not in the future")
    func future() throws {
        var robot = try Robot { try $0.clients.add(named: "Jan") }
        robot.press("c Enter n s")
        robot.type("tomorrow")
        robot.press("Enter")
        robot.expect("2026-03-13 is in the future. n a makes an appointment.")
        robot.press("Enter")
        #expect(try robot.diary.sessions.live().isEmpty)
    }

    @Test("Ctrl-G takes the suggestion instead")
    func offer() throws {
        var robot = try Robot()
        let field = FormField("weight", "Weight", value: "29", isRequired: true)
        robot.app.context.present(
            SpotterShell.Form("Weigh-in", fields: [field]) { form, _ in
                let text = form.text("weight")
                guard text != "29" else {
                    return .confirm(field: "weight", about: text, "29 kg is 63 kg less than on 17 Nov.", instead: "92")
                }
                return .saved { context in context.message = .plain("Took \(text).") }
            })
        robot.press("Enter")
        robot.expect("29 kg is 63 kg less than on 17 Nov. Enter again keeps it, Ctrl-G makes", "it 92.")
        robot.press("C-g")
        robot.expectNo("63 kg less")
        robot.press("Enter")
        #expect(robot.message == "Took 92.")
    }

    @Test("A duplicate client name is questioned: Enter adds a second client, Ctrl-G opens the existing one")
    func namesake() throws {
        var robot = try Robot { diary in
            var jan = Client(id: .unsaved, name: "Jan")
            jan.birthDay = Day(year: 1988, month: 3, day: 12)
            try diary.clients.add(jan)
        }
        robot.press("n c")
        robot.type("jan")
        robot.press("C-s")
        robot.expect(
            "There is already a client Jan, born 1988.", "Enter again adds a second", "one, Ctrl-G opens that one.")
        robot.press("C-g")
        robot.expect("PLANS")
        #expect(try robot.diary.clients.count() == 1)
        robot.press("n c C-s Enter")
        #expect(try robot.diary.clients.count() == 2)
    }

    @Test("Six hundred sessions and a birth in another century are questioned")
    func unlikely() throws {
        var robot = try Robot()
        robot.press("n c")
        robot.type("Jan")
        robot.press("Tab")
        robot.type("12.3.1888")
        robot.press("C-s")
        robot.expect("Not a date")
        robot.press("C-u")
        robot.type("12.3.1918")
        robot.press("S-Tab S-Tab")
        robot.type("612")
        robot.press("C-s")
        robot.expect("Born on 12 Mar 1918 means an age of 108.")
        robot.press("Enter")
        robot.expect("612 sessions are many for one session pack.")
        #expect(try robot.diary.clients.count() == 0)
        robot.press("Enter")
        #expect(try robot.diary.clients.count() == 1)
    }

    // MARK: Errors

    @Test("A wrong text stops the cursor once and stays marked; an empty one does not stop it")
    func held() throws {
        var robot = try Robot()
        robot.press("n c Tab")
        #expect(focus(robot) == 1)
        robot.expect("Name is needed.")
        robot.type("soon")
        robot.press("Tab")
        #expect(focus(robot) == 1)
        robot.expect("Not a date: write 12.3.1988, 12/3/1988 or 1988-03-12.", "! soon")
        robot.press("Tab")
        #expect(focus(robot) == 2)
        robot.expect("! soon")
        robot.expectNo("Not a date")
        robot.press("S-Tab C-u")
        robot.type("1.1.2030")
        robot.press("Tab")
        #expect(focus(robot) == 1)
        robot.expect("A birth date must be in the past; this is 2030-01-01.")
        robot.press("C-u")
        robot.type("1.1.2000")
        robot.press("Tab")
        #expect(focus(robot) == 2)
        robot.expectNo("! 1.1.2000")
    }

    @Test("An e-mail address without @ is questioned once, and kept with Enter")
    func email() throws {
        var robot = try Robot { try $0.clients.add(named: "Jan") }
        robot.press("2 e")
        for _ in 0..<9 { robot.press("Tab") }
        robot.type("jan.example.com")
        robot.press("C-s")
        robot.expect("An e-mail address has an @")
        #expect(try jan(robot).email == "")
        robot.press("Enter")
        #expect(try jan(robot).email == "jan.example.com")
        robot.press("e C-s")
        robot.expectNo("An e-mail address has an @")
    }

    // MARK: Selection

    @Test("A field entered by key is replaced by typing and edited with Backspace; typing appends to a note")
    func selected() throws {
        var robot = try Robot { diary in
            var jan = Client(id: .unsaved, name: "Jan")
            jan.height = Length(millimetres: 1_820)
            jan.health = "left knee"
            try diary.clients.add(jan)
        }
        robot.press("2 e Tab Tab Tab")
        robot.type("190")
        for _ in 0..<5 { robot.press("Tab") }
        robot.type(", taped")
        robot.press("C-s")
        #expect(try jan(robot).height == Length(millimetres: 1_900))
        #expect(try jan(robot).health == "left knee, taped")
        robot.press("e Tab Tab Tab Backspace")
        robot.type("5")
        robot.press("C-s")
        #expect(try jan(robot).height == Length(millimetres: 1_950))
        robot.press("e Tab Tab Tab")
        robot.type("7")
        robot.press("Backspace C-y C-s")
        #expect(robot.app.context.navigation.overlays.isEmpty)
        #expect(try jan(robot).height == Length(millimetres: 1_950))
    }

    @Test("Tab completes a path by its folders, and moves on when it is that of a file")
    func path() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let photos = folder.appendingPathComponent("photos")
        try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: photos.appendingPathComponent("portrait.jpg"))
        var robot = try Robot { try $0.clients.add(named: "Jan") }
        robot.press("2 e")
        for _ in 0..<12 { robot.press("Tab") }
        robot.type(folder.path + "/ph")
        robot.press("Tab")
        #expect(focus(robot) == 12)
        robot.type("po")
        robot.press("Tab")
        #expect(focus(robot) == 0)
        robot.press("C-s")
        #expect(try jan(robot).photoPath == photos.path + "/portrait.jpg")
    }

    @Test("The path of a picture that is not there is questioned once, and marked where it is shown")
    func missingPicture() throws {
        var robot = try Robot { try $0.clients.add(named: "Jan") }
        robot.press("2 e")
        for _ in 0..<12 { robot.press("Tab") }
        robot.type("/nowhere/jan.jpg")
        robot.press("C-s")
        robot.expect("There is no file /nowhere/jan.jpg. Enter again keeps it.")
        #expect(try jan(robot).photoPath == "")
        robot.press("Enter")
        #expect(try jan(robot).photoPath == "/nowhere/jan.jpg")
        robot.press("Enter")
        robot.expect("/nowhere/jan.jpg (no such file)")
    }

    // MARK: Drafts

    @Test("The first key types over the text of a draft, as over a proposed value; Backspace edits it")
    func draftTypedOver() throws {
        var robot = try Robot()
        robot.press("n c")
        robot.type("Jan Sten")
        robot.press("Esc n c Backspace")
        robot.expect("Jan Ste")
        robot.press("Esc n c")
        robot.type("Anna")
        robot.press("C-s")
        #expect(try robot.diary.clients.list().map(\.name) == ["Anna"])
    }

    @Test("The draft of an edit shows what each changed field was, until it is that again")
    func draftMarked() throws {
        var robot = try Robot { try $0.clients.add(named: "Marta Kovač") }
        robot.press("2 e")
        robot.type("ggu")
        robot.press("Tab")
        robot.type("1.1.2000")
        robot.press("Esc e")
        robot.expect("Marta Kovačggu", "was Marta Kovač", "from the draft")
        robot.press("Tab Tab Tab")
        robot.expect("was Marta Kovač")
        robot.press("S-Tab S-Tab S-Tab")
        robot.type("Marta Kovač")
        robot.expectNo("was Marta Kovač")
        robot.expect("from the draft")
        robot.press("C-x")
        robot.expectNo("from the draft")
    }

    @Test("Ctrl-Z suspends the program out of forms, lists and help as well, which stay open")
    func suspend() throws {
        var robot = try Robot { try $0.clients.add(named: "Jan") }
        for keys in ["n c J o", "?", "c", ":"] {
            robot.press(keys)
            let open = robot.app.context.navigation.overlays.count
            #expect(open > 0, "\(keys)")
            robot.press("C-z")
            let effects = robot.app.takeEffects()
            #expect(effects == [.suspend], "\(keys)")
            #expect(robot.app.context.navigation.overlays.count == open, "\(keys)")
            robot.press("Esc")
        }
    }

    // MARK: The editor

    @Test("Ctrl-O opens a note in the editor, and the text returns to the open form")
    func editor() throws {
        var robot = try Robot { diary in
            var jan = Client(id: .unsaved, name: "Jan")
            jan.health = "left knee"
            try diary.clients.add(jan)
        }
        robot.press("2 e C-o")
        var effects = robot.app.takeEffects()
        #expect(effects.isEmpty)
        for _ in 0..<8 { robot.press("Tab") }
        #expect(robot.footer.contains("editor"))
        robot.press("C-o")
        // Outside the form's own draft, so that both are deleted together.
        let key = "client \(try jan(robot).id.rawValue): field health"
        effects = robot.app.takeEffects()
        #expect(effects == [.edit(draftKey: key)])
        #expect(try robot.diary.drafts.bringBack(key) == "left knee")
        try robot.diary.drafts.save(key, "left knee\nno jumps\n")
        robot.app.takeEdited(draft: key)
        #expect(try robot.diary.drafts.bringBack(key) == nil)
        robot.press("C-s")
        #expect(try jan(robot).health == "left knee\nno jumps")
    }

    @Test("If nothing was written in the editor, the field and texts typed since remain")
    func editorLeft() throws {
        var robot = try Robot { try $0.clients.add(named: "Jan") }
        robot.press("2 e")
        for _ in 0..<8 { robot.press("Tab") }
        robot.type("knee")
        robot.press("C-o")
        robot.app.leaveEdited(draft: "field health")
        #expect(try robot.diary.drafts.bringBack("field health") == nil)
        robot.press("Esc e")
        robot.expect("Draft restored", "knee")
    }
}
