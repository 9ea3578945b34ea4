import FitnessModel
import Testing

@Suite("Body fat from skinfolds")
struct SkinfoldTests {
    /// A published or independently computed case: the folds of a formula, distributed evenly over its sites.
    struct Vector: Sendable, CustomTestStringConvertible {
        let formula: BodyFatFormula
        let sex: Sex
        let sum: Double
        var age: Int?
        var weight: Mass?
        let siri: Double
        var brozek: Double?
        var density: Double?

        var testDescription: String { "\(formula), \(sex), \(sum) mm, age \(age ?? 0)" }

        var body: FoldedBody {
            let sites = formula.sites(for: sex)
            let folds = Dictionary(uniqueKeysWithValues: sites.map { ($0, sum / Double(sites.count)) })
            return FoldedBody(folds: folds, sex: sex, age: age, weight: weight)
        }
    }

    static let vectors = [
        Vector(
            formula: .jacksonPollock7, sex: .male, sum: 100, age: 30, siri: 14.634639, brozek: 14.765718,
            density: 1.065353),
        Vector(
            formula: .jacksonPollock7, sex: .male, sum: 63.5, age: 42, siri: 10.684122, brozek: 11.118473,
            density: 1.074489),
        Vector(
            formula: .jacksonPollock7, sex: .female, sum: 120, age: 28, siri: 23.635732, brozek: 23.075817,
            density: 1.045107),
        Vector(
            formula: .jacksonPollock3, sex: .male, sum: 60, age: 30, siri: 17.945276, brozek: 17.822204,
            density: 1.057816),
        Vector(
            formula: .jacksonPollock3, sex: .male, sum: 33, age: 25, siri: 9.436705, brozek: 9.966816,
            density: 1.077406),
        Vector(
            formula: .jacksonPollock3, sex: .female, sum: 66, age: 26, siri: 25.796702, brozek: 25.070895,
            density: 1.04036),
        Vector(
            formula: .jacksonPollock3, sex: .female, sum: 45, age: 40, siri: 19.683541, brozek: 19.427026,
            density: 1.053901),
        Vector(formula: .jacksonPollock4, sex: .male, sum: 70, age: 30, siri: 17.04133),
        Vector(formula: .jacksonPollock4, sex: .female, sum: 80, age: 30, siri: 23.2793),
        Vector(formula: .durninWomersley, sex: .male, sum: 40, age: 18, siri: 16.510124, density: 1.06107),
        Vector(formula: .durninWomersley, sex: .male, sum: 40, age: 25, siri: 16.167622, density: 1.06185),
        Vector(formula: .durninWomersley, sex: .male, sum: 40, age: 35, siri: 19.172995, density: 1.055048),
        Vector(formula: .durninWomersley, sex: .male, sum: 40, age: 45, siri: 21.493323, density: 1.049856),
        Vector(formula: .durninWomersley, sex: .male, sum: 40, age: 55, siri: 22.915089, density: 1.0467),
        Vector(formula: .durninWomersley, sex: .female, sum: 50, age: 17, siri: 26.094372, density: 1.03971),
        Vector(formula: .durninWomersley, sex: .female, sum: 50, age: 25, siri: 26.840093, density: 1.038084),
        Vector(formula: .durninWomersley, sex: .female, sum: 50, age: 35, siri: 28.295484, density: 1.034925),
        Vector(formula: .durninWomersley, sex: .female, sum: 50, age: 45, siri: 30.898593, density: 1.029323),
        Vector(formula: .durninWomersley, sex: .female, sum: 50, age: 55, siri: 33.249105, density: 1.024316),
        Vector(formula: .yuhasz, sex: .male, sum: 70, siri: 9.942),
        Vector(formula: .yuhasz, sex: .female, sum: 90, siri: 17.512),
        Vector(formula: .parrillo, sex: .male, sum: 100, weight: Mass(180, .lb), siri: 15.0),
    ]

