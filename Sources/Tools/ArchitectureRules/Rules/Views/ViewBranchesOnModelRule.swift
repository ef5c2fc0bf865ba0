import SourceModel
import Styles

/// A view calculates with its view model.
struct ViewBranchesOnModelRule: Rule {
    let info = RuleInfo(
        id: "view-branches-on-model",
        summary:
            "A view compares or calculates with numbers, texts or dates of its view model, or of an entity that it is given.",
        why:
            "A view shows its view model. What it calculates itself is logic that no test of the presentation "
            + "covers, and that each host would have to repeat.",
        whatToDo:
            "Let the presenter calculate the result and pass it as a value of its own: `isEmptyNoteHidden` instead "
            + "of a comparison of a count.",
        exceptions:
            """
            Views may branch on booleans and enums, unwrap optionals, and use counts and indices as lists \
            need them. Also fine are

            - comparing identifiers, sizes and positions, a text with a variable, or an old value with a new one (`newTotal`, `currentTotal`, `lastTotal`, one that was kept in a variable before, or one that is set to it next); a `switch` over a text or a number compares it;
            - asking whether there are any: comparing a count with zero (`rides.count == 0`, `unreadCount > 0`, `newInvites > 0`);
            - comparing a count with another fixed number in a data source, or where no element is shown or hidden \
            by it, but words are chosen;
            - calculating sizes and positions, a text that is joined, or a `CGFloat`, which is for drawing;
            - what functions of lists such as `filter` and `sorted` are given.

            What is calculated counts if a number of the view model itself is added, subtracted, multiplied \
            or divided, also one made of a text by `Int(…)` or `Double(…)`. A parameter of the view's own \
            function counts as the number that all of its calls pass. Of view models that are roles, as in \
            MVVM, only numbers and dates count.

            View models are the structs that cross to the view, those that they store, the states that view \
            models publish, and those of reactors and reducers (`$0.price` of `reactor.state.map`, `store.price`; \
            no texts, which people may type), types of values with such names (`…ViewModel`, `…ViewState`, `…CellModel`, \
            `…Viewable`), the `Model` that a view nests, and, in an app with scenes, entities, what is \
            decoded, and values in folders of models, which some apps hand to their views as they are.
            """,
        badExample: """
            protocol FarePresenting: AnyObject { func present(_ fare: Double) }
            protocol FareDisplaying: AnyObject { func show(_ viewModel: FareViewModel) }
            struct FareViewModel { let amount: Double }
            protocol FareInteracting: AnyObject {}
            final class FareViewController: FareDisplaying {
                var interactor: (any FareInteracting)?
                private var isWarning = false
                func show(_ viewModel: FareViewModel) {
                    if viewModel.amount > 100 { isWarning = true }
                }
            }
            final class FareInteractor: FareInteracting { var presenter: (any FarePresenting)? }
            final class FarePresenter: FarePresenting {
                weak var view: (any FareDisplaying)?
                func present(_ fare: Double) { view?.show(FareViewModel(amount: fare)) }
            }
            """,
        goodExample: """
            protocol FarePresenting: AnyObject { func present(_ fare: Double) }
            protocol FareDisplaying: AnyObject { func show(_ viewModel: FareViewModel) }
            struct FareViewModel {
                let amount: String
                let isWarning: Bool
            }
            protocol FareInteracting: AnyObject {}
            final class FareViewController: FareDisplaying {
                var interactor: (any FareInteracting)?
                private var isWarning = false
                func show(_ viewModel: FareViewModel) { isWarning = viewModel.isWarning }
            }
            final class FareInteractor: FareInteracting { var presenter: (any FarePresenting)? }
            final class FarePresenter: FarePresenting {
                weak var view: (any FareDisplaying)?
                func present(_ fare: Double) {}
            }
            """,
        isAboutUse: true)

    static let kinds: Set<BranchFact.Kind> = [.if, .guard, .ternary, .for, .forAwait, .value]

    func findings(in project: ProjectContext) -> [Finding] {
        let values = ViewValues(project)
        guard !values.isEmpty else { return [] }
        let names = NameQuery(values.propertyNames.union(["count"]))
        return findings(inEach: project.model.types, of: project) { type in
            let members = type.members {
                !$0.traits.isDisjoint(with: [.branches, .calculates]) && !$0.isStatic
                    && $0.kind != .initializer
                    && ($0.bodyMayName(names) || $0.parameters.contains(where: Self.isNumber))
            }
            guard !members.isEmpty, values.isView(type) else { return [] }
            return members.flatMap { findings(in: $0, of: type, values) }
        }
    }

