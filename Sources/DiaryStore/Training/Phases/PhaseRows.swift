public import FitnessModel
import GRDB

/// The rows of sheets.
public struct PhaseRows {
    package let access: Access

    /// Adds a row to a sheet, at this place counted from 0, or at the end. It gets the day of the row above it, else of
    /// the one below; the first of all that of the phase's first day.
    @discardableResult
    public func add(
        to phase: Identifier<Phase>, at position: Int? = nil, exercise: Identifier<Exercise>? = nil,
        prescription: Prescription = Prescription()
    ) throws(StoreError) -> Identifier<PhaseRow> {
        try access.change { change in
            let sheet = try change.phases.get(phase)
            change.name(ChangeFacts(.add, .phaseRow, of: sheet.client, [.to: sheet.name]))
            if let exercise { try change.demand(exercise: exercise) }
            let place = try PhaseRow.ordering.makeRoom(in: phase, at: position, change.db)
            let beside = "SELECT letter FROM phase_row WHERE phase = ? AND position IN (?, ?) ORDER BY position"
            let letter = try change.db.first(beside, phase, place - 1, place + 1) { $0.text(0) }
            return try change.insert(
                PhaseRow(
                    id: .unsaved, phase: phase, position: place, exercise: exercise, prescription: prescription,
                    letter: letter ?? sheet.days.names.first ?? ""))
        }
    }

    /// Sets the prescription of a row. Finished sessions keep theirs.
    ///
    /// - Parameter shown: the prescription that was read; only differences are written.
    /// - Throws: `changedMeanwhile` if one of the different fields was changed since.
    public func setPrescription(
        _ prescription: Prescription, row id: Identifier<PhaseRow>, replacing shown: Prescription = Prescription()
    ) throws(StoreError) {
        try access.change { change in
            try change.name(.edit, id, shown.change(to: prescription))
            try change.put(prescription, row: id, replacing: shown)
        }
    }

    /// Moves a row to this place, counted from 0, as far as the rows of its day go.
    public func move(_ id: Identifier<PhaseRow>, to position: Int) throws(StoreError) {
        try access.change { change in
            let row = try change.name(.move, id)
            try PhaseRow.ordering.move(id, to: position, in: row.phase, change.db)
            try change.arrange(change.phases.get(row.phase))
        }
    }

    /// Deletes a row. Its sets stay in their sessions.
    public func delete(_ id: Identifier<PhaseRow>) throws(StoreError) {
        try access.change { change in
            let row = try change.name(.delete, id)
            try change.db.run(
                """
                DELETE FROM session_row WHERE phase_row = ? AND text = '' AND note = ''
                    AND session IN (SELECT id FROM session WHERE state = 'live')
                """, id)
            try change.db.run("UPDATE session_row SET phase_row = NULL WHERE phase_row = ?", id)
            try PlannedCells(db: change.db).delete(of: id)
            try PhaseRow.ordering.delete(id, in: row.phase, change.db)
        }
    }

    /// Renumbers the labels in the order of the rows: in their groups; if they are numbered so already, as straight
    /// sets A, B, C; from these in pairs.
    ///
    /// - Returns: the new labelling; nil on a sheet without rows.
    @discardableResult
    public func relabel(_ id: Identifier<Phase>) throws(StoreError) -> RowLabelling? {
        try access.change { change in
            try change.name(.relabel, id)
            let rows = try change.rows(of: id)
            let labels = rows.map(\.prescription.label)
            // Each day starts with A again, after the rows of every day.
            let days = Set(rows.map(\.letter)).sorted()
            func mates(_ day: String) -> [Int] { rows.indices.filter { [day, ""].contains(rows[$0].letter) } }
            guard let last = days.last, let labelling = RowLabelling(after: mates(last).map { labels[$0] }) else {
                return nil
            }
            var ordered = labels
            for day in days {
                let mates = mates(day)
                for (row, label) in zip(mates, labelling.labels(for: mates.map { labels[$0] }))
                where rows[row].letter == day { ordered[row] = label }
            }
            for (row, label) in zip(rows, ordered) {
                var labelled = row
                labelled.prescription.label = label
                try change.update(from: row, to: labelled)
            }
            return labelling
        }
    }
}

extension Prescription {
    /// The field that differs, with its new text; without values if several do.
    fileprivate func change(to new: Prescription) -> ChangeDetails {
        let fields: [(name: String, path: KeyPath<Prescription, String>)] = [
            ("label", \.label), ("tempo", \.tempo), ("reps", \.reps), ("sets", \.sets), ("rest", \.rest),
            ("micro", \.micro),
        ]
        let changed = fields.filter { self[keyPath: $0.path] != new[keyPath: $0.path] }
        guard let field = changed.first, changed.count == 1 else { return [:] }
        return [.field: field.name, .value: new[keyPath: field.path]]
    }
}

extension DiaryAccess {
    /// The rows of sheets.
    public var phaseRows: PhaseRows { PhaseRows(access: access) }
}

extension Change {
    /// Sets the prescription of a row if it is still the one that was shown.
    func put(_ prescription: Prescription, row id: Identifier<PhaseRow>, replacing shown: Prescription) throws {
        var old: PhaseRow = try changeable(id)
        var new = old
        old.prescription = shown
        new.prescription = prescription
        try update(from: old, to: new)
    }

    /// The rows of a sheet from top to bottom.
    func rows(of phase: Identifier<Phase>) throws -> [PhaseRow] {
        try db.list(Condition("r.phase = ?", phase), order: "r.position, r.id")
    }
}
