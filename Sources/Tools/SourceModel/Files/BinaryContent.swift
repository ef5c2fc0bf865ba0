/// Recognizes content that is not text.
enum BinaryContent {
    /// How many bytes are examined, as git does.
    private static let looked = 8_000

    /// Why the bytes are not text; `nil` if none of them is zero.
    static func fault(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        bytes.prefix(looked).contains(0) ? "the file is not UTF-8 text" : nil
    }
}