    private func findings(in member: MemberEntity, of type: TypeEntity, _ values: ViewValues) -> [Finding] {
        guard let code = values.project.model.code(of: member) else { return [] }
        let found =
            comparisons(in: code, values) + calculations(in: code, values)
            + handedOn(in: code, of: type, values)
        var lines: Set<Int> = []
        let reported = found.filter { !code.body.isForDebugging($0.location) }
        return reported.filter { lines.insert($0.location.line).inserted }.map {
            finding($0.chain, $0.location, member.fact, type)
        }
    }

    typealias Read = (chain: ChainFact, location: FileLocation)

    /// Whether a closure answers what a list asks of its elements: `rides.filter { $0.price > 10 }`.
    private func isOfList(_ closure: Int?, _ body: BodyFact) -> Bool {
        body.receiver(ofClosure: closure)?.callee.names.last.map(Self.asking.contains) == true
    }

    private static let asking: Set<String> = [
        "filter", "sorted", "sort", "contains", "first", "firstIndex", "last", "allSatisfy", "removeAll",
        "drop", "prefix", "min", "max", "partition",
    ]

    private func comparisons(in code: CodeContext, _ values: ViewValues) -> [Read] {
        code.body.branches.compactMap { branch in
            if branch.kind == .switch {
                return branch.subjects.first {
                    isSwitched($0, of: branch, code, values) || isNumber(of: $0, at: branch, code, values)
                }.map {
                    ($0, branch.location)
                }
            }
            guard branch.compares, Self.kinds.contains(branch.kind), !isOfList(branch.closure, code.body),
                !comparesVersions(branch, code.body), !comparesCases(branch),
                let chain = branch.subjects.first(where: { reads($0, in: branch, code, values) })
            else { return nil }
            return (chain, branch.location)
        }
    }

    /// Whether a `switch` compares a text or a number of a model with others: `switch ride.status { case "late": … }`.
    private func isSwitched(
        _ chain: ChainFact, of branch: BranchFact, _ code: CodeContext, _ values: ViewValues
    ) -> Bool {
        guard chain.names.count > 1,
            let property = values.property(readBy: chain, at: branch.location, in: code)?.fact,
            property.name == chain.names.last
        else { return false }
        let type = (property.type ?? property.initialType)?.bareName ?? ""
        return type == "String" && !Self.ends(property.name, in: Self.identifying)
            || Self.numbers.contains(type)
                && !Self.ends(property.name, in: Self.identifying + Self.placing + Self.stepping)
    }

    private static let counted: Set<String> = [
        "count", "isEmpty", "indices", "first", "last", "startIndex", "endIndex",
    ]

    /// Types whose values a view must not calculate with; sizes and enums may decide on a layout.
    private static let calculated: Set<String> = numbers.union(["NSNumber", "String", "Date"])
    static let numbers: Set<String> = [
        "Int", "Int32", "Int64", "UInt", "UInt64", "Double", "Float", "Decimal", "TimeInterval", "BigInt",
        "BigUInt",
    ]

    /// Whether it reads a number, a text or a date of a view model; an identifier only tells which element it is.
    private func reads(_ chain: ChainFact, in branch: BranchFact, _ code: CodeContext, _ values: ViewValues)
        -> Bool
    {
        // A store's own number beside a variable tells where the view is in a list, or that something has changed.
        if ReadStates.isStore(chain), branch.comparesWithZero || branch.subjects.count > 1 { return false }
        if choosesByCount(chain, in: branch, code, values) { return true }
        if isNumber(of: chain, at: branch, code, values) || isParsed(chain, at: branch, code, values) {
            return true
        }
        guard let last = chain.names.last, !Self.counted.contains(last),
            let property = values.property(readBy: chain, at: Self.end(of: branch), in: code)?.fact,
            let type = property.type ?? property.initialType
        else { return false }
        guard type.bareName.map(Self.calculated.contains) == true,
            !(branch.comparesWithZero && Self.counts(property.name, type)),
            !Self.ends(property.name, in: Self.identifying + Self.placing)
        else {
            return false
        }
        return type.bareName != "String" || isComparedWithText(chain, in: branch)
    }

    /// Whether a number tells how many there are: `numberOfRides`, `newInvitesReady`.
    private static func counts(_ name: String, _ type: TypeFact) -> Bool {
        name.hasPrefix("numberOf")
            || type.bareName == "Int"
                && name.camelCaseWords.contains { word in
                    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
                        && !measures.contains(word.lowercased())
                }
    }

