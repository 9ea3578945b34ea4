extension GridEdit {
    /// Why a grid does not fit on a sheet.
    enum Problem: Error, Hashable {
        /// The cursor is on no row.
        case notHere
        case tooWide(columns: Int, room: Int, from: SheetCursor.Field, sessions: Int)
        case tooManyRows(Int)
        case noRowsToAdd
        case noExercise(row: Int)
        /// Below what was done beside the plan nothing can be added.
        case belowLoose
        /// What was done beside the plan asks for nothing.
        case looseHasNoPlan(String)
        /// What was done beside the plan was not done in this session.
        case notInSession(String, column: Int)
        /// The row belongs to this day, and the column is another one.
        case otherDay(String, String, column: Int)

        /// What does not fit and what to do; nothing was changed.
        var wording: String {
            switch self {
            case .notHere: "Go to a cell of the rows first."
            case .tooWide(let columns, let room, let field, let sessions):
                "\(columns) columns do not fit: from \(Self.name(of: field)) on there \(room == 1 ? "is 1" : "are \(room)") "
                    + (sessions == 0 ? "in a routine. " : "up to session \(sessions). ") + "Nothing was pasted."
            case .tooManyRows(let count):
                "The sheet would have \(count) rows, and \(TabbedText.mostRows) are the most. Nothing was pasted."
            case .noRowsToAdd: "A session without a phase gets no rows by pasting. Nothing was pasted."
            case .noExercise(let row): "Row \(row) has no exercise for its loads: name it first. Nothing was pasted."
            case .belowLoose:
                "What was done beside the plan ends here: paste on a row of the plan, or add with B. Nothing was pasted."
            case .looseHasNoPlan(let name):
                "\(name) was done beside the plan and has loads only: leave its row out. Nothing was pasted."
            case .otherDay(let name, let day, let column):
                "\(name) is of day \(day), and session \(column) is another day: leave its load out. Nothing was pasted."
            case .notInSession(let name, let column):
                "\(name) is beside the plan and not in session \(column): B adds it there. Nothing was pasted."
            }
        }

        private static func name(of field: SheetCursor.Field) -> String {
            switch field {
            case .label: "the label"
            case .load(let column): "session \(column)"
            default: field.title
            }
        }
    }
}
