import DiaryStore
import FitnessModel

extension SessionSheet {
    /// How the cell of a row reads.
    func cell(_ row: SessionSheetRow) -> LoadCell { LoadCell(row.row.text, unit: unit, kind: row.unitKind) }

    /// Sets that were logged, those for warming up too.
    var setsLogged: Int { rows.reduce(0) { $0 + cell($1).sets.count } }
    /// Work sets that were done.
    var setsDone: Int { rows.reduce(0) { $0 + cell($1).sets.count { !$0.isWarmUp } } }
    /// Work sets that were asked for; 0 where nothing is.
    var setsPlanned: Int { rows.reduce(0) { $0 + (SetTarget($1.row.prescription.sets)?.highest ?? 0) } }

    /// "4 of 19 sets done", "4 sets done" where nothing is asked for.
    var progress: String {
        let count = Count.text(setsDone, "set")
        return setsPlanned > 0 ? "\(setsDone) of \(Count.text(setsPlanned, "set")) done" : "\(count) done"
    }
}
