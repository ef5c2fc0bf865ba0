// Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryScenes
import Settings

@MainActor
final class ChatDisplayingProxy<Target: ChatDisplaying>: ChatDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func showActivity(_ isActive: Bool) {
        crossings.call("showActivity(_:)", isActive) { target.showActivity(isActive) }
    }

    func show(_ viewModel: ChatViewModel) {
        crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void }
    }
}

extension ChatDisplaying {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ChatDisplaying {
        guard let crossings = CrossingReporter("ChatDisplaying", of: self) else { return self }
        return crossings.kept(ChatDisplayingProxy(self, crossings))
    }
}

/// The members of ``ChatDisplaying``, for tests that expect crossings.
enum ChatDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("ChatDisplaying.show(error:)") }
    nonisolated static var showActivity: CrossingMember<Bool> { CrossingMember("ChatDisplaying.showActivity(_:)") }
    nonisolated static var show: CrossingMember<ChatViewModel> { CrossingMember("ChatDisplaying.show(_:)") }
}

@MainActor
final class ChatInteractingProxy<Target: ChatInteracting>: ChatInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }

    func textSubmitted(_ text: String) {
        crossings.call("textSubmitted(_:)", text) { target.textSubmitted(text) }
    }

    func sendAgainTapped() { crossings.call("sendAgainTapped()") { target.sendAgainTapped() } }
    func discardTapped() { crossings.call("discardTapped()") { target.discardTapped() } }
}

extension ChatInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ChatInteracting {
        guard let crossings = CrossingReporter("ChatInteracting", of: self) else { return self }
        return crossings.kept(ChatInteractingProxy(self, crossings))
    }
}

/// The members of ``ChatInteracting``, for tests that expect crossings.
enum ChatInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("ChatInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("ChatInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("ChatInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("ChatInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("ChatInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("ChatInteracting.retry()") }
    nonisolated static var textSubmitted: CrossingMember<String> { CrossingMember("ChatInteracting.textSubmitted(_:)") }
    nonisolated static var sendAgainTapped: CrossingMember<Void> { CrossingMember("ChatInteracting.sendAgainTapped()") }
    nonisolated static var discardTapped: CrossingMember<Void> { CrossingMember("ChatInteracting.discardTapped()") }
}

@MainActor
final class ChatManagingProxy<Target: ChatManaging>: ChatManaging, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func conversation(of ride: String) -> Conversation {
        crossings.call("conversation(of:)", ride) { target.conversation(of: ride) }
    }

    func load(_ ride: String) async throws {
        try await crossings.call("load(_:)", ride) { try await target.load(ride) }
    }

    func send(_ text: String, in ride: String) {
        crossings.call("send(_:in:)", text, ride) { target.send(text, in: ride) }
    }

    func sendWaiting() { crossings.call("sendWaiting()") { target.sendWaiting() } }

    func discardRefused(_ ride: String) {
        crossings.call("discardRefused(_:)", ride) { target.discardRefused(ride) }
    }

    func markRead(_ ride: String) { crossings.call("markRead(_:)", ride) { target.markRead(ride) } }
}

extension ChatManaging {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ChatManaging {
        guard let crossings = CrossingReporter("ChatManaging", of: self) else { return self }
        return crossings.kept(ChatManagingProxy(self, crossings))
    }
}

/// The members of ``ChatManaging``, for tests that expect crossings.
enum ChatManagingCrossing {
    nonisolated static var conversationOf: CrossingMember<String> { CrossingMember("ChatManaging.conversation(of:)") }
    nonisolated static var load: CrossingMember<String> { CrossingMember("ChatManaging.load(_:)") }
    nonisolated static var sendIn: CrossingMember<(String, String)> { CrossingMember("ChatManaging.send(_:in:)") }
    nonisolated static var sendWaiting: CrossingMember<Void> { CrossingMember("ChatManaging.sendWaiting()") }
    nonisolated static var discardRefused: CrossingMember<String> { CrossingMember("ChatManaging.discardRefused(_:)") }
    nonisolated static var markRead: CrossingMember<String> { CrossingMember("ChatManaging.markRead(_:)") }
}

@MainActor
final class ChatPresentingProxy<Target: ChatPresenting>: ChatPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ content: ChatContent) {
        crossings.call("present(_:)", content) { target.present(content) as Void }
    }

    func present(error: any Error) {
        crossings.call("present(error:)", error) { target.present(error: error) as Void }
    }
}

extension ChatPresenting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ChatPresenting {
        guard let crossings = CrossingReporter("ChatPresenting", of: self) else { return self }
        return crossings.kept(ChatPresentingProxy(self, crossings))
    }
}

/// The members of ``ChatPresenting``, for tests that expect crossings.
enum ChatPresentingCrossing {
    nonisolated static var present: CrossingMember<ChatContent> { CrossingMember("ChatPresenting.present(_:)") }
    nonisolated static var presentError: CrossingMember<any Error> { CrossingMember("ChatPresenting.present(error:)") }
}

@MainActor
final class ChatRoutingProxy<Target: ChatRouting>: ChatRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func close() { crossings.call("close()") { target.close() } }
}

extension ChatRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ChatRouting {
        guard let crossings = CrossingReporter("ChatRouting", of: self) else { return self }
        return crossings.kept(ChatRoutingProxy(self, crossings))
    }
}

/// The members of ``ChatRouting``, for tests that expect crossings.
enum ChatRoutingCrossing {
    nonisolated static var close: CrossingMember<Void> { CrossingMember("ChatRouting.close()") }
}

@MainActor
final class DestinationSearchDisplayingProxy<Target: DestinationSearchDisplaying>: DestinationSearchDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func showActivity(_ isActive: Bool) {
        crossings.call("showActivity(_:)", isActive) { target.showActivity(isActive) }
    }

    func show(_ viewModel: DestinationSearchViewModel) {
        crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void }
    }
}

extension DestinationSearchDisplaying {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any DestinationSearchDisplaying {
        guard let crossings = CrossingReporter("DestinationSearchDisplaying", of: self) else { return self }
        return crossings.kept(DestinationSearchDisplayingProxy(self, crossings))
    }
}

/// The members of ``DestinationSearchDisplaying``, for tests that expect crossings.
enum DestinationSearchDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("DestinationSearchDisplaying.show(error:)") }
    nonisolated static var showActivity: CrossingMember<Bool> { CrossingMember("DestinationSearchDisplaying.showActivity(_:)") }
    nonisolated static var show: CrossingMember<DestinationSearchViewModel> { CrossingMember("DestinationSearchDisplaying.show(_:)") }
}

@MainActor
final class DestinationSearchInteractingProxy<Target: DestinationSearchInteracting>: DestinationSearchInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    func queryEdited(_ query: String) { crossings.call("queryEdited(_:)", query) { target.queryEdited(query) } }
    func placeTapped(_ place: String) { crossings.call("placeTapped(_:)", place) { target.placeTapped(place) } }
}

