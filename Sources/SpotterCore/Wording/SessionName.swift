package import DiaryStore
import FitnessModel
package import Phrases
import TerminalKit

/// The name of a session: its phase and number, or its own title.
package enum SessionName {
    /// "P6 In season, session 4", "Legs", "Free session". If the width is too small, the word "session" is shortened
    /// first, then the phase's name; the number is always complete.
    package static func text(
        phase: String?, column: Int?, title: String, width: Int = .max, ellipsis: String = "…"
    ) -> Phrase {
        guard let phase else { return title.isEmpty ? "Free session" : "\(title)" }
        guard let column else { return "\(phase)" }
        let whole: Phrase = "\(phase), session \(column)"
        guard TextWidth.of(whole) > width else { return whole }
        func short(_ name: String) -> Phrase { "\(name), no. \(column)" }
        return short(TextWidth.truncate(phase, to: width - TextWidth.of(short("")), ellipsis: ellipsis))
    }
}

extension SessionSheet {
    /// "P6 In season, session 3", "Legs", "Free session".
    package var title: Phrase {
        SessionName.text(phase: phaseName, column: session.column, title: session.title)
    }
}
