import TerminalKit

extension InputDecoder {
    private static let pasteEnd = Array("\u{1b}[201~".utf8)

    /// More of a paste; false when its end is not there yet.
    mutating func takePaste() -> Bool {
        var next = position
        while let escape = buffer[next...].firstIndex(of: 0x1b) {
            let rest = buffer[escape...]
            if rest.starts(with: Self.pasteEnd) {
                paste?.append(contentsOf: buffer[position..<escape])
                position = escape + Self.pasteEnd.count
                finishPaste()
                return true
            }
            if Self.pasteEnd.starts(with: rest) {
                paste?.append(contentsOf: buffer[position..<escape])
                position = escape
                return false
            }
            next = escape + 1
        }
        paste?.append(contentsOf: buffer[position...])
        position = buffer.count
        return false
    }

    /// Lines end with LF, whatever the terminal made of them.
    mutating func finishPaste() {
        guard let bytes = paste else { return }
        paste = nil
        let lines = text(bytes).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        decoded.append(.paste(lines))
    }
}
