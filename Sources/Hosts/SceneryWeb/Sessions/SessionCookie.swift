/// The cookie that says whose session a request belongs to: the session's name and its secret.
struct SessionCookie: Sendable, Equatable {
    /// 128 random bits as 32 hexadecimal digits; also the name of the session's file.
    var id: String
    var secret: String

    /// The cookies' names: browsers do not tell ports of one host apart, so a name does.
    struct Names: Sendable {
        let appName: String

        func name(on port: Int) -> String { "scenery-\(appName.asFileName)-\(port)" }
    }

    var value: String { "\(id).\(secret)" }

    /// - Parameters:
    ///   - headers: The values of the request's `Cookie` headers.
    ///   - name: The cookie's name.
    /// - Returns: `nil` where there is none of this form.
    init?(headers: [String], name: String) {
        let pairs = headers.flatMap { $0.split(separator: ";") }
            .map { $0.split(separator: "=", maxSplits: 1).map { $0.trimmed } }
        guard let value = pairs.first(where: { $0.count == 2 && $0[0] == name })?[1] else { return nil }
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 32, parts[0].allSatisfy(\.isHexDigit),
            parts[1].count <= 128,
            parts[0].utf8.count == 32
        else { return nil }
        id = parts[0].lowercased()
        secret = String(parts[1])
    }

    init(id: String, secret: String) {
        self.id = id
        self.secret = secret
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
