/// Writes comma-separated values (RFC 4180): CR LF behind each line, quotation marks where a value needs them.
///
/// Every value is kept to the letter, so that what is written is what `CSVReader` reads. One that a spreadsheet could
/// take for a formula gets quotation marks and nothing else: a sign put before it would make a load such as `+5` or `-`
/// another one. Whoever opens a file from elsewhere in a spreadsheet imports its columns as text.
public enum CSVWriter {
    /// The lines, the head among them.
    public static func text(_ lines: [[String]]) -> String {
        lines.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
    }

    // By scalars: a character can be a comma with an accent on it, or CR LF in one.
    private static func field(_ value: String) -> String {
        let scalars = value.unicodeScalars
        guard isFormula(scalars) || scalars.contains(where: isSpecial) || scalars.first == " " || scalars.last == " "
        else { return value }
        var quoted = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in scalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        quoted.append("\"")
        return String(quoted)
    }

    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "," || scalar == "\"" || scalar.value < 0x20
    }

    /// Begins like a formula and is no negative number.
    private static func isFormula(_ scalars: String.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, "=+-@".unicodeScalars.contains(first) else { return false }
        let rest = scalars.dropFirst()
        return first != "-" || rest.isEmpty || !rest.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
    }
}
