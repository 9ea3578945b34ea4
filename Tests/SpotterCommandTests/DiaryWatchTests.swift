import Foundation
import Testing

@testable import spotter

@Suite("Watching the diary's file")
struct DiaryWatchTests {
    private let home: Home

    init() throws {
        home = try Home()
        _ = try home.write("a diary", to: "diary.sqlite")
    }

    /// Whether the watch would wake the loop.
    private func wakes(_ watch: DiaryWatch) -> Bool {
        var watched = pollfd(fd: watch.wakeDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, 0) > 0
    }

    private func append(_ name: String) throws {
        let path = home.path + "/" + name
        if !FileManager.default.fileExists(atPath: path) { _ = try home.write("", to: name) }
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.seekToEnd()
        try file.write(contentsOf: Data("more".utf8))
        try file.close()
    }

    #if os(Linux)
        @Test("A change of the diary or its log is due at once and checked again; that of another file is ignored")
        func written() throws {
            for name in ["diary.sqlite", "diary.sqlite-wal"] {
                let watch = DiaryWatch(path: home.diary)
                #expect(!wakes(watch) && !watch.look() && watch.timeUntilLook == nil)
                try append("demo.sqlite")
                #expect(!watch.look() && watch.timeUntilLook == nil)
                try append(name)
                #expect(wakes(watch))
                #expect(watch.look())
                #expect(try #require(watch.timeUntilLook) <= .milliseconds(50))
                // With many changes the watch looks at intervals, not continuously.
                try append(name)
                #expect(!wakes(watch))
                #expect(watch.look())
            }
        }

        @Test("A link to a diary is watched where its log is")
        func link() throws {
            try FileManager.default.createDirectory(atPath: home.path + "/away", withIntermediateDirectories: true)
            _ = try home.write("a diary", to: "away/real.sqlite")
            let link = home.path + "/link.sqlite"
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: home.path + "/away/real.sqlite")
            let watch = DiaryWatch(path: link)
            try append("away/real.sqlite-wal")
            #expect(wakes(watch) && watch.look())
        }
    #endif

    @Test("A diary in memory and a missing folder cause no events")
    func nothing() throws {
        for path in ["", home.path + "/away/diary.sqlite"] {
            let watch = DiaryWatch(path: path)
            #expect(!wakes(watch) && !watch.look() && watch.timeUntilLook == nil)
        }
    }
}
