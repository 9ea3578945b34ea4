public import DiaryExchange
public import DiaryStore
import FitnessModel

extension ServingLog {
    /// The servings as the diary takes them.
    public var drafts: [ServingDraft] { servings.map { ServingDraft(source: $0.key, entry: $0.entry) } }
}
