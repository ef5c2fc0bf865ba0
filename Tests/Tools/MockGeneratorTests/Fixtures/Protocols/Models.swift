import Foundation

// What the fixtures talk about.

struct User: Sendable, Equatable, Codable, Hashable { var id: Int; var name: String }
struct Ride: Sendable, Equatable { var number: Int; var city: String }
struct Product: Sendable, Equatable { var title: String; var price: Int }
struct Token: Sendable, Equatable { var text: String }
final class Session: Sendable { let id: Int; init(id: Int) { self.id = id } }
class Screen { init() {} }
enum AppError: Error, Equatable { case gone, refused, offline(Int) }
enum LoginError: Error, Equatable { case wrongPassword, locked }
nonisolated enum Plain: String, CaseIterable, Sendable { case red, green }