    /// Words that end like a plural of things, and measure something or name a state.
    private static let measures: Set<String> = [
        "seconds", "minutes", "hours", "days", "weeks", "months", "years", "cents", "meters", "points",
        "status",
    ]

    /// Whether it reads a number or a date of a view model that is a role. A text of it may be what a person types.
    private func isNumber(
        of chain: ChainFact, at branch: BranchFact, _ code: CodeContext, _ values: ViewValues
    ) -> Bool {
        guard
            let property = values.publishedProperty(readBy: chain, at: Self.end(of: branch), in: code)?.fact,
            let written = property.type ?? property.initialType, let type = written.bareName
        else { return false }
        return type != "String" && Self.calculated.contains(type) && !Self.servesList(code.member)
            && !property.name.hasPrefix("numberOf")
            && !(chain.names[0] == "$0" && branch.comparesWithZero && Self.counts(property.name, written))
            && !Self.ends(property.name, in: Self.identifying + Self.placing + Self.stepping)
    }

    /// Whether it is a number that the view makes of a text: `if percentage > 0` after `let percentage = Double(model.percentage)`.
    private func isParsed(
        _ chain: ChainFact, at branch: BranchFact, _ code: CodeContext, _ values: ViewValues
    ) -> Bool {
        guard let text = ParsedTexts(code: code).source(of: chain, at: Self.end(of: branch)),
            let property = values.property(readBy: text, at: Self.end(of: branch), in: code)?.fact
        else { return false }
        return property.type?.bareName == "String"
            && !Self.ends(property.name, in: Self.identifying + Self.placing + Self.stepping)
    }

    /// Whether it compares a count of a view model with a fixed number other than zero to choose what is shown, but not for the
    /// data source of a list, which has to.
    private func choosesByCount(
        _ chain: ChainFact, in branch: BranchFact, _ code: CodeContext, _ values: ViewValues
    ) -> Bool {
        guard branch.kind == .if || branch.kind == .ternary || branch.kind == .value,
            !branch.comparesWithZero,
            branch.subjects.allSatisfy({
                $0 == chain || Self.isFlag($0) || Self.isOfSameList($0, chain)
            }),
            let last = chain.names.last,
            !Self.servesList(code.member), Self.showsOrHides(branch, code)
        else { return false }
        if last == "count" {
            let front = ChainFact(root: chain.root, names: chain.names.dropLast())
            return values.isList(front, at: branch.location, in: code)
        }
        guard last.hasSuffix("Count"), chain.names[0] != "viewStore",
            let property = values.property(readBy: chain, at: Self.end(of: branch), in: code)?.fact
        else { return false }
        return property.name == last && (property.type ?? property.initialType)?.bareName == "Int"
    }

    /// `viewModel.photos.first` beside `viewModel.photos.count`
    private static func isOfSameList(_ other: ChainFact, _ chain: ChainFact) -> Bool {
        other.root == chain.root && other.names.last.map(counted.contains) == true
            && other.names.dropLast() == chain.names.dropLast()
    }

    /// Whether what is shown depends on it, rather than the layout: a SwiftUI view, a choice of values, or something hidden.
    private static func showsOrHides(_ branch: BranchFact, _ code: CodeContext) -> Bool {
        if let result = code.member?.type?.bareName, sizes.contains(result) { return false }
        if branch.kind == .ternary || branch.kind == .if, code.scope.type?.kind == .struct { return true }
        if branch.kind == .value,
            let kept = code.body.locals.first(where: { $0.location.line == branch.location.line })
        {
            let name = kept.name.lowercased()
            return Self.showing.contains { name.contains($0) }
        }
        // A block on the line of its condition ends there.
        let isOneLine = code.body.assignments.contains { $0.location.line == branch.location.line }
        let reach = branch.kind != .if || isOneLine ? 0 : 3
        return code.body.assignments.contains { assignment in
            let distance = assignment.location.line - branch.location.line
            return distance >= 0 && distance <= reach
                && assignment.target.names.last.map(hiding.contains) == true
        }
    }

    private static let sizes: Set<String> = ["CGFloat", "CGSize", "CGRect", "EdgeInsets", "UIEdgeInsets"]
    private static let hiding: Set<String> = ["isHidden", "alpha"]
    /// Words in the names of variables that say what is shown: `let shouldShowBadge = viewModel.newsCount > 0`.
    private static let showing = ["show", "hid", "visible", "empty"]

    /// Whether a list asks for it: how many rows there are, which cell is shown.
    static func servesList(_ member: MemberFact?) -> Bool {
        guard let member else { return false }
        return member.name.hasPrefix("numberOf")
            || member.parameters.contains { parameter in
                let name = parameter.type.bareName ?? ""
                return name.hasSuffix("TableView") || name.hasSuffix("CollectionView")
                    || name.hasSuffix("ScrollView")
            }
    }

