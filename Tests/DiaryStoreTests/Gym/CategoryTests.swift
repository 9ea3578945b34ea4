import DiaryStore
import FitnessModel
import Testing

@Suite("Categories of clients, exercises, plans and machines")
struct CategoryTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    private func names(_ kind: Category.Kind) throws -> [String] { try diary.categories.list(kind).map(\.name) }

    @Test(
        "They keep their order, the gym's before the trainer's own, and the two are not mixed",
        arguments: Category.Kind.allCases)
    func moving(kind: Category.Kind) throws {
        let own = try ["A", "B", "C"].map { try diary.categories.add(kind, named: $0) }
        let gym = try ["X", "Y"].map { try diary.categories.add(kind, named: $0, forWholeGym: true) }
        #expect(try names(kind) == ["X", "Y", "A", "B", "C"])
        try fixture.checkUndo("Move category C") { try diary.categories.move(own[2], to: 0) }
        #expect(try names(kind) == ["X", "Y", "C", "A", "B"])
        try diary.categories.move(gym[0], to: 99)
        try diary.categories.move(own[2], to: -1)
        #expect(try names(kind) == ["Y", "X", "C", "A", "B"])
        try diary.categories.add(kind, named: "D")
        #expect(try names(kind) == ["Y", "X", "C", "A", "B", "D"])
    }

    @Test(
        "A category can become the gym's and visible to all, and the trainer's own again while only they use it")
    func sharing() throws {
        let category = try diary.categories.add(.client, named: "Team")
        try diary.categories.set([category], of: fixture.jan)
        try fixture.checkUndo("Share category Team") { try diary.categories.set(category, forWholeGym: true) }
        let max = try fixture.becomeOther()
        #expect(try names(.client) == ["Team"])
        #expect(try diary.clients.counts() == [:])
        let ann = try diary.clients.add(Client(id: .unsaved, name: "Ann"), categories: [category])
        #expect(try diary.clients.counts() == [category: 1])
        try diary.gym.choose(fixture.eva)
        let refused = StoreError.refused(.categoryOfOthers("Team"))
        #expect(throws: refused) { try diary.categories.set(category, forWholeGym: false) }
        try diary.gym.choose(max)
        try diary.categories.set([], of: ann)
        try diary.gym.choose(fixture.eva)
        try fixture.checkUndo("Stop sharing category Team") { try diary.categories.set(category, forWholeGym: false) }
        #expect(try diary.categories.of(fixture.jan).map(\.name) == ["Team"])
    }

    @Test("Another trainer's category is missing to every change")
    func others() throws {
        let category = try diary.categories.add(.client, named: "Eva's")
        _ = try fixture.becomeOther()
        let ann = try diary.clients.add(named: "Ann")
        let attempts: [() throws -> Void] = [
            { try diary.categories.rename(category, to: "Mine") }, { try diary.categories.delete(category) },
            { try diary.categories.move(category, to: 0) }, { try diary.categories.set(category, forWholeGym: true) },
            { try diary.categories.sort([Marked(ann, "Ann")], into: [category]) },
        ]
        for attempt in attempts { #expect(throws: StoreError.missing) { try attempt() } }
    }

    @Test("Names that a trainer sees are unique and not empty")
    func nameTaken() throws {
        let team = try diary.categories.add(.client, named: "Tým")
        let other = try diary.categories.add(.client, named: "Runners")
        try diary.categories.add(.plan, named: "Tým")
        let exists = StoreError.refused(.categoryExists("TYM"))
        #expect(throws: exists) { try diary.categories.add(.client, named: "TYM", forWholeGym: true) }
        #expect(throws: exists) { try diary.categories.rename(other, to: "TYM") }
        try diary.categories.rename(team, to: "TÝM")
        for name in ["", "  "] {
            #expect(throws: StoreError.refused(.categoryWithoutName)) { try diary.categories.rename(team, to: name) }
            #expect(throws: StoreError.refused(.categoryWithoutName)) { try diary.categories.add(.plan, named: name) }
        }
        #expect(try names(.client) == ["TÝM", "Runners"])
    }

    @Test(
        "Names of any length and characters are stored exactly",
        arguments: HostileName.all.filter { !$0.isEmpty && $0 != " " })
    func hostile(name: String) throws {
        let category = try diary.categories.add(.machine, named: name)
        #expect(try names(.machine) == [name])
        try diary.categories.rename(category, to: name + "2")
        #expect(try names(.machine) == [name + "2"])
    }

    @Test("Deleting a category keeps its records, of every kind, and undo sorts them again")
    func deleting() throws {
        let plans = try diary.categories.add(.plan, named: "Strength")
        let benches = try diary.categories.add(.machine, named: "Benches")
        let cycle = try diary.mesocycles.add(Mesocycle(id: .unsaved, client: fixture.jan, name: "Autumn"))
        let bench = try diary.machines.add(Machine(id: .unsaved, name: "Flat bench"))
        try diary.categories.set([plans], of: cycle)
        try diary.categories.set([plans], of: fixture.phase)
        try diary.categories.set([benches], of: bench)
        try fixture.checkUndo("Delete category Strength") { try diary.categories.delete(plans) }
        try fixture.checkUndo("Delete category Benches") { try diary.categories.delete(benches) }
        #expect(try diary.phases.count(.client(fixture.jan)) == 1)
        #expect(try diary.machines.count() == 1)
    }

    @Test("Each list counts what it would show per category")
    func counts() throws {
        let category = try diary.categories.add(.client, named: "Team")
        let ann = try diary.clients.add(Client(id: .unsaved, name: "Ann"), categories: [category])
        try diary.categories.set([category], of: fixture.jan)
        try diary.clients.setArchived(true, ann)
        #expect(try diary.clients.counts() == [category: 1])
        #expect(try diary.clients.counts(ListFilter(archive: .all, category: category)) == [category: 2])
        #expect(try diary.clients.counts(ListFilter(search: "ann", archive: .all)) == [category: 1])
        let plans = try diary.categories.add(.plan, named: "Strength")
        try diary.categories.set([plans], of: fixture.phase)
        #expect(try diary.phases.counts(.client(fixture.jan)) == [plans: 1])
        #expect(try diary.phases.counts(.templates) == [:])
        #expect(try diary.mesocycles.counts(.client(fixture.jan)) == [:])
        let legs = try diary.categories.add(.exercise, named: "Legs")
        try diary.categories.set([legs], of: fixture.squat)
        #expect(try diary.exercises.counts(ExerciseFilter(search: "squat")) == [legs: 1])
        #expect(try diary.exercises.counts(ExerciseFilter(search: "row")) == [:])
    }

    @Test("A machine is found by its category, and its copy is in it, too")
    func machines() throws {
        let benches = try diary.categories.add(.machine, named: "Benches")
        let bench = try diary.machines.add(Machine(id: .unsaved, name: "Flat bench"))
        try diary.machines.add(Machine(id: .unsaved, name: "Cable"))
        try diary.categories.set([benches], of: bench)
        let copy = try diary.machines.duplicate(try diary.machines.get(bench))
        let filter = MachineFilter(category: benches)
        #expect(try diary.machines.list(filter).map(\.id) == [bench, copy.id])
        #expect(try diary.machines.count(filter) == 2)
    }

    @Test("Several records are added to and removed from categories at once; the rest stays; one undo")
    func several() throws {
        let ann = try diary.clients.add(named: "Ann")
        let ids = try ["Old", "New", "Kept"].map { try diary.categories.add(.client, named: $0) }
        try diary.categories.set([ids[0], ids[2]], of: fixture.jan)
        try diary.categories.set([ids[0]], of: ann)
        let marked = [Marked(fixture.jan, "Jan Novák"), Marked(ann, "Ann")]
        try fixture.checkUndo("Sort 2 clients") {
            try diary.categories.sort(marked, into: [ids[1]], outOf: [ids[0]])
        }
        #expect(try diary.categories.of(fixture.jan).map(\.name) == ["New", "Kept"])
        #expect(try diary.categories.of(ann).map(\.name) == ["New"])
    }
}
