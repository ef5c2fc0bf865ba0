import Scenery
import SceneryScreens

/// Lists the samples and opens the one that is chosen.
@MainActor final class GalleryMenu: ScreenView {
    let stage = Stage(GalleryMenuRoute())

    private let build: @MainActor (String) throws -> any SceneView

    /// - Parameter build: Builds a scene by its name.
    init(_ samples: [SampleApp], build: @escaping @MainActor (String) throws -> any SceneView) {
        self.build = build
        stage.show("Samples") {
            ScreenList("Samples") {
                for sample in samples {
                    ScreenRow(sample.name, detail: sample.summary) { [weak self] in
                        self?.open(sample.firstScene)
                    }.id(sample.firstScene)
                }
            }.id("open")
            ScreenButton("Every state of every scene") { [weak self] in self?.open("Previews") }
        }
    }

    private func open(_ scene: String) {
        do { navigation?.push(try build(scene)) } catch {
            show(error: ErrorViewModel(describing: error))
        }
    }
}

/// Where the menu is: `/samples`.
struct GalleryMenuRoute: SceneRoute {
    static let name = "Samples"
}
