import SourceModel

/// Calls with `try?` that change what people keep: whoever ignores that they fail goes on as if they had not.
struct DroppedWrites {
    /// The type whose code it is.
    let owner: DeclarationFact?
    /// The calls of its code.
    let calls: [CallFact]

    private static let names: Set<String> = ["signOut", "setValue", "setString", "setData"]
    /// What the names of others begin with: `saveToken`, `insertMessage`.
    private static let verbs: Set<String> = [
        "save", "store", "write", "insert", "persist", "commit", "update", "upsert",
    ]
    /// Those that do if a store receives them: `keychain.set(token, forKey: "token")`.
    private static let stored: Set<String> = ["set", "add", "put", "perform"]
    private static let removals: Set<String> = ["delete", "remove", "erase", "wipe"]
    private static let stores = WordList([
        "keychain", "storage", "store", "database", "repository", "persistence", "preferences", "vault",
    ])

    /// - Parameter isLogic: Whether the code is logic, in which whatever the project's own functions throw counts.
    func contains(_ call: CallFact, isLogic: @autoclosure () -> Bool, isOwn: (CallFact) -> Bool) -> Bool {
        guard call.tried == "try?", call.isStatement, let last = call.callee.names.last, !writesLog else {
            return false
        }
        // Without a value it only brings what is shown up to date.
        if last.hasPrefix("update"), call.arguments.isEmpty { return false }
        return isWrite(call, last) || isLogic() && !Self.isQuiet(last) && isOwn(call)
    }

    /// Whether the code is that of a log itself, which has nowhere to write that it cannot write.
    private var writesLog: Bool {
        owner.map { !Self.logs.isDisjoint(with: $0.name.camelCaseWords) } ?? false
    }

    private static let logs: Set<String> = ["Log", "Logger", "Logging"]

    /// Names of arguments that receive what became of a write.
    static let handlers = NameQuery(["completion", "completionHandler"], isConstant: true)

    /// Whether a call changes what people keep, by its name.
    func changes(_ call: CallFact) -> Bool {
        guard call.isStatement, let last = call.callee.names.last else { return false }
        return isWrite(call, last) || Self.removals.contains(last.camelCaseWords.first?.lowercased() ?? "")
    }

    /// Whether a function changes what people keep, by its name.
    static func changes(_ name: String) -> Bool {
        let verb = name.camelCaseWords.first?.lowercased() ?? ""
        return verbs.contains(verb) || removals.contains(verb) || sending.contains(verb)
    }

    /// Whether a person has a function called for what it changes, by its name: `try? await invitation.accept()`.
    static func acts(_ call: CallFact) -> Bool {
        guard let last = call.callee.names.last else { return false }
        let words = last.camelCaseWords.map { $0.lowercased() }
        // `userWantsToRestoreBackup`
        let verb = words.starts(with: ["user", "wants", "to"]) ? words.dropFirst(3).first : words.first
        return changes(last) || acting.contains(verb ?? "")
    }

    private static let acting: Set<String> = [
        "accept", "reject", "approve", "decline", "confirm", "join", "leave", "follow", "unfollow", "like",
        "unlike", "block",
        "unblock", "restore", "activate", "enable", "disable", "lock", "unlock", "resend", "register",
        "invite", "set", "disconnect", "deactivate", "rename", "request", "bind", "unbind", "assign", "apply",
    ]

    private static let sending: Set<String> = [
        "add", "create", "send", "post", "upload", "submit", "pay", "edit",
    ]

    /// Whether nobody notices that it fails.
    static func isQuiet(_ name: String) -> Bool {
        // What the app has stored is read again.
        if name == "performFetch" { return true }
        let words = name.camelCaseWords.map { $0.lowercased() }
        // Who goes on through a list asks for its next page again.
        if words.first == "load", words.contains("page") || words.contains("more") { return true }
        if words.first == "log", ["out", "in", "off"].contains(words.dropFirst().first) { return false }
        // `removePin` takes away what protects; `removeItem` only cleans up.
        if removals.contains(words.first ?? "") {
            return words.count == 1 || secrets.isDisjoint(with: words) && !cleaned.isDisjoint(with: words)
        }
        return !quiet.isDisjoint(with: words)
    }

    /// What is only cleaned up.
    private static let cleaned: Set<String> = [
        "file", "files", "item", "items", "folder", "directory", "cache", "caches", "cached", "temporary",
        "temp", "tmp", "old", "expired", "observer", "listener", "subscription", "notification",
        "notifications", "badge", "log", "logs", "image", "images", "photo", "thumbnail", "draft", "drafts",
        "all", "database", "store", "index", "if",
    ]

    private static let quiet: Set<String> = [
        "log", "track", "preload", "prefetch", "cancel", "stop", "close", "sleep", "wait", "clean", "clear",
        "remove",
        "delete", "play", "pause", "check", "cache", "mark", "refresh", "reload", "avatar", "logo", "image",
        "photo",
        "picture", "icon",
    ]

    private func isWrite(_ call: CallFact, _ last: String) -> Bool {
        guard call.callee.root == .name || call.callee.names.count == 1 else { return false }
        let verb = last.camelCaseWords.first.map { $0.lowercased() } ?? ""
        if Self.removals.contains(verb) {
            return !isFile(last) && (reachesStore(call) || Self.removesData(last))
        }
        if Self.names.contains(last) || Self.stored.contains(verb) { return reachesStore(call) }
        return (Self.verbs.contains(verb) || Self.writes(last)) && !isCache(call)
    }

    /// `safeWrite`, `asyncSave`
    private static func writes(_ name: String) -> Bool {
        let words = name.camelCaseWords.map { $0.lowercased() }
        return words.count == 2 && ["safe", "async", "perform", "try"].contains(words[0])
            && ["write", "save"].contains(words[1])
    }

    /// Whether its receiver is a store by its name, or the owner for a call without a receiver.
    private func reachesStore(_ call: CallFact) -> Bool {
        let receivers = call.callee.names.dropLast().filter { $0 != "self" }
        if call.callee.names.last == "signOut" { return !receivers.isEmpty || call.callee.root != .name }
        if receivers.contains(where: isStore) { return true }
        // `Keychain().set(…)`
        if case .call(let before) = call.callee.root, before < calls.count {
            return calls[before].callee.names.contains(where: isStore)
        }
        return call.callee.root == .name && !receivers.isEmpty
            ? false : owner.map { isStore($0.name) } ?? false
    }

    /// `removeCaseData`, `deleteAccount`; not a file, nor what only listens or shows something.
    private static func removesData(_ name: String) -> Bool {
        name.camelCaseWords.last.map { kept.contains($0) } ?? false
    }

    private static let kept: Set<String> = [
        "Data", "Account", "User", "Record", "Records", "Token", "Credentials", "Password", "Entity",
        "Object", "Pin", "Pincode", "Passcode", "Secret", "Wallet",
    ]

    private static let secrets: Set<String> = [
        "pin", "pincode", "passcode", "password", "secret", "account", "wallet", "biometric", "biometrics",
    ]

    private func isFile(_ name: String) -> Bool {
        !Set(["File", "Files", "Folder", "Directory", "Item"]).isDisjoint(with: name.camelCaseWords)
    }

    private func isStore(_ name: String) -> Bool {
        Self.stores.isAny(in: name.lowercased()) || name.hasSuffix("Repo")
    }

    private func isCache(_ call: CallFact) -> Bool {
        call.callee.names.dropLast().contains { $0.lowercased().contains("cache") }
    }
}