extension DestinationSearchInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any DestinationSearchInteracting {
        guard let crossings = CrossingReporter("DestinationSearchInteracting", of: self) else { return self }
        return crossings.kept(DestinationSearchInteractingProxy(self, crossings))
    }
}

/// The members of ``DestinationSearchInteracting``, for tests that expect crossings.
enum DestinationSearchInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("DestinationSearchInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("DestinationSearchInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("DestinationSearchInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("DestinationSearchInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("DestinationSearchInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("DestinationSearchInteracting.retry()") }
    nonisolated static var queryEdited: CrossingMember<String> { CrossingMember("DestinationSearchInteracting.queryEdited(_:)") }
    nonisolated static var placeTapped: CrossingMember<String> { CrossingMember("DestinationSearchInteracting.placeTapped(_:)") }
}

@MainActor
final class DestinationSearchPresentingProxy<Target: DestinationSearchPresenting>: DestinationSearchPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ content: DestinationSearchContent) {
        crossings.call("present(_:)", content) { target.present(content) as Void }
    }

    func present(error: any Error) {
        crossings.call("present(error:)", error) { target.present(error: error) as Void }
    }
}

extension DestinationSearchPresenting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any DestinationSearchPresenting {
        guard let crossings = CrossingReporter("DestinationSearchPresenting", of: self) else { return self }
        return crossings.kept(DestinationSearchPresentingProxy(self, crossings))
    }
}

/// The members of ``DestinationSearchPresenting``, for tests that expect crossings.
enum DestinationSearchPresentingCrossing {
    nonisolated static var present: CrossingMember<DestinationSearchContent> { CrossingMember("DestinationSearchPresenting.present(_:)") }
    nonisolated static var presentError: CrossingMember<any Error> { CrossingMember("DestinationSearchPresenting.present(error:)") }
}

@MainActor
final class DestinationSearchRoutingProxy<Target: DestinationSearchRouting>: DestinationSearchRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func openOffer(to destination: Place) {
        crossings.call("openOffer(to:)", destination) { target.openOffer(to: destination) }
    }
}

extension DestinationSearchRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any DestinationSearchRouting {
        guard let crossings = CrossingReporter("DestinationSearchRouting", of: self) else { return self }
        return crossings.kept(DestinationSearchRoutingProxy(self, crossings))
    }
}

/// The members of ``DestinationSearchRouting``, for tests that expect crossings.
enum DestinationSearchRoutingCrossing {
    nonisolated static var openOfferTo: CrossingMember<Place> { CrossingMember("DestinationSearchRouting.openOffer(to:)") }
}

@MainActor
final class DriverSearchDisplayingProxy<Target: DriverSearchDisplaying>: DriverSearchDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func show(_ viewModel: DriverSearchViewModel) {
        crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void }
    }
}

extension DriverSearchDisplaying {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any DriverSearchDisplaying {
        guard let crossings = CrossingReporter("DriverSearchDisplaying", of: self) else { return self }
        return crossings.kept(DriverSearchDisplayingProxy(self, crossings))
    }
}

/// The members of ``DriverSearchDisplaying``, for tests that expect crossings.
enum DriverSearchDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("DriverSearchDisplaying.show(error:)") }
    nonisolated static var show: CrossingMember<DriverSearchViewModel> { CrossingMember("DriverSearchDisplaying.show(_:)") }
}

@MainActor
final class DriverSearchInteractingProxy<Target: DriverSearchInteracting>: DriverSearchInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    func cancelTapped() { crossings.call("cancelTapped()") { target.cancelTapped() } }
}

extension DriverSearchInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any DriverSearchInteracting {
        guard let crossings = CrossingReporter("DriverSearchInteracting", of: self) else { return self }
        return crossings.kept(DriverSearchInteractingProxy(self, crossings))
    }
}

/// The members of ``DriverSearchInteracting``, for tests that expect crossings.
enum DriverSearchInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("DriverSearchInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("DriverSearchInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("DriverSearchInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("DriverSearchInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("DriverSearchInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("DriverSearchInteracting.retry()") }
    nonisolated static var cancelTapped: CrossingMember<Void> { CrossingMember("DriverSearchInteracting.cancelTapped()") }
}

@MainActor
final class DriverSearchPresentingProxy<Target: DriverSearchPresenting>: DriverSearchPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ content: DriverSearchContent) {
        crossings.call("present(_:)", content) { target.present(content) as Void }
    }

    func present(error: any Error) {
        crossings.call("present(error:)", error) { target.present(error: error) as Void }
    }
}

extension DriverSearchPresenting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any DriverSearchPresenting {
        guard let crossings = CrossingReporter("DriverSearchPresenting", of: self) else { return self }
        return crossings.kept(DriverSearchPresentingProxy(self, crossings))
    }
}

/// The members of ``DriverSearchPresenting``, for tests that expect crossings.
enum DriverSearchPresentingCrossing {
    nonisolated static var present: CrossingMember<DriverSearchContent> { CrossingMember("DriverSearchPresenting.present(_:)") }
    nonisolated static var presentError: CrossingMember<any Error> { CrossingMember("DriverSearchPresenting.present(error:)") }
}

@MainActor
final class DriverSearchRoutingProxy<Target: DriverSearchRouting>: DriverSearchRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func openRide(_ ride: String) { crossings.call("openRide(_:)", ride) { target.openRide(ride) } }
}

extension DriverSearchRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any DriverSearchRouting {
        guard let crossings = CrossingReporter("DriverSearchRouting", of: self) else { return self }
        return crossings.kept(DriverSearchRoutingProxy(self, crossings))
    }
}

/// The members of ``DriverSearchRouting``, for tests that expect crossings.
enum DriverSearchRoutingCrossing {
    nonisolated static var openRide: CrossingMember<String> { CrossingMember("DriverSearchRouting.openRide(_:)") }
}

@MainActor
final class OfferManagingProxy<Target: OfferManaging>: OfferManaging, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    var pickup: Place { crossings.get("pickup") { target.pickup } }

    func destinations(matching query: String) async throws -> [Place] {
        try await crossings.call("destinations(matching:)", query) { try await target.destinations(matching: query) }
    }

    func offer(to destination: Place) async throws -> Offer {
        try await crossings.call("offer(to:)", destination) { try await target.offer(to: destination) }
    }
}

extension OfferManaging {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any OfferManaging {
        guard let crossings = CrossingReporter("OfferManaging", of: self) else { return self }
        return crossings.kept(OfferManagingProxy(self, crossings))
    }
}

/// The members of ``OfferManaging``, for tests that expect crossings.
enum OfferManagingCrossing {
    nonisolated static var pickup: CrossingProperty<Place> { CrossingProperty("OfferManaging.pickup") }
    nonisolated static var destinationsMatching: CrossingMember<String> { CrossingMember("OfferManaging.destinations(matching:)") }
    nonisolated static var offerTo: CrossingMember<Place> { CrossingMember("OfferManaging.offer(to:)") }
}

