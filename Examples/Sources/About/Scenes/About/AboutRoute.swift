import Scenery

/// Where the scene About is: `/about`.
struct AboutRoute: SceneRoute {}
