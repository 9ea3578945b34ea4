import FitnessModel

extension String {
    /// The text as search compares it; without NUL, at which an argument of a query would end.
    var searchKey: String {
        guard utf8.contains(0) else { return SearchKey.fold(self) }
        return SearchKey.fold(String(String.UnicodeScalarView(unicodeScalars.filter { $0.value != 0 })))
    }
}
