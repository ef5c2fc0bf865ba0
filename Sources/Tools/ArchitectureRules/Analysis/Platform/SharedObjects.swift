import SourceModel
import Styles

/// What a scene may access by the name of its type: nobody would want to replace it in a test, or everybody can.
struct SharedObjects {
    let model: ProjectModel

    // MARK: Objects

    private static let outputs: Set<String> = ["Logger", "Loggers", "Logging", "Console", "Debugger"]
    private static let writing: Set<String> = [
        "critical", "debug", "error", "fatal", "info", "log", "notice", "print", "trace", "verbose", "warn",
        "warning",
        "write",
    ]

    /// Whether it writes what only developers read: `Logger`, `DebugConsole`, `LogService` if an error is written to it. What reads
    /// an `ActivityLog` needs its entries.
    ///
    /// - Parameter member: What is used of it.
    static func isOutput(_ name: String, using member: String?) -> Bool {
        let words = name.camelCaseWords
        return !outputs.isDisjoint(with: words)
            || words.contains("Log")
                && (member.map { writing.contains($0) || $0.hasSuffix("Message") } ?? (words.first == "Log"))
    }

    /// Whether it only lets the device vibrate, by its name.
    static func isHaptic(_ name: String) -> Bool {
        !Set(["Haptic", "Haptics", "Vibration"]).isDisjoint(with: name.camelCaseWords)
    }

    /// Whether it counts what people do, by its name: `Analytics.shared.logTap()`.
    static func isCounter(_ name: String) -> Bool { !counters.isDisjoint(with: name.camelCaseWords) }

    private static let counters: Set<String> = ["Analytics", "Telemetry", "Amplitude", "Mixpanel", "Pixel"]

    private static let effects = [
        "FeedbackGenerator", "CHHapticEngine", "AudioServicesPlay", "AVAudioPlayer",
    ]

    /// Words in the names of what is shown over the screen briefly, or identifies the device.
    private static let overlays: Set<String> = [
        "Toast", "Snack", "Alert", "Alerts", "Popup", "Dialog", "Loading", "Loader", "HUD", "Hud",
        "Banner",
        "Snackbar", "Spinner", "Dim", "Dimming", "Indicator", "Overlay", "Device",
    ]

    /// Whether it only makes the device vibrate or sound, or shows something over the screen.
    func isEffect(_ type: TypeEntity) -> Bool {
        if !Self.overlays.isDisjoint(with: type.name.camelCaseWords) { return true }
        return type.members.contains { member in
            let written = (member.fact.type ?? member.fact.initialType)?.namedParts.map(\.name) ?? []
            if written.contains(where: Self.isEffect) { return true }
            guard member.fact.hasBody, let body = member.fact.body else { return false }
            return body.calls.contains { $0.callee.names.contains(where: Self.isEffect) }
        }
    }

    /// Whether what is used of it shows or hides something over the screen: `Utilities.shared.showAlert()`.
    static func isOverlay(_ member: String?) -> Bool {
        let words = member?.camelCaseWords ?? []
        guard let verb = words.first, ["show", "hide", "add", "remove", "dismiss", "display"].contains(verb)
        else {
            return false
        }
        return words.dropFirst().contains { overlays.contains($0) && $0 != "Device" }
    }

    private static func isEffect(_ name: String) -> Bool { effects.contains(where: name.contains) }

    private static let looks: Set<String> = [
        "Theme", "Themes", "Style", "Styles", "Stylesheet", "Appearance", "Colors", "Fonts", "Palette",
        "Design", "Layout", "Brand",
    ]

    /// Whether it says how views look: it is named so, or everything that it stores are colors, fonts, images and sizes.
    func isLook(_ type: TypeEntity) -> Bool {
        if !Self.looks.isDisjoint(with: type.name.camelCaseWords) { return true }
        let stored = type.members { $0.kind == .property && $0.isStored && !$0.isStatic }
        return !stored.isEmpty
            && stored.allSatisfy { member in
                guard let name = (member.fact.type ?? member.fact.initialType)?.bareName else { return false }
                return Self.drawn.contains(name)
            } && type.members { $0.kind == .method && !$0.isStatic }.isEmpty
    }

    private static let drawn: Set<String> = [
        "UIColor", "NSColor", "Color", "UIFont", "NSFont", "Font", "UIImage", "Image", "CGFloat", "CGSize",
        "UIEdgeInsets",
    ]

    /// Whether it only contains texts in the person's language: `Localizable.shared.strings.title`.
    static func isTexts(_ name: String) -> Bool {
        name.camelCaseWords.contains { texts.contains($0) || $0.hasPrefix("Locali") }
    }

    private static let texts: Set<String> = [
        "Strings", "Texts", "L10n", "Translations", "Translator",
    ]

    /// Whether its values are the same at every start: constants, without anything that could be called.
    func isConstant(_ type: TypeEntity) -> Bool { isConstant(type, depth: 2) }

    private func isConstant(_ type: TypeEntity, depth: Int) -> Bool {
        let own = type.members { !$0.isStatic && $0.kind != .initializer }
        return !own.isEmpty
            && own.allSatisfy {
                $0.fact.kind == .property && $0.fact.isStored && $0.fact.isLet && isPlain($0, depth)
            }
    }

