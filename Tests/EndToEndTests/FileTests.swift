import DiaryStore
import FitnessModel
import Foundation
import GRDB
import TestSupport
import Testing

/// The diary's file survives kills and writes by other processes at the worst moment.
@Suite("The diary's file and several processes") struct FileTests {
    private let files = FileManager.default

    /// Starts the program without a terminal.
    private func start(_ arguments: [String], in home: TemporaryHome) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: TemporaryHome.program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(home.environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    @Test("A killed first start never prevents the next one")
    func killedFirstStart() throws {
        var random = SeededGenerator(seed: 8)
        let home = try TemporaryHome()
        defer { home.remove() }
        let file = try home.write("strong.csv", StrongFile.data)
        for round in 0..<25 {
            let path = home.path("diary-\(round).sqlite")
            let arguments = ["import", file, "--client", "Jan", "--unit", "kg", "--yes", "--db", path]
            let process = try start(arguments, in: home)
            while !files.fileExists(atPath: path), process.isRunning { poll(nil, 0, 1) }
            poll(nil, 0, Int32.random(in: 0...60, using: &random))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let diary = try Diary(path: path)
            #expect(try diary.integrity.report().isSound, "round \(round)")
            if try diary.gym.isMissing() { try diary.gym.setUp(gym: "Gym 20", trainer: "Eva") }
            try diary.close()
        }
    }

    @Test("A killed demo leaves nothing that opens as a diary, and the next one removes it")
    func killedDemo() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = home.path("demo.sqlite")
        func left() throws -> [String] {
            try files.contentsOfDirectory(atPath: home.folder.path).filter { $0.hasPrefix("demo.sqlite") }
        }
        for delay in [0, 5, 20, 60, 200, 500] as [Int32] {
            let process = try start(["demo", path, "--clients", "30", "--years", "5"], in: home)
            while try left().isEmpty, process.isRunning { poll(nil, 0, 1) }
            poll(nil, 0, delay)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(!files.fileExists(atPath: path), "after \(delay) ms")
        }
        #expect(try !left().isEmpty)
        let result = try home.run("demo", path, "--clients", "2")
        #expect(result.code == 0, "\(result.errors)")
        #expect(try left() == ["demo.sqlite"])
        #expect(try Diary(path: path).contents.counts().clients == 2)
    }