@MainActor
final class PreferencesManagingProxy<Target: PreferencesManaging>: PreferencesManaging, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    var current: Preferences { crossings.get("current") { target.current } }

    func choose(_ language: AppLanguage) {
        crossings.call("choose(_:)", language) { target.choose(language) as Void }
    }

    func choose(_ theme: AppTheme) { crossings.call("choose(_:)", theme) { target.choose(theme) as Void } }
}

extension PreferencesManaging {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any PreferencesManaging {
        guard let crossings = CrossingReporter("PreferencesManaging", of: self) else { return self }
        return crossings.kept(PreferencesManagingProxy(self, crossings))
    }
}

/// The members of ``PreferencesManaging``, for tests that expect crossings.
enum PreferencesManagingCrossing {
    nonisolated static var current: CrossingProperty<Preferences> { CrossingProperty("PreferencesManaging.current") }
    nonisolated static var choose: CrossingMember<AppLanguage> { CrossingMember("PreferencesManaging.choose(_:)") }
    nonisolated static var chooseAppTheme: CrossingMember<AppTheme> { CrossingMember("PreferencesManaging.choose(_:)") }
}

@MainActor
final class PriceOfferDisplayingProxy<Target: PriceOfferDisplaying>: PriceOfferDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func showActivity(_ isActive: Bool) {
        crossings.call("showActivity(_:)", isActive) { target.showActivity(isActive) }
    }

    func show(_ viewModel: PriceOfferViewModel) {
        crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void }
    }
}

extension PriceOfferDisplaying {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any PriceOfferDisplaying {
        guard let crossings = CrossingReporter("PriceOfferDisplaying", of: self) else { return self }
        return crossings.kept(PriceOfferDisplayingProxy(self, crossings))
    }
}

/// The members of ``PriceOfferDisplaying``, for tests that expect crossings.
enum PriceOfferDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("PriceOfferDisplaying.show(error:)") }
    nonisolated static var showActivity: CrossingMember<Bool> { CrossingMember("PriceOfferDisplaying.showActivity(_:)") }
    nonisolated static var show: CrossingMember<PriceOfferViewModel> { CrossingMember("PriceOfferDisplaying.show(_:)") }
}

@MainActor
final class PriceOfferInteractingProxy<Target: PriceOfferInteracting>: PriceOfferInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    func bookTapped() { crossings.call("bookTapped()") { target.bookTapped() } }
}

extension PriceOfferInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any PriceOfferInteracting {
        guard let crossings = CrossingReporter("PriceOfferInteracting", of: self) else { return self }
        return crossings.kept(PriceOfferInteractingProxy(self, crossings))
    }
}

/// The members of ``PriceOfferInteracting``, for tests that expect crossings.
enum PriceOfferInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("PriceOfferInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("PriceOfferInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("PriceOfferInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("PriceOfferInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("PriceOfferInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("PriceOfferInteracting.retry()") }
    nonisolated static var bookTapped: CrossingMember<Void> { CrossingMember("PriceOfferInteracting.bookTapped()") }
}

@MainActor
final class PriceOfferPresentingProxy<Target: PriceOfferPresenting>: PriceOfferPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ content: PriceOfferContent) {
        crossings.call("present(_:)", content) { target.present(content) as Void }
    }

    func present(error: any Error) {
        crossings.call("present(error:)", error) { target.present(error: error) as Void }
    }
}

extension PriceOfferPresenting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any PriceOfferPresenting {
        guard let crossings = CrossingReporter("PriceOfferPresenting", of: self) else { return self }
        return crossings.kept(PriceOfferPresentingProxy(self, crossings))
    }
}

/// The members of ``PriceOfferPresenting``, for tests that expect crossings.
enum PriceOfferPresentingCrossing {
    nonisolated static var present: CrossingMember<PriceOfferContent> { CrossingMember("PriceOfferPresenting.present(_:)") }
    nonisolated static var presentError: CrossingMember<any Error> { CrossingMember("PriceOfferPresenting.present(error:)") }
}

@MainActor
final class PriceOfferRoutingProxy<Target: PriceOfferRouting>: PriceOfferRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func openDriverSearch(_ ride: String) {
        crossings.call("openDriverSearch(_:)", ride) { target.openDriverSearch(ride) }
    }
}

extension PriceOfferRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any PriceOfferRouting {
        guard let crossings = CrossingReporter("PriceOfferRouting", of: self) else { return self }
        return crossings.kept(PriceOfferRoutingProxy(self, crossings))
    }
}

/// The members of ``PriceOfferRouting``, for tests that expect crossings.
enum PriceOfferRoutingCrossing {
    nonisolated static var openDriverSearch: CrossingMember<String> { CrossingMember("PriceOfferRouting.openDriverSearch(_:)") }
}

@MainActor
final class ProfileCommandListeningProxy<Target: ProfileCommandListening>: ProfileCommandListening, BoundaryProxy {
    typealias Command = ProfileCommand
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(command: ProfileCommand) {
        crossings.call("handle(command:)", command) { target.handle(command: command) }
    }
}

extension ProfileCommandListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ProfileCommandListening {
        guard let crossings = CrossingReporter("ProfileCommandListening", of: self) else { return self }
        return crossings.kept(ProfileCommandListeningProxy(self, crossings))
    }
}

/// The members of ``ProfileCommandListening``, for tests that expect crossings.
enum ProfileCommandListeningCrossing {
    nonisolated static var handleCommand: CrossingMember<ProfileCommand> { CrossingMember("ProfileCommandListening.handle(command:)") }
}

@MainActor
final class ProfileEventListeningProxy<Target: ProfileEventListening>: ProfileEventListening, BoundaryProxy {
    typealias ViewEvent = ProfileViewEvent
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(event: ProfileViewEvent) {
        crossings.call("handle(event:)", event) { target.handle(event: event) }
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
}

extension ProfileEventListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ProfileEventListening {
        guard let crossings = CrossingReporter("ProfileEventListening", of: self) else { return self }
        return crossings.kept(ProfileEventListeningProxy(self, crossings))
    }
}

