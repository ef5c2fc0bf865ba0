import Scenery

/// What the view of Frame shows, formatted for display.
struct FrameRenderable: Renderable, ViewModel {
    let title: String
    let frame: String
    let accessibility: Int?

    init(title: String, frame: String, accessibility: Int?) {
        self.title = title
        self.frame = frame
        self.accessibility = accessibility
    }
}
