/// One column of a packed track: the first value, the unit of all differences, and the differences in that unit.
///
/// Numbers are variable in length, so small differences take one byte; a run of zeros takes two.
enum PackedColumn {
    /// Differences of differences: a constant change costs nothing.
    case smooth
    /// Plain differences, for what jumps to and fro.
    case rough

    func write(_ values: some Sequence<Int>, to bytes: inout PackedBytes) {
        var values = Array(values)
        guard let first = values.first else { return }
        // Wrapping, so that no value can break it; reading wraps back.
        for index in values.indices.dropFirst().reversed() { values[index] &-= values[index - 1] }
        let unit = Self.commonUnit(of: values.dropFirst())
        bytes.append(signed: first)
        bytes.append(UInt64(unit))
        var (before, zeros) = (0, UInt64(0))
        for difference in values.dropFirst() {
            let scaled = difference / unit
            let step = self == .smooth ? scaled &- before : scaled
            before = scaled
            if step == 0 { zeros += 1; continue }
            Self.flush(&zeros, to: &bytes)
            bytes.append(signed: step)
        }
        Self.flush(&zeros, to: &bytes)
    }

    /// Gives each of `count` values to `body` with its number.
    func read(
        _ count: Int, from bytes: inout PackedBytes, _ body: (Int, Int) -> Void
    ) throws(PackedTrack.Failure) {
        guard count > 0 else { return }
        var value = try bytes.signed()
        let unit = try bytes.count(upTo: Int(Int32.max))
        guard unit > 0 else { throw .damaged }
        body(0, value)
        var (difference, zeros) = (0, 0)
        for index in 1..<max(count, 1) {
            var step = 0
            if zeros > 0 {
                zeros -= 1
            } else {
                step = try bytes.signed()
                if step == 0 { zeros = try bytes.count(upTo: count - index - 1) }
            }
            difference = self == .smooth ? difference &+ step : step
            value = value &+ difference &* unit
            body(index, value)
        }
    }

    private static func flush(_ zeros: inout UInt64, to bytes: inout PackedBytes) {
        guard zeros > 0 else { return }
        bytes.append(signed: 0)
        bytes.append(zeros - 1)
        zeros = 0
    }

    /// The common divisor of all differences: 1000 for times in whole seconds.
    private static func commonUnit(of differences: some Sequence<Int>) -> Int {
        var unit: UInt = 0
        for difference in differences where unit != 1 {
            var (a, b) = (unit, difference.magnitude)
            while b != 0 { (a, b) = (b, a % b) }
            unit = a
        }
        return unit == 0 || unit > UInt(Int32.max) ? 1 : Int(unit)
    }
}