/// The members of ``ProfileEventListening``, for tests that expect crossings.
enum ProfileEventListeningCrossing {
    nonisolated static var handleEvent: CrossingMember<ProfileViewEvent> { CrossingMember("ProfileEventListening.handle(event:)") }
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("ProfileEventListening.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("ProfileEventListening.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("ProfileEventListening.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("ProfileEventListening.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("ProfileEventListening.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("ProfileEventListening.retry()") }
}

@MainActor
final class ProfileInteractingProxy<Target: ProfileInteracting>: ProfileInteracting, BoundaryProxy {
    typealias Request = ProfileRequest
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(_ request: ProfileRequest) async throws -> ProfileContent {
        try await crossings.call("handle(_:)", request) { try await target.handle(request) }
    }

    func signOut() { crossings.call("signOut()") { target.signOut() } }
}

extension ProfileInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ProfileInteracting {
        guard let crossings = CrossingReporter("ProfileInteracting", of: self) else { return self }
        return crossings.kept(ProfileInteractingProxy(self, crossings))
    }
}

/// The members of ``ProfileInteracting``, for tests that expect crossings.
enum ProfileInteractingCrossing {
    nonisolated static var handle: CrossingMember<ProfileRequest> { CrossingMember("ProfileInteracting.handle(_:)") }
    nonisolated static var signOut: CrossingMember<Void> { CrossingMember("ProfileInteracting.signOut()") }
}

@MainActor
final class ProfileManagingProxy<Target: ProfileManaging>: ProfileManaging, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func profile() async throws -> Profile {
        try await crossings.call("profile()") { try await target.profile() }
    }

    func save(name: String, phone: String) async throws -> Profile {
        try await crossings.call("save(name:phone:)", name, phone) { try await target.save(name: name, phone: phone) }
    }
}

extension ProfileManaging {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ProfileManaging {
        guard let crossings = CrossingReporter("ProfileManaging", of: self) else { return self }
        return crossings.kept(ProfileManagingProxy(self, crossings))
    }
}

/// The members of ``ProfileManaging``, for tests that expect crossings.
enum ProfileManagingCrossing {
    nonisolated static var profile: CrossingMember<Void> { CrossingMember("ProfileManaging.profile()") }
    nonisolated static var saveNamePhone: CrossingMember<(String, String)> { CrossingMember("ProfileManaging.save(name:phone:)") }
}

@MainActor
final class ReceiptDisplayingProxy<Target: ReceiptDisplaying>: ReceiptDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func showActivity(_ isActive: Bool) {
        crossings.call("showActivity(_:)", isActive) { target.showActivity(isActive) }
    }

    func show(_ viewModel: ReceiptViewModel) {
        crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void }
    }
}

extension ReceiptDisplaying {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ReceiptDisplaying {
        guard let crossings = CrossingReporter("ReceiptDisplaying", of: self) else { return self }
        return crossings.kept(ReceiptDisplayingProxy(self, crossings))
    }
}

/// The members of ``ReceiptDisplaying``, for tests that expect crossings.
enum ReceiptDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("ReceiptDisplaying.show(error:)") }
    nonisolated static var showActivity: CrossingMember<Bool> { CrossingMember("ReceiptDisplaying.showActivity(_:)") }
    nonisolated static var show: CrossingMember<ReceiptViewModel> { CrossingMember("ReceiptDisplaying.show(_:)") }
}

@MainActor
final class ReceiptInteractingProxy<Target: ReceiptInteracting>: ReceiptInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    func closeTapped() { crossings.call("closeTapped()") { target.closeTapped() } }
}

extension ReceiptInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ReceiptInteracting {
        guard let crossings = CrossingReporter("ReceiptInteracting", of: self) else { return self }
        return crossings.kept(ReceiptInteractingProxy(self, crossings))
    }
}

/// The members of ``ReceiptInteracting``, for tests that expect crossings.
enum ReceiptInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("ReceiptInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("ReceiptInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("ReceiptInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("ReceiptInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("ReceiptInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("ReceiptInteracting.retry()") }
    nonisolated static var closeTapped: CrossingMember<Void> { CrossingMember("ReceiptInteracting.closeTapped()") }
}

@MainActor
final class ReceiptPresentingProxy<Target: ReceiptPresenting>: ReceiptPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ content: ReceiptContent) {
        crossings.call("present(_:)", content) { target.present(content) as Void }
    }

    func present(error: any Error) {
        crossings.call("present(error:)", error) { target.present(error: error) as Void }
    }
}

extension ReceiptPresenting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ReceiptPresenting {
        guard let crossings = CrossingReporter("ReceiptPresenting", of: self) else { return self }
        return crossings.kept(ReceiptPresentingProxy(self, crossings))
    }
}

/// The members of ``ReceiptPresenting``, for tests that expect crossings.
enum ReceiptPresentingCrossing {
    nonisolated static var present: CrossingMember<ReceiptContent> { CrossingMember("ReceiptPresenting.present(_:)") }
    nonisolated static var presentError: CrossingMember<any Error> { CrossingMember("ReceiptPresenting.present(error:)") }
}

@MainActor
final class ReceiptRoutingProxy<Target: ReceiptRouting>: ReceiptRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func close() { crossings.call("close()") { target.close() } }
}

extension ReceiptRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any ReceiptRouting {
        guard let crossings = CrossingReporter("ReceiptRouting", of: self) else { return self }
        return crossings.kept(ReceiptRoutingProxy(self, crossings))
    }
}

/// The members of ``ReceiptRouting``, for tests that expect crossings.
enum ReceiptRoutingCrossing {
    nonisolated static var close: CrossingMember<Void> { CrossingMember("ReceiptRouting.close()") }
}

@MainActor
final class RideHistoryLoadingProxy<Target: RideHistoryLoading>: RideHistoryLoading, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func load() async throws -> RideHistoryContent {
        try await crossings.call("load()") { try await target.load() }
    }
}

extension RideHistoryLoading {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideHistoryLoading {
        guard let crossings = CrossingReporter("RideHistoryLoading", of: self) else { return self }
        return crossings.kept(RideHistoryLoadingProxy(self, crossings))
    }
}

/// The members of ``RideHistoryLoading``, for tests that expect crossings.
enum RideHistoryLoadingCrossing {
    nonisolated static var load: CrossingMember<Void> { CrossingMember("RideHistoryLoading.load()") }
}

@MainActor
final class RideHistoryNavigatingProxy<Target: RideHistoryNavigating>: RideHistoryNavigating, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func openRide(_ ride: String) { crossings.call("openRide(_:)", ride) { target.openRide(ride) } }
}

extension RideHistoryNavigating {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideHistoryNavigating {
        guard let crossings = CrossingReporter("RideHistoryNavigating", of: self) else { return self }
        return crossings.kept(RideHistoryNavigatingProxy(self, crossings))
    }
}

/// The members of ``RideHistoryNavigating``, for tests that expect crossings.
enum RideHistoryNavigatingCrossing {
    nonisolated static var openRide: CrossingMember<String> { CrossingMember("RideHistoryNavigating.openRide(_:)") }
}

@MainActor
final class RideHistoryViewModelingProxy<Target: RideHistoryViewModeling>: RideHistoryViewModeling, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    var shown: ObservableValue<RideHistoryShown> { crossings.get("shown") { target.shown } }
    var isLoading: ObservableValue<Bool> { crossings.get("isLoading") { target.isLoading } }
    var failure: ObservableValue<ErrorViewModel?> { crossings.get("failure") { target.failure } }
    func rideTapped(_ ride: String) { crossings.call("rideTapped(_:)", ride) { target.rideTapped(ride) } }
}

