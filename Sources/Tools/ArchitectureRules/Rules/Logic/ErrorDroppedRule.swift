import SourceModel
import Styles

/// An error is lost.
struct ErrorDroppedRule: Rule {
    let info = RuleInfo(
        id: "error-dropped",
        summary:
            "An error is caught or received and ignored, or only an indicator stops after it; the code of a scene only prints, logs or tracks it; a write that fails is ignored with `try?`, a failure is answered as a success "
            + "without a value or with an empty list, the closure that a caller waits for is not called after one, or as after a success, a `guard` leaves before the error is looked at, or a `Task` whose result "
            + "nobody reads throws.",
        why: "People then wait for something that never comes, and nothing helps to find the cause.",
        whatToDo:
            "Pass the error on: to the caller, to the presenter, which turns it into text, or outside of scenes at least to a log. If "
            + "it is right to ignore it, say why in a comment inside the handler.",
        exceptions:
            """
            Work whose failure people do not notice: a cancellation, a pause, removing and closing files, making a folder that may \
            exist, reading the attributes of a file, asking the person for a permission, an audio session, a camera's torch and \
            zoom, a regular expression, pictures, what the person picks, what the app has stored and fetches again (`performFetch`), caches, analytics by the names of their types, temporary files and the writes of a log itself. A \
            `Task` that only refreshes, shows or pauses something, and a copy that is saved before it is fetched again. What syncs or loads ahead by the name of the function (`syncRides`, `preloadRides`), \
            unless it shows that it loads.

            Failures that cannot happen: calls with `try` of functions in which nothing throws.

            Code that people do not run: command line tools, screens for developers by their names (`Debug…`, `…Debug…`), and what is compiled under `#if DEBUG` or `#if !RELEASE`.

            Prints and logs are enough outside of scenes, also in an `ObservableObject` that serves many of them by its name \
            (`…Manager`, `…Service`), unless the function could throw the error or its caller waits for a closure. In the logic, the \
            view and the coordinator of a scene they are enough for what is counted, tracked, prefetched, synced or refreshed (unless it shows that it loads), for own values that become data (`JSONEncoder`, `JSONSerialization.data`), \
            for tokens of notifications, sounds and animations, by the name of the function. A function of the same type that only \
            prints an error is such a print.

            Handlers in which a comment says why nothing is done, that do anything but return without a value, answer a \
            closure with nil or do what is done after a success too, or that name one error and leave the others to go on. Functions that report their error before they \
            throw it on. Closures that receive an error and tell by another parameter that something failed. Code that then tries \
            another way, tests whether it has a result, passes the whole result on, or leaves out an optional part of decoded data.

            `try?` whose result is unwrapped or replaced by a default. Of functions whose result nobody uses, writes and removals \
            count by their names, in logic all that the project declares and that do not only refresh or stop something, and in views those \
            of them that a person calls to change something (`accept`, `send`, `delete`).

            Streams that cannot fail, such as the events of a control and those that each class behind a protocol makes of values (`.just`), that read the app's own settings, or whose chain looks at \
            the failure before it is replaced. A stream of Rx that starts with a request, without a handler for its failure, counts \
            in logic only, also what the `mutate` of a reactor returns, as does an empty method that is notified of an error, which \
            counts in views too if some code calls it. An empty list in place of a failure counts in logic, in what asks a server, and as the answer to a caller's closure.

            A way through a closure on which it does not call the closure for which the caller waits, the `else` of a `guard` or an `if`, a \
            `case`, a `catch`, or an `if` without an `else`, counts if its condition tests what the closure received, or what the \
            code has made of that. Not the way that is left after `if let error { … } else if let data { … }`, that of a step \
            before the end (`.progress`), that of a cancellation, and that of a person who has not answered yet (`.notDetermined`). In the code of a function itself, the `else` of a `guard` or an `if` \
            and an `if` without an `else` count that unwrap what the call needs, such as what is stored or an address made of what the function is given, not the object \
            itself, a further page, the user of the session (`currentUser`, `userId`), a resource of the app (`Bundle`), an encoded text (`addingPercentEncoding`) \
            or an address that `URLComponents`, constants or a function named for it (`createURL`) make, in a function that returns nothing, beside a closure that has to be passed and receives something.

            A closure that is called without a value after a failure counts if its function changes something by its name, or the failure \
            is printed before. A `guard` before the error is looked at counts if it does nothing but leave, and only unwraps what the closure received \
            beside the error. A case `.error(text)` of a state counts beside cases such as `.loading`, `.loaded` or `.data`, if it only prints its value; so does a case that binds \
            its error and is named after a failure (`.loadFailed(error)`), beside cases that are not.

            An error that a closure names `_`, and the `else` of `if let response = response as? HTTPURLResponse`, which is taken by no answer.
            """,
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
            """,
        isAboutUse: true)

    func findings(in project: ProjectContext) -> [Finding] {
        findings("handlers", inEach: project.appFiles, of: project) { file in
            file.facts.declarations.filter { !$0.isForDebugging }.flatMap { declaration in
                declaration.members.members(where: LostErrors.mayExist).flatMap {
                    findings(in: $0, of: declaration, file, project)
                }
            }
                + file.facts.globals.members(where: LostErrors.mayExist).flatMap {
                    findings(in: $0, of: nil, file, project)
                }
        }
    }

    /// What is filled again, and what only counts what people do.
    private static let unnoticed = WordList(["Cache", "Analytics", "Telemetry", "Pixel"])

    private func findings(
        in member: MemberFact, of owner: DeclarationFact?, _ file: AppFile, _ project: ProjectContext
    ) -> [Finding] {
        guard
            owner.map({ !Self.unnoticed.isAny(in: $0.qualifiedName) && !LogicTypes.isForDevelopers($0.name) })
                ?? true,
            !member.isForDebugging, let body = member.body
        else { return [] }
        let subject = owner.map { "\($0.qualifiedName).\(member.name)" } ?? member.name
        let lost = LostErrors(project: project, scope: file.scope, owner: owner, member: member, body: body)
            .withoutImpossibleFailures
        let neighbors = owner?.members ?? file.facts.globals
        // One place may lose an error in two ways, of which the first says more.
        var seen: Set<FileLocation> = []
        return lost.all(beside: neighbors).filter {
            !body.isForDebugging($0.location) && seen.insert($0.location).inserted
        }
        .map { location, kind in
            Finding(of: info, at: location, message: kind.message(subject), subject: subject)
        }
    }
}
