/// The attributes of one element, valid only while it begins.
struct XMLAttributes {
    typealias Names = UnsafeMutablePointer<UnsafePointer<CChar>?>

    private let list: Names?

    /// Names and values in turn, ended by nil, as expat gives them.
    init(_ list: Names?) { self.list = list }

    /// How many there are.
    var count: Int {
        var count = 0
        while list?[2 * count] != nil { count += 1 }
        return count
    }

    /// The value of an attribute, by its name with the prefix, if it has one.
    subscript(_ name: String) -> XMLText? { first { $0 == name } }

    /// The value of the first attribute of this name with a prefix, whatever that is.
    subscript(prefixed name: String) -> XMLText? { first { $0.hasSuffix(":" + name) } }

    private func first(where isMeant: (String) -> Bool) -> XMLText? {
        guard let list else { return nil }
        var index = 0
        while let found = list[index], let value = list[index + 1] {
            if isMeant(String(cString: found)) {
                return XMLText(bytes: Array(String(cString: value).utf8.prefix(XMLStream.keptText)))
            }
            index += 2
        }
        return nil
    }
}
