import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@Suite("The machines of the gym")
struct MachinesPaneTests {
    private func robot(
        columns: Int = 80, rows: Int = 24, fill: (Diary) throws -> Void = { _ in }
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            try diary.exercises.add(named: "Seated row")
            try diary.exercises.add(named: "Bench press")
            try fill(diary)
        }
        robot.press("3 [")
        robot.expect("[Machines]")
        return robot
    }

    private func stack(_ name: String = "Cable row") -> Machine {
        Machine(
            id: .unsaved, name: name, kind: .stack, start: Mass(5, .kg), step: Mass(5, .kg),
            maximum: Mass(100, .kg))
    }

    @Test("An empty list says how to start")
    func empty() throws {
        let robot = try robot()
        robot.expect("a adds one", "The gym's plates: , p.")
    }

    @Test("n m adds a machine from anywhere: its kind, then its fields")
    func create() throws {
        var robot = try robot()
        robot.press("1 n m")
        robot.expect("which loads does it have?", "stack", "bar with plates", "list of loads", "any load")
        robot.press("Enter")
        robot.type("Cable row")
        robot.press("Tab Tab")
        robot.type("5")
        robot.press("Tab")
        robot.type("5")
        robot.press("Tab")
        robot.type("100")
        robot.press("C-s")
        robot.expect("[Machines]", "Cable row", "5, 10, 15 ... 100 kg (20 loads)", "Added machine Cable row.")
        #expect(try robot.diary.machines.list().first?.maximum == Mass(100, .kg))
    }

    @Test("Invalid words in a list of loads are reported and stored, and the rest applies")
    func junk() throws {
        var robot = try robot()
        robot.press("a Down Down Enter")
        robot.type("Dumbbells")
        robot.press("Tab Tab")
        robot.type("5 7,5 blue 10; 12.5kg")
        robot.press("C-s")
        robot.expect("could not read: blue", "5, 7.5, 10, 12.5 kg (4 loads)")
        #expect(try robot.diary.machines.list().first?.loads == "5 7,5 blue 10; 12.5kg")
    }

    @Test("A step of zero is one load and says so; a wrong weight is reported at its field")
    func zeroStep() throws {
        var robot = try robot()
        robot.press("a Enter")
        robot.type("Sled")
        robot.press("Tab Tab")
        robot.type("heavy")
        robot.press("C-s")
        robot.expect("Not a weight")
        robot.press("C-u")
        robot.type("40")
        robot.press("Tab")
        robot.type("0")
        robot.press("C-s")
        robot.expect("Saved Sled: the step is 0, so it has one load.", "40 kg (1 load)")
    }

    @Test("The heaviest load cannot be lighter than the lightest")
    func wrongMaximum() throws {
        var robot = try robot()
        robot.press("a Enter")
        robot.type("Row")
        robot.press("Tab Tab")
        robot.type("50")
        robot.press("Tab Tab")
        robot.type("20")
        robot.press("C-s")
        robot.expect("lighter than the lightest one")
        #expect(try robot.diary.machines.list().isEmpty)
    }

    @Test("A duplicate name is rejected")
    func twice() throws {
        var robot = try robot { try $0.machines.add(stack()) }
        robot.press("a Enter")
        robot.type("cable ROW")
        robot.press("C-s")
        robot.expect("Cable row already exists")
    }

    @Test(
        "An exercise is added to the machine and removed; a used machine cannot be deleted, and the exercise is named")
    func exercises() throws {
        var robot = try robot { try $0.machines.add(stack()) }
        robot.expect("none yet: A adds one")
        robot.press("A")
        robot.type("row")
        robot.press("Enter")
        robot.expect("Added Seated row to Cable row.")
        robot.press("d")
        robot.expect("Cable row is used in Seated row.")
        robot.press("A Enter")
        robot.expect("Removed Seated row from Cable row.")
        robot.press("d")
        robot.expect("Deleted Cable row.", "No machines yet")
        robot.press("u")
        robot.expect("Cable row")
    }

    @Test("Machines are edited, duplicated, archived and filtered, and change their kind")
    func manage() throws {
        var robot = try robot { try $0.machines.add(stack()) }
        robot.press("y")
        robot.expect("Cable row 2")
        robot.press("z Z")
        robot.expect("archived", "Cable row 2 (archi")
        robot.press("Z Z /")
        robot.type("xyz")
        robot.expect("No machine matches \"xyz\"")
        robot.press("Esc")
        robot.press(":")
        robot.type("kind of machine")
        robot.press("Enter")
        robot.type("any")
        robot.press("Enter C-s")
        robot.expect("any load")
        robot.press("Enter C-u")
        robot.type("Pulley")
        robot.press("C-s")
        robot.expect("Pulley")
    }

    @Test("The gym's plates are counted in pairs; others can be added, zero removes one")
    func plates() throws {
        var robot = try robot()
        robot.press(", p")
        robot.expect("standard; save yours", "25 kg", "1.25 kg", "Others")
        robot.press("C-u 1 Tab C-u 0")
        for _ in 0..<6 { robot.press("Tab") }
        robot.type("0.5x2 45lbx3")
        robot.press("C-s")
        robot.expect("Saved 8 plate sizes.")
        let plates = try robot.diary.plates.list()
        #expect(plates.map { $0.text(beside: .kg) } == ["25", "45 lb", "15", "10", "5", "2.5", "1.25", "0.5"])
        #expect(plates.map(\.pairs) == [1, 3, 2, 4, 4, 2, 2, 2])
        robot.press(", p S-Tab")
        robot.type("two")
        robot.press("C-s")
        robot.expect("two is not a plate: write 0.5x2")
    }

    @Test("A draft for plates of one unit does not reappear for those of another")
    func platesDraft() throws {
        var robot = try robot()
        robot.press(", p C-u")
        robot.type("9")
        robot.press("Esc")
        #expect(robot.message.hasPrefix("Draft saved"))
        try robot.diary.plates.update(to: [
            Plate(mass: Mass(45, .lb), unit: .lb, pairs: 3), Plate(mass: Mass(25, .kg), unit: .kg, pairs: 2),
        ])
        robot.press(", p")
        robot.expect("Draft restored")
        robot.press("C-s")
        #expect(try robot.diary.plates.list().map { "\($0.text(beside: .kg)) x\($0.pairs)" } == ["25 x9", "45 lb x3"])
    }

    @Test("Pairs changed by another window remain, and conflicts are reported")
    func platesMeanwhile() throws {
        var robot = try robot()
        try robot.diary.plates.update(to: Plate.standard(.kg))
        robot.press(", p C-u")
        robot.type("9")
        var other = Plate.standard(.kg)
        other[1].pairs = 7
        try robot.diary.plates.update(from: Plate.standard(.kg), to: other)
        robot.press("C-s")
        #expect(try robot.diary.plates.list().prefix(2).map(\.pairs) == [9, 7])
        robot.press(", p C-u")
        robot.type("8")
        other = try robot.diary.plates.list()
        var counted = other
        counted[0].pairs = 3
        try robot.diary.plates.update(from: other, to: counted)
        robot.press("C-s")
        robot.expect("Plates of the gym", "The list of plates was changed")
        #expect(try robot.diary.plates.list() == counted)
    }

    @Test("The plate calculator updates while the load is typed, on each bar")
    func calculator() throws {
        var robot = try robot()
        robot.press("#")
        robot.expect("Plate calculator", "Type a load", "Bar, 20 kg", "Standard plates")
        robot.type("102.5")
        robot.expect("102.5 kg: bar 20 + per side 25 · 15 · 1.25", "[1.25][15][25]============[25][15][1.25]")
        robot.press("Down")
        robot.expect("Bar, 15 kg", "102.5 kg: bar 15 + per side 25 · 15 · 2.5 · 1.25")
        robot.press("Up C-u")
        robot.type("101")
        robot.expect("! 101 kg cannot be loaded; nearest: 100 or 102.5")
        robot.press("C-u")
        robot.type("heavy")
        robot.expect("Not a weight")
        robot.press("Esc")
        robot.expectNo("Plate calculator")
    }

    @Test(
        "The list fits any size, and a missing picture is reported",
        arguments: [(60, 16), (80, 24), (120, 40)])
    func sizes(columns: Int, rows: Int) throws {
        var robot = try robot(columns: columns, rows: rows) { diary in
            var machine = stack()
            machine.imagePath = "/nowhere/row.jpg"
            machine.notes = "seat 4"
            try diary.machines.add(machine)
            try diary.machines.add(
                Machine(id: .unsaved, name: "Olympic bar", kind: .bar, start: Mass(20, .kg)))
        }
        robot.expect("Cable row", "Olympic bar", "5, 10, 15 ... 100 kg")
        if rows > 16 { robot.expect("/nowhere/row.jpg (no such file)", "seat 4") }
        robot.press("G")
        if rows > 16 { robot.expect("20 kg + standard plates (, p enters") }
    }
}
