/// Reads who holds whom and what may cross, both written as short sentences.
struct RelationReader {
    let section: YAMLSection
    let roles: [String]

    /// `view owns logic, navigation` and `presentation sees view weakly`.
    func references() -> [Reference] {
        section.strings("references").flatMap { text, line -> [Reference] in
            let words = Self.words(text)
            guard words.count >= 3, let hold = Reference.Hold(rawValue: words[1]) else {
                complain("\"\(text)\" is no sentence about references",
                         "write ROLE owns ROLE, or ROLE sees ROLE weakly", "references", line)
                return []
            }
            let targets = words.dropFirst(2).filter { $0 != "weakly" }
            return targets.compactMap { target in
                check(words[0], target, "references", line) ? Reference(from: words[0], to: target, hold: hold) : nil
            }
        }
    }

    /// `presentation to view: view-model`.
    func payloads() -> [Payload] {
        guard let payloads = section.section("payloads") else { return [] }
        return payloads.keys.compactMap { key in
            let words = Self.words(key)
            guard words.count == 3, words[1] == "to" else {
                payloads.report("is no way from one role to another", fix: "write ROLE to ROLE: KIND", key: key)
                return nil
            }
            guard let kind = payloads.choice(key, of: Payload.Kind.self),
                check(words[0], words[2], "payloads.\(key)", payloads.line(of: key))
            else { return nil }
            return Payload(from: words[0], to: words[2], kind: kind)
        }
    }

    private func check(_ from: String, _ to: String, _ key: String, _ line: Int?) -> Bool {
        let unknown = [from, to].filter { !roles.contains($0) }
        for name in unknown {
            complain("no role is named \"\(name)\"\(Nearest.hint(for: name, among: roles))",
                     "use one of \(roles.joined(separator: ", "))", key, line)
        }
        return unknown.isEmpty
    }

    private func complain(_ message: String, _ fix: String, _ key: String, _ line: Int?) {
        section.log.report(message, fix: fix, key: key, line: line)
    }

    private static func words(_ text: String) -> [String] {
        text.split { $0 == " " || $0 == "," }.map(String.init)
    }
}
