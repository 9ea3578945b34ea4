import Foundation

/// The operations inside a changeset, in the format that SQLite publishes for its session extension.
struct ChangesetContents {
    /// A value of a row; texts and numbers with a point are kept only where somebody asks for them.
    enum Value: Hashable {
        case undefined
        case null
        case integer(Int64)
        case text(String)
        case other
    }

    /// One row that was inserted, updated or deleted.
    struct Operation {
        /// Where it stands in the changeset.
        let bytes: Range<Int>
        /// The row before; empty for one that was inserted. Of an update only the key and what changed is defined.
        let old: [Value]
        /// The row afterwards; empty for one that was deleted.
        let new: [Value]

        /// What stood and what stands in a column; columns that came with a later schema have nothing.
        func values(at column: Int) -> [Value] {
            [old, new].compactMap { $0.indices.contains(column) ? $0[column] : nil }
        }
    }

    /// The operations on one table, in a row.
    struct Section {
        /// The table's name.
        let table: String
        /// Where its head stands in the changeset.
        let head: Range<Int>
        /// What was done.
        let operations: [Operation]
    }

    /// What was done, table by table.
    let sections: [Section]
    private let bytes: [UInt8]

    /// - Throws: `corrupt` where the bytes are no changeset.
    init(_ data: Data) throws(StoreError) {
        bytes = [UInt8](data)
        var reader = Reader(bytes: bytes)
        var sections: [Section] = []
        while !reader.isAtEnd { sections.append(try reader.section()) }
        self.sections = sections
    }

    /// The changeset without some of its operations; empty when none is left.
    func data(where isKept: (Section, Operation) -> Bool) -> Data {
        var result = Data()
        for section in sections {
            let kept = section.operations.filter { isKept(section, $0) }
            guard !kept.isEmpty else { continue }
            result.append(contentsOf: bytes[section.head])
            for operation in kept { result.append(contentsOf: bytes[operation.bytes]) }
        }
        return result
    }
}

extension ChangesetContents {
    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        var isAtEnd: Bool { position >= bytes.count }

        private static let table = UInt8(ascii: "T")
        private static let insert: UInt8 = 18
        private static let update: UInt8 = 23
        private static let delete: UInt8 = 9

        mutating func section() throws(StoreError) -> Section {
            let start = position
            guard try byte() == Self.table else { throw Self.damaged }
            let columns = try varint()
            guard columns <= 2_000 else { throw Self.damaged }
            try skip(columns)
            guard let end = bytes[position...].firstIndex(of: 0) else { throw Self.damaged }
            let name = String(decoding: bytes[position..<end], as: UTF8.self)
            position = end + 1
            let head = start..<position
            var operations: [Operation] = []
            while !isAtEnd, bytes[position] != Self.table { operations.append(try operation(columns)) }
            return Section(table: name, head: head, operations: operations)
        }

        private mutating func operation(_ columns: Int) throws(StoreError) -> Operation {
            let start = position
            let kind = try byte()
            guard [Self.insert, Self.update, Self.delete].contains(kind) else { throw Self.damaged }
            try skip(1)  // whether a trigger did it
            let old = kind == Self.insert ? [] : try row(columns)
            let new = kind == Self.delete ? [] : try row(columns)
            return Operation(bytes: start..<position, old: old, new: new)
        }

        private mutating func row(_ columns: Int) throws(StoreError) -> [Value] {
            var values: [Value] = []
            values.reserveCapacity(columns)
            for _ in 0..<columns { values.append(try value()) }
            return values
        }

        private mutating func value() throws(StoreError) -> Value {
            switch try byte() {
            case 0: return .undefined
            case 1:
                let start = position
                try skip(8)
                return .integer(Int64(bitPattern: bytes[start..<position].reduce(0) { $0 << 8 | UInt64($1) }))
            case 2:
                try skip(8)
                return .other
            case let kind where kind == 3 || kind == 4:
                let length = try varint()
                let start = position
                try skip(length)
                return kind == 3 ? .text(String(decoding: bytes[start..<position], as: UTF8.self)) : .other
            case 5: return .null
            default: throw Self.damaged
            }
        }

        private mutating func byte() throws(StoreError) -> UInt8 {
            try skip(1)
            return bytes[position - 1]
        }

        private mutating func skip(_ count: Int) throws(StoreError) {
            guard count >= 0, count <= bytes.count - position else { throw Self.damaged }
            position += count
        }

        /// SQLite's number of variable length, the high part first; lengths here have at most five bytes.
        private mutating func varint() throws(StoreError) -> Int {
            var result = 0
            for _ in 0..<5 {
                let next = try byte()
                result = result << 7 | Int(next & 0x7F)
                if next & 0x80 == 0 { return result }
            }
            throw Self.damaged
        }

        private static let damaged = StoreError.corrupt("a change in the journal cannot be read")
    }
}
