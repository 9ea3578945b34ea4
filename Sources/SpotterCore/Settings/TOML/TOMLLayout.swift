/// Where the entries of a TOML file stand, in characters of the text as `TOMLScanner` reads it: without a byte order mark,
/// and with "\n" at the end of every line.
struct TOMLLayout: Hashable, Sendable {
    /// A key with its value.
    struct Entry: Hashable, Sendable {
        /// From the key to the end of the last line, a comment included.
        let whole: Range<Int>
        /// What stands after the equals sign.
        let value: Range<Int>
    }

    /// The entries that count, by the whole path of their keys.
    var entries: [[String]: Entry] = [:]
    /// Where the last entry of each table ends, or its header where it has none.
    var tableEnds: [[String]: Int] = [:]
    /// Where the first header begins, readable or not: below it nothing belongs to the top level.
    var firstHeader: Int?
}
