import SourceModel
import Styles

/// An error is lost.
struct ErrorDroppedRule: Rule {
    let info = RuleInfo(
        id: "error-dropped",
        summary:
            "An error is caught and ignored, a write that fails is ignored with `try?`, a failure is answered as a success "
            + "without a value, logic answers it with an empty list, or a scene that can fail has no way to show an error.",
        why: "People then wait for something that never comes, and nothing helps to find the cause.",
        whatToDo:
            "Pass the error on: to the caller, to the presenter, which turns it into text, or at least to a log. If "
            + "it is right to ignore it, say why in a comment inside the handler.",
        exceptions:
            "For a cancellation. For streams that cannot fail, such as the events of a control, and for those whose chain looks at the failure before it is replaced. "
            + "An empty list in place of a failure counts in logic only, as does a single without a handler for its failure. For work whose failure changes "
            + "nothing for people: pauses, removing and closing files, making a folder that may exist, reading the attributes of "
            + "a file, asking the person for a permission, an audio session, a camera's torch and zoom, a regular expression, caches and temporary files. "
            + "If the code then tries another way, tests whether it has a result, passes the whole result on, or leaves out an "
            + "optional part of decoded data. For functions that report their error before they throw it on, and for command "
            + "line tools. For `try?` whose result is unwrapped or replaced by a default. For handlers in which a comment says "
            + "why nothing is done, that do anything at all, or that name one error and leave the others to go on. For logic "
            + "that passes its errors on, or whose presentation has a method for them.",
        badExample: """
            func load(_ read: () throws -> String) -> String {
                do {
                    return try read()
                } catch {
                }
                return ""
            }
            """,
        goodExample: """
            func load(_ read: () throws -> String) -> Result<String, any Error> {
                do {
                    return .success(try read())
                } catch {
                    return .failure(error)
                }
            }
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        emptyHandlers(in: project) + speechlessPresentations(in: project)
    }

    /// Calls whose failure people do not notice.
    private static let cleanUp: Set<String> = [
        "removeItem", "trashItem", "unlink", "close", "closeFile", "createDirectory", "sleep",
        "checkCancellation", "setActive", "lockForConfiguration",
        "setCategory", "overrideOutputAudioPort", "attributesOfFileSystem", "attributesOfItem",
        "resourceValues",
        // The system keeps what the person answers.
        "requestAuthorization", "requestAccess",
        // The person closes the window and opens it again.
        "fileImporter", "fileExporter", "fileMover", "loadObject", "loadItem", "loadTransferable",
        // Its text is written in the code, and is right or wrong at every run.
        "NSRegularExpression",
    ]

    // MARK: Empty handlers

    private func emptyHandlers(in project: ProjectContext) -> [Finding] {
        findings("handlers", inEach: AppFile.all(in: project.model), of: project) { file in
            var found: [Finding] = []
            for declaration in file.facts.declarations {
                for member in declaration.members.members(where: Self.mayLose) {
                    let context = MemberContext(
                        subject: "\(declaration.qualifiedName).\(member.name)", owner: declaration,
                        scope: file.scope, neighbors: declaration.members)
                    add(member, context, project, to: &found)
                }
            }
            for member in file.facts.globals.members(where: Self.mayLose) {
                let context = MemberContext(
                    subject: member.name, owner: nil, scope: file.scope, neighbors: file.facts.globals)
                add(member, context, project, to: &found)
            }
            return found
        }
    }

    /// Whether a member may lose an error; cheaper than to look at its code.
    private static func mayLose(_ member: MemberInPlace) -> Bool {
        member.traits.contains(.catches)
            || member.traits.contains(.calls)
                && [HiddenFailures.names, writeNames, LostFailures.names].contains(where: member.bodyMayName)
    }

    private static let cache = WordList(["Cache"])

    /// Where a member is.
    private struct MemberContext {
        var subject: String
        var owner: DeclarationFact?
        var scope: Scope
        var neighbors: [MemberFact]
        /// A cache is filled again.
        var isCache: Bool { owner.map { ErrorDroppedRule.cache.isAny(in: $0.qualifiedName) } ?? false }
    }

    private func add(
        _ member: MemberFact, _ context: MemberContext, _ project: ProjectContext, to found: inout [Finding]
    ) {
        let hidesFailures = member.traits.contains(.calls) && member.bodyMayName(HiddenFailures.names)
        let mayDrop = member.traits.contains(.ignoresTried)
        let mayReplace = member.traits.contains(.calls) && member.bodyMayName(LostFailures.names)
        guard !context.isCache, let body = member.body else { return }
        let subject = context.subject
        for call in mayDrop ? droppedWrites(in: body, of: member, context, project) : [] {
            found.append(
                Finding(
                    of: info, at: call.location,
                    message:
                        "\"try? \(call.callee.text)(…)\" drops its error, so \"\(subject)\" goes on as if it had succeeded; pass "
                        + "the error on, or log it",
                    subject: subject))
        }
        for clause in body.catches
        where clause.returnsEmptyList && !clause.isExplained && isLogic(context, project) {
            found.append(
                Finding(
                    of: info, at: clause.location,
                    message: "\"\(subject)\" \(LostFailures.Loss.Kind.emptyList.rawValue)", subject: subject))
        }
        for call in HiddenFailures(body).emptyAnswers {
            found.append(
                Finding(
                    of: info, at: call.location,
                    message:
                        "\"\(subject)\" answers an error with nothing, so nobody learns of it; pass the error on, or log it",
                    subject: subject))
        }
        for call in hidesFailures ? HiddenFailures(body).calls : [] {
            found.append(
                Finding(
                    of: info, at: call.location,
                    message:
                        "\"\(subject)\" answers a failure as a success without a value, so the error is lost; answer with "
                        + ".failure and the error",
                    subject: subject))
        }
        let safe = SafeStreams(body: body, neighbors: context.neighbors)
        // Elsewhere, as in views and caches, an empty list may be right.
        for lost in mayReplace ? LostFailures(body: body, safe: safe).all : [] {
            guard isLogic(context, project) else { continue }
            found.append(
                Finding(
                    of: info, at: lost.location,
                    message: "\"\(subject)\" \(lost.kind.rawValue)",
                    subject: subject))
        }
        let ignored = IgnoredErrors(member: member, body: body, harmless: Self.cleanUp)
        for location in ignored.unread {
            found.append(
                Finding(
                    of: info, at: location,
                    message:
                        "this closure receives an error and does not look at it, so the error in \"\(subject)\" is lost; pass it "
                        + "on, or name it _ if it is right to ignore it",
                    subject: subject))
        }
        for check in ignored.all {
            found.append(
                Finding(
                    of: info, at: check.location,
                    message:
                        "if there is an error, nothing is done, so the error in \"\(subject)\" is lost; pass it on, or explain "
                        + "in a comment why not",
                    subject: subject))
        }
        let expected = ExpectedFailures(member: member, body: body)
        for clause in body.catches
        where clause.isEmpty && !clause.isExplained && !isCancellation(clause, body) && !isCleanUp(clause)
            && !safe.handles(clause.location) && !expected.isExpected(clause)
        {
            let what = clause.kind == .catch ? "this catch does nothing" : "the failure is ignored"
            found.append(
                Finding(
                    of: info, at: clause.location,
                    message:
                        "\(what), so the error in \"\(subject)\" is lost; pass it on, or explain in a comment why not",
                    subject: subject))
        }
    }

    private func droppedWrites(
        in body: BodyFact, of member: MemberFact, _ context: MemberContext, _ project: ProjectContext
    ) -> [CallFact] {
        let expected = ExpectedFailures(member: member, body: body)
        let writes = DroppedWrites(owner: context.owner)
        let calls = body.calls.filter { writes.contains($0) && !expected.isTransient($0) }
        guard !calls.isEmpty else { return [] }
        var scope = context.scope
        scope.type = context.owner.flatMap { project.model.type(named: $0.qualifiedName, in: context.scope) }
        let code = CodeContext(scope: scope, member: member, body: body)
        let callees = ReportingCallees(model: project.model)
        return calls.filter { !callees.reports($0, in: code) }
    }

    /// Whether the code belongs to the logic or presentation of a scene, or is named so.
    private func isLogic(_ context: MemberContext, _ project: ProjectContext) -> Bool {
        guard let owner = context.owner,
            let type = project.model.type(named: owner.qualifiedName, in: context.scope)
        else { return false }
        return project.roleInstance(of: type).map { $0.role.platform == .none } ?? LogicTypes.isNamedSo(type)
    }

    private func isCleanUp(_ clause: CatchFact) -> Bool {
        let tried = clause.tried.filter { !Self.lists.contains($0) }
        return !tried.isEmpty && tried.allSatisfy(Self.cleanUp.contains)
    }

    /// Calls around those that clean up: what is in a folder, each of it, and the session of the audio.
    private static let lists: Set<String> = ["contentsOfDirectory", "forEach", "sharedInstance"]

    private func isCancellation(_ clause: CatchFact, _ body: BodyFact) -> Bool {
        body.types.contains {
            $0.location.line == clause.location.line && $0.type.bareName == "CancellationError"
        }
    }
}