    @Test("Each formula gives the published values", arguments: vectors)
    func published(vector: Vector) throws {
        let found = try vector.body.fat(by: vector.formula)
        #expect(abs(found.percent - vector.siri) < 0.000_1)
        if let density = vector.density { #expect(abs((found.density ?? 0) - density) < 0.000_001) }
        if let brozek = vector.brozek {
            #expect(abs(try vector.body.fat(by: vector.formula, density: .brozek).percent - brozek) < 0.000_001)
        }
    }

    @Test("Sloan uses two folds, each with its own weight")
    func sloan() throws {
        let man = FoldedBody(folds: [.quad: 15, .subscapular: 12], sex: .male)
        #expect(abs(try man.fat(by: .sloan).percent - 13.190399) < 0.000_001)
        let woman = FoldedBody(folds: [.suprailiac: 14, .triceps: 16], sex: .female)
        #expect(abs(try woman.fat(by: .sloan).percent - 20.988982) < 0.000_001)
    }

    @Test("Siri and Brozek from one density")
    func density() {
        #expect(abs(DensityFormula.siri.percent(density: 1.05) - 21.428571) < 0.000_001)
        #expect(abs(DensityFormula.brozek.percent(density: 1.05) - 21.038095) < 0.000_001)
    }

    @Test("A formula names what it needs: sites, age, sex, weight")
    func gaps() {
        var body = FoldedBody(folds: [.chest: 8, .quad: 12], sex: .male)
        #expect(throws: BodyFatGap(sites: [.umbilical], age: true)) { try body.fat(by: .jacksonPollock3) }
        body.age = 30
        #expect(throws: BodyFatGap(sites: [.umbilical])) { try body.fat(by: .jacksonPollock3) }
        body.folds[.umbilical] = 14
        #expect(throws: Never.self) { try body.fat(by: .jacksonPollock3) }
        body.sex = nil
        #expect(throws: BodyFatGap(sex: true)) { try body.fat(by: .jacksonPollock3) }
        let all = FoldedBody(
            folds: Dictionary(uniqueKeysWithValues: SkinfoldSite.allCases.map { ($0, 9) }), sex: .female)
        #expect(throws: BodyFatGap(weight: true)) { try all.fat(by: .parrillo) }
        #expect(throws: BodyFatGap(age: true)) { try all.fat(by: .durninWomersley) }
        #expect(throws: Never.self) { try all.fat(by: .yuhasz) }
    }

    @Test("A value beyond the studied range is marked")
    func range() throws {
        func isOutside(_ sum: Double, age: Int, _ formula: BodyFatFormula = .jacksonPollock3) throws -> Bool {
            let sites = formula.sites(for: .male)
            let folds = Dictionary(uniqueKeysWithValues: sites.map { ($0, sum / Double(sites.count)) })
            return try FoldedBody(folds: folds, sex: .male, age: age).fat(by: formula).isOutsideRange
        }
        #expect(try !isOutside(60, age: 18) && !isOutside(60, age: 61))
        #expect(try isOutside(60, age: 17) && isOutside(60, age: 62))
        #expect(try isOutside(259, age: 30))
        #expect(try isOutside(8, age: 20))
        #expect(try isOutside(0, age: 30, .durninWomersley))
    }

    @Test("Beyond the largest sum the curve turns: a larger fold would mean less fat")
    func turning() throws {
        for formula in BodyFatFormula.allCases {
            for sex in Sex.allCases {
                guard let largest = formula.largestSum(for: sex) else { continue }
                func percent(_ sum: Double) throws -> Double {
                    let sites = formula.sites(for: sex)
                    let folds = Dictionary(uniqueKeysWithValues: sites.map { ($0, sum / Double(sites.count)) })
                    return try FoldedBody(folds: folds, sex: sex, age: 30).fat(by: formula).percent
                }
                #expect(try percent(largest) > percent(largest - 2))
                #expect(try percent(largest + 2) > percent(largest + 4))
            }
        }
    }

    @Test(
        "Lean mass of the five rows in the thesis",
        arguments: [
            (72.72, 11.31), (73.57, 10.28), (75.14, 8.37), (76.61, 6.58), (77.87, 5.04),
        ])
    func lean(kilograms: Double, percent: Double) throws {
        let lean = try #require(BodyFatEstimate(percent: percent).lean(of: Mass(82, .kg)))
        #expect(abs(lean.value(in: .kg) - kilograms) <= 0.0101)
    }

    @Test(
        "A fold is read with comma or point, with its unit, once or several times",
        arguments: [
            ("8.2", [8.2]), ("8,2", [8.2]), ("8.2 mm", [8.2]), ("8.2mm", [8.2]), ("8.2/8,4/8.3", [8.2, 8.4, 8.3]),
            ("8.2 / 8.4", [8.2, 8.4]), ("0", [0]), ("82", [82]),
        ])
    func read(text: String, readings: [Double]) { #expect(FoldReading(text)?.readings == readings) }

    @Test(
        "Text that is not a fold is rejected",
        arguments: [
            "", " ", "/", "8.2/", "/8.2", "x", "-8", "8.2 cm", "8.2//8.3", "1e3", "99999999999999999999", "8 2", "٨",
        ])
    func unread(text: String) { #expect(FoldReading(text) == nil) }

    @Test("Several readings give an average or a median, and are marked if they differ too much")
    func several() throws {
        let two = try #require(FoldReading("8/9"))
        #expect(two.millimetres(by: .mean) == 8.5 && two.millimetres(by: .median) == 8.5)
        let three = try #require(FoldReading("8/8.2/12"))
        #expect(abs(three.millimetres(by: .mean) - 9.4) < 1e-9 && three.millimetres(by: .median) == 8.2)
        #expect(three.isSpread && two.isSpread)
        #expect(try #require(FoldReading("8.2/8.4/8.3")).isSpread == false)
        #expect(try #require(FoldReading("0/0")).spread == 0)
    }

    @Test("An unlikely fold is questioned, with a suggestion")
    func outliers() throws {
        func outlier(_ text: String) -> FoldReading.Outlier? { FoldReading(text)?.outlier() }
        for text in ["8.2", "60", "1"] { #expect(outlier(text) == nil) }
        for (text, reading, meant) in [("82", 82.0, 8.2), ("820", 820, 8.2), ("8.2/84", 84, 8.4)] {
            let outlier = try #require(outlier(text))
            #expect(outlier.reading == reading && abs((outlier.meant ?? 0) - meant) < 1e-9)
        }
        let zero = try #require(outlier("0"))
        #expect(zero.reading == 0 && zero.meant == nil)
    }

    @Test("The fold farthest above its reference ranks first; equal ones share a rank")
    func rank() {
        let folds: [SkinfoldSite: Double] = [.chin: 10, .chest: 8, .triceps: 8, .subscapular: 8, .biceps: 3]
        let references: [SkinfoldSite: Double] = [.chin: 5, .chest: 5, .triceps: 5, .subscapular: 8, .biceps: 0]
        let ranks = SkinfoldRank.ranks(folds) { references[$0] ?? 0 }
        #expect(ranks == [.chin: 1, .chest: 2, .triceps: 2, .subscapular: 4])
        for site in SkinfoldSite.allCases {
            #expect(SkinfoldRank.reference(site, .male) < SkinfoldRank.reference(site, .female))
        }
    }
}

@Suite("Body values")
struct BodyIndexTests {
    private func cm(_ value: Double) -> Length { Length(millimetres: Int(value * 10)) }

    @Test("The body mass index is the published one")
    func bmi() throws {
        #expect(abs(try #require(BodyIndex.bmi(Mass(80, .kg), height: cm(180))) - 24.691358) < 0.000_001)
        #expect(BodyIndex.bmi(Mass(80, .kg), height: cm(0)) == nil)
        #expect(try #require(BodyIndex.waistToHeight(cm(90), height: cm(180))) == 0.5)
    }

    @Test("The Navy equation gives the published values, and none if the neck is as wide as the waist")
    func navy() throws {
        let man = BodyIndex.navyFat(.male, height: cm(180), waist: cm(90), neck: cm(40))
        #expect(abs(try #require(man) - 18.367495) < 0.000_001)
        let woman = BodyIndex.navyFat(.female, height: cm(165), waist: cm(75), neck: cm(33), hip: cm(98))
        #expect(abs(try #require(woman) - 28.435004) < 0.000_001)
        #expect(BodyIndex.navyFat(.female, height: cm(165), waist: cm(75), neck: cm(33)) == nil)
        #expect(BodyIndex.navyFat(.male, height: cm(180), waist: cm(40), neck: cm(40)) == nil)
    }
}