extension RideHistoryViewModeling {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideHistoryViewModeling {
        guard let crossings = CrossingReporter("RideHistoryViewModeling", of: self) else { return self }
        return crossings.kept(RideHistoryViewModelingProxy(self, crossings))
    }
}

/// The members of ``RideHistoryViewModeling``, for tests that expect crossings.
enum RideHistoryViewModelingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("RideHistoryViewModeling.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("RideHistoryViewModeling.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("RideHistoryViewModeling.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("RideHistoryViewModeling.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("RideHistoryViewModeling.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("RideHistoryViewModeling.retry()") }
    nonisolated static var shown: CrossingProperty<ObservableValue<RideHistoryShown>> { CrossingProperty("RideHistoryViewModeling.shown") }
    nonisolated static var isLoading: CrossingProperty<ObservableValue<Bool>> { CrossingProperty("RideHistoryViewModeling.isLoading") }
    nonisolated static var failure: CrossingProperty<ObservableValue<ErrorViewModel?>> { CrossingProperty("RideHistoryViewModeling.failure") }
    nonisolated static var rideTapped: CrossingMember<String> { CrossingMember("RideHistoryViewModeling.rideTapped(_:)") }
}

@MainActor
final class RideManagingProxy<Target: RideManaging>: RideManaging, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    var current: RideSnapshot? { crossings.get("current") { target.current } }
    var isOnline: Bool { crossings.get("isOnline") { target.isOnline } }
    func known(_ ride: String) -> RideSnapshot? { crossings.call("known(_:)", ride) { target.known(ride) } }
    func refresh() async throws { try await crossings.call("refresh()") { try await target.refresh() } }

    func ride(_ id: String) async throws -> RideSnapshot {
        try await crossings.call("ride(_:)", id) { try await target.ride(id) }
    }

    func history() async throws -> [RideSnapshot] {
        try await crossings.call("history()") { try await target.history() }
    }

    func book(_ offer: Offer) async throws -> RideSnapshot {
        try await crossings.call("book(_:)", offer) { try await target.book(offer) }
    }

    func cancel(_ ride: String) async throws {
        try await crossings.call("cancel(_:)", ride) { try await target.cancel(ride) }
    }

    func receipt(of ride: String) async throws -> Receipt {
        try await crossings.call("receipt(of:)", ride) { try await target.receipt(of: ride) }
    }
}

extension RideManaging {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideManaging {
        guard let crossings = CrossingReporter("RideManaging", of: self) else { return self }
        return crossings.kept(RideManagingProxy(self, crossings))
    }
}

/// The members of ``RideManaging``, for tests that expect crossings.
enum RideManagingCrossing {
    nonisolated static var current: CrossingProperty<RideSnapshot?> { CrossingProperty("RideManaging.current") }
    nonisolated static var isOnline: CrossingProperty<Bool> { CrossingProperty("RideManaging.isOnline") }
    nonisolated static var known: CrossingMember<String> { CrossingMember("RideManaging.known(_:)") }
    nonisolated static var refresh: CrossingMember<Void> { CrossingMember("RideManaging.refresh()") }
    nonisolated static var ride: CrossingMember<String> { CrossingMember("RideManaging.ride(_:)") }
    nonisolated static var history: CrossingMember<Void> { CrossingMember("RideManaging.history()") }
    nonisolated static var book: CrossingMember<Offer> { CrossingMember("RideManaging.book(_:)") }
    nonisolated static var cancel: CrossingMember<String> { CrossingMember("RideManaging.cancel(_:)") }
    nonisolated static var receiptOf: CrossingMember<String> { CrossingMember("RideManaging.receipt(of:)") }
}

@MainActor
final class RideMapDisplayingProxy<Target: RideMapDisplaying>: RideMapDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func show(_ viewModel: RideMapViewModel) {
        crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void }
    }
}

extension RideMapDisplaying {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideMapDisplaying {
        guard let crossings = CrossingReporter("RideMapDisplaying", of: self) else { return self }
        return crossings.kept(RideMapDisplayingProxy(self, crossings))
    }
}

/// The members of ``RideMapDisplaying``, for tests that expect crossings.
enum RideMapDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("RideMapDisplaying.show(error:)") }
    nonisolated static var show: CrossingMember<RideMapViewModel> { CrossingMember("RideMapDisplaying.show(_:)") }
}

@MainActor
final class RideMapInteractingProxy<Target: RideMapInteracting>: RideMapInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    func signInTapped() { crossings.call("signInTapped()") { target.signInTapped() } }
    func destinationTapped() { crossings.call("destinationTapped()") { target.destinationTapped() } }
    func rideTapped() { crossings.call("rideTapped()") { target.rideTapped() } }
    func chatTapped() { crossings.call("chatTapped()") { target.chatTapped() } }
    func historyTapped() { crossings.call("historyTapped()") { target.historyTapped() } }
    func profileTapped() { crossings.call("profileTapped()") { target.profileTapped() } }
    func settingsTapped() { crossings.call("settingsTapped()") { target.settingsTapped() } }
    func aboutTapped() { crossings.call("aboutTapped()") { target.aboutTapped() } }
}

extension RideMapInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideMapInteracting {
        guard let crossings = CrossingReporter("RideMapInteracting", of: self) else { return self }
        return crossings.kept(RideMapInteractingProxy(self, crossings))
    }
}

/// The members of ``RideMapInteracting``, for tests that expect crossings.
enum RideMapInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("RideMapInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("RideMapInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("RideMapInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("RideMapInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("RideMapInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("RideMapInteracting.retry()") }
    nonisolated static var signInTapped: CrossingMember<Void> { CrossingMember("RideMapInteracting.signInTapped()") }
    nonisolated static var destinationTapped: CrossingMember<Void> { CrossingMember("RideMapInteracting.destinationTapped()") }
    nonisolated static var rideTapped: CrossingMember<Void> { CrossingMember("RideMapInteracting.rideTapped()") }
    nonisolated static var chatTapped: CrossingMember<Void> { CrossingMember("RideMapInteracting.chatTapped()") }
    nonisolated static var historyTapped: CrossingMember<Void> { CrossingMember("RideMapInteracting.historyTapped()") }
    nonisolated static var profileTapped: CrossingMember<Void> { CrossingMember("RideMapInteracting.profileTapped()") }
    nonisolated static var settingsTapped: CrossingMember<Void> { CrossingMember("RideMapInteracting.settingsTapped()") }
    nonisolated static var aboutTapped: CrossingMember<Void> { CrossingMember("RideMapInteracting.aboutTapped()") }
}

@MainActor
final class RideMapPresentingProxy<Target: RideMapPresenting>: RideMapPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ content: RideMapContent) {
        crossings.call("present(_:)", content) { target.present(content) as Void }
    }

    func present(error: any Error) {
        crossings.call("present(error:)", error) { target.present(error: error) as Void }
    }
}

extension RideMapPresenting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideMapPresenting {
        guard let crossings = CrossingReporter("RideMapPresenting", of: self) else { return self }
        return crossings.kept(RideMapPresentingProxy(self, crossings))
    }
}

