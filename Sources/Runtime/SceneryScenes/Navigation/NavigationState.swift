/// Which scenes are open over each other, as a value.
public typealias NavigationState = NavigationLayers<SceneID>
