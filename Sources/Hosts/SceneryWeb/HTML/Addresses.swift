import Foundation

/// An address a page may lead to: `http`, `https` or `mailto`, never script.
struct WebLink: Sendable, Equatable {
    let text: String

    /// - Returns: `nil` for any other scheme and for an address without one.
    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), ["http", "https", "mailto"].contains(scheme) else {
            return nil
        }
        text = url.absoluteString
    }
}

/// Where a picture may come from: `https`, a picture inside the address itself, or a path below the
/// host's static files.
struct ImageSource: Sendable, Equatable {
    let text: String

    /// - Returns: `nil` for every other scheme, for an address of another host without one, and for a
    ///   path that leaves the static files.
    init?(_ source: String) {
        let lowered = source.prefix(32).lowercased()
        if lowered.hasPrefix("https://") || Self.pictures.contains(where: lowered.hasPrefix) {
            text = source
        } else {
            guard let path = StaticPath(source) else { return nil }
            text = "/files/" + path.encoded
        }
    }

    private static let pictures = ["png", "jpeg", "gif", "webp", "avif", "svg+xml"].flatMap {
        ["data:image/\($0);", "data:image/\($0),"]
    }
}

/// A path below the host's static files that cannot leave them.
struct StaticPath: Sendable, Equatable {
    let parts: [String]

    /// - Parameter path: Relative, or absolute from the static files' own root; not percent-encoded.
    /// - Returns: `nil` for a path with `..`, a hidden file, a backslash, a colon or a control character.
    init?(_ path: String) {
        guard !path.hasPrefix("//") else { return nil }
        let parts = path.split(separator: "/").map(String.init)
        guard !parts.isEmpty, parts.allSatisfy(Self.isPlain) else { return nil }
        self.parts = parts
    }

    var encoded: String {
        parts.map {
            $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", ".", "_"])) ?? ""
        }
        .joined(separator: "/")
    }

    private static func isPlain(_ part: String) -> Bool {
        !part.hasPrefix(".") && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" && $0 != ":" }
    }
}