    /// Endings of names that tell which element it is.
    static let identifying = ["id", "identifier", "key", "path", "url"]
    /// Endings of names that tell where it is, how large, or how many there are.
    static let placing = [
        "index", "tag", "row", "section", "page", "width", "height", "tab", "count", "selection",
    ]

    /// Endings of names that tell how far a view has come, which may decide on how it moves.
    static let stepping = [
        "step", "progress", "offset", "scale", "position", "x", "y", "zoom", "angle",
    ]

    static func ends(_ name: String, in endings: [String]) -> Bool {
        let name = name.lowercased()
        return endings.contains(where: name.hasSuffix)
    }

    /// Whether a text is compared with a literal, or with another one of the same view model: who compares it with another variable
    /// looks for an element.
    private func isComparedWithText(_ chain: ChainFact, in branch: BranchFact) -> Bool {
        branch.subjects.allSatisfy { other in
            other == chain || Self.isFlag(other)
                || other.names.count > 1 && other.names.first == chain.names.first
                    && !Self.ends(other.names.last ?? "", in: Self.identifying)
        }
    }

    /// Whether a chain names a boolean, which is not compared itself: `viewModel.isOrganization`.
    private static func isFlag(_ chain: ChainFact) -> Bool {
        guard let name = chain.names.last else { return false }
        return flags.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    private static let flags = ["is", "has", "are", "can", "should", "was", "does", "needs"]

    /// The end of the line, where the variables are visible that a condition binds: `guard let item = items.first, item.price > 0`.
    private static func end(of branch: BranchFact) -> FileLocation {
        FileLocation(path: branch.location.path, line: branch.location.line, column: .max)
    }

    /// Whether it finds out what has changed: `viewModel.title != oldValue.title`.
    private func comparesVersions(_ branch: BranchFact, _ body: BodyFact) -> Bool {
        let chains = branch.subjects.filter { $0.root == .name && $0.names.count > 1 }
        return branch.subjects.contains { chain in
            guard chain.root == .name, let first = chain.names.first(where: { $0 != "self" }) else {
                return false
            }
            let word = first.camelCaseWords.first?.lowercased() ?? ""
            return Self.before.contains(word)
                || branch.subjects.count == 2 && Self.beside.contains(word) && !Self.isFlag(chain)
        }
            || chains.contains { chain in
                isSet(chain, to: branch.subjects, after: branch, body)
                    || chains.contains { $0.names.last == chain.names.last && $0.names != chain.names }
                    || branch.subjects.contains { isKept($0, of: chain, before: branch, body) }
            }
    }

    /// Whether it is set to what it was compared with: `guard ride.date != picked else { return }` before `ride.date = picked`.
    private func isSet(
        _ chain: ChainFact, to others: [ChainFact], after branch: BranchFact, _ body: BodyFact
    ) -> Bool {
        body.assignments.contains { assignment in
            guard case .chain(let value) = assignment.value, assignment.target == chain else { return false }
            return others.contains(value) && assignment.location.line >= branch.location.line
        }
    }

    /// Whether a variable was made of a value before it could change: `let before = viewModel.total`.
    private func isKept(
        _ variable: ChainFact, of chain: ChainFact, before branch: BranchFact, _ body: BodyFact
    ) -> Bool {
        variable.root == .name && variable.names.count == 1
            && body.locals.contains {
                $0.name == variable.names[0] && $0.value == .chain(chain)
                    && $0.location.line < branch.location.line
            }
    }

    /// Words with which names of a value before a change begin.
    private static let before: Set<String> = ["old", "previous", "prev"]
    /// Those of one that is compared with another version of it.
    private static let beside: Set<String> = ["new", "current", "last"]

    /// Whether it compares with a case of an enum, as a `switch` would.
    private func comparesCases(_ branch: BranchFact) -> Bool {
        branch.subjects.contains { $0.root == .implicit && $0.names != ["zero"] }
    }

    private func finding(
        _ chain: ChainFact, _ location: FileLocation, _ member: MemberFact, _ view: TypeEntity
    )
        -> Finding
    {
        Finding(
            of: info, at: location,
            message:
                "the view \"\(view.name)\" compares or calculates with \"\(chain.text)\", which no test of the "
                + "presentation covers; do it in the presentation and pass the result",
            subject: "\(view.qualifiedName).\(member.name) \(chain.text)")
    }
}
