/// The number of errors between a typed text and the prefix of a word: letters left out, added, wrong, or swapped with
/// their neighbour. Its buffers are reused: thousands of words are compared for one key.
struct PrefixDistance {
    private let typed: [UInt32]
    private let most: Int
    private var word: [UInt32] = []
    /// Three rows of the table, one after the other.
    private var table: [Int]
    private let width: Int

    init(_ typed: [Unicode.Scalar], atMost most: Int) {
        self.typed = typed.map(\.value)
        self.most = most
        width = typed.count + most + 1
        table = [Int](repeating: 0, count: 3 * width)
        word.reserveCapacity(width)
    }

    /// The number of typing errors for this word, given in UTF-8; nil for more than are allowed.
    mutating func to(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        decode(bytes)
        let letters = word.count
        guard typed.count - letters <= most else { return nil }
        var (beforeLast, last, current) = (0, width, 2 * width)
        return table.withUnsafeMutableBufferPointer { table -> Int? in
            for column in 0...letters { table[last + column] = column }
            for (row, letter) in typed.enumerated() {
                table[current] = row + 1
                var least = row + 1
                for column in 0..<letters {
                    let other = word[column]
                    var best = table[last + column] + (letter == other ? 0 : 1)
                    best = min(best, table[last + column + 1] + 1, table[current + column] + 1)
                    if row > 0, column > 0, letter == word[column - 1], typed[row - 1] == other {
                        best = min(best, table[beforeLast + column - 1] + 1)
                    }
                    table[current + column + 1] = best
                    least = min(least, best)
                }
                if least > most { return nil }
                (beforeLast, last, current) = (last, current, beforeLast)
            }
            var least = table[last]
            for column in 1..<(letters + 1) { least = min(least, table[last + column]) }
            return least <= most ? least : nil
        }
    }

    /// The scalars of the prefix that can matter.
    private mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>) {
        word.removeAll(keepingCapacity: true)
        if bytes.prefix(width).allSatisfy({ $0 < 0x80 }) {
            for byte in bytes.prefix(width - 1) { word.append(UInt32(byte)) }
        } else {
            for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(width - 1) {
                word.append(scalar.value)
            }
        }
    }
}
