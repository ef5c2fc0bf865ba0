import Scenery

/// The doors and the main button, formatted for display.
struct PodBayDoorsRenderable: Renderable, ViewModel {
    let status: String
    let mainButtonTitle: String

    init(areOpen: Bool) {
        status = areOpen ? "The doors are open." : "The doors are shut."
        mainButtonTitle = areOpen ? "Go in" : "Open the pod bay doors"
    }
}
