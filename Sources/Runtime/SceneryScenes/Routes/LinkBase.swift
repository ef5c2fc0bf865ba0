import Foundation

/// Where an app's links begin: a scheme, a host and a path, such as `https://trips.example/app`.
struct LinkBase: Equatable {
    /// Scheme and host in lower case, up to the path.
    let origin: String
    /// Without a `/` at its end; empty for the root.
    let path: String

    /// - Returns: `nil` for a URL without a scheme, or with a query, a fragment or a user.
    init?(_ url: URL) {
        guard let parts = Self.split(url.absoluteString), let scheme = parts.origin, !scheme.contains("@"),
            !parts.rest.contains("?"), !parts.rest.contains("#")
        else { return nil }
        origin = scheme.lowercased()
        path = parts.rest.hasSuffix("/") ? String(parts.rest.dropLast()) : String(parts.rest)
    }

    /// The scheme and host of a text, where it has them, and the rest.
    static func split(_ text: String) -> (origin: String?, rest: Substring)? {
        guard !text.hasPrefix("/") else { return text.hasPrefix("//") ? nil : (nil, text[...]) }
        guard let colon = text.range(of: "://") else { return nil }
        let scheme = text[..<colon.lowerBound]
        guard scheme.first?.isLetter == true,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        let end = text[colon.upperBound...].firstIndex { "/?#".contains($0) } ?? text.endIndex
        return (String(text[..<end]), text[end...])
    }

    /// The path and query of a link below this base.
    static func local(_ text: String, below base: LinkBase?) throws(LinkTemplate.Refusal) -> Substring {
        guard let (origin, rest) = split(text) else {
            throw LinkTemplate.Refusal(
                reason: "it is neither a path that begins with \"/\" nor a URL with a scheme")
        }
        guard let origin else { return rest }
        guard let base else {
            throw LinkTemplate.Refusal(
                reason:
                    "this app has links without a scheme and a host only; open \"\(String(rest).printable)\"")
        }
        guard origin.lowercased() == base.origin, rest.hasPrefix(base.path) else {
            throw LinkTemplate.Refusal(
                reason: "links into this app begin with \"\(base.origin)\(base.path)\"")
        }
        let local = rest.dropFirst(base.path.count)
        guard local.isEmpty || local.hasPrefix("/") || local.hasPrefix("?") else {
            throw LinkTemplate.Refusal(
                reason: "links into this app begin with \"\(base.origin)\(base.path)/\"")
        }
        return local.hasPrefix("/") ? local : "/\(local)"
    }
}
