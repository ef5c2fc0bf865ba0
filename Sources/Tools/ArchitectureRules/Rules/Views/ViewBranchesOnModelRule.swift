import SourceModel
import Styles

/// A view calculates with its view model.
struct ViewBranchesOnModelRule: Rule {
    let info = RuleInfo(
        id: "view-branches-on-model",
        summary: "A view compares or calculates with its view model.",
        why:
            "A view shows its view model. What it calculates itself is logic that no test of the presentation "
            + "covers, and that each host would have to repeat.",
        whatToDo:
            "Let the presenter calculate the result and pass it as a value of its own: `isEmptyNoteHidden` instead "
            + "of a comparison of a count.",
        exceptions:
            "For plain booleans, unwrapping, switching over an enum, and reading counts and indices, as table views "
            + "require.",
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
            """)

    private static let counted: Set<String> = [
        "count", "isEmpty", "indices", "first", "last", "startIndex", "endIndex",
    ]

    func findings(in project: ProjectContext) -> [Finding] {
        let viewModels = Set(Payloads(project: project).viewModels())
        guard !viewModels.isEmpty else { return [] }
        return project.roleInstances.filter { $0.role.platform == .host }.flatMap { instance in
            instance.type.members.flatMap { member -> [Finding] in
                guard member.fact.traits.contains(.branches), let code = project.model.code(of: member)
                else { return [] }
                return code.body.branches.compactMap { branch in
                    guard branch.compares,
                        branch.kind == .if || branch.kind == .guard || branch.kind == .ternary,
                        let chain = branch.subjects.first(where: {
                            reads($0, of: viewModels, branch, code, project)
                        })
                    else { return nil }
                    return finding(chain, branch, member.fact, instance)
                }
            }
        }
    }

    private func reads(
        _ chain: ChainFact, of viewModels: Set<TypeEntity>, _ branch: BranchFact, _ code: CodeContext,
        _ project: ProjectContext
    ) -> Bool {
        guard chain.root == .name, chain.names.count > 1, let last = chain.names.last,
            !Self.counted.contains(last)
        else { return false }
        for count in 1..<chain.names.count {
            let front = ChainFact(root: .name, names: Array(chain.names.prefix(count)))
            guard let value = project.model.value(of: front, at: branch.location, in: code), !value.isMetatype
            else { continue }
            if viewModels.contains(value.type) { return true }
        }
        return false
    }

    private func finding(
        _ chain: ChainFact, _ branch: BranchFact, _ member: MemberFact, _ instance: RoleInstance
    )
        -> Finding
    {
        Finding(
            of: info, at: branch.location,
            message:
                "the view \"\(instance.type.name)\" calculates with \"\(chain.text)\", which no test of the "
                + "presentation covers; do it in the presentation and pass the result",
            subject: "\(instance.type.qualifiedName).\(member.name) \(chain.text)")
    }
}
