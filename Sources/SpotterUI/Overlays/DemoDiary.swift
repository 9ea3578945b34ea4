import DiaryStore
import ViewKit

/// The demo diary in place of the one that is open, which is left as it is.
enum DemoDiary {
    static func open(_ context: inout Context) {
        guard let make = context.services.makeDemo else {
            context.message = .plain("Quit, then: spotter demo --open")
            return
        }
        context.work("Making the demo diary") { _ in
            do throws(StoreError) { return Result<Diary, StoreError>.success(try make()) } catch {
                return .failure(error)
            }
        } then: { result, context in
            switch result {
            case .success(let diary):
                context.pending.append(.show(diary, saying: "The demo diary: nobody in it is real. q quits."))
            case .failure(let error): context.message = .failure(error.wording)
            }
        }
    }
}
