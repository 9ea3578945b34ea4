import DiaryStore
import ViewKit

extension ProfileView {
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool {
        PhasePasting.ask(about: text, for: profile?.client, &context)
        return true
    }
}
