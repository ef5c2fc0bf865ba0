import SourceModel

/// Decoded data is forced.
struct ServerDataForcedRule: Rule {
    let info = RuleInfo(
        id: "server-data-forced",
        summary:
            "Decoded data, the body of an answer, or what a push notification brings, is forced with `try!`, `as!` or `!`.",
        why:
            "The app does not control what a server sends. A field that is missing for one user then crashes the "
            + "app for that user, each time it is opened.",
        whatToDo:
            "Decode with `try` and pass the error on; read optional fields with `as?` and a default, or leave them "
            + "out.",
        exceptions:
            """
            - Data from the app's own bundle (also in the types nested in the one that reads it), defaults, \
            database or keychain, unless the code sends a request too, for which it may read a token.
            - What the code has encoded itself, a text that is written in it, fields of types that the app itself creates or \
            has just set, also by calling a function of the object, and a text that another member of the type encodes.
            - Properties that are not decoded: `CodingKeys` or `init(from:)` of the type do not name them.
            - Command line tools, tests, previews, samples and code under `#if DEBUG`.
            - What the system sends with a notification, what a segue's sender brings, casts of values that \
            are not decoded, such as cells and segues, and a dictionary with values that no JSON has, such \
            as a UUID.
            - The body of an answer whose error the code has looked at.
            - A condition before it that makes sure of the value: `if x != nil`, `guard x is String`, `x = x \
            ?? [:]`, or that asks a function about the object.

            A variable without a written type counts as decoded data if its name contains `json` or if it is \
            a closure's parameter that is cast to a dictionary, and only for casts. Where nothing tells the \
            type of a value, the name of its field does, if it has several words or a long one and only \
            decoded types have such a field.
            """,
        badExample: """
            import Foundation

            struct Fare: Decodable { let amount: Int }
            struct FareClient {
                func fare(from data: Data) -> Fare { try! JSONDecoder().decode(Fare.self, from: data) }
            }
            """,
        goodExample: """
            import Foundation

            struct Fare: Decodable { let amount: Int }
            struct FareClient {
                func fare(from data: Data) throws -> Fare { try JSONDecoder().decode(Fare.self, from: data) }
            }
            """,
        isAboutUse: true)

    func findings(in project: ProjectContext) -> [Finding] {
        let names = Self.namesOfDictionaries(in: project.model)
        let forced = findings("values", inEach: project.appFiles, of: project) { file in
            hasForced(file.facts) && !isPreview(Self.name(ofFile: file.facts.path))
                ? findings(in: file.facts, names, project) : []
        }
        return forced + forcedFields(in: project)
    }

    /// Whether `init?(map:)` of a type has no code, so that it never fails.
    private static func takesAnything(_ type: TypeEntity) -> Bool {
        type.members.contains { member in
            member.fact.kind == .initializer && member.fact.parameters.map(\.label) == ["map"]
                && member.fact.body?.isEmpty != false
        }
    }

    /// The types that aliases of the project give names to: `typealias Payload = [String: Any]`.
    private static func namesOfDictionaries(in model: ProjectModel) -> [String: TypeFact] {
        let aliases = model.modules.flatMap(\.files).flatMap(\.aliases)
        return Dictionary(
            aliases.filter { DecodedData.isDictionary($0.type) }.map { ($0.name, $0.type) },
            uniquingKeysWith: { first, _ in first })
    }

    private func findings(in file: FileFacts, _ names: [String: TypeFact], _ project: ProjectContext)
        -> [Finding]
    {
        var found: [Finding] = []
        for declaration in file.declarations {
            let members = declaration.members.having(.forced)
            guard !members.isEmpty, !isPreview(declaration.name), !isOwnStore(declaration),
                !readsBundle(declaration, in: file)
            else {
                continue
            }
            for member in members where !isOwnText(member, of: declaration) {
                add(member, "\(declaration.qualifiedName).\(member.name)", names, project, to: &found)
            }
        }
        for member in file.globals.having(.forced) { add(member, member.name, names, project, to: &found) }
        return found
    }

    /// Optional fields of decoded types that are forced where they are used.
    private func forcedFields(in project: ProjectContext) -> [Finding] {
        let fields = DecodedFields(model: project.model)
        return findings("fields", inEach: project.model.types, of: project) { type in
            guard !project.model.modules[type.module].isTest else { return [] }
            let members = type.members { $0.traits.contains(.forced) && !$0.isForDebugging }
            return members.isEmpty || isPreview(type.name)
                ? [] : members.flatMap { forcedFields(in: $0, of: type, fields, project) }
        }
    }

