/// A field that cannot be read.
struct FieldFault: Error {
    let reason: ImportIssue.Reason
    var column: Int?

    init(_ reason: ImportIssue.Reason, column: Int? = nil) {
        self.reason = reason
        self.column = column
    }
}
