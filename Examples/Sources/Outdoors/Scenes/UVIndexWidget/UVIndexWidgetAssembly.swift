import SceneryScreens

/// The route of UVIndexWidget.
public struct UVIndexWidgetRoute: SceneRoute { public init() {} }

/// Builds the scene that shows the widget in hosts that have no widgets.
@MainActor enum UVIndexWidgetAssembly {
    static func assemble(widget: UVIndexWidget) -> any ScreenView {
        Wiring.checked(UVIndexWidgetView(widget: widget))
    }
}
