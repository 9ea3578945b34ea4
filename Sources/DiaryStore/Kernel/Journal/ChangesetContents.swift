import CSQLiteSession
import Foundation
import GRDB

/// The operations inside a changeset, in the format that SQLite publishes for its session extension.
struct ChangesetContents {
    /// One row that was inserted, updated or deleted.
    struct Operation {
        /// The range of the operation in the changeset.
        let bytes: Range<Int>
        /// The row before; empty for an insertion. An update has only the key and the changed columns. Only whole
        /// numbers and texts are read, since nothing else is needed.
        let old: [DatabaseValue]
        /// The row afterwards; empty for one that was deleted.
        let new: [DatabaseValue]

        /// The values of a kind in a column before and after; empty for columns of a later schema.
        func values<Value: DatabaseValueConvertible>(at column: Int, as kind: Value.Type) -> [Value] {
            [old, new].compactMap { $0.indices.contains(column) ? Value.fromDatabaseValue($0[column]) : nil }
        }
    }

    /// The operations on one table, in a row.
    struct Section {
        /// The table's name.
        let table: String
        /// The range of its header in the changeset.
        let head: Range<Int>
        /// The operations.
        let operations: [Operation]
    }

    /// The operations, table by table.
    let sections: [Section]
    private let bytes: [UInt8]

    /// - Throws: `corrupt` if the bytes are not a changeset.
    init(_ data: Data) throws(StoreError) {
        bytes = [UInt8](data)
        var reader = Reader(bytes: bytes)
        var sections: [Section] = []
        while !reader.isAtEnd { sections.append(try reader.section()) }
        self.sections = sections
    }

    /// The table and the values of the first row that a changeset deletes; nil if it deletes none.
    ///
    /// - Throws: `corrupt` if the bytes are not a changeset.
    static func firstDeleted(_ data: Data) throws(StoreError) -> (table: String, row: [DatabaseValue])? {
        var reader = Reader(bytes: [UInt8](data))
        return try reader.firstDeleted()
    }

    /// The changeset without some of its operations; empty when none is left.
    func data(where isIncluded: (Section, Operation) -> Bool) -> Data {
        var result = Data()
        for section in sections {
            let included = section.operations.filter { isIncluded(section, $0) }
            guard !included.isEmpty else { continue }
            result.append(contentsOf: bytes[section.head])
            for operation in included { result.append(contentsOf: bytes[operation.bytes]) }
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

        mutating func section() throws(StoreError) -> Section {
            let (table, columns, head) = try head()
            var operations: [Operation] = []
            while isInSection { operations.append(try operation(columns)) }
            return Section(table: table, head: head, operations: operations)
        }

        /// The first deleted row; nothing after it is read.
        mutating func firstDeleted() throws(StoreError) -> (table: String, row: [DatabaseValue])? {
            while !isAtEnd {
                let (table, columns, _) = try head()
                while isInSection {
                    let operation = try operation(columns)
                    if operation.new.isEmpty { return (table, operation.old) }
                }
            }
            return nil
        }

        private var isInSection: Bool { !isAtEnd && bytes[position] != Self.table }

        private mutating func head() throws(StoreError) -> (table: String, columns: Int, bytes: Range<Int>) {
            let start = position
            guard try byte() == Self.table else { throw Self.damaged }
            let columns = try varint()
            guard columns <= 2_000 else { throw Self.damaged }
            try skip(columns)
            guard let end = bytes[position...].firstIndex(of: 0) else { throw Self.damaged }
            let name = String(decoding: bytes[position..<end], as: UTF8.self)
            position = end + 1
            return (name, columns, start..<position)
        }

        private mutating func operation(_ columns: Int) throws(StoreError) -> Operation {
            let start = position
            let kind = try CInt(byte())
            guard [SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE].contains(kind) else { throw Self.damaged }
            try skip(1)  // whether a trigger did it
            let old = kind == SQLITE_INSERT ? [] : try row(columns)
            let new = kind == SQLITE_DELETE ? [] : try row(columns)
            return Operation(bytes: start..<position, old: old, new: new)
        }

        private mutating func row(_ columns: Int) throws(StoreError) -> [DatabaseValue] {
            try (0..<columns).map { _ throws(StoreError) in try value() }
        }

        private mutating func value() throws(StoreError) -> DatabaseValue {
            switch try CInt(byte()) {
            case SQLITE_INTEGER: return Int64(bitPattern: try take(8).reduce(0) { $0 << 8 | UInt64($1) }).databaseValue
            case SQLITE_TEXT: return String(decoding: try take(varint()), as: UTF8.self).databaseValue
            case SQLITE_FLOAT: try skip(8)
            case SQLITE_BLOB: try skip(varint())
            // Not defined: neither of the key nor changed.
            case 0, SQLITE_NULL: break
            default: throw Self.damaged
            }
            return .null
        }

        private mutating func byte() throws(StoreError) -> UInt8 {
            try skip(1)
            return bytes[position - 1]
        }

        private mutating func take(_ count: Int) throws(StoreError) -> ArraySlice<UInt8> {
            try skip(count)
            return bytes[(position - count)..<position]
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

        private static let damaged = StoreError.corrupt(.journal)
    }
}
