import FitnessModel
import Testing

@Suite("Estimated one-repetition maximum")
struct OneRepMaxTests {
    @Test(
        "Epley's published values are reproduced",
        arguments: [
            (3, 110.0), (5, 116.666667), (8, 126.666667), (10, 133.333333),
        ])
    func published(reps: Int, kilograms: Double) {
        let estimate = OneRepMax.epley(load: Mass(100, .kg), reps: reps)
        #expect(estimate == Mass(kilograms, .kg))
    }

    @Test("A single is its own maximum, not 103.33")
    func single() {
        #expect(OneRepMax.epley(load: Mass(100, .kg), reps: 1) == Mass(100, .kg))
    }

    @Test("Without reps or weight there is no estimate")
    func none() {
        #expect(OneRepMax.epley(load: Mass(100, .kg), reps: 0) == nil)
        #expect(OneRepMax.epley(load: Mass(100, .kg), reps: -3) == nil)
        #expect(OneRepMax.epley(load: .zero, reps: 5) == nil)
    }
}
