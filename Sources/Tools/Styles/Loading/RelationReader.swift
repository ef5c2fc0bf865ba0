/// Reads who holds whom and what may cross, both written as short sentences.
struct RelationReader {
    let section: YAMLSection
    let roles: [String]

    /// `view owns logic, navigation`, `presentation sees view weakly`, `view may own navigation` and
    /// `logic sees view weakly by use`.
    func references() -> [Reference] {
        section.strings("references").flatMap { text, line -> [Reference] in
            guard let sentence = Sentence(Self.words(text)) else {
                complain(
                    "\"\(text)\" is not a sentence about references",
                    "write ROLE owns ROLE, or ROLE sees ROLE weakly, with may own and may see for what can be "
                        + "left out", "references", line)
                return []
            }
            return sentence.targets.compactMap { target in
                guard check(sentence.from, target, "references", line) else { return nil }
                return Reference(
                    from: sentence.from, to: target, ownership: sentence.ownership,
                    isOptional: sentence.isOptional, handover: sentence.handover)
            }
        }
    }

    /// A sentence about references, taken apart.
    private struct Sentence {
        let from: String
        let ownership: Reference.Ownership
        let isOptional: Bool
        let handover: String?
        let targets: [String]

        init?(_ words: [String]) {
            guard words.count >= 3 else { return nil }
            from = words[0]
            isOptional = words[1] == "may"
            let verb = isOptional ? words[2] + "s" : words[1]
            guard let ownership = Reference.Ownership(rawValue: verb) else { return nil }
            self.ownership = ownership
            var rest = words.dropFirst(isOptional ? 3 : 2).filter { $0 != "weakly" }
            if let by = rest.firstIndex(of: "by"), by == rest.count - 2 {
                handover = rest[by + 1]
                rest.removeLast(2)
            } else {
                handover = nil
            }
            targets = rest
            if targets.isEmpty { return nil }
        }
    }

    /// `presentation to view: view-model`.
    func payloads() -> [Payload] {
        guard let payloads = section.section("payloads") else { return [] }
        return payloads.keys.compactMap { key in
            let words = Self.words(key)
            guard words.count == 3, words[1] == "to" else {
                payloads.report(
                    "is not a path from one role to another", fix: "write ROLE to ROLE: KIND", key: key)
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
            complain(
                "no role is named \"\(name)\"\(SpellingSuggestion.hint(for: name, among: roles))",
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
