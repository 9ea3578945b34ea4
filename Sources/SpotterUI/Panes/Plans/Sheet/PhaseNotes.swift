import DiaryStore
import FitnessModel
import ViewKit

/// The notes of a phase in the person's own editor: they travel as a draft, so that a crash of the editor loses nothing.
enum PhaseNotes {
    private static let prefix = "notes of phase "

    static func draftKey(_ phase: Identifier<Phase>) -> String { "\(prefix)\(phase.rawValue)" }

    /// The phase whose notes stand in a draft of that name.
    static func phase(_ draftKey: String) -> Identifier<Phase>? {
        guard draftKey.hasPrefix(prefix) else { return nil }
        return Int64(draftKey.dropFirst(prefix.count)).map { Identifier(rawValue: $0) }
    }
}

extension SheetView {
    /// Gives the notes to the editor; they come back through `takeEdited`.
    mutating func writeNotes(_ context: inout Context) {
        guard let phase = sheet.phase else { return }
        let key = PhaseNotes.draftKey(phase.id)
        let isKept = context.save(nil) { diary in try diary.drafts.save(key, phase.notes) }
        if isKept { context.effects.append(.edit(draftKey: key)) }
    }
}
