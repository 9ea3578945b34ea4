package import FitnessModel

/// The current client in a list that leaves them out: keys are for the one whom the header names until the cursor moves.
package struct UnlistedClient<Line: Hashable & Sendable>: Sendable {
    private var client: Identifier<Client>?
    private var line: Line?

    /// Nobody: keys are for the client under the cursor.
    package init() {}

    /// A client who was looked for; the cursor found `found`, on `line`.
    package init(_ client: Identifier<Client>, ifNot found: Identifier<Client>?, at line: Line?) {
        guard client != found else { return }
        self.client = client
        self.line = line
    }

    /// Whom keys are for while the cursor stands on `line`; nil for the one who is listed there.
    package func client(at line: Line?, _ context: Context) -> Identifier<Client>? {
        client == context.client?.id && line == self.line ? client : nil
    }
}