/// The members of ``RideMapPresenting``, for tests that expect crossings.
enum RideMapPresentingCrossing {
    nonisolated static var present: CrossingMember<RideMapContent> { CrossingMember("RideMapPresenting.present(_:)") }
    nonisolated static var presentError: CrossingMember<any Error> { CrossingMember("RideMapPresenting.present(error:)") }
}

@MainActor
final class RideMapRoutingProxy<Target: RideMapRouting>: RideMapRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func openSignIn() { crossings.call("openSignIn()") { target.openSignIn() } }
    func openDestinations() { crossings.call("openDestinations()") { target.openDestinations() } }
    func openRide(_ ride: String) { crossings.call("openRide(_:)", ride) { target.openRide(ride) } }
    func openChat(_ ride: String) { crossings.call("openChat(_:)", ride) { target.openChat(ride) } }
    func openHistory() { crossings.call("openHistory()") { target.openHistory() } }
    func openProfile() { crossings.call("openProfile()") { target.openProfile() } }
    func openSettings() { crossings.call("openSettings()") { target.openSettings() } }
    func openAbout() { crossings.call("openAbout()") { target.openAbout() } }
}

extension RideMapRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideMapRouting {
        guard let crossings = CrossingReporter("RideMapRouting", of: self) else { return self }
        return crossings.kept(RideMapRoutingProxy(self, crossings))
    }
}

/// The members of ``RideMapRouting``, for tests that expect crossings.
enum RideMapRoutingCrossing {
    nonisolated static var openSignIn: CrossingMember<Void> { CrossingMember("RideMapRouting.openSignIn()") }
    nonisolated static var openDestinations: CrossingMember<Void> { CrossingMember("RideMapRouting.openDestinations()") }
    nonisolated static var openRide: CrossingMember<String> { CrossingMember("RideMapRouting.openRide(_:)") }
    nonisolated static var openChat: CrossingMember<String> { CrossingMember("RideMapRouting.openChat(_:)") }
    nonisolated static var openHistory: CrossingMember<Void> { CrossingMember("RideMapRouting.openHistory()") }
    nonisolated static var openProfile: CrossingMember<Void> { CrossingMember("RideMapRouting.openProfile()") }
    nonisolated static var openSettings: CrossingMember<Void> { CrossingMember("RideMapRouting.openSettings()") }
    nonisolated static var openAbout: CrossingMember<Void> { CrossingMember("RideMapRouting.openAbout()") }
}

@MainActor
final class RidePollOutputProxy<Target: RidePollOutput>: RidePollOutput, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func revision(of ride: String) -> Int? { crossings.call("revision(of:)", ride) { target.revision(of: ride) } }

    func pollDidReceive(_ ride: RideSnapshot) {
        crossings.call("pollDidReceive(_:)", ride) { target.pollDidReceive(ride) }
    }

    func pollDidChange(isOnline: Bool) {
        crossings.call("pollDidChange(isOnline:)", isOnline) { target.pollDidChange(isOnline: isOnline) }
    }

    func pollDidLose(_ ride: String) { crossings.call("pollDidLose(_:)", ride) { target.pollDidLose(ride) } }
}

extension RidePollOutput {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RidePollOutput {
        guard let crossings = CrossingReporter("RidePollOutput", of: self) else { return self }
        return crossings.kept(RidePollOutputProxy(self, crossings))
    }
}

/// The members of ``RidePollOutput``, for tests that expect crossings.
enum RidePollOutputCrossing {
    nonisolated static var revisionOf: CrossingMember<String> { CrossingMember("RidePollOutput.revision(of:)") }
    nonisolated static var pollDidReceive: CrossingMember<RideSnapshot> { CrossingMember("RidePollOutput.pollDidReceive(_:)") }
    nonisolated static var pollDidChangeIsOnline: CrossingMember<Bool> { CrossingMember("RidePollOutput.pollDidChange(isOnline:)") }
    nonisolated static var pollDidLose: CrossingMember<String> { CrossingMember("RidePollOutput.pollDidLose(_:)") }
}

@MainActor
final class RideSettingsInteractingProxy<Target: RideSettingsInteracting>: RideSettingsInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func use(_ view: any RideSettingsRendering) { crossings.call("use(_:)", view) { target.use(view) } }

    func languageChosen(_ language: String) {
        crossings.call("languageChosen(_:)", language) { target.languageChosen(language) }
    }

    func themeChosen(_ theme: String) { crossings.call("themeChosen(_:)", theme) { target.themeChosen(theme) } }
}

extension RideSettingsInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideSettingsInteracting {
        guard let crossings = CrossingReporter("RideSettingsInteracting", of: self) else { return self }
        return crossings.kept(RideSettingsInteractingProxy(self, crossings))
    }
}

/// The members of ``RideSettingsInteracting``, for tests that expect crossings.
enum RideSettingsInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("RideSettingsInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("RideSettingsInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("RideSettingsInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("RideSettingsInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("RideSettingsInteracting.viewDidDisappear(_:)") }
    nonisolated static var use: CrossingMember<any RideSettingsRendering> { CrossingMember("RideSettingsInteracting.use(_:)") }
    nonisolated static var languageChosen: CrossingMember<String> { CrossingMember("RideSettingsInteracting.languageChosen(_:)") }
    nonisolated static var themeChosen: CrossingMember<String> { CrossingMember("RideSettingsInteracting.themeChosen(_:)") }
}

@MainActor
final class RideSettingsRenderingProxy<Target: RideSettingsRendering>: RideSettingsRendering, BoundaryProxy {
    typealias Content = RideSettingsRenderable
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func render(_ renderable: RideSettingsRenderable) {
        crossings.call("render(_:)", renderable) { target.render(renderable) }
    }
}

extension RideSettingsRendering {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideSettingsRendering {
        guard let crossings = CrossingReporter("RideSettingsRendering", of: self) else { return self }
        return crossings.kept(RideSettingsRenderingProxy(self, crossings))
    }
}

/// The members of ``RideSettingsRendering``, for tests that expect crossings.
enum RideSettingsRenderingCrossing {
    nonisolated static var render: CrossingMember<RideSettingsRenderable> { CrossingMember("RideSettingsRendering.render(_:)") }
}

@MainActor
final class RideStatusDisplayingProxy<Target: RideStatusDisplaying>: RideStatusDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func showActivity(_ isActive: Bool) {
        crossings.call("showActivity(_:)", isActive) { target.showActivity(isActive) }
    }

    func show(_ viewModel: RideStatusViewModel) {
        crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void }
    }
}

extension RideStatusDisplaying {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideStatusDisplaying {
        guard let crossings = CrossingReporter("RideStatusDisplaying", of: self) else { return self }
        return crossings.kept(RideStatusDisplayingProxy(self, crossings))
    }
}

