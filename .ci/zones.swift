/// Copies the items that time zones need out of ICU's table of data: `zones OBJECT TABLE` reads the object file that holds
/// the whole table (34 MB, most of it texts of languages that Spotter does not show) and writes one of 1.4 MB.
///
/// The table is a header, then a list of items, each with the offset of its name and of its bytes, counted from the list;
/// the names are sorted. It is ICU's format "CmnD", version 1.
import Foundation

let wanted: Set = [
    "curr/pool.res", "curr/root.res", "curr/supplementalData.res", "en.res", "keyTypeData.res", "likelySubtags.res",
    "metaZones.res", "numberingSystems.res", "pool.res", "res_index.res", "root.res", "supplementalData.res",
    "timezoneTypes.res", "windowsZones.res", "zone/pool.res", "zone/root.res", "zoneinfo64.res",
]

func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("zones: \(reason)\n".utf8))
    exit(1)
}

extension Data {
    func number<Number: FixedWidthInteger>(at offset: Int, as type: Number.Type = UInt32.self) -> Int {
        guard offset >= 0, offset + MemoryLayout<Number>.size <= count else { fail("the table ends too early") }
        return subdata(in: offset..<offset + MemoryLayout<Number>.size).enumerated().reduce(0) { sum, byte in
            sum | Int(byte.element) << (8 * byte.offset)
        }
    }

    func text(at offset: Int) -> String { String(decoding: self[offset...].prefix { $0 != 0 }, as: UTF8.self) }

    mutating func append(_ number: Int) {
        append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }

    mutating func pad(to size: Int) { append(contentsOf: Data(count: (size - count % size) % size)) }
}

guard CommandLine.arguments.count == 3 else { fail("usage: zones OBJECT TABLE") }
let object = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
// The magic number of a header stands before the format's name.
guard let format = object.range(of: Data("CmnD\u{1}".utf8)), format.lowerBound >= 12,
    object[format.lowerBound - 10] == 0xDA, object[format.lowerBound - 9] == 0x27
else { fail("no table of ICU is in this file") }
let table = object.subdata(in: format.lowerBound - 12..<object.count)
let headerSize = table.number(at: 0, as: UInt16.self)
let list = table.subdata(in: headerSize..<table.count)
let count = list.number(at: 0)

var items: [(name: String, bytes: Data)] = []
for index in 0..<count {
    let entry = 4 + 8 * index
    let name = list.text(at: list.number(at: entry))
    guard let slash = name.firstIndex(of: "/"), wanted.contains(String(name[name.index(after: slash)...])) else {
        continue
    }
    let start = list.number(at: entry + 4)
    // The last item of the whole table has no end of its own; it is none of those wanted.
    guard index + 1 < count else { fail("\(name) has no end") }
    items.append((name, list.subdata(in: start..<list.number(at: entry + 12))))
}
guard items.count == wanted.count else { fail("only \(items.map(\.name)) of the items are there") }

var packed = table.prefix(headerSize)
var names = Data()
let namesOffset = 4 + 8 * items.count
var starts: [Int] = []
for item in items {
    starts.append(namesOffset + names.count)
    names.append(contentsOf: Data(item.name.utf8) + [0])
}
var body = Data()
let bodyOffset = (namesOffset + names.count + 15) / 16 * 16
for item in items {
    starts.append(bodyOffset + body.count)
    body.append(item.bytes)
    body.pad(to: 16)
}
packed.append(items.count)
for index in items.indices {
    packed.append(starts[index])
    packed.append(starts[items.count + index])
}
packed.append(names)
packed.append(Data(count: bodyOffset - namesOffset - names.count))
packed.append(body)
try packed.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
