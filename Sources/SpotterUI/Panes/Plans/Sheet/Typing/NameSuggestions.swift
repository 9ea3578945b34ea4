import DiaryStore
import FitnessModel
import TerminalKit

/// The exercises that may be meant by what is typed into a cell for a name, and below them the line that makes a new one.
struct NameSuggestions: Sendable {
    /// How many names are shown.
    static let most = 6

    private let known: ExerciseNames
    /// What stood in the cell: as long as it stands there, nothing is suggested.
    private let original: String
    /// From when days are seen.
    let today: Day
    /// What was typed.
    private(set) var typed = ""
    /// The names that are shown, the best first.
    private(set) var names: [ExerciseCandidate] = []
    /// Whether the last line makes a new exercise; a name that is there already is not made again.
    private(set) var offersNew = false
    /// The line that Enter and Tab take: at first the best name, and the new one only where no name begins so.
    private(set) var marked = 0
    /// What was taken, or answered; nil until then, and whenever something else is typed.
    var choice: SheetEdit.Choice?
    /// Where the cursor goes once a question about the name is answered.
    var next: SheetView.Next?

    init(_ known: ExerciseNames, original: String, typed: String, today: Day) {
        self.known = known
        self.original = original
        self.today = today
        search(typed)
    }

    var lineCount: Int { names.count + (offersNew ? 1 : 0) }

    var hints: [KeyHint]? {
        guard lineCount > 0 else { return nil }
        return [
            KeyHint("Enter", "take, next row"), KeyHint("Tab", "take, right"), KeyHint("↑ ↓", "choose"),
            KeyHint("Esc", "restore"),
        ]
    }

    /// Looks for what stands in the cell now.
    mutating func search(_ text: String) {
        typed = text.trimmingBlanks
        (choice, marked) = (nil, 0)
        let isOpen = text != original && !typed.isEmpty
        names = isOpen ? known.matches(typed, limit: Self.most) : []
        offersNew = isOpen && known.exact(typed) == nil
    }

    /// Moves the mark; it stays at the ends.
    mutating func mark(_ offset: Int) {
        marked = min(max(marked + offset, 0), lineCount - 1)
        choice = nil
    }

    /// Takes the marked line, and answers the name that stands in the cell then. Nil where it is the new one: only who went
    /// down to it past other names is not asked about near ones.
    mutating func take() -> String? {
        guard choice == nil else { return nil }
        if names.indices.contains(marked) {
            let candidate = names[marked]
            choice = candidate.choice
            return candidate.name
        }
        if !names.isEmpty { choice = .named(typed) }
        return nil
    }
}
