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
            + "it is right to ignore it, say why in a comment inside the handler or before the `try?`.",
        exceptions:
            """
            Failures that people do not notice:

            - cancelling and pausing; removing and closing files, making a folder that may exist, reading \
            the attributes of a file, or a text of the app's own bundle; temporary files and caches;
            - an audio session, a camera's torch, zoom and pictures (`captureOutput`), a regular expression, pictures, what the person \
            picks, asking the person for a permission, the sheet by which people share \
            (`completionWithItemsHandler`);
            - analytics by the names of their types, and the writes of a log itself;
            - what the app has stored and fetches again (`performFetch`), the next part of a list (`loadMore`, `guard !isLastPage`), \
            a copy that is saved before it is \
            fetched again, and what syncs or loads ahead by the name of the function (`syncRides`, \
            `preloadRides`), unless it shows that it loads;
            - a `Task` that only refreshes, shows or pauses something.

            Failures that cannot happen:

            - calls with `try` of functions in which nothing throws;
            - streams that cannot fail, such as the events of a control, private subjects that no code ends \
            with an error, and those that each class behind a protocol makes of values (`.just`); streams \
            that read the app's own settings, and those whose chain looks at the failure before it is \
            replaced;
            - closures of functions that answer with successes only, or show an alert themselves where they fail.

            Code that people do not run: command line tools, screens for developers by their names \
            (`Debug…`, `…Debug…`), and what is compiled under `#if DEBUG` or `#if !RELEASE`.

            Prints and logs are enough outside of scenes, also in an `ObservableObject` that serves many of \
            them by its name (`…Manager`, `…Service`, `…Store`), unless the function could throw the error or its \
            caller waits for a closure. In the logic, the view and the coordinator of a scene they are \
            enough for what is, by the name of the function, counted, tracked, prefetched, migrated, synced or \
            refreshed (unless it shows that it loads), for own values that become data (`JSONEncoder`, \
            `JSONSerialization.data`), and for tokens of notifications, sounds and animations. A function of \
            the same type that only prints an error is such a print.

            Handlers are fine

            - in which a comment says why nothing is done (`// alert` is no reason), or that do anything \
            but return without a value, \
            answer a closure with nil or do what is done after a success too;
            - that name one error and leave the others to go on, or that report their error, or show an \
            alert, before they throw it on;
            - of closures that receive an error and tell by another parameter that something failed, of \
            those that get an error \
            beside their answer and name it `_` (`{ rides, _ in … }`), of those for failures alone that name it so \
            (`failure: { _ in }`), \
            and of those that are added to hear of what others do, who learn of the failure (`addDidSaveHandler`);
            - after which the code tries another way, tests whether it has a result, passes the whole result \
            on, or leaves out an optional part of decoded data;
            - in which a variable keeps the value that stands for a failure (`var isSaved = false`) until a success changes it.

            An empty branch that runs only after a failure counts: `else if response.error != nil { }`, or the `else` after \
            `if let rides = response.value`.

            `try?` is fine if its result is unwrapped or replaced by a default, or if a comment before \
            the statement or at its \
            end says why it may fail ("best effort", "the error does not matter"). Of functions whose result \
            nobody uses, writes and removals count by their names, in logic all that the project declares \
            and that do not only refresh or stop something, and in views those of them that a person calls \
            to change something (`accept`, `send`, `delete`).

            Counted in logic only are a stream of Rx that starts with a request and has no handler for its \
            failure, also what the `mutate` of a reactor returns; an empty list in place of a failure, which \
            also counts in what asks a server and as the answer to a caller's closure; and an empty method \
            that is notified of an error, which counts in views too if some code calls it.

            A closure for which a caller waits has to be called on each way: in the `else` of a `guard` or \
            an `if`, in a `case`, in a `catch`, and after an `if` without an `else`.

            - Inside of another closure a way counts if its condition tests what that closure received, or \
            what the code has made of that. Not counted are the way that is left after `if let error { … } \
            else if let data { … }`, the `else` of `if let response = response as? HTTPURLResponse`, a \
            step before the end (`.progress`), a cancellation, and a person who has not answered yet \
            (`.notDetermined`).
            - In the code of a function itself a way counts if it unwraps what the call needs, such as what \
            is stored or an address made of what the function is given; the function returns nothing, and \
            its closure has to be passed and receives something. Not counted are the object itself, a \
            further page, the user of the session (`currentUser`, `userId`, `cachedAccount`), a resource of the app \
            (`Bundle`), an encoded text (`addingPercentEncoding`), and an address that `URLComponents`, \
            constants or a function named for it (`createURL`) make.
            - Closures that the object keeps for later, that make up what people touch, or that are \
            called after failures only, have no such caller; nor do those of functions that observe or \
            listen by their names.
            - A call without a value after a failure counts if the function changes something by its name, \
            or the failure is printed before.

            A `guard` before the error is looked at counts if it does nothing but leave, and only unwraps \
            what the closure received beside the error. A case `.error(text)` of a state counts beside cases \
            such as `.loading`, `.loaded` or `.data`, if it only prints its value; so does a case that binds \
            its error and is named after a failure (`.loadFailed(error)`), beside cases that are not.
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
