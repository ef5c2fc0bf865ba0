/// @mockable
private protocol Hidden { func run() }

/// @mockable
protocol Foreign: SomebodyElses { func run() }

/// @mockable
protocol Uncopyable { func make<T: ~Copyable>(_ type: T.Type) -> T }

class Door { private init(key: Int) {} }
/// @mockable
protocol Unfitting: Door { init(name: String) }

/// @mockable
protocol Zipping { func zip<each A, each B>(_ a: repeat each A, _ b: repeat each B) -> (repeat (each A, each B)) }

/// @mockable
protocol Written { func run() }