    /// Whether a constant is a plain value, or made of such constants itself.
    private func isPlain(_ member: MemberEntity, _ depth: Int) -> Bool {
        guard let written = member.fact.type ?? member.fact.initialType else { return false }
        if written.bareName.map(Self.plain.contains) == true { return true }
        return depth > 0
            && model.type(written, in: model.scope(of: member)).map { isConstant($0, depth: depth - 1) }
                == true
    }

    private static let plain: Set<String> = [
        "String", "Int", "Double", "Bool", "Float", "CGFloat", "URL", "TimeInterval",
    ]

    /// Whether it only keeps what can be made again: its stored properties are caches.
    func isCache(_ type: TypeEntity) -> Bool {
        let stored = type.storedProperties
        return !stored.isEmpty
            && stored.allSatisfy { ($0.fact.type ?? $0.fact.initialType)?.bareName == "NSCache" }
    }

    /// Whether all that it keeps are subjects, by which tests can send and listen, or it keeps nothing and only posts notifications.
    func isBus(_ type: TypeEntity) -> Bool {
        let stored = type.storedProperties
        if stored.isEmpty { return onlyPosts(type) }
        return stored.allSatisfy { member in
            let name = (member.fact.type ?? member.fact.initialType)?.bareName
            return name.map(Self.events.contains) == true
        }
    }

    private static let events: Set<String> = ["PublishSubject", "PassthroughSubject", "PublishRelay"]

    /// Whether a property is a stream of events, on which tests can send too: `Session.shared.signedOut`.
    func isStream(_ property: String, of type: TypeEntity) -> Bool {
        guard let member = model.member(property, of: type, isStatic: false), member.fact.access != "private"
        else {
            return false
        }
        return (member.fact.type ?? member.fact.initialType)?.bareName.map(Self.events.contains) == true
    }

    private func onlyPosts(_ type: TypeEntity) -> Bool {
        let calls = type.members { $0.kind == .method && $0.traits.contains(.calls) }.compactMap(\.fact.body)
            .flatMap(\.calls)
        return calls.contains { $0.callee.names.last == "post" }
            && calls.allSatisfy { call in
                call.callee.names.starts(with: ["NotificationCenter", "default"])
                    || call.callee.names.first?.hasPrefix("Notification") == true
                    || call.callee.root == .implicit
            }
    }

    // MARK: Places

    /// Whether a test can set it before the scene runs: a variable of an optional type or of a protocol, as the environment of an
    /// app is.
    func isReplaceable(_ member: MemberEntity) -> Bool {
        guard let written = member.fact.type else { return false }
        if isReadFromSettable(member) { return true }
        guard isSettable(member.fact) else { return false }
        // An implicitly unwrapped one is what the app sets at its start.
        if case .optional = written { return true }
        return model.type(written, in: model.scope(of: member))?.kind == .protocol
    }

    /// Whether it only passes on a static variable that tests can set: `static var shared: any Cache { CacheHolder.cache }`.
    private func isReadFromSettable(_ member: MemberEntity) -> Bool {
        guard member.fact.kind == .property, !member.fact.isStored, let body = member.fact.body,
            body.uses.count == 1,
            body.calls.isEmpty, let chain = body.uses.first?.chain, chain.root == .name,
            chain.names.count == 2,
            let owner = model.type(named: chain.names[0], in: model.scope(of: member)),
            let source = model.member(chain.names[1], of: owner, isStatic: true)
        else { return false }
        return isSettable(source.fact)
    }

    /// Whether code of other files can set it.
    func isSettable(_ fact: MemberFact) -> Bool {
        fact.kind == .property && fact.isStored && !fact.isLet
            && !["private", "fileprivate"].contains(fact.access)
            && !fact.modifiers.contains { $0.hasSuffix("(set)") }
    }

    /// Whether a property of a role has it as a value that who creates the role may replace: a variable with the type of a
    /// protocol; in a view, which its host may create, any variable, and what SwiftUI keeps for it.
    func isDefault(_ member: MemberEntity, of role: Role) -> Bool {
        guard member.fact.kind == .property, member.fact.isStored else { return false }
        if role.platform == .host, member.fact.attributes.contains(where: Self.wrappers.contains) {
            return true
        }
        guard isSettable(member.fact) else { return false }
        if role.platform == .host { return true }
        guard let written = member.fact.type else { return false }
        return model.type(written, in: model.scope(of: member))?.kind == .protocol
    }

    private static let wrappers: Set<String> = ["@StateObject", "@ObservedObject", "@State", "@Bindable"]

    private static let parts: Set<String> = [
        "Row", "Cell", "Item", "Header", "Footer", "Button", "Badge", "Avatar", "Icon", "Label", "Field",
        "Card",
    ]

    /// Whether a view is a part of screens rather than a screen: a cell or another plain view of UIKit, or a row of a list.
    func isPart(_ type: TypeEntity) -> Bool {
        let names = model.inheritedNames(of: type)
        if names.contains(where: { $0.hasSuffix("Controller") }) { return false }
        if names.contains(where: { $0.hasPrefix("UI") || $0 == "NSView" || $0 == "NSControl" }) {
            return true
        }
        return type.name.camelCaseWords.last { $0 != "View" }.map(Self.parts.contains) == true
    }
}
