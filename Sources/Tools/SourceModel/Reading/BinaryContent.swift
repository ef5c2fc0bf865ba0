/// Tells content that is no text.
enum BinaryContent {
    /// How many bytes are looked at, as git does.
    private static let looked = 8_000

    /// What is wrong with the bytes; `nil` for text, where no byte is zero.
    static func fault(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        bytes.prefix(looked).contains(0) ? "the file is no text in UTF-8, is it Swift at all" : nil
    }
}
