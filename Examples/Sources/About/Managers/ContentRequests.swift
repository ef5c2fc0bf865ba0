import Scenery
import Settings

extension AppLanguage {
    /// How a request says its language.
    var parameters: [String: JSONValue] { ["lang": .string(rawValue)] }
}

extension ManagerConfiguration {
    /// Content that changes rarely: valid for ten minutes.
    static func content() -> ManagerConfiguration { ManagerConfiguration(timeToLive: .seconds(600)) }
}
