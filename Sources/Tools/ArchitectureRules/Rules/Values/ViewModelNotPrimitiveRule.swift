import SourceModel
import Styles

/// A view model contains values that still have to be formatted, or an object.
struct ViewModelNotPrimitiveRule: Rule {
    let info = RuleInfo(
        id: "view-model-not-primitive",
        summary:
            "What the presentation passes to the view contains more than numbers, strings, booleans and structs of "
            + "these.",
        why:
            "A view model is formatted for people once, where a test covers it. A date, an error or an object in it "
            + "is formatted in the view instead, differently in each view and without a test; and an object can "
            + "change while the view shows it.",
        whatToDo:
            "Format it in the presenter and pass the text: `let published: String` instead of `let published: "
            + "Date`.",
        exceptions:
            """
            Types that neither the project declares nor this tool knows are fine, and so are pictures and enums without such \
            values. In styles that pass commands to their views instead of view models (VIPER), only errors, \
            objects of classes that only store values, and entities count. Entities are managed objects, types \
            named `…Entity`, and types in a folder `Entity` or `Entities`, but not structs of nothing but \
            texts, addresses, booleans and identifiers, which leave nothing to format. Of what such a view asks its \
            presentation for, only entities count. What views observe of a view model or a reactor, as in MVVM and ReactorKit, does not count. Structs named `…ViewModel` that cells \
            and other views are given count too, if they only store values; closures, colors and fonts in \
            them are fine.
            """,
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

    func findings(in project: ProjectContext) -> [Finding] {
        let found = ContainedViewModels(model: project.model).all(in: Payloads(project: project).viewModels())
        let values = CommandValues(project: project)
        let primitives = PrimitiveTypes(
            model: project.model, judged: Set(found.map(\.id)), managed: values.managed)
        let viewModels = found.flatMap { type -> [Finding] in
            type.storedProperties.compactMap { property in
                guard let fact = property.fact.type ?? property.fact.initialType,
                    let offence = primitives.offence(in: fact, scope: project.model.scope(of: property))
                else { return nil }
                return finding(property.fact, offence, type)
            }
        }
        return viewModels + shown(in: project, besides: found) + passed(values, in: project)
            + answered(values, in: project)
    }

    /// What structs store that views are given without a boundary, as cells are. What they do when tapped is theirs.
    private func shown(in project: ProjectContext, besides found: [TypeEntity]) -> [Finding] {
        let known = Set(found.map(\.id))
        let types = ShownStructs(project: project).viewModels.filter { !known.contains($0.id) }
        let primitives = PrimitiveTypes(
            model: project.model, judged: known.union(types.map(\.id)), hasLooks: false)
        return types.flatMap { type in
            type.storedProperties.compactMap { property -> Finding? in
                guard let fact = property.fact.type ?? property.fact.initialType, !fact.containsFunction,
                    // The view model of a part is looked at itself.
                    !fact.namedParts.contains(where: { $0.name.hasSuffix("ViewModel") }),
                    let offence = primitives.offence(in: fact, scope: project.model.scope(of: property)),
                    !offence.contains(" inside ")
                else { return nil }
                return finding(property.fact, offence, type)
            }
        }
    }

    /// Entities, objects and errors that methods of a view receive.
    private func passed(_ values: CommandValues, in project: ProjectContext) -> [Finding] {
        let payloads = Payloads(project: project)
        let crossings = payloads.crossings(.command) + payloads.crossings(.viewModel)
        return crossings.compactMap { crossing -> Finding? in
            guard crossing.to == "view", !crossing.parameter.type.isFunction,
                !Self.goesOn(crossing.method.fact.name),
                let value = values.value(
                    in: crossing.parameter.type, scope: project.model.scope(of: crossing.method))
            else { return nil }
            return finding(crossing.method, value, project)
        } + carried(values, payloads)
    }

    /// Entities in the view models that a view is told to show: `struct RidesViewModel { var rides: [RideEntity] }`.
    private func carried(_ values: CommandValues, _ payloads: Payloads) -> [Finding] {
        var seen: Set<TypeEntity.ID> = []
        return payloads.commandValues().filter {
            $0.name.hasSuffix("ViewModel") && seen.insert($0.id).inserted
        }
        .flatMap { type in
            type.storedProperties.compactMap { property -> Finding? in
                guard let fact = property.fact.type ?? property.fact.initialType, !fact.isFunction,
                    let value = values.entity(in: fact, scope: payloads.project.model.scope(of: property))
                else { return nil }
                return finding(property.fact, "\(value.kind.rawValue) \"\(value.name)\"", type)
            }
        }
    }

    /// Whether a method of a view shows another scene, which receives the value: `showMapScreen(of: ride)`.
    private static func goesOn(_ name: String) -> Bool {
        let words = name.camelCaseWords.map { $0.lowercased() }
        return !leaving.isDisjoint(with: words)
    }

    private static let leaving: Set<String> = ["screen", "scene", "navigate", "route", "push", "segue"]

    /// Entities that views ask their presentation for, in styles whose views are told what to show.
    private func answered(_ values: CommandValues, in project: ProjectContext) -> [Finding] {
        Payloads(project: project).answers(.command).compactMap { member -> Finding? in
            guard let type = member.fact.type, !type.isFunction,
                let value = values.entity(in: type, scope: project.model.scope(of: member))
            else { return nil }
            return finding(member, value, project)
        }
    }

    private func finding(_ member: MemberEntity, _ value: CommandValues.Value, _ project: ProjectContext)
        -> Finding
    {
        let owner = member.owner.map { project.model.types[$0].qualifiedName } ?? ""
        return Finding(
            of: info, at: member.fact.location,
            message:
                "\"\(owner).\(member.fact.name)\" passes \(value.kind.rawValue) \"\(value.name)\" to the view, which would have "
                + "to format it; pass text, numbers or booleans instead",
            subject: "\(owner).\(member.fact.name) \(value.name)",
            trail: value.location.map {
                [Finding.Step("\"\(value.name)\" is declared here", at: $0)]
            } ?? [])
    }

    private func finding(_ property: MemberFact, _ offence: String, _ type: TypeEntity) -> Finding {
        Finding(
            of: info, at: property.location,
            message:
                "the view model \"\(type.qualifiedName)\" contains \(offence) in \"\(property.name)\", which the view would "
                + "have to format; pass text, numbers or booleans instead",
            subject: "\(type.qualifiedName).\(property.name)")
    }
}
