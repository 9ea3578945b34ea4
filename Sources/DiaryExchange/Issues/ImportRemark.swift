/// Something in a file that was not read, or only in part, with its words.
public protocol ImportRemark: CustomStringConvertible, Sendable {
    /// True when something was not read; false when it is only a remark.
    var isLoss: Bool { get }
}