/// The members of ``RideStatusDisplaying``, for tests that expect crossings.
enum RideStatusDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("RideStatusDisplaying.show(error:)") }
    nonisolated static var showActivity: CrossingMember<Bool> { CrossingMember("RideStatusDisplaying.showActivity(_:)") }
    nonisolated static var show: CrossingMember<RideStatusViewModel> { CrossingMember("RideStatusDisplaying.show(_:)") }
}

@MainActor
final class RideStatusInteractingProxy<Target: RideStatusInteracting>: RideStatusInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    func chatTapped() { crossings.call("chatTapped()") { target.chatTapped() } }
    func cancelTapped() { crossings.call("cancelTapped()") { target.cancelTapped() } }
    func receiptTapped() { crossings.call("receiptTapped()") { target.receiptTapped() } }
}

extension RideStatusInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideStatusInteracting {
        guard let crossings = CrossingReporter("RideStatusInteracting", of: self) else { return self }
        return crossings.kept(RideStatusInteractingProxy(self, crossings))
    }
}

/// The members of ``RideStatusInteracting``, for tests that expect crossings.
enum RideStatusInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("RideStatusInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("RideStatusInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("RideStatusInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("RideStatusInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("RideStatusInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("RideStatusInteracting.retry()") }
    nonisolated static var chatTapped: CrossingMember<Void> { CrossingMember("RideStatusInteracting.chatTapped()") }
    nonisolated static var cancelTapped: CrossingMember<Void> { CrossingMember("RideStatusInteracting.cancelTapped()") }
    nonisolated static var receiptTapped: CrossingMember<Void> { CrossingMember("RideStatusInteracting.receiptTapped()") }
}

@MainActor
final class RideStatusPresentingProxy<Target: RideStatusPresenting>: RideStatusPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ content: RideStatusContent) {
        crossings.call("present(_:)", content) { target.present(content) as Void }
    }

    func present(error: any Error) {
        crossings.call("present(error:)", error) { target.present(error: error) as Void }
    }
}

extension RideStatusPresenting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideStatusPresenting {
        guard let crossings = CrossingReporter("RideStatusPresenting", of: self) else { return self }
        return crossings.kept(RideStatusPresentingProxy(self, crossings))
    }
}

/// The members of ``RideStatusPresenting``, for tests that expect crossings.
enum RideStatusPresentingCrossing {
    nonisolated static var present: CrossingMember<RideStatusContent> { CrossingMember("RideStatusPresenting.present(_:)") }
    nonisolated static var presentError: CrossingMember<any Error> { CrossingMember("RideStatusPresenting.present(error:)") }
}

@MainActor
final class RideStatusRoutingProxy<Target: RideStatusRouting>: RideStatusRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func openSignIn() { crossings.call("openSignIn()") { target.openSignIn() } }
    func openChat(_ ride: String) { crossings.call("openChat(_:)", ride) { target.openChat(ride) } }
    func openReceipt(_ ride: String) { crossings.call("openReceipt(_:)", ride) { target.openReceipt(ride) } }
}

extension RideStatusRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any RideStatusRouting {
        guard let crossings = CrossingReporter("RideStatusRouting", of: self) else { return self }
        return crossings.kept(RideStatusRoutingProxy(self, crossings))
    }
}

/// The members of ``RideStatusRouting``, for tests that expect crossings.
enum RideStatusRoutingCrossing {
    nonisolated static var openSignIn: CrossingMember<Void> { CrossingMember("RideStatusRouting.openSignIn()") }
    nonisolated static var openChat: CrossingMember<String> { CrossingMember("RideStatusRouting.openChat(_:)") }
    nonisolated static var openReceipt: CrossingMember<String> { CrossingMember("RideStatusRouting.openReceipt(_:)") }
}

@MainActor
final class SessionManagingProxy<Target: SessionManaging>: SessionManaging, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    var isSignedIn: Bool { crossings.get("isSignedIn") { target.isSignedIn } }

    func signIn(email: String, password: String) async throws -> SignInStep {
        try await crossings.call("signIn(email:password:)", email, password) { try await target.signIn(email: email, password: password) }
    }

    func confirm(_ challenge: Challenge, code: String) async throws {
        try await crossings.call("confirm(_:code:)", challenge, code) { try await target.confirm(challenge, code: code) }
    }

    func resend(_ challenge: Challenge) async throws -> Challenge {
        try await crossings.call("resend(_:)", challenge) { try await target.resend(challenge) }
    }

    func signOut() { crossings.call("signOut()") { target.signOut() } }

    func waitUntilSignedIn() async throws {
        try await crossings.call("waitUntilSignedIn()") { try await target.waitUntilSignedIn() }
    }
}

extension SessionManaging {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any SessionManaging {
        guard let crossings = CrossingReporter("SessionManaging", of: self) else { return self }
        return crossings.kept(SessionManagingProxy(self, crossings))
    }
}

/// The members of ``SessionManaging``, for tests that expect crossings.
enum SessionManagingCrossing {
    nonisolated static var isSignedIn: CrossingProperty<Bool> { CrossingProperty("SessionManaging.isSignedIn") }
    nonisolated static var signInEmailPassword: CrossingMember<(String, String)> { CrossingMember("SessionManaging.signIn(email:password:)") }
    nonisolated static var confirmCode: CrossingMember<(Challenge, String)> { CrossingMember("SessionManaging.confirm(_:code:)") }
    nonisolated static var resend: CrossingMember<Challenge> { CrossingMember("SessionManaging.resend(_:)") }
    nonisolated static var signOut: CrossingMember<Void> { CrossingMember("SessionManaging.signOut()") }
    nonisolated static var waitUntilSignedIn: CrossingMember<Void> { CrossingMember("SessionManaging.waitUntilSignedIn()") }
}

@MainActor
final class SignInDisplayingProxy<Target: SignInDisplaying>: SignInDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func showActivity(_ isActive: Bool) {
        crossings.call("showActivity(_:)", isActive) { target.showActivity(isActive) }
    }

    func show(_ viewModel: SignInViewModel) {
        crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void }
    }
}

extension SignInDisplaying {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any SignInDisplaying {
        guard let crossings = CrossingReporter("SignInDisplaying", of: self) else { return self }
        return crossings.kept(SignInDisplayingProxy(self, crossings))
    }
}

/// The members of ``SignInDisplaying``, for tests that expect crossings.
enum SignInDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("SignInDisplaying.show(error:)") }
    nonisolated static var showActivity: CrossingMember<Bool> { CrossingMember("SignInDisplaying.showActivity(_:)") }
    nonisolated static var show: CrossingMember<SignInViewModel> { CrossingMember("SignInDisplaying.show(_:)") }
}

@MainActor
final class SignInInteractingProxy<Target: SignInInteracting>: SignInInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    func emailEdited(_ email: String) { crossings.call("emailEdited(_:)", email) { target.emailEdited(email) } }

    func passwordEdited(_ password: String) {
        crossings.call("passwordEdited(_:)", password) { target.passwordEdited(password) }
    }

    func signInTapped() { crossings.call("signInTapped()") { target.signInTapped() } }
}

