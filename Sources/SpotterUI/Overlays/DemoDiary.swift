import DiaryStore
import SpotterCore
import ViewKit

/// The demo diary in place of the one that is open, which is left as it is.
enum DemoDiary {
    static func open(_ context: inout Context) {
        guard let make = context.services.makeDemo else {
            context.message = .plain("Quit, then: spotter demo --open")
            return
        }
        context.work("Making the demo diary") { _ in
            try make()
        } failed: { error, context in
            context.message = .failure(StoreError(error).wording)
        } then: { diary, context in
            context.pending.append(.show(diary, saying: "The demo diary: nobody in it is real. q quits."))
        }
    }
}
