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

    /// The value of an attribute without a prefix.
    subscript(_ name: String) -> XMLText? {
        guard let list else { return nil }
        var index = 0
        while let found = list[index], let value = list[index + 1] {
            if String(cString: found) == name {
                return XMLText(bytes: Array(String(cString: value).utf8.prefix(XMLStream.keptText)))
            }
            index += 2
        }
        return nil
    }
}
