/// Forwards the calls of a protocol to a role, and reports each crossing.
///
/// `scenery mock --proxies` writes one for each protocol that refines `Boundary`, and with it the
/// `traced()` that a builder calls wherever it hands one role to another:
///
///     let interactor = AboutInteractor(presenter: presenter.traced(), router: router.traced())
///     let view = AboutViewController(interactor: interactor.traced())
///     presenter.view = view.traced()
///
/// Without a `Tracer` attached, and for a protocol that has no proxy, `traced()` is the role itself.
///
/// **The text of a proxy.** One class for each protocol, generic over the role, so
/// that associated types, static members, initializers and `Self` have something to forward to. It
/// forwards every requirement, inherited ones and those with a default in an extension too: the
/// default would run on the proxy otherwise. Access, isolation and availability are the protocol's.
///
///     @MainActor final class RidePresentingProxy<Target: RidePresenting>: RidePresenting, BoundaryProxy {
///         let target: Target
///         nonisolated let crossings: CrossingReporter
///
///         init(_ target: Target, _ crossings: CrossingReporter) {
///             self.target = target
///             self.crossings = crossings
///         }
///
///         // A method, of any result; `by:` is what forwards it. A throwing one adds `try`.
///         func present(_ ride: Ride, isNew: Bool) {
///             crossings.call("present(_:isNew:)", ride, isNew) { target.present(ride, isNew: isNew) }
///         }
///         func price(of ride: Ride) throws(RideError) -> Decimal {
///             try crossings.call("price(of:)", ride) { () throws(RideError) in try target.price(of: ride) }
///         }
///         func ride(_ id: Int) async throws -> Ride {
///             try await crossings.call("ride(_:)", id) { try await target.ride(id) }
///         }
///         func first<Item: Sendable>(of items: [Item]) -> Item? {
///             crossings.call("first(of:)", items) { target.first(of: items) }
///         }
///
///         // A property. One whose type is an observable reports its changes instead of its reads.
///         var title: String {
///             get { crossings.get("title") { target.title } }
///             set { crossings.set("title", newValue) { target.title = newValue } }
///         }
///         var balance: Int { get async throws { try await crossings.get("balance") { try await target.balance } } }
///
///         // A subscript: its arguments, and for a write the new value after them.
///         subscript(id: Int) -> Ride? {
///             get { crossings.get("subscript(_:)", id) { target[id] } }
///             set { crossings.set("subscript(_:)", id, newValue) { target[id] = newValue } }
///         }
///
///         // Forwarded without a report, since nothing is crossed: what belongs to the type.
///         typealias Item = Target.Item
///         static var limit: Int { Target.limit }
///         required convenience init(limit: Int) {
///             let target = Target(limit: limit)
///             self.init(target, CrossingReporter(made: "RidePresenting", of: target))
///         }
///         func copy() -> RidePresentingProxy {  // Self
///             let copy = crossings.call("copy()") { target.copy() }
///             return RidePresentingProxy(copy, crossings.moved(to: copy))
///         }
///     }
///
///     extension RidePresenting {
///         /// This role, or a proxy that reports its crossings if a tracer is attached.
///         func traced() -> any RidePresenting {
///             guard let crossings = CrossingReporter("RidePresenting", of: self) else { return self }
///             return crossings.kept(RidePresentingProxy(self, crossings))
///         }
///     }
///
/// Next to it stand the names of its members, for tests that expect crossings: see ``CrossingMember``.
///
/// - `traced()` ends in `crossings.kept(…)` for a `@MainActor` protocol, and in the proxy alone for any
///   other. The result of one with primary associated types names them: `any Rendering<Content>`; one
///   with others has no `traced()`.
/// - For a protocol that is not isolated it is a `nonisolated final class` with a
///   `nonisolated func traced()`; a `Sendable` protocol makes it `Sendable` by itself.
/// - For an actor's protocol it is an `actor` on its target's executor,
///   `nonisolated var unownedExecutor: UnownedSerialExecutor { target.unownedExecutor }`, with a
///   `nonisolated func traced()`; a requirement that is not `async` is forwarded by
///   `crossings.on(target) { $0.count() }`, one that is, with values that need not be `Sendable`, by
///   `crossings.later(on: target, page) { role, page in await role.put(page) }`.
/// - An argument that cannot be copied or does not escape is reported as `CrossingValue.unseen("Ticket")`, with
///   its type as written.
/// - `Self` within other types is turned into the role's type and back; any number of arguments are handed on as
///   the array they are, by the member taken as a function of arrays.
/// - Where the protocol has a member called `target` or `crossings`, the proxy's is called `target_` or `crossings_`. A
///   protocol with a `traced()` of its own has no proxy.
public protocol BoundaryProxy: Boundary {
    /// What it reports with; it knows the role too, which the proxy holds as strongly as it is held
    /// itself.
    nonisolated var crossings: CrossingReporter { get }
}

extension Boundary {
    /// This role: its protocol has no proxy that could report what crosses to it.
    @_disfavoredOverload
    public func traced() -> Self { self }
}

/// The role itself, where `role` is its proxy. For what a role may be beyond the boundary it is seen
/// through: a proxy is nothing else.
public func untraced(_ role: AnyObject) -> AnyObject {
    (role as? any BoundaryProxy)?.crossings.target ?? role
}
