import TerminalKit

extension InputDecoder {
    /// `ESC [ < button ; column ; row M`, from 1; `m` when the button is let go.
    mutating func takeMouse(_ parameters: Substring, isPress: Bool) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 3, isPress else { return }
        report(button: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1)
    }

    /// `ESC [ M` and three bytes, 32 more than the numbers: terminals without the newer form.
    mutating func takeOldMouse(from start: Int, isFinal: Bool) -> Bool {
        guard start + 3 <= buffer.count else {
            if isFinal { position = buffer.count }
            return isFinal
        }
        let numbers = buffer[start..<start + 3].map { Int($0) - 32 }
        position = start + 3
        report(button: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1)
        return true
    }

    /// Bits: 3 letting go (old form), 4 shift, 8 alt, 16 ctrl, 32 moving, 64 the wheel.
    private mutating func report(button: Int, column: Int, row: Int) {
        guard button >= 0, button & 32 == 0, column >= 0, row >= 0 else { return }
        let point = Point(column: column, row: row)
        switch (button & 64 != 0, button & 3) {
        case (true, 0): decoded.append(.mouse(Mouse(kind: .wheelUp, at: point)))
        case (true, 1): decoded.append(.mouse(Mouse(kind: .wheelDown, at: point)))
        case (false, 0): decoded.append(.mouse(Mouse(kind: clicks.kind(at: point, now), at: point)))
        default: break
        }
    }
}
