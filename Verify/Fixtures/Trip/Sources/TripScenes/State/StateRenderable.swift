import Scenery

/// What the view of State shows, formatted for display.
struct StateRenderable: Renderable, ViewModel {
    let title: String
    let body: String
    let opacity: Int?

    init(title: String, body: String, opacity: Int?) {
        self.title = title
        self.body = body
        self.opacity = opacity
    }
}
