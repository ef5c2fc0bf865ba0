/// A form of a page without script while it arrives. Pure: pieces in, whether to go on out.
///
/// The page writes the session's token as the first field, so that it is known within the first bytes whether the
/// rest is worth reading.
struct IncomingForm: Sendable {
    private(set) var bytes: [UInt8] = []
    /// Whether the form started with the token.
    private(set) var isTrusted = false
    private(set) var isTooLong = false
    private let token: Secret
    private let maximumBytes: Int

    init(token: Secret, maximumBytes: Int) {
        self.token = token
        self.maximumBytes = maximumBytes
    }

    /// - Returns: `false` where nothing more needs to be read.
    mutating func append(_ piece: some Collection<UInt8>) -> Bool {
        isTooLong = bytes.count + piece.count > maximumBytes
        guard !isTooLong else { return false }
        bytes += piece
        guard !isTrusted else { return true }
        let name = "\(FormName.token)=".utf8
        guard bytes.prefix(name.count).elementsEqual(name.prefix(bytes.count)) else { return false }
        guard bytes.count >= name.count + token.text.utf8.count else { return true }
        let value = bytes.dropFirst(name.count).prefix(token.text.utf8.count)
        isTrusted = token.matches(String(decoding: value, as: UTF8.self))
        return isTrusted
    }
}
