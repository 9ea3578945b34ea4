import FitnessModel
import Foundation
import Testing

@Suite("Identifiers")
struct IdentifierSourceTests {
    private static let start = Date(timeIntervalSince1970: 1_767_225_600)

    @Test("An identifier contains milliseconds since 2026, device and sequence")
    func layout() {
        var source = IdentifierSource(device: 5) { Self.start.addingTimeInterval(1.5) }
        #expect(source.nextRawValue() == 1500 << 22 | 5 << 12)
        #expect(source.nextRawValue() == 1500 << 22 | 5 << 12 | 1)
    }

    @Test("Identifiers grow while the clock stops, runs backwards or is before 2026")
    func growth() {
        for clock in [Self.start, Self.start.addingTimeInterval(60), Date(timeIntervalSince1970: 0)] {
            var source = IdentifierSource(device: 1023) { clock }
            let numbers = (0..<10_000).map { _ in source.nextRawValue() }
            #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
        }
    }

    @Test("A source that continues after another one stays above it")
    func continuation() {
        var early = IdentifierSource(device: 900) { Self.start.addingTimeInterval(3600) }
        let newest = early.nextRawValue()
        var late = IdentifierSource(device: 1, after: newest) { Self.start }
        #expect(late.nextRawValue() > newest)
    }

    @Test("Identifiers are written as plain numbers")
    func coding() throws {
        let data = try JSONEncoder().encode([Identifier<Client>(rawValue: 42)])
        #expect(String(decoding: data, as: UTF8.self) == "[42]")
        #expect(try JSONDecoder().decode([Identifier<Client>].self, from: data) == [Identifier(rawValue: 42)])
    }
}
