import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import Testing

@Suite("Weights from a scale in FIT")
struct ScaleTests {
    private func log(_ bytes: Data) throws -> BodyLog { try bodyLog(ImportFile(name: "scale.fit", bytes: bytes)) }

    @Test("A real file has the weights that others read", .enabled(if: samplesAreThere))
    func sample() throws {
        let path = samples.appendingPathComponent("WeightScaleSingleUser.fit")
        let log = try log(try Data(contentsOf: path))
        #expect(log.drafts.map(\.measurement.weight) == [Mass(grams: 75_800), Mass(grams: 76_090)])
        #expect(log.drafts.map(\.fatPerMille) == [223, 251])
        #expect(log.issues.isEmpty)
    }

    /// An artificial file with two weigh-ins, one hour apart.
    private static func scale() -> FITFixture {
        var fit = FITFixture()
        fit.add(0, [(0, 0, 9)])
        fit.add(30, [(253, 0x86, FITFixture.start), (0, 0x84, 7580), (1, 0x84, 2230), (12, 0x84, 3)])
        fit.add(30, [(253, 0x86, FITFixture.start + 3600), (0, 0x84, 7609), (1, 0x84, 2510), (12, 0x84, 3)])
        return fit
    }

    @Test("A test file has the weights of its writer, in local time")
    func own() throws {
        let log = try log(Self.scale().file)
        #expect(log.format == .fit && log.issues.isEmpty && log.rowsRead == 2)
        #expect(log.drafts.map(\.measurement.weight) == [Mass(grams: 75_800), Mass(grams: 76_090)])
        #expect(log.drafts.map(\.fatPerMille) == [223, 251])
        #expect(log.drafts.allSatisfy { $0.isWeighInAlone })
        #expect(log.drafts.map(\.measurement.minute) == [360, 420])
        let tokyo = try #require(TimeZone(secondsFromGMT: 20 * 3600 - 11 * 3600))
        #expect(log.lines.first?.draft(in: tokyo).measurement.minute == 900)
        var west = Self.scale()
        west.add(34, [(253, 0x86, FITFixture.start), (5, 0x86, FITFixture.start - 8 * 3600)])
        let early = try #require(try self.log(west.file).lines.first).draft(in: .gmt).measurement
        #expect(early.day.iso == "2026-03-11" && early.minute == 22 * 60)
    }

    @Test("Values that a scale measures besides the weight are read; those calculated from a profile are not")
    func parts() throws {
        var fit = FITFixture()
        fit.add(
            30,
            [
                (253, 0x86, FITFixture.start), (0, 0x84, 7580), (2, 0x84, 5510), (4, 0x84, 320), (5, 0x84, 3875),
                (7, 0x84, 7000), (8, 0x02, 5), (10, 0x02, 44), (11, 0x02, 7),
            ])
        let measurement = try #require(try log(fit.file).drafts.first?.measurement)
        let texts = Dictionary(uniqueKeysWithValues: measurement.own.map { ($0.key.text, $0.value) })
        #expect(
            texts == [
                "Body water (%)": "55.1", "Bone mass (kg)": "3.2", "Muscle mass (kg)": "38.75",
                "Visceral fat rating": "7",
            ])
    }

    @Test("Missing, pending and undated weights are reported with their position")
    func unread() throws {
        var fit = Self.scale()
        let places = [0xFFFF, 0xFFFE, 100].map { weight in
            let place = fit.data.count
            fit.add(30, [(253, 0x86, FITFixture.start), (0, 0x84, weight)])
            return place
        }
        fit.add(30, [(253, 0x86, 1000), (0, 0x84, 8000)])
        fit.add(30, [(253, 0x86, FITFixture.start), (0, 0x84, 8000), (1, 0x84, 9500)])
        let log = try log(fit.file)
        #expect(log.drafts.count == 3 && places.count == 3)
        let issues = log.issues.compactMap { if case .track(let issue) = $0 { issue } else { nil } }
        #expect(issues.map(\.reason) == [.weightUnread, .bodyFatIgnored])
        #expect(issues.map(\.count) == [4, 1])
        #expect(issues.allSatisfy { $0.isLoss })
    }

    @Test("Several people on one scale are not mixed")
    func users() throws {
        var fit = Self.scale()
        fit.add(30, [(253, 0x86, FITFixture.start + 60), (0, 0x84, 6000), (12, 0x84, 4)])
        let error = ImportError.track(TrackError(name: "scale.fit", .severalUsers(2)))
        #expect(throws: error) { try log(fit.file) }
        #expect(error.wording.text.contains("the weights of 2 people"))
    }

    @Test("Concatenated files are one; a truncated one is reported")
    func chained() throws {
        let one = Self.scale().file
        #expect(try log(one + one).drafts.count == 4)
        for length in one.indices.dropLast() {
            let file = ImportFile(name: "cut.fit", bytes: one.prefix(length))
            do {
                let log = try bodyLog(file)
                #expect(!log.issues.isEmpty)
            } catch let error as ImportError {
                #expect(!error.wording.text.isEmpty)
            }
        }
    }

    @Test("A run remains a run, also with a weight in or after it, which is reported")
    func run() throws {
        var fit = FITFixture.run()
        fit.add(30, [(253, 0x86, FITFixture.start), (0, 0x84, 7580)])
        for bytes in [fit.file, FITFixture.run().file + Self.scale().file] {
            let file = ImportFile(name: "run.fit", bytes: bytes)
            guard case .tracks(let tracks) = try ImportFormat.sniff(file).read(file) else {
                Issue.record("no run")
                return
            }
            #expect(tracks.count == 1 && tracks[0].distance == Length(millimetres: 61_000))
            #expect(tracks[0].issues.contains { $0.reason == .weightBesideRun && $0.isLoss })
        }
    }
}
