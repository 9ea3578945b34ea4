import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The places where the gym trains: to add, to rename, and to put away.
struct PlacesView: EditableList, ArchivingList {
    static let noun = "place"
    static let scope = KeyScope("places", "Places of the gym")
    static let commands: CommandSet<PlacesView> = [
        editing("Rename the place", hint: "rename"), adding(), archiving(), showingArchived(), deleting(),
    ]

    /// The places that fit.
    var list = RecordList<Place>()
    var archive = ArchiveFilter.active
    /// How many machines stand at each.
    private var machines: [Identifier<Place>: Int] = [:]

    func title(_ context: Context) -> String { "Places" }

    func count(_ diary: Diary) throws -> Int { try diary.places.count(archive) }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Place] {
        try diary.places.list(archive, offset: offset, limit: limit)
    }

    mutating func reload(_ context: inout Context) {
        readList(&context)
        machines = context.read { diary in try diary.places.machineCounts() } ?? [:]
    }

    func edit(_ place: Place, _ context: inout Context) { context.present(PlaceForm.rename(place)) }
    func add(_ context: inout Context) {
        context.present(
            PlaceForm.add("Added.") { place, context in
                context.update(PlacesView.self) { view, _ in view.list.select(place) }
            } write: { name, diary in
                try diary.places.use(named: name)
            })
    }

    func delete(_ place: Place, _ context: inout Context) {
        context.write("Deleted \(place.name). u: undo.") { diary in try diary.places.delete(place.id) }
    }

    func setArchived(_ isArchived: Bool, _ place: Place, in diary: Diary) throws {
        try diary.places.setArchived(isArchived, place.id)
    }

    func layout(_ body: Rect) -> ListLayout { ListLayout(body, position: .foot) }

    func columns(_ context: Context) -> [TableColumn] {
        [TableColumn("Place", .flexible(minimum: 16, weight: 1)), TableColumn(number: "Machines", .fixed(8))]
    }

    func line(_ place: Place, _ context: Context) -> TableLine {
        TableLine([place.shownName, machines[place.id].map(String.init) ?? "-"], styles: [1: .muted])
    }

    func nothingText(_ context: Context) -> String {
        nothingText(first: "No places yet: a adds one. Who trains in one place alone needs none.")
    }
}

extension Place: ArchivableRecord {}
