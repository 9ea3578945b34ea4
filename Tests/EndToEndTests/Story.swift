import TestSupport
import Testing

/// The steps of the story: the keys, and the texts that must appear before the next key.
struct Story {
    let session: Session

    /// Label, exercise, tempo, reps, sets and rest of the six rows, in three superset pairs.
    private static let rows = [
        ["A1", "Box squat", "31X0", "3", "2", "60\""], ["A2", "Broad jump", "X", "3", "2", "60\""],
        ["B1", "Seated row", "3012", "6-8", "2", "90\""], ["B2", "Incline press", "42X0", "6-8", "2", "90\""],
        ["C1", "Trap raise", "3010", "8-12", "1", "1'"], ["C2", "Leg curl", "3010", "8-10", "1", "1'"],
    ]

    init(_ session: Session) { self.session = session }

    /// The first start; the welcome screen asks for the names.
    func begin() throws {
        try session.wait(for: "Welcome to Spotter")
        session.press(.enter)
        try session.wait(for: "Your name")
        session.type("Eva")
        session.press(.enter)
        session.type("Gym 20")
        session.press(.enter)
        try session.wait(for: "Welcome, Eva")
        try session.wait(for: "Gym 20 · Eva")
    }

    func addClient() throws {
        session.type("nc")
        try session.wait(for: "New client")
        session.type("Jan Stencel")
        session.press(.enter)
        session.type("2.5.1999")
        session.control("s")
        try session.wait(for: "Added Jan Stencel.")
    }

    func importFile(_ path: String, sessions: Int, sets: Int) throws {
        session.type("I")
        try session.wait(for: "Import a file from another program")
        session.control("u")
        session.paste(path)
        session.press(.enter)
        try session.wait(for: "Kilograms or pounds?")
        session.type("k")
        session.press(.enter)
        try session.wait(for: "\(sessions), all new")
        session.press(.enter)
        try session.wait(for: "Imported \(sessions) sessions, \(sets) sets")
    }

    /// Types a new sheet from its first cell, without a form.
    func buildSheet() throws {
        session.type("np")
        try session.wait(for: "New sheet.")
        session.control("u")
        session.type("P6 In season")
        session.press(.enter)
        try session.wait(for: "P6 In season")
        for (index, row) in Self.rows.enumerated() {
            session.type(row[1])
            session.press(.tab)
            try session.wait("row \(index + 1)") {
                $0.lines.contains { $0.contains("\(row[0])") && $0.contains(row[1]) }
            }
            for text in row[2...] { try session.log(text, accept: .tab) }
            session.press(.tab)
            try session.wait("a new row") { $0.lines.contains { $0.contains(row[5]) } }
        }
        try session.escape { $0.shows("Enter adds a row") }
        try session.wait("six rows") { terminal in
            Self.rows.allSatisfy { row in terminal.lines.contains { $0.contains(row[0]) && $0.contains(row[1]) } }
        }
    }

    /// The ghost and the suggestion come from the import. The cursor moves A1, A2, A1, A2, B1 ...
    func logFirstSession() throws {
        session.type("s")
        try session.wait(for: "LIVE 00:00")
        try session.wait(for: "‹90x3")
        try session.wait(for: "last 90x3 95x3")
        try session.wait("the suggestion") { $0.text.contains(/next \d[\d.]*x\d/) }
        try session.wait(for: "A1 Box squat  set 1 of 2")
        try session.log("95x3")
        try session.wait(for: "A2 Broad jump  set 1 of 2")
        try session.log("x3")
        try session.wait(for: "A1 Box squat  set 2 of 2")
        try session.wait(for: "rest ")
        try session.log("97.5x3@8")
        try session.wait(for: "A2 Broad jump  set 2 of 2")
        try session.log("x3")
        try session.wait(for: "B1 Seated row  set 1 of 2")
        for (text, next) in [
            ("37.5x8", "B2 Incline press  set 1 of 2"), ("22.5x7", "B1 Seated row  set 2 of 2"),
            ("37.5x8", "B2 Incline press  set 2 of 2"), ("22.5x6", "C1 Trap raise  set 1 of 1"),
            ("2.5x12", "C2 Leg curl  set 1 of 1"),
        ] {
            try session.log(text)
            try session.wait(for: next)
        }
        try session.wait(for: "First time")
        session.type("30x10")
        try session.wait(for: "reads: 30 kg x 10")
        session.press(.enter)
        try session.wait(for: "All sets are done")
    }

    /// The second session shows ghosts of the first one; `f`, `F` and `t` fill sets without typing.
    func logSecondSession() throws {
        session.type("s")
        try session.wait(for: "session 2 of 6")
        try session.wait(for: "‹95x3")
        try session.wait(for: "A1 Box squat  set 1 of 2")
        session.type("f")
        try session.wait(for: "A2 Broad jump  set 1 of 2")
        session.type("F")
        try session.wait(for: "A1 Box squat  set 2 of 2")
        session.type("t")
        try session.wait(for: "B1 Seated row  set 1 of 2")
        try session.wait(for: "40x6")
        session.type("t")
        try session.wait(for: "B2 Incline press  set 1 of 2")
        try session.log("22.5x8 22.5x8")
        try session.wait(for: "B1 Seated row  set 2 of 2")
    }

    func finish(note: String, effort: String) throws {
        session.type("ww")
        try session.wait(for: "Finish the session")
        session.type(note)
        session.press(.enter)
        session.type(effort)
        session.press(.enter)
        try session.wait(for: "Finished. The session is in the diary")
        try session.wait(for: "BEST SET")
        session.press(.escape)
        try session.wait("closed card") { !$0.shows("BEST SET") }
    }

    /// After a restart the client, the import, the sheet and both sessions are there.
    func findEverything() throws {
        try session.waitForStart()
        try session.wait(for: "Jan Stencel")
        session.type("2")
        try session.wait(for: "Last trained")
        session.press(.enter)
        for text in ["P6 In season", "Legs", "Accessories", "2/6"] { try session.wait(for: text) }
        session.type("3")
        session.press(.enter)
        for text in ["2 of 6 sessions done", "A1", "Box squat", "‹95x3", "Leg curl"] {
            try session.wait(for: text)
        }
        session.type("hh")
        for text in ["1 · today", "97.5x3@8", "37.5x8", "30x10"] { try session.wait(for: text) }
    }

    /// Presses `u` until nothing is left to undo; the last undone change is the first that was made.
    func undoEverything() throws {
        session.type("u")
        try session.wait(for: "Undid: Finish session of Jan Stencel")
        for _ in 0..<200 { session.type("u") }
        try session.wait(for: "There is nothing to undo.")
    }
}
