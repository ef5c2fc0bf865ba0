import SourceModel
import Styles

/// A view model carries what still has to be worded, or an object.
struct ViewModelNotPrimitive: Rule {
    let info = RuleInfo(
        id: "view-model-not-primitive",
        summary:
            "What the presentation hands to the view carries more than numbers, strings, booleans and structs of "
            + "these.",
        why:
            "A view model is worded for a person, once, where a test sees it. A date, an error or an object in it is "
            + "worded in the view instead, differently in each place and in no test; and an object can change under "
            + "the view.",
        whatToDo:
            "Word it in the presenter and hand over the text: `let published: String` instead of `let published: "
            + "Date`.",
        silence:
            "For types the project does not declare and this tool does not know, for enums without such values, "
            + "and in styles that hand no view models to their views.",
        badExample: """
            protocol NewsPresenting: AnyObject { func present(_ news: News) }
            protocol NewsDisplaying: AnyObject { func show(_ viewModel: NewsViewModel) }
            struct NewsViewModel {
                let title: String
                let published: Date
            }
            protocol NewsInteracting: AnyObject {}
            final class NewsViewController: NewsDisplaying {
                var interactor: (any NewsInteracting)?
                func show(_ viewModel: NewsViewModel) {}
            }
            final class NewsInteractor: NewsInteracting { var presenter: (any NewsPresenting)? }
            final class NewsPresenter: NewsPresenting {
                weak var view: (any NewsDisplaying)?
                func present(_ news: News) {}
            }
            """,
        goodExample: """
            protocol NewsPresenting: AnyObject { func present(_ news: News) }
            protocol NewsDisplaying: AnyObject { func show(_ viewModel: NewsViewModel) }
            struct NewsViewModel {
                let title: String
                let published: String
            }
            protocol NewsInteracting: AnyObject {}
            final class NewsViewController: NewsDisplaying {
                var interactor: (any NewsInteracting)?
                func show(_ viewModel: NewsViewModel) {}
            }
            final class NewsInteractor: NewsInteracting { var presenter: (any NewsPresenting)? }
            final class NewsPresenter: NewsPresenting {
                weak var view: (any NewsDisplaying)?
                func present(_ news: News) {}
            }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        let primitives = Primitives(model: project.model)
        return Payloads(project: project).viewModels().flatMap { type in
            type.storedProperties.compactMap { property in
                guard let fact = property.fact.type ?? property.fact.initialType,
                    let offence = primitives.offence(in: fact, scope: project.model.scope(of: property))
                else { return nil }
                return finding(property.fact, offence, type)
            }
        }
    }

    private func finding(_ property: MemberFact, _ offence: String, _ type: TypeEntity) -> Finding {
        Finding(
            rule: id, severity: info.severity, place: property.place,
            message:
                "the view model \"\(type.qualifiedName)\" carries \(offence) in \"\(property.name)\", which the view would "
                + "have to word; hand over text, numbers or booleans instead",
            subject: "\(type.qualifiedName).\(property.name)")
    }
}
