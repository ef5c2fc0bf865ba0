import Scenery

/// Lists previews with their links and searches them; each row opens one.
@MainActor final class PreviewList: ScreenView {
    let stage: Stage

    private let routes: [PreviewRoute]
    private let catalog: PreviewCatalog

    init(_ route: PreviewListRoute, catalog: PreviewCatalog) {
        self.catalog = catalog
        routes = catalog.routes
        stage = Stage(route)
        show(search: route.search ?? "")
    }

    private func show(search: String) {
        let found = routes.filter { $0.isFound(by: search) }
        stage.show("Previews") {
            ScreenField(
                "Search", text: search, placeholder: "scene, state, language, light or dark", kind: .search,
                clearsOnSubmit: false, onSubmit: { [weak self] in self?.show(search: $0) },
                onEdit: { [weak self] in self?.show(search: $0) }
            ).id("search")
            ScreenText("\(found.count) of \(routes.count)", style: .caption)
            ScreenList("Previews") {
                for route in found {
                    ScreenRow(route.title, detail: catalog.link(to: route)) { [weak self] in self?.open(route)
                    }
                    .id(route.identity)
                }
            }.id("previews")
        }
    }

    private func open(_ route: PreviewRoute) { navigation?.push(catalog.view(at: route)) }
}

extension PreviewRoute {
    fileprivate var title: String { "\(scene): \(state) (\(look))" }

    fileprivate var identity: String { "\(scene)/\(state)/\(look)" }

    /// The language and the appearance.
    private var look: String { [language, appearance?.rawValue].compactMap(\.self).joined(separator: ", ") }

    /// Whether each word of a search starts a word of the scene, the state, the language or the appearance.
    fileprivate func isFound(by search: String) -> Bool {
        let words = identity.lowercased().split { !$0.isLetter && !$0.isNumber }
        return search.lowercased().split(separator: " ").allSatisfy { wanted in
            words.contains { $0.hasPrefix(wanted) }
        }
    }
}
