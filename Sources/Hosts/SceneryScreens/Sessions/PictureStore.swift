import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads the pictures of screens for a host, and keeps them as long as there is memory.
@MainActor public final class PictureStore<Picture: AnyObject> {
    /// How the bytes at an `https` address are read; by the shared session of Foundation, unless a test replaces it.
    public var fetch: @Sendable (URL) async throws -> Data = { try await URLSession.shared.data(from: $0).0 }

    private let decode: (Data) -> Picture?
    private let named: (String) -> Picture?
    private let kept = NSCache<NSString, Picture>()

    /// - Parameters:
    ///   - decode: Makes a picture of the bytes of a file; `nil` where they are not a picture.
    ///   - named: The picture of this name in the app.
    public init(decode: @escaping (Data) -> Picture?, named: @escaping (String) -> Picture?) {
        self.decode = decode
        self.named = named
    }

    /// The picture that was read from this source before, if it is still in memory.
    public func kept(_ source: String) -> Picture? { kept.object(forKey: NSString(string: source)) }

    /// The picture at an `https` or a `data:` address, or of this name in the app; `nil` where there is none.
    public func picture(at source: String) async -> Picture? {
        guard let picture = await read(source) else { return nil }
        kept.setObject(picture, forKey: NSString(string: source))
        return picture
    }

    private func read(_ source: String) async -> Picture? {
        if source.hasPrefix("data:") { return Self.bytes(in: source).flatMap(decode) }
        guard let url = URL(string: source), url.scheme == "https" else { return named(source) }
        // A picture that cannot be read is left out; its description says what it shows.
        return (try? await fetch(url)).flatMap(decode)
    }

    /// Of an address in base 64, as in `data:image/png;base64,…`.
    private static func bytes(in address: String) -> Data? {
        let parts = address.split(separator: ",", maxSplits: 1)
        guard parts.count == 2, parts[0].hasSuffix(";base64") else { return nil }
        return Data(base64Encoded: String(parts[1]))
    }
}
