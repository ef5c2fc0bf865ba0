@_exported import Scenery