    @Test("Many first starts at once all show the welcome of the same diary")
    func manyFirstStarts() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = home.path("diary.sqlite")
        let sessions = try (0..<6).map { _ in try home.open("--db", path) }
        for session in sessions { try session.waitForStart() }
        for session in sessions { try session.quit() }
        #expect(try Diary(path: path).integrity.report().isSound)
    }

    /// The first access to the file after it was moved.
    enum FirstToNotice: CaseIterable { case look, change, draft }

    @Test(
        "Replacing an open diary is reported on screen and at the end, with the copy",
        arguments: FirstToNotice.allCases)
    func replaced(first: FirstToNotice) throws {
        let home = try DemoHome()
        defer { home.remove() }
        let session = try home.open(columns: 120)
        try session.waitForStart()
        session.type("nc")
        try session.wait(for: "New client")
        session.type("Aaron Aardvark")
        // The name was typed before the file is moved.
        try session.wait(for: "Aaron Aardvark")
        if first == .look {
            session.control("s")
            try session.wait(for: "Added Aaron Aardvark.")
        }
        try files.moveItem(atPath: home.path, toPath: home.path + ".old")
        switch first {
        case .look: session.type("2")
        case .change: session.control("s")
        case .draft: break
        }
        try session.wait(for: "Nothing is saved any more")
        try session.waitUntilSettled()
        #expect(!session.terminal.shows("Added Aaron Aardvark."), "\(session.text)")
        if first != .look { try session.escape { !$0.shows("New client") } }
        session.control("q")
        #expect(try session.waitForExit() == .exited(74))
        #expect(session.text.replacing("\n", with: "").contains("demo-rescued-"), "\(session.text)")
        let copies = try files.contentsOfDirectory(atPath: home.home.folder.path).filter { $0.contains("rescued") }
        #expect(copies.count == 1)
        let copy = home.home.path(try #require(copies.first))
        let saved = try Diary(path: copy).clients.named("Aaron Aardvark").count
        // The draft is stored every second; on a slow machine its write may notice the moved file before the change
        // does.
        let hasDraft = try first != .look && saved == 0 && bringsBack("Aaron Aardvark", in: copy, of: home.home)
        #expect(saved == (hasDraft ? 0 : 1))
    }

    /// Whether the form of a new client opens with this name.
    private func bringsBack(_ name: String, in path: String, of home: TemporaryHome) throws -> Bool {
        let session = try home.open("--db", path, columns: 120)
        try session.waitForStart()
        session.type("nc")
        try session.wait(for: "New client")
        try session.waitUntilSettled()
        let shows = session.terminal.shows(name)
        try session.escape { !$0.shows("New client") }
        try session.quit()
        return shows
    }

    @Test("Text saved in the editor is stored, whatever its exit code", arguments: [0, 1])
    func editor(code: Int) throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        var diary = try LoggedDiary(path: home.path("diary.sqlite"))
        try diary.startSession()
        let script = try home.write(
            "editor", Data("#!/bin/sh\necho written by hand > \"$1\"\nexit \(code)\n".utf8))
        chmod(script, 0o700)
        let session = try home.open("--db", diary.path, rows: 30, environment: ["EDITOR": script])
        session.type("s")
        try session.wait(for: "set 1 of 3")
        try session.escape { !$0.shows("set 1 of 3") }
        session.type("3")
        try session.wait(for: "P6")
        session.press(.enter)
        try session.wait(for: "Exercise 1")
        session.type("G")
        session.press(.down)
        session.press(.down)
        try session.wait(for: "Notes of the phase")
        session.control("o")
        try session.wait(for: "written by hand")
        try session.quit(whileLive: true)
    }

    @Test("Without an editor the notes say so, and nothing is opened")
    func noEditor() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        var diary = try LoggedDiary(path: home.path("diary.sqlite"))
        try diary.startSession()
        let session = try home.open("--db", diary.path, rows: 30, environment: ["EDITOR": "", "VISUAL": ""])
        session.type("s")
        try session.wait(for: "set 1 of 3")
        try session.escape { !$0.shows("set 1 of 3") }
        session.type("3")
        try session.wait(for: "P6")
        session.press(.enter)
        try session.wait(for: "Exercise 1")
        session.type("G")
        session.press(.down)
        session.press(.down)
        try session.wait(for: "Notes of the phase")
        session.control("o")
        try session.wait(for: "Spotter knows no editor: set EDITOR, such as EDITOR=nano.")
        try session.quit(whileLive: true)
    }

    @Test("A session's note is written in the editor while its form stays open, and saved with it")
    func editorOfField() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        var diary = try LoggedDiary(path: home.path("diary.sqlite"))
        try diary.startSession()
        let script = try home.write("editor", Data("#!/bin/sh\necho felt strong > \"$1\"\n".utf8))
        chmod(script, 0o700)
        let session = try home.open("--db", diary.path, rows: 30, environment: ["EDITOR": script])
        session.type("s")
        try session.wait(for: "set 1 of 3")
        session.type("i")
        try session.wait(for: "Session of")
        for _ in 0..<3 { session.press(.tab) }
        try session.wait(for: "How it went")
        session.control("o")
        try session.wait(for: "felt strong")
        session.control("s")
        try session.waitForNo("Session of")
        try session.quit(whileLive: true)
        let saved = try Diary(path: diary.path)
        #expect(try saved.sessions.live().first?.session.note == "felt strong")
    }

    @Test("Text that cannot be stored remains in the editor's file, which the message names; stored text does not")
    func editorOfLockedDiary() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        var diary = try LoggedDiary(path: home.path("diary.sqlite"))
        try diary.startSession()
        let (paths, go) = (home.path("paths"), home.path("go"))
        // The editor notes its file, and writes it once the diary is locked.
        let script = try home.write(
            "editor",
            Data(
                """
                #!/bin/sh
                echo "$1" >> "\(paths)"
                while [ ! -e "\(go)" ]; do sleep 0.05; done
                echo felt strong > "$1"

                """.utf8))
        chmod(script, 0o700)
        func edited() -> [String] {
            let text = files.contents(atPath: paths).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return text.split(separator: "\n").map(String.init)
        }
        let session = try home.open("--db", diary.path, columns: 200, rows: 30, environment: ["EDITOR": script])
        session.type("s")
        try session.wait(for: "set 1 of 3")
        session.type("i")
        try session.wait(for: "Session of")
        for _ in 0..<3 { session.press(.tab) }
        try session.wait(for: "How it went")
        session.control("o")
        try session.wait("the editor") { _ in !edited().isEmpty }
        let path = try #require(edited().first)
        defer { unlink(path) }

        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        configuration.busyMode = .timeout(30)
        let other = try DatabaseQueue(path: diary.path, configuration: configuration)
        try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        try home.write("go", Data())
        try session.wait(for: "The text could not be saved in the diary.")
        #expect(session.terminal.shows("It is in \(path)."), "\(session.text)")
        #expect(files.contents(atPath: path) == Data("felt strong\n".utf8))
        #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        try other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try other.close()

        session.control("o")
        try session.wait(for: "felt strong")
        #expect(edited().count == 2)
        #expect(edited().map { files.fileExists(atPath: $0) } == [true, false])
        session.control("s")
        try session.waitForNo("Session of")
        try session.quit(whileLive: true)
    }
}
