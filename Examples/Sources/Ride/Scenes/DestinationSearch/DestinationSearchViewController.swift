import SceneryScreens

/// The view of DestinationSearch: reports to the logic what a person does and shows view models.
@MainActor final class DestinationSearchViewController: DestinationSearchDisplaying, ScreenView {
    let stage: Stage
    private let interactor: any DestinationSearchInteracting

    init(interactor: any DestinationSearchInteracting) {
        self.interactor = interactor
        stage = Stage(DestinationSearchRoute(), lifecycle: interactor)
    }

    func show(_ viewModel: DestinationSearchViewModel) {
        stage.show(viewModel.title, viewModel.look) {
            ScreenField(
                viewModel.queryLabel, kind: .search, clearsOnSubmit: false,
                onSubmit: { [interactor] in interactor.queryEdited($0) },
                onEdit: { [interactor] in interactor.queryEdited($0) })
            if let emptyText = viewModel.emptyText { ScreenText(emptyText, style: .emphasis) }
            ScreenList(viewModel.placesLabel) {
                for row in viewModel.rows {
                    ScreenRow(row.name, detail: row.address) { [interactor] in interactor.placeTapped(row.id)
                    }
                    .id(row.id)
                }
            }
        }
    }
}
