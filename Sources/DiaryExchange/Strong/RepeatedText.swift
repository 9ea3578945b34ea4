/// The text of a column that most rows repeat: what is the same as in the row before is not decoded again.
struct RepeatedText {
    private var bytes: [UInt8] = []
    private(set) var text = ""

    /// Whether the field holds what was kept last.
    func isSame(as field: CSVField) -> Bool {
        field.bytes.count == bytes.count
            && bytes.withUnsafeBufferPointer { kept in
                kept.elementsEqual(field.bytes)
            }
    }

    mutating func keep(_ field: CSVField, as text: String) {
        bytes = Array(field.bytes)
        self.text = text
    }
}
