#if canImport(UIKit)
    import Foundation
    import UIKit

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// Reads pictures and keeps them as long as there is memory.
    @MainActor final class PictureStore {
        static let shared = PictureStore()

        /// How the bytes at an `https` address are read.
        var fetch: @Sendable (URL) async throws -> Data = { try await URLSession.shared.data(from: $0).0 }
        private let kept = NSCache<NSString, UIImage>()

        func kept(_ source: String) -> UIImage? { kept.object(forKey: NSString(string: source)) }

        /// The picture at an `https` or a `data:` address, or of this name in the app; `nil` where there is none.
        func picture(at source: String) async -> UIImage? {
            guard let picture = await read(source) else { return nil }
            kept.setObject(picture, forKey: NSString(string: source))
            return picture
        }

        private func read(_ source: String) async -> UIImage? {
            if source.hasPrefix("data:") { return Self.bytes(in: source).flatMap(UIImage.init(data:)) }
            guard let url = URL(string: source), url.scheme == "https" else { return UIImage(named: source) }
            // A picture that cannot be read is left out; its description says what it shows.
            return (try? await fetch(url)).flatMap(UIImage.init(data:))
        }

        /// Of an address in base 64, as in `data:image/png;base64,…`.
        private static func bytes(in address: String) -> Data? {
            let parts = address.split(separator: ",", maxSplits: 1)
            guard parts.count == 2, parts[0].hasSuffix(";base64") else { return nil }
            return Data(base64Encoded: String(parts[1]))
        }
    }
#endif
