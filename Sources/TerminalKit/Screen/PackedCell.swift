/// One cell as a screen keeps it, in eight bytes: cheap to write, copy and compare.
struct PackedCell: Equatable, Sendable {
    /// A scalar, or with the top bit set an index into the screen's list of characters with several scalars.
    var code: UInt32
    /// What the cell means.
    var style: Style
    /// 1, 2 for the left half of a wide character, 0 for its right half.
    var width: UInt8

    /// Marks codes that are an index.
    static let clusterBit: UInt32 = 0x8000_0000

    /// An empty cell.
    static let blank = PackedCell(code: 0x20, style: .text, width: 1)

    /// The index into the screen's list, nil for a single scalar.
    var clusterIndex: Int? {
        code & Self.clusterBit == 0 ? nil : Int(code & ~Self.clusterBit)
    }

    /// True for a single scalar in one column, whose width no terminal doubts.
    var isPlain: Bool {
        width == 1 && code & Self.clusterBit == 0
    }
}
