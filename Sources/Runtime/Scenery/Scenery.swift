@_exported import SceneryBroadcasts
@_exported import SceneryManagers
@_exported import SceneryObservables
@_exported import SceneryPromises
@_exported import SceneryScenes
