import Testing

@Suite("Commands write only through Output")
struct GateTests {
    @Test("Only Output writes to standard output and standard error")
    func output() throws {
        let direct =
            /\b(print|debugPrint|dump|fputs|puts|putchar|printf|fwrite)\(|standardOutput\b|standardError\b|STD(OUT|ERR)_FILENO/
        for file in try Source.files(in: "Sources/spotter") where !file.path.hasSuffix("/Output.swift") {
            for (number, line) in file.lines.enumerated() where line.firstMatch(of: direct) != nil {
                let isGate = line.contains("isatty(") || line.contains("process.standard")
                if !isGate { Issue.record("\(file.path):\(number + 1) writes past the gate: \(line)") }
            }
        }
    }

    @Test("Only the executable imports the log")
    func log() throws {
        for file in try Source.files(in: "Sources") where file.imports.contains("Logging") {
            #expect(file.path.contains("/spotter/Log/"), "\(file.path)")
        }
    }
}