extension SignInInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any SignInInteracting {
        guard let crossings = CrossingReporter("SignInInteracting", of: self) else { return self }
        return crossings.kept(SignInInteractingProxy(self, crossings))
    }
}

/// The members of ``SignInInteracting``, for tests that expect crossings.
enum SignInInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("SignInInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("SignInInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("SignInInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("SignInInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("SignInInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("SignInInteracting.retry()") }
    nonisolated static var emailEdited: CrossingMember<String> { CrossingMember("SignInInteracting.emailEdited(_:)") }
    nonisolated static var passwordEdited: CrossingMember<String> { CrossingMember("SignInInteracting.passwordEdited(_:)") }
    nonisolated static var signInTapped: CrossingMember<Void> { CrossingMember("SignInInteracting.signInTapped()") }
}

@MainActor
final class SignInPresentingProxy<Target: SignInPresenting>: SignInPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ content: SignInContent) {
        crossings.call("present(_:)", content) { target.present(content) as Void }
    }

    func present(error: any Error) {
        crossings.call("present(error:)", error) { target.present(error: error) as Void }
    }
}

extension SignInPresenting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any SignInPresenting {
        guard let crossings = CrossingReporter("SignInPresenting", of: self) else { return self }
        return crossings.kept(SignInPresentingProxy(self, crossings))
    }
}

/// The members of ``SignInPresenting``, for tests that expect crossings.
enum SignInPresentingCrossing {
    nonisolated static var present: CrossingMember<SignInContent> { CrossingMember("SignInPresenting.present(_:)") }
    nonisolated static var presentError: CrossingMember<any Error> { CrossingMember("SignInPresenting.present(error:)") }
}

@MainActor
final class SignInRoutingProxy<Target: SignInRouting>: SignInRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func openVerification(_ challenge: Challenge) {
        crossings.call("openVerification(_:)", challenge) { target.openVerification(challenge) }
    }

    func close() { crossings.call("close()") { target.close() } }
}

extension SignInRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any SignInRouting {
        guard let crossings = CrossingReporter("SignInRouting", of: self) else { return self }
        return crossings.kept(SignInRoutingProxy(self, crossings))
    }
}

/// The members of ``SignInRouting``, for tests that expect crossings.
enum SignInRoutingCrossing {
    nonisolated static var openVerification: CrossingMember<Challenge> { CrossingMember("SignInRouting.openVerification(_:)") }
    nonisolated static var close: CrossingMember<Void> { CrossingMember("SignInRouting.close()") }
}

@MainActor
final class VerificationDisplayingProxy<Target: VerificationDisplaying>: VerificationDisplaying, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func show(error: ErrorViewModel) {
        crossings.call("show(error:)", error) { target.show(error: error) as Void }
    }

    func showActivity(_ isActive: Bool) {
        crossings.call("showActivity(_:)", isActive) { target.showActivity(isActive) }
    }

    func show(_ viewModel: VerificationViewModel) {
        crossings.call("show(_:)", viewModel) { target.show(viewModel) as Void }
    }
}

extension VerificationDisplaying {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any VerificationDisplaying {
        guard let crossings = CrossingReporter("VerificationDisplaying", of: self) else { return self }
        return crossings.kept(VerificationDisplayingProxy(self, crossings))
    }
}

/// The members of ``VerificationDisplaying``, for tests that expect crossings.
enum VerificationDisplayingCrossing {
    nonisolated static var showError: CrossingMember<ErrorViewModel> { CrossingMember("VerificationDisplaying.show(error:)") }
    nonisolated static var showActivity: CrossingMember<Bool> { CrossingMember("VerificationDisplaying.showActivity(_:)") }
    nonisolated static var show: CrossingMember<VerificationViewModel> { CrossingMember("VerificationDisplaying.show(_:)") }
}

@MainActor
final class VerificationInteractingProxy<Target: VerificationInteracting>: VerificationInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
    func codeEdited(_ code: String) { crossings.call("codeEdited(_:)", code) { target.codeEdited(code) } }
    func confirmTapped() { crossings.call("confirmTapped()") { target.confirmTapped() } }
    func resendTapped() { crossings.call("resendTapped()") { target.resendTapped() } }
}

extension VerificationInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any VerificationInteracting {
        guard let crossings = CrossingReporter("VerificationInteracting", of: self) else { return self }
        return crossings.kept(VerificationInteractingProxy(self, crossings))
    }
}

/// The members of ``VerificationInteracting``, for tests that expect crossings.
enum VerificationInteractingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("VerificationInteracting.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("VerificationInteracting.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("VerificationInteracting.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("VerificationInteracting.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("VerificationInteracting.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("VerificationInteracting.retry()") }
    nonisolated static var codeEdited: CrossingMember<String> { CrossingMember("VerificationInteracting.codeEdited(_:)") }
    nonisolated static var confirmTapped: CrossingMember<Void> { CrossingMember("VerificationInteracting.confirmTapped()") }
    nonisolated static var resendTapped: CrossingMember<Void> { CrossingMember("VerificationInteracting.resendTapped()") }
}

@MainActor
final class VerificationPresentingProxy<Target: VerificationPresenting>: VerificationPresenting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func present(_ content: VerificationContent) {
        crossings.call("present(_:)", content) { target.present(content) as Void }
    }

    func present(error: any Error) {
        crossings.call("present(error:)", error) { target.present(error: error) as Void }
    }

    func present(expiry: any Error) {
        crossings.call("present(expiry:)", expiry) { target.present(expiry: expiry) as Void }
    }
}

extension VerificationPresenting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any VerificationPresenting {
        guard let crossings = CrossingReporter("VerificationPresenting", of: self) else { return self }
        return crossings.kept(VerificationPresentingProxy(self, crossings))
    }
}

/// The members of ``VerificationPresenting``, for tests that expect crossings.
enum VerificationPresentingCrossing {
    nonisolated static var present: CrossingMember<VerificationContent> { CrossingMember("VerificationPresenting.present(_:)") }
    nonisolated static var presentError: CrossingMember<any Error> { CrossingMember("VerificationPresenting.present(error:)") }
    nonisolated static var presentExpiry: CrossingMember<any Error> { CrossingMember("VerificationPresenting.present(expiry:)") }
}

@MainActor
final class VerificationRoutingProxy<Target: VerificationRouting>: VerificationRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func close() { crossings.call("close()") { target.close() } }
}

extension VerificationRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any VerificationRouting {
        guard let crossings = CrossingReporter("VerificationRouting", of: self) else { return self }
        return crossings.kept(VerificationRoutingProxy(self, crossings))
    }
}

/// The members of ``VerificationRouting``, for tests that expect crossings.
enum VerificationRoutingCrossing {
    nonisolated static var close: CrossingMember<Void> { CrossingMember("VerificationRouting.close()") }
}
