import Testing

/// The order of dictionaries and sets is another one in each process.
@Suite("Several processes print the same")
struct SameOutputTests {
    private static let commands = [
        "body anna --json", "report anna", "stats anna --all --section overview", "stats anna --all --section muscles",
        "stats anna --all --section strength", "stats anna --all --section badges", "history anna --json",
        "diary anna --month --markdown",
    ]

    @Test("Figures and lists depend on the diary alone")
    func output() throws {
        let home = try Home()
        let demo = try CommandRun(
            "demo", home.diary, "--clients", "1", "--years", "1", "--today", "2026-03-12", home: home)
        #expect(demo.status == 0, "\(demo.errors)")
        for command in Self.commands {
            let arguments = command.split(separator: " ").map(String.init) + ["--today", "2026-03-12"]
            let outputs = try (1...4).map { _ in
                let run = try CommandRun(arguments, home: home)
                #expect(run.status == 0 && !run.output.isEmpty, "\(command): \(run.errors)")
                return run.output
            }
            #expect(Set(outputs).count == 1, "\(command)")
        }
    }

    @Test("The same plan writes the same check-ins")
    func demo() throws {
        let outputs = try (1...3).map { _ in
            let home = try Home()
            let demo = try CommandRun(
                "demo", home.diary, "--clients", "2", "--years", "1", "--today", "2026-03-12", home: home)
            #expect(demo.status == 0, "\(demo.errors)")
            return try CommandRun(
                "stats", "anna", "--all", "--section", "wellbeing", "--today", "2026-03-12", home: home
            ).output
        }
        #expect(Set(outputs).count == 1)
    }
}
