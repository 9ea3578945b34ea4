import FitnessModel
import ViewKit

/// What a cell of the plan says, whole, and what its column means.
extension Prescription {
    /// "Tempo 3-1-1-0: down 3 s, hold 1 s, up 1 s, hold 0 s"; of an empty cell what one writes there.
    func meaning(of field: SheetCursor.Field) -> String {
        let text = text(field).trimmingBlanks
        let words = text.isEmpty ? nil : explained(text, field)
        let head = text.isEmpty ? field.title : "\(field.title) \(text)"
        return (words ?? Self.example(field)).map { "\(head): \($0)" } ?? head
    }

    /// The same row with another text in a field.
    func with(_ text: String, _ field: SheetCursor.Field) -> Prescription {
        var other = self
        other.set(text, field)
        return other
    }

    private func explained(_ text: String, _ field: SheetCursor.Field) -> String? {
        switch field {
        case .tempo: Self.tempo(text)
        case .rest: Rest(text).map { Clock.minutesAndSeconds($0.seconds) }
        case .micro: LoadTarget(text)?.text
        default: nil
        }
    }

    /// The way down, the pause, the way up, the pause.
    private static func tempo(_ text: String) -> String? {
        guard let tempo = Tempo(text) else { return nil }
        return zip(["down", "hold", "up", "hold"], tempo.parts).map { name, part in
            switch part {
            case .seconds(let seconds): "\(name) \(seconds) s"
            case .explosive: "\(name) as fast as possible"
            }
        }.joined(separator: ", ")
    }

    private static func example(_ field: SheetCursor.Field) -> String? {
        switch field {
        case .tempo: "seconds down, hold, up, hold, such as 31X0"
        case .reps: "5, 6-8, 10+, AMRAP, 30s"
        case .sets: "5 or 3-4"
        case .rest: "90\", 2', EMOM 60\" x10"
        case .micro: "80%, @8 or rir2, or any words"
        default: nil
        }
    }
}
