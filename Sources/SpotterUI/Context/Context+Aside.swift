import DiaryStore

extension Context {
    /// Reads off the loop what takes the longer the larger the diary is; `then` gets it on the loop, or nil after an error,
    /// which was told unless the diary changed meanwhile: then another reading follows anyway.
    func readAside<Result: Sendable>(
        _ body: @escaping @Sendable (Diary) throws -> Result,
        then: @escaping @Sendable (Result?, inout Context) -> Void
    ) {
        services.jobs.run { [diary, revision] in
            let read = Swift.Result { try body(diary) }
            return { context in
                // The window may show another diary by now.
                guard context.diary === diary else { return }
                if case .failure = read, context.revision != revision { return then(nil, &context) }
                let result = context.read { _ in try read.get() }
                then(result, &context)
            }
        }
    }
}
