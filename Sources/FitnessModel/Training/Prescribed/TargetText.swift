/// Numbers and ranges as they stand in the columns of a sheet.
enum TargetText {
    /// Blanks removed, lowercase, all dashes and quotation marks in their plain forms.
    static func plain(_ text: String) -> String {
        var plain = ""
        for character in text.lowercased() where !character.isWhitespace {
            switch character {
            case "–", "—", "−", "‐", "‑": plain.append("-")
            case "’", "‘", "′", "´", "`": plain.append("'")
            case "”", "“", "″", "„": plain.append("\"")
            default: plain.append(character)
            }
        }
        return plain.replacing("''", with: "\"")
    }

    /// "5" or "3-4"; ascending, 1...999.
    static func range(_ text: Substring) -> ClosedRange<Int>? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let low = ends.first.flatMap(number), ends.count <= 2, let high = ends.last.flatMap(number) else {
            return nil
        }
        return low <= high && low > 0 ? low...high : nil
    }

    /// Up to three digits, nothing else.
    static func number(_ text: Substring) -> Int? {
        guard (1...3).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}
