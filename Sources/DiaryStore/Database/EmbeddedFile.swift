import CEmbedded

extension EmbeddedFile {
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: length) }
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
