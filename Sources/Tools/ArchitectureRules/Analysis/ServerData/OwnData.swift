import SourceModel

/// Data that the app itself keeps or has made, which no server sends: its bundle, defaults, keychain, and what the code encodes.
enum OwnData {
    static func isRead(in body: BodyFact) -> Bool {
        (readsOwnData(body) || readsDefaults(body) || readsWritten(body)) && !asksServer(body)
            || readsEncoded(body)
    }

    /// Whether it reads a text that is written in the code itself: `let json = "{ … }"`, `json.data(using: .utf8)`.
    private static func readsWritten(_ body: BodyFact) -> Bool {
        let written = Set(
            body.locals.filter { local in
                guard case .literal(let text) = local.value else { return false }
                return text.hasSuffix("\"")
            }.map(\.name))
        guard !written.isEmpty else { return false }
        return BodyChains(body).contains { chain, _ in
            chain.root == .name && chain.names.count == 2 && written.contains(chain.names[0])
                && ["data", "utf8"].contains(chain.names[1])
        }
    }

    /// Whether it sends a request, for which it may read a token from the defaults.
    private static func asksServer(_ body: BodyFact) -> Bool {
        body.calls.contains { $0.callee.names.last.map(requests.contains) ?? false }
    }

    private static let requests: Set<String> = [
        "dataTask", "uploadTask", "responseData", "responseJSON", "responseString", "responseDecodable",
    ]

    private static let ownWords = [
        "userinfo", "default", "plist", "setting", "metadata", "preference", "keychain",
        "context",
    ]

    /// Whether a name speaks of data that the app or the system has made.
    static func isNamed(_ name: String) -> Bool {
        let name = name.lowercased()
        // Those of a text or a file; `routeAttributes` are what a server sends about a route.
        return name.hasPrefix("attribute") || ownWords.contains { name.contains($0) }
    }

    private static let readers: Set<String> = [
        "data", "object", "string", "array", "dictionary", "value", "stringArray", "dictionaryRepresentation",
        "standard",
    ]

    private static func readsOwnData(_ body: BodyFact) -> Bool {
        BodyChains(body).contains { chain, _ in
            switch chain.names.first {
            case "SecItemCopyMatching": true
            case "Bundle": !chain.names.contains("bundleIdentifier")
            case "UserDefaults": chain.names.last.map(readers.contains) ?? false
            default:
                chain.names.contains("path") && chain.names.contains("main")
                    || chain.names.last == "archivedData"
            }
        }
    }

    /// Whether it decodes what it has encoded itself: `let data = try encoder.encode(key)`.
    private static func readsEncoded(_ body: BodyFact) -> Bool {
        let encoded = Set(
            body.locals.filter { local in
                guard case .call(let index) = local.value, index < body.calls.count else { return false }
                return body.calls[index].callee.names.last == "encode"
            }.map(\.name))
        guard !encoded.isEmpty else { return false }
        return body.calls.contains { call in
            guard let name = call.callee.names.last, DecodedData.decoders.contains(name) else { return false }
            return call.arguments.contains { argument in
                guard case .chain(let chain) = argument.value else { return false }
                return chain.names.count == 1 && encoded.contains(chain.names[0])
            }
        }
    }

    /// Whether it reads a key of the defaults through a variable such as `defaults`.
    private static func readsDefaults(_ body: BodyFact) -> Bool {
        body.calls.contains { call in
            let names = call.callee.names
            guard names.count > 1, readers.contains(names[names.count - 1]),
                call.arguments.first?.label == "forKey"
            else { return false }
            return names[names.count - 2].lowercased().hasSuffix("defaults")
        }
    }
}