    private func forcedFields(
        in member: MemberEntity, of type: TypeEntity, _ fields: DecodedFields, _ project: ProjectContext
    ) -> [Finding] {
        let file = project.model.facts(module: member.module, file: member.file)
        guard !file.isGenerated, !file.isForTests, !isPreview(Self.name(ofFile: file.path)) else { return [] }
        return fields.forced(in: member).map { forced, field, way in
            let subject = "\(type.qualifiedName).\(member.fact.name)"
            return Finding(
                of: info, at: forced.location,
                message:
                    "\"\(subject)\" forces \"\(field)\" of decoded data with !, so the app crashes if \(Self.lack(way)); "
                    + "use a default, or leave it out",
                subject: "\(subject) \(field)")
        }
    }

    /// What would have to be so for the app to crash.
    private static func lack(_ way: ForcedRead.Way) -> String {
        switch way {
        case .itself: "the data lacks it"
        case .element: "the list is empty"
        case .converted: "the text is not as expected"
        }
    }

    /// Whether a member without parameters decodes what another one of its type encodes: the two sides of a stored text.
    private func isOwnText(_ member: MemberFact, of declaration: DeclarationFact) -> Bool {
        guard member.parameters.isEmpty, let body = member.body, body.closures.isEmpty,
            !body.calls.contains(where: \.isAwaited)
        else { return false }
        return declaration.members.contains { other in
            guard other.name != member.name, other.traits.contains(.calls), other.bodyMayName(Self.encoding)
            else { return false }
            return other.body?.calls.contains { call in
                call.callee.names.last == "encode"
                    || call.callee.names.last == "data" && call.arguments.first?.label == "withJSONObject"
            } == true
        }
    }

    private static let encoding = NameQuery(["encode", "data"], isConstant: true)

    /// An extension of what keeps data of the app itself.
    private func isOwnStore(_ declaration: DeclarationFact) -> Bool {
        ["Bundle", "UserDefaults"].contains(declaration.name)
    }

    /// Whether one of its members looks up files of the app's bundle, which the others then read: `bundle.path(forResource:)`.
    ///
    /// The types that are nested in it contain what it has read, and a function of the same file may do it for it.
    private func readsBundle(_ declaration: DeclarationFact, in file: FileFacts) -> Bool {
        let outer = declaration.scope.indices.map { declaration.scope[...$0].joined(separator: ".") }
        let around = Set(outer + [declaration.qualifiedName])
        let readers = Set(file.globals.filter(readsBundle).map(\.name))
        return file.declarations.contains { other in
            around.contains(other.qualifiedName)
                && other.members.contains { member in
                    readsBundle(member)
                        || !readers.isEmpty
                            && member.body?.calls.contains { readers.contains($0.callee.names.last ?? "") }
                                == true
                }
        }
    }

    private func readsBundle(_ member: MemberFact) -> Bool {
        guard member.traits.contains(.calls), member.bodyMayName(Self.lookUps) else { return false }
        return member.body?.calls.contains {
            $0.arguments.first?.label == "forResource" && ["path", "url"].contains($0.callee.names.last)
        } ?? false
    }

    private static let lookUps = NameQuery(["path", "url"], isConstant: true)

    private static func name(ofFile path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    private func hasForced(_ file: FileFacts) -> Bool {
        file.declarations.indices.contains { !file.declarations[$0].members.having(.forced).isEmpty }
            || !file.globals.having(.forced).isEmpty
    }

    private static let previews = WordList([
        "Mock", "Stub", "Fake", "Preview", "Sample", "Fixture", "TestUser", "TestData",
    ])

    private func isPreview(_ name: String) -> Bool { Self.previews.isAny(in: name) }

    /// Functions in which libraries for databases ask a type to read what the app has stored.
    private static let stored: Set<String> = ["fromDatatypeValue", "fromDatabaseValue"]

    private func add(
        _ member: MemberFact, _ subject: String, _ names: [String: TypeFact], _ project: ProjectContext,
        to found: inout [Finding]
    ) {
        guard let body = member.body, !member.isForDebugging, !Self.stored.contains(member.name) else {
            return
        }
        var member = member
        for index in member.parameters.indices {
            guard let type = member.parameters[index].type.bareName.flatMap({ names[$0] }) else { continue }
            member.parameters[index].type = type
        }
        let data = DecodedData(member: member, body: body) {
            project.model.type(named: $0) != nil
        } takesAnything: {
            project.model.type(named: $0).map(Self.takesAnything) == true
        }
        var lines: Set<Int> = []
        for forced in body.forced
        where data.isForced(forced) && !body.isForDebugging(forced.location)
            && lines.insert(forced.location.line).inserted
        {
            let word =
                switch forced.kind {
                case .try: "try!"
                case .cast: "as!"
                case .unwrap: "!"
                }
            found.append(
                Finding(
                    of: info, at: forced.location,
                    message:
                        "\"\(subject)\" forces decoded data with \(word), so the app crashes if the data is not as expected; "
                        + "decode without forcing, and pass the error on",
                    subject: "\(subject) \(word)"))
        }
    }
}
