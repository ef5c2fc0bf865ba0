import SceneGenerator
import Styles

/// Options that hold several values with commas between.
enum ListOption {
    static func values(_ text: String?) -> [String] {
        (text ?? "").split(separator: ",").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    }

    /// - Throws: `GenerationError.badValue` for a host that is not there, or none at all.
    static func hosts(_ text: String) throws(GenerationError) -> [AppHost] {
        var hosts: [AppHost] = []
        for name in values(text) {
            guard let host = AppHost(rawValue: name) else {
                throw .badValue(
                    "no host is named \"\(name)\"\(SpellingSuggestion.hint(for: name, among: AppHost.names)); use some of "
                        + AppHost.names.joined(separator: ", "))
            }
            if !hosts.contains(host) { hosts.append(host) }
        }
        guard !hosts.isEmpty else {
            throw .badValue("an app needs a host; use some of \(AppHost.names.joined(separator: ", "))")
        }
        return hosts
    }

    /// - Throws: `GenerationError.badValue` for a kind that is not there.
    static func projectKind(_ text: String) throws(GenerationError) -> ProjectKind {
        guard let kind = ProjectKind(rawValue: text) else {
            throw .badValue(
                "no project is named \"\(text)\"\(SpellingSuggestion.hint(for: text, among: ProjectKind.names)); use one of "
                    + ProjectKind.names.joined(separator: ", "))
        }
        return kind
    }

    /// - Throws: `GenerationError.badValue` for a service that is not there, or none at all.
    static func checkServices(_ text: String) throws(GenerationError) -> [CheckService] {
        var services: [CheckService] = []
        for name in values(text) {
            guard let service = CheckService(rawValue: name) else {
                throw .badValue(
                    "no CI is named \"\(name)\"\(SpellingSuggestion.hint(for: name, among: CheckService.names)); use some of "
                        + CheckService.names.joined(separator: ", "))
            }
            if !services.contains(service) { services.append(service) }
        }
        guard !services.isEmpty else {
            throw .badValue("--ci needs a service; use some of \(CheckService.names.joined(separator: ", "))")
        }
        return services
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
