import Foundation
import Testing

@Suite("spotter diary, and importing servings")
struct DiaryCommandTests {
    private let home: Home

    private static let servings = """
        Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)
        2026-03-10,07:05 AM,Breakfast,"Oats, rolled","45.00 g",170.55,30.47,2.93,5.92
        2026-03-10,,Drinks,=tea,"1.00 mug",6.00,,,
        2026-03-11,18:00,Dinner,"Egg | boiled","50.00 g",77.50,0.56,5.31,6.29
        2026-03-11,18:00,Dinner,"Egg | boiled","50.00 g",77.50,0.56,5.31,6.29
        soon,18:00,Dinner,Cake,"50.00 g",77.50,0.56,5.31,6.29

        """

    init() throws {
        home = try Home()
        let file = try home.write(Self.servings, to: "servings.csv")
        let run = try CommandRun("import", file, "--client", "Anna", "--yes", home: home)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Imported 4 servings on 2 days."))
        #expect(run.output.contains("2026-03-10: 2 servings, 176.55 kcal"))
        #expect(run.errors.contains("Line 6, Day: \"soon\" is not a date"))
    }

    private func diary(_ arguments: String...) throws -> CommandRun {
        try CommandRun(["diary", "Anna", "--today", "2026-03-12"] + arguments, home: home)
    }

    @Test("The same file again adds nothing and reports it, also in JSON")
    func twice() throws {
        let again = try CommandRun("import", home.path + "/servings.csv", "--client", "Anna", "--json", home: home)
        let json = try again.json()
        #expect(json["servings_added"] as? Int == 0)
        #expect(json["servings_already_there"] as? Int == 4)
        #expect(json["rows_lost"] as? Int == 1)
        #expect(json["kcal"] as? Double == 331.55)
    }

    @Test("Without arguments it prints the current week, with every day and its marks")
    func plain() throws {
        let run = try diary()
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "Anna: Days (2026-03-09 to 2026-03-15)")
        #expect(lines.count(where: { $0.hasPrefix("2026-03-") }) == 7)
        #expect(lines.contains { $0.hasPrefix("2026-03-10  Tue") && $0.contains(" 177 ") && $0.contains(" 30.5 ") })
        #expect(!run.output.contains("176.55"))
        #expect(run.output.contains("Measured expenditure needs 14 complete days.\n"))
    }

    @Test("CSV and JSON have the same values; each food has its time")
    func formats() throws {
        let csv = try diary("--from", "2026-03-10", "--to", "2026-03-11", "--foods", "--csv").output
        #expect(
            csv == """
                Date,Time,Meal,Food,Amount,Unit,Portions,Portion,Energy kcal,Protein g,Carbohydrate g,Fat g,Fibre g,Sugar g,Sodium g,Note
                2026-03-10,07:05,breakfast,"Oats, rolled",45,g,,,170.55,5.92,30.47,2.93,,,,
                2026-03-10,,snack,"=tea",,,,,6,,,,,,,Drinks · 1 mug
                2026-03-11,18:00,dinner,Egg | boiled,50,g,,,77.5,6.29,0.56,5.31,,,,
                2026-03-11,18:00,dinner,Egg | boiled,50,g,,,77.5,6.29,0.56,5.31,,,,

                """)
        let rows = try #require(
            try diary("--from", "2026-03-10", "--to", "2026-03-11", "--json").json()["rows"] as? [[String: Any]])
        #expect(rows.map { $0["Intake kcal"] as? Double } == [176.55, 155])
        let foods = try diary("--from", "2026-03-10", "--to", "2026-03-11", "--foods").output
        #expect(foods.contains("Oats, rolled") && foods.contains("  171  ") && foods.contains("  5.9  "))
        #expect(rows.map { $0["Date"] as? String } == ["2026-03-10", "2026-03-11"])
        #expect(rows.allSatisfy { $0["Goal"] as? String == "no limit" })
    }

    @Test("Markdown has the days and each food in order; a month has all its days")
    func markdown() throws {
        let run = try diary("--month", "--markdown")
        #expect(run.output.hasPrefix("# Anna\n\nSun 1 March 2026 to Tue 31 March 2026\n"))
        #expect(run.output.contains("| dinner | 18:00 | Egg \\| boiled | 50 g | 78 | 6 | 1 | 5 |"))
        #expect(run.output.count(where: { $0 == "\n" }) > 40)
        let days = run.output.matches(of: /## \w+ (\d+) March/).map(\.1)
        #expect(days == ["10", "11"])
    }

    @Test("Wrong arguments are rejected with the correct form")
    func mistakes() throws {
        #expect(try diary("--week", "--month").status == 64)
        #expect(try diary("--from", "soon").status == 64)
        #expect(try diary("--to", "2026-03-12").errors.contains("--to needs --from"))
        #expect(try diary("--from", "2026-03-13").errors.contains("--from is after today"))
        #expect(try diary("--from", "2020-01-01").errors.contains("at most 366 days apart"))
        #expect(try diary("--csv", "--json").status == 64)
        #expect(try CommandRun("diary", "Zebulon", home: home).status == 66)
    }
}
