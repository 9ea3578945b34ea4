import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("A client named on the command line")
struct ClientNameTests {
    private let home: Home
    private let twin: Identifier<Client>

    /// Two clients Anna Malá, born 1990 and 2001, each with a sheet; and two Petr Veselý without further data.
    init() throws {
        home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        for year in [1990, 2001] {
            let anna = try diary.clients.add(
                Client(
                    id: .unsaved, name: "Anna Malá", birthDay: Day(year: year, month: 3, day: 12)))
            let phase = try diary.phases.add(named: "P\(year)", client: anna)
            try diary.phaseRows.add(to: phase)
        }
        try diary.clients.add(named: "Petr Veselý")
        twin = try diary.clients.add(named: "Petr Veselý")
        try diary.phases.add(named: "Second", client: twin)
        try diary.close()
    }

    @Test("Two clients of one name are distinguished by year of birth, for stats and print")
    func year() throws {
        for arguments in [["stats", "anna mala"], ["print", "P", "--client", "Anna Malá"]] {
            let run = try run(arguments)
            #expect(run.status == 65)
            #expect(
                run.errors.contains("matches several clients: Anna Malá 1990, no session; Anna Malá 2001, no session."))
            #expect(run.errors.contains("Add the year of birth to the name."))
        }
        #expect(try run(["stats", "Anna Malá 1990"]).status == 0)
        let older = try run(["print", "P", "--client", "anna mala 1990"])
        #expect(older.output.contains("P1990") && !older.output.contains("P2001"))
        #expect(try run(["print", "P", "--client", "Malá 2001"]).output.contains("P2001"))
        #expect(try run(["stats", "Anna Malá 1991"]).status == 66)
    }

    @Test("Two identical clients are named by number")
    func number() throws {
        let run = try run(["stats", "Petr Veselý"])
        #expect(run.status == 65)
        #expect(run.errors.contains("Petr Veselý (#\(twin.rawValue)), no session"))
        #expect(run.errors.contains("Give the number instead of the name"))
        #expect(try self.run(["stats", "#\(twin.rawValue)"]).output.contains("Petr Veselý"))
        #expect(try self.run(["print", "Second", "--client", "#\(twin.rawValue)"]).status == 0)
        for wrong in ["#", "#0", "#-5", "#99999999999999999999", "# 1"] {
            #expect(try self.run(["stats", wrong]).status == 66, "\(wrong)")
        }
    }

    private func run(_ arguments: [String]) throws -> CommandRun {
        arguments.count == 2
            ? try CommandRun(arguments[0], arguments[1], home: home)
            : try CommandRun(arguments[0], arguments[1], arguments[2], arguments[3], home: home)
    }
}
