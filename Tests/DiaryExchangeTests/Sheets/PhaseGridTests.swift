import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import Testing

/// The phase of a sheet given as lines of cells separated by bars.
func phaseDraft(_ lines: String...) throws -> PhaseDraft? { try phaseDraft(lines) }

func phaseDraft(_ lines: [String]) throws -> PhaseDraft? {
    let rows = lines.enumerated().map { index, line in
        Spreadsheet.Row(
            number: index + 1,
            cells: line.split(separator: "|", omittingEmptySubsequences: false).map {
                Spreadsheet.Cell(String($0).trimmingCharacters(in: .whitespaces))
            })
    }
    return PhaseGrid.read(
        Spreadsheet.Sheet(name: "Sheet1", rows: rows.filter { $0.cells.contains { !$0.isEmpty } }), today: march10)
}

let march10 = Day(iso: "2026-03-10") ?? .earliest

@Suite("A training sheet is recognised in a spreadsheet")
struct PhaseGridTests {
    private static func unread(_ draft: PhaseDraft?) -> [String] { draft?.unread.map(\.wording.text) ?? [] }

    @Test("The whole table: head, days, plans, merged cells, sums, notes and unreadable cells")
    func specifiedTable() throws {
        let sheet = try #require(try specified("specified.xlsx").sheets.first)
        let draft = try #require(PhaseGrid.read(sheet, today: march10))
        #expect(draft.client == "Jan Novák")
        #expect(draft.name == "P6 In season")
        #expect(draft.start == Day(iso: "2026-03-03"))
        #expect(
            draft.columns == [
                .init(number: 1, day: Day(iso: "2026-03-03")), .init(number: 2, day: Day(iso: "2026-03-05")),
                .init(number: 3),
            ])
        #expect(draft.rows.map(\.exercise) == ["Box squat", "Broad jump", "Seated row"])
        #expect(
            draft.rows.first?.prescription
                == Prescription(label: "A1", tempo: "31X0", reps: "5-8", sets: "5", rest: "2:30", micro: "80%"))
        #expect(draft.rows.map(\.loads) == [[1: "80x5*3", 2: "82.5x5*3"], [1: "x3*5", 2: "easy"], [1: "35x8 35x7"]])
        #expect(draft.rows.map(\.plans) == [[3: "85x5*3"], [:], [:]])
        #expect(draft.notes == "left knee sore\nTaped knee & no jumps")
        #expect(
            Self.unread(draft) == [
                "D6: \"2026-08-05\" a date made by the spreadsheet; read as 5-8.",
                "I7: \"easy\" kept as a note: not all of it is a set.",
                "J7: a formula without its value. Open the file, save it, and import it again.",
                "I9: \"#DIV/0!\" a spreadsheet error; left empty.",
                "I11: \"left knee sore\" no exercise in this row; kept in the notes.",
                "B12: \"Volume 1725\" a total; left out, it is calculated again.",
            ])
        #expect(draft.unread.map(\.isLoss) == [false, false, true, true, false, false])
    }

    @Test("Spotter's own CSV with a line per row is read back equal")
    func ownExport() throws {
        let document = PhaseExportTests.document
        let plain = Spelling(width: { $0.count }, printed: { $0 })
        let csv = PhaseFormat.csv.write(document, spelling: plain)
        let sheet = try #require(try spreadsheet(Data(csv.utf8), name: "P6.csv").sheets.first)
        let draft = try #require(PhaseGrid.read(sheet, today: march10))
        #expect(draft.columns == document.columns.map { PhaseDraft.Column(number: $0.number, day: $0.day) })
        #expect(draft.rows.map(\.exercise) == document.rows.map(\.exercise))
        #expect(draft.rows.map(\.prescription) == document.rows.map(\.prescription))
        #expect(draft.rows.map(\.loads) == document.rows.map { $0.loads.filter { !$0.value.isEmpty } })
        #expect(draft.unread.map(\.text) == ["35x8 35x8 \"easy\"", "=1+1"])
    }

    @Test("The paper's head is read: titles side by side, values below")
    func paperHead() throws {
        let draft = try phaseDraft(
            "NAME | PHASE | PERIODIZATION | GOAL", "Jan | P6 | linear | strength", "from 3 March 2026", "",
            " | Exercise | Tempo | Reps | Sets | Rest | Int. | 1 · 3 Mar | 2 · 5 Mar | 3",
            "A1 | Squat | 31X0 | 5 | 5 | 90\" | W1 | 80x5 | 85x5 | [90x5]", "NOTES left knee")
        #expect(draft?.client == "Jan")
        #expect(draft?.name == "P6")
        #expect(draft?.periodization == "linear")
        #expect(draft?.goal == "strength")
        #expect(draft?.start == Day(iso: "2026-03-03"))
        #expect(draft?.rows.first?.prescription.label == "A1")
        #expect(draft?.columns.map(\.day) == [Day(iso: "2026-03-03"), Day(iso: "2026-03-05"), nil])
        #expect(draft?.notes == "left knee")
        #expect(draft?.unread == [])
    }

    @Test("Head values are read in pairs, from one cell or two; a single first line is the name; the rest is kept")
    func pairs() throws {
        let draft = try phaseDraft(
            "In season 2026", "Client: Jan | Goal | strength", "Start | 3.3.2026", "Gym | North", "Exercise | Reps | 1",
            "Squat | 5 | 80x5")
        #expect(draft?.name == "In season 2026")
        #expect(draft?.client == "Jan")
        #expect(draft?.goal == "strength")
        #expect(draft?.start == Day(iso: "2026-03-03"))
        #expect(draft?.notes == "Gym\nNorth")
    }

    @Test(
        "Other languages are read",
        arguments: [
            ["Nr. | Übung | Tempo | Wdh. | Sätze | Pause | Intensität | Woche 1 | Woche 2", "Summe"],
            ["č. | Cvik | Tempo | Opakování | Série | Pauza | Intenzita | Týden 1 | Týden 2", "Celkem"],
            ["Ordine | Esercizio | Tempo | Ripetizioni | Serie | Recupero | Intensità | 1 | 2", "Totale"],
            [
                "Orden | Ejercicio | Tempo | Repeticiones | Series | Descanso | Intensidad | Semana 1 | Semana 2",
                "Total",
            ],
            ["Ordre | Exercice | Tempo | Reps | Séries | Repos | Intensité | S1 | S2", "Total"],
            [
                "Lp. | Ćwiczenie | Tempo | Powtórzenia | Serie | Przerwa | Intensywność | Tydzień 1 | Tydzień 2",
                "Razem",
            ],
        ])
    func languages(lines: [String]) throws {
        let draft = try phaseDraft(
            lines[0], "A1 | Squat | 31X0 | 5 | 4 | 90 | 80% | 80x5 | 85x5", "| \(lines[1]) | | | | | | 400 | 425")
        #expect(
            draft?.rows.map(\.prescription) == [
                Prescription(label: "A1", tempo: "31X0", reps: "5", sets: "4", rest: "90", micro: "80%")
            ])
        #expect(draft?.rows.map(\.loads) == [[1: "80x5", 2: "85x5"]])
        #expect(draft?.unread.map(\.reason) == [.total])
    }

    @Test("Without a header, columns are recognised by their content")
    func noHeader() throws {
        let draft = try phaseDraft(
            "A1 | Back squat | 31X0 | 5 | 5 | 120\" | 80x5*5 | 82.5x5*5",
            "A2 | Chin-up | | 6-8 | 3 | 90\" | bw+10x5*3 | bwx8")
        #expect(
            draft?.rows.map(\.prescription) == [
                Prescription(label: "A1", tempo: "31X0", reps: "5", sets: "5", rest: "120\""),
                Prescription(label: "A2", reps: "6-8", sets: "3", rest: "90\""),
            ])
        #expect(draft?.rows.map(\.loads) == [[1: "80x5*5", 2: "82.5x5*5"], [1: "bw+10x5*3", 2: "bwx8"]])
        #expect(try phaseDraft("80x5 | 85x5", "1 | 2") == nil, "without names there are no exercises")
        #expect(try phaseDraft("Name | Street", "Jan Novak | Long 5") == nil, "words alone are no exercises")
    }

    @Test("Sets and reps in one column, rests in minutes, a unit in a title and days in a separate row are read")
    func forms() throws {
        let draft = try phaseDraft(
            "Exercise | Sets x Reps | Rest (min) | Load 1 (lbs) | 2", " | | | 3.3. | 5.3.",
            "Squat | 5x5 | 2 | 180x5 | 185x5", "Bench | 3 x 8-10 | 1:30 | 100x8 | ")
        #expect(draft?.rows.map(\.prescription.sets) == ["5", "3"])
        #expect(draft?.rows.map(\.prescription.reps) == ["5", "8-10"])
        #expect(draft?.rows.map(\.prescription.rest) == ["2'", "1:30"])
        #expect(draft?.unit == .lb)
        #expect(draft?.columns.map(\.day) == [Day(iso: "2026-03-03"), Day(iso: "2026-03-05")])
    }

    @Test("Session numbers are kept if they ascend")
    func numbers() throws {
        func numbers(_ titles: String) throws -> [Int]? {
            try phaseDraft("Exercise | Reps | \(titles)", "Squat | 5 | 80x5 | 85x5")?.columns.map(\.number)
        }
        #expect(try numbers("4 | 6") == [4, 6])
        #expect(try numbers("W1 | W1") == [1, 2])
        #expect(try numbers("12 Mar | 14 Mar") == [1, 2])
        #expect(try numbers("61 | 62") == [1, 2])
    }

    @Test("Repetitions that a spreadsheet turned into dates are restored; elsewhere they are listed")
    func dates() throws {
        let draft = try phaseDraft(
            "Exercise | Reps | Sets | 1", "Squat | 5-Aug | 4-Mar | 80x5", "Bench | 8 May | 3 | 60x8",
            "Row | 6-8 | 3-4 | 40x8")
        #expect(draft?.rows.map(\.prescription.reps) == ["5-8", "8 May", "6-8"])
        #expect(draft?.rows.map(\.prescription.sets) == ["3-4", "3", "3-4"])
        #expect(draft?.unread.map(\.reason) == [.dateInstead(of: "5-8"), .dateInstead(of: "3-4")])
    }

    @Test("Titles that could be day or month are read so that the days ascend")
    func dayOrder() throws {
        func days(_ titles: String) throws -> [String?]? {
            try phaseDraft("Exercise | Reps | \(titles)", "Squat | 5 | 80x5 | 82x5 | 85x5")?.columns.map { $0.day?.iso }
        }
        #expect(try days("01/05/2026 | 01/12/2026 | 01/19/2026") == ["2026-01-05", "2026-01-12", "2026-01-19"])
        #expect(try days("05/01/2026 | 12/01/2026 | 19/01/2026") == ["2026-01-05", "2026-01-12", "2026-01-19"])
        #expect(try days("1/2/2026 | 2/2/2026 | 3/2/2026") == ["2026-02-01", "2026-02-02", "2026-02-03"])
    }

    @Test("Unknown columns are listed once, and so are more than 60 sessions")
    func unknown() throws {
        let draft = try phaseDraft("Exercise | Coach | Reps | 1", "Squat | Eva | 5 | 80x5", "Bench | Eva | 5 | 60x5")
        #expect(draft?.unread == [.init(place: SheetPlace(row: 1, column: 2), text: "Coach", reason: .columnUnknown)])
        let wide = try phaseDraft(
            "Exercise | " + (1...62).map(String.init).joined(separator: " | "),
            "Squat | " + (1...62).map { "\($0)x5" }.joined(separator: " | "))
        #expect(wide?.columns.count == 60)
        #expect(wide?.unread.map(\.place.description) == ["BJ1", "BK1"])
    }

    @Test("A lone load gets the reps and sets of its row if these are single numbers; otherwise it is a note")
    func loadsAlone() throws {
        let draft = try phaseDraft(
            "Exercise | Sets | Reps | Week 1 | Week 2 | Week 3", "Squat | 3 | 8 | 60 | 62,5 kg | [65]",
            "Bench | | 5 | 80 | 80x5 | -", "Row | 3 | 6-8 | 50 | 52.5 | x", "Curl | 2-3 | 10 | 20 | bw | ")
        let rows = try #require(draft?.rows)
        #expect(rows[0].loads == [1: "60x8*3", 2: "62,5kgx8*3"] && rows[0].plans == [3: "65x8*3"])
        #expect(rows[1].loads == [1: "80x5", 2: "80x5", 3: "-"])
        #expect(rows[2].loads[1] == "50" && rows[3].loads[1] == "20")
        let unread = try #require(draft?.unread)
        #expect(
            unread.first?.wording.text
                == "D2: \"60\" a load alone; read as 60x8*3, with the reps and sets of its row.")
        #expect(unread.filter { $0.reason == .loadWithoutReps }.map(\.place.description) == ["D4", "E4", "D5"])
        #expect(unread.allSatisfy { !$0.isLoss })
    }

    @Test("Cells are named as in spreadsheets")
    func places() {
        #expect(SheetPlace(row: 5, column: 4).description == "D5")
        #expect(SheetPlace(row: 10, column: 26).description == "Z10")
        #expect(SheetPlace(row: 1, column: 27).description == "AA1")
        #expect(SheetPlace(row: 1, column: 16_384).description == "XFD1")
    }
}
