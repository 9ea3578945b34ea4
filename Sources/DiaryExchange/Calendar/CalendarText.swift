/// Escaping and folding of iCalendar text (RFC 5545, 3.3.11).
enum CalendarText {
    /// Unescapes a value such as "Legs\, back\nEva".
    static func read(_ value: String) -> String {
        var text = ""
        text.reserveCapacity(value.utf8.count)
        var isEscaped = false
        for scalar in value.unicodeScalars {
            if isEscaped {
                isEscaped = false
                switch scalar {
                case "n", "N": text.unicodeScalars.append("\n")
                case "\\", ";", ",", ":", "\"": text.unicodeScalars.append(scalar)
                default:
                    text.unicodeScalars.append("\\")
                    text.unicodeScalars.append(scalar)
                }
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        if isEscaped { text.unicodeScalars.append("\\") }
        return text
    }

    /// Escapes a text. Control characters are dropped, since a line may not contain them.
    static func write(_ text: String) -> String {
        var value = ""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "\\", ";", ",":
                value.unicodeScalars.append("\\")
                value.unicodeScalars.append(scalar)
            case "\n": value += "\\n"
            case "\r": if index + 1 == scalars.count || scalars[index + 1] != "\n" { value += "\\n" }
            case "\t": value.unicodeScalars.append(scalar)
            default: if scalar.value >= 0x20, scalar.value != 0x7F { value.unicodeScalars.append(scalar) }
            }
        }
        return value
    }

    /// A line with its line end, folded to at most 75 bytes without splitting a character (RFC 5545, 3.1).
    static func folded(_ line: String) -> String {
        var folded = ""
        var width = 0
        for scalar in line.unicodeScalars where scalar != "\r" && scalar != "\n" {
            let length = UTF8.width(scalar)
            if width + length > 75 {
                folded += "\r\n "
                width = 1
            }
            folded.unicodeScalars.append(scalar)
            width += length
        }
        return folded + "\r\n"
    }
}
