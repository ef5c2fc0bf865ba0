// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

@testable import Ride
import Scenery
import SceneryTestKit
import Settings

@MainActor
final class ChatDisplayingMock: ChatDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("ChatDisplaying.show(error:)")
    nonisolated let onShowActivity = Stub<Bool, Void, Never>("ChatDisplaying.showActivity(_:)")
    nonisolated let onShow = Stub<ChatViewModel, Void, Never>("ChatDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ChatDisplayingMock", [onShowError, onShowActivity, onShow], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func showActivity(_ isActive: Bool) { onShowActivity.call(isActive) }
    func show(_ viewModel: ChatViewModel) { onShow.call(viewModel) }
}

@MainActor
final class ChatInteractingMock: ChatInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("ChatInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("ChatInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("ChatInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("ChatInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("ChatInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("ChatInteracting.retry()")
    nonisolated let onTextSubmitted = Stub<String, Void, Never>("ChatInteracting.textSubmitted(_:)")
    nonisolated let onSendAgainTapped = Stub<Void, Void, Never>("ChatInteracting.sendAgainTapped()")
    nonisolated let onDiscardTapped = Stub<Void, Void, Never>("ChatInteracting.discardTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ChatInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onTextSubmitted, onSendAgainTapped, onDiscardTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func textSubmitted(_ text: String) { onTextSubmitted.call(text) }
    func sendAgainTapped() { onSendAgainTapped.call() }
    func discardTapped() { onDiscardTapped.call() }
}

@MainActor
final class ChatManagingMock: ChatManaging {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onConversationOf = Stub<String, Conversation, Never>("ChatManaging.conversation(of:)")
    nonisolated let onLoad = AsyncStub<String, Void, any Error>("ChatManaging.load(_:)")
    nonisolated let onSendIn = Stub<(String, String), Void, Never>("ChatManaging.send(_:in:)")
    nonisolated let onSendWaiting = Stub<Void, Void, Never>("ChatManaging.sendWaiting()")
    nonisolated let onDiscardRefused = Stub<String, Void, Never>("ChatManaging.discardRefused(_:)")
    nonisolated let onMarkRead = Stub<String, Void, Never>("ChatManaging.markRead(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ChatManagingMock", [
            onConversationOf, onLoad, onSendIn, onSendWaiting, onDiscardRefused, onMarkRead,
        ], fileID, filePath, line, column)
    }

    func conversation(of ride: String) -> Conversation { onConversationOf.call(ride) }
    func load(_ ride: String) async throws { try await onLoad.call(ride) }
    func send(_ text: String, in ride: String) { onSendIn.call((text, ride)) }
    func sendWaiting() { onSendWaiting.call() }
    func discardRefused(_ ride: String) { onDiscardRefused.call(ride) }
    func markRead(_ ride: String) { onMarkRead.call(ride) }
}

@MainActor
final class ChatObservingMock: ChatObserving {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onConversationDidChange = Stub<Conversation, Void, Never>("ChatObserving.conversationDidChange(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ChatObservingMock", [onConversationDidChange], fileID, filePath, line, column)
    }

    func conversationDidChange(_ conversation: Conversation) { onConversationDidChange.call(conversation) }
}

@MainActor
final class ChatPresentingMock: ChatPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<ChatContent, Void, Never>("ChatPresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("ChatPresenting.present(error:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ChatPresentingMock", [onPresent, onPresentError], fileID, filePath, line, column)
    }

    func present(_ content: ChatContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
}

@MainActor
final class ChatRoutingMock: ChatRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onClose = Stub<Void, Void, Never>("ChatRouting.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ChatRoutingMock", [onClose], fileID, filePath, line, column)
    }

    func close() { onClose.call() }
}

@MainActor
final class ConnectionObservingMock: ConnectionObserving {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onConnectionDidChangeIsOnline = Stub<Bool, Void, Never>("ConnectionObserving.connectionDidChange(isOnline:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ConnectionObservingMock", [onConnectionDidChangeIsOnline], fileID, filePath, line, column)
    }

    func connectionDidChange(isOnline: Bool) { onConnectionDidChangeIsOnline.call(isOnline) }
}

@MainActor
final class DestinationSearchDisplayingMock: DestinationSearchDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("DestinationSearchDisplaying.show(error:)")
    nonisolated let onShowActivity = Stub<Bool, Void, Never>("DestinationSearchDisplaying.showActivity(_:)")
    nonisolated let onShow = Stub<DestinationSearchViewModel, Void, Never>("DestinationSearchDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DestinationSearchDisplayingMock", [
            onShowError, onShowActivity, onShow,
        ], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func showActivity(_ isActive: Bool) { onShowActivity.call(isActive) }
    func show(_ viewModel: DestinationSearchViewModel) { onShow.call(viewModel) }
}

@MainActor
final class DestinationSearchInteractingMock: DestinationSearchInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("DestinationSearchInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("DestinationSearchInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("DestinationSearchInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("DestinationSearchInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("DestinationSearchInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("DestinationSearchInteracting.retry()")
    nonisolated let onQueryEdited = Stub<String, Void, Never>("DestinationSearchInteracting.queryEdited(_:)")
    nonisolated let onPlaceTapped = Stub<String, Void, Never>("DestinationSearchInteracting.placeTapped(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DestinationSearchInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onQueryEdited, onPlaceTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func queryEdited(_ query: String) { onQueryEdited.call(query) }
    func placeTapped(_ place: String) { onPlaceTapped.call(place) }
}

@MainActor
final class DestinationSearchPresentingMock: DestinationSearchPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<DestinationSearchContent, Void, Never>("DestinationSearchPresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("DestinationSearchPresenting.present(error:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DestinationSearchPresentingMock", [
            onPresent, onPresentError,
        ], fileID, filePath, line, column)
    }

    func present(_ content: DestinationSearchContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
}

@MainActor
final class DestinationSearchRoutingMock: DestinationSearchRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onOpenOfferTo = Stub<Place, Void, Never>("DestinationSearchRouting.openOffer(to:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DestinationSearchRoutingMock", [onOpenOfferTo], fileID, filePath, line, column)
    }

    func openOffer(to destination: Place) { onOpenOfferTo.call(destination) }
}

@MainActor
final class DriverSearchDisplayingMock: DriverSearchDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("DriverSearchDisplaying.show(error:)")
    nonisolated let onShow = Stub<DriverSearchViewModel, Void, Never>("DriverSearchDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DriverSearchDisplayingMock", [onShowError, onShow], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func show(_ viewModel: DriverSearchViewModel) { onShow.call(viewModel) }
}

@MainActor
final class DriverSearchInteractingMock: DriverSearchInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("DriverSearchInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("DriverSearchInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("DriverSearchInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("DriverSearchInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("DriverSearchInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("DriverSearchInteracting.retry()")
    nonisolated let onCancelTapped = Stub<Void, Void, Never>("DriverSearchInteracting.cancelTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DriverSearchInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onCancelTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func cancelTapped() { onCancelTapped.call() }
}

@MainActor
final class DriverSearchPresentingMock: DriverSearchPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<DriverSearchContent, Void, Never>("DriverSearchPresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("DriverSearchPresenting.present(error:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DriverSearchPresentingMock", [onPresent, onPresentError], fileID, filePath, line, column)
    }

    func present(_ content: DriverSearchContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
}

@MainActor
final class DriverSearchRoutingMock: DriverSearchRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onOpenRide = Stub<String, Void, Never>("DriverSearchRouting.openRide(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DriverSearchRoutingMock", [onOpenRide], fileID, filePath, line, column)
    }

    func openRide(_ ride: String) { onOpenRide.call(ride) }
}

@MainActor
final class OfferManagingMock: OfferManaging {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPickup = PropertyStub<Place>("OfferManaging.pickup")
    nonisolated let onDestinationsMatching = AsyncStub<String, [Place], any Error>("OfferManaging.destinations(matching:)")
    nonisolated let onOfferTo = AsyncStub<Place, Offer, any Error>("OfferManaging.offer(to:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("OfferManagingMock", [
            onPickup.reads, onPickup.writes, onDestinationsMatching, onOfferTo,
        ], fileID, filePath, line, column)
    }

    var pickup: Place { onPickup.value }

    func destinations(matching query: String) async throws -> [Place] {
        try await onDestinationsMatching.call(query)
    }

    func offer(to destination: Place) async throws -> Offer { try await onOfferTo.call(destination) }
}

@MainActor
final class PreferencesManagingMock: PreferencesManaging {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onCurrent = PropertyStub<Preferences>("PreferencesManaging.current")
    nonisolated let onChoose = Stub<AppLanguage, Void, Never>("PreferencesManaging.choose(_: AppLanguage)")
    /// The same as `onChoose`, under a name that stays the same when an overload is added before it.
    nonisolated var onChooseAppLanguage: Stub<AppLanguage, Void, Never> { onChoose }
    nonisolated let onChooseAppTheme = Stub<AppTheme, Void, Never>("PreferencesManaging.choose(_: AppTheme)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PreferencesManagingMock", [
            onCurrent.reads, onCurrent.writes, onChoose, onChooseAppTheme,
        ], fileID, filePath, line, column)
    }

    var current: Preferences { onCurrent.value }
    func choose(_ language: AppLanguage) { onChoose.call(language) }
    func choose(_ theme: AppTheme) { onChooseAppTheme.call(theme) }
}

@MainActor
final class PriceOfferDisplayingMock: PriceOfferDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("PriceOfferDisplaying.show(error:)")
    nonisolated let onShowActivity = Stub<Bool, Void, Never>("PriceOfferDisplaying.showActivity(_:)")
    nonisolated let onShow = Stub<PriceOfferViewModel, Void, Never>("PriceOfferDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PriceOfferDisplayingMock", [
            onShowError, onShowActivity, onShow,
        ], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func showActivity(_ isActive: Bool) { onShowActivity.call(isActive) }
    func show(_ viewModel: PriceOfferViewModel) { onShow.call(viewModel) }
}

@MainActor
final class PriceOfferInteractingMock: PriceOfferInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("PriceOfferInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("PriceOfferInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("PriceOfferInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("PriceOfferInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("PriceOfferInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("PriceOfferInteracting.retry()")
    nonisolated let onBookTapped = Stub<Void, Void, Never>("PriceOfferInteracting.bookTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PriceOfferInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onBookTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func bookTapped() { onBookTapped.call() }
}

@MainActor
final class PriceOfferPresentingMock: PriceOfferPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<PriceOfferContent, Void, Never>("PriceOfferPresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("PriceOfferPresenting.present(error:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PriceOfferPresentingMock", [onPresent, onPresentError], fileID, filePath, line, column)
    }

    func present(_ content: PriceOfferContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
}

@MainActor
final class PriceOfferRoutingMock: PriceOfferRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onOpenDriverSearch = Stub<String, Void, Never>("PriceOfferRouting.openDriverSearch(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("PriceOfferRoutingMock", [onOpenDriverSearch], fileID, filePath, line, column)
    }

    func openDriverSearch(_ ride: String) { onOpenDriverSearch.call(ride) }
}

@MainActor
final class ProfileCommandListeningMock: ProfileCommandListening {
    typealias Command = ProfileCommand
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleCommand = Stub<ProfileCommand, Void, Never>("ProfileCommandListening.handle(command:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ProfileCommandListeningMock", [onHandleCommand], fileID, filePath, line, column)
    }

    func handle(command: ProfileCommand) { onHandleCommand.call(command) }
}

@MainActor
final class ProfileEventListeningMock: ProfileEventListening {
    typealias ViewEvent = ProfileViewEvent
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleEvent = Stub<ProfileViewEvent, Void, Never>("ProfileEventListening.handle(event:)")
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("ProfileEventListening.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("ProfileEventListening.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("ProfileEventListening.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("ProfileEventListening.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("ProfileEventListening.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("ProfileEventListening.retry()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ProfileEventListeningMock", [
            onHandleEvent, onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear,
            onViewDidDisappear, onRetry,
        ], fileID, filePath, line, column)
    }

    func handle(event: ProfileViewEvent) { onHandleEvent.call(event) }
    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
}

@MainActor
final class ProfileInteractingMock: ProfileInteracting {
    typealias Request = ProfileRequest
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandle = AsyncStub<ProfileRequest, ProfileContent, any Error>("ProfileInteracting.handle(_:)")
    nonisolated let onSignOut = Stub<Void, Void, Never>("ProfileInteracting.signOut()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ProfileInteractingMock", [onHandle, onSignOut], fileID, filePath, line, column)
    }

    func handle(_ request: ProfileRequest) async throws -> ProfileContent { try await onHandle.call(request) }
    func signOut() { onSignOut.call() }
}

@MainActor
final class ProfileManagingMock: ProfileManaging {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onProfile = AsyncStub<Void, Profile, any Error>("ProfileManaging.profile()")
    nonisolated let onSaveNamePhone = AsyncStub<(String, String), Profile, any Error>("ProfileManaging.save(name:phone:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ProfileManagingMock", [onProfile, onSaveNamePhone], fileID, filePath, line, column)
    }

    func profile() async throws -> Profile { try await onProfile.call() }

    func save(name: String, phone: String) async throws -> Profile {
        try await onSaveNamePhone.call((name, phone))
    }
}

@MainActor
final class ReceiptDisplayingMock: ReceiptDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("ReceiptDisplaying.show(error:)")
    nonisolated let onShowActivity = Stub<Bool, Void, Never>("ReceiptDisplaying.showActivity(_:)")
    nonisolated let onShow = Stub<ReceiptViewModel, Void, Never>("ReceiptDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ReceiptDisplayingMock", [
            onShowError, onShowActivity, onShow,
        ], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func showActivity(_ isActive: Bool) { onShowActivity.call(isActive) }
    func show(_ viewModel: ReceiptViewModel) { onShow.call(viewModel) }
}

@MainActor
final class ReceiptInteractingMock: ReceiptInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("ReceiptInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("ReceiptInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("ReceiptInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("ReceiptInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("ReceiptInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("ReceiptInteracting.retry()")
    nonisolated let onCloseTapped = Stub<Void, Void, Never>("ReceiptInteracting.closeTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ReceiptInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onCloseTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func closeTapped() { onCloseTapped.call() }
}

@MainActor
final class ReceiptPresentingMock: ReceiptPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<ReceiptContent, Void, Never>("ReceiptPresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("ReceiptPresenting.present(error:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ReceiptPresentingMock", [onPresent, onPresentError], fileID, filePath, line, column)
    }

    func present(_ content: ReceiptContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
}

@MainActor
final class ReceiptRoutingMock: ReceiptRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onClose = Stub<Void, Void, Never>("ReceiptRouting.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ReceiptRoutingMock", [onClose], fileID, filePath, line, column)
    }

    func close() { onClose.call() }
}

@MainActor
final class RideHistoryLoadingMock: RideHistoryLoading {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onLoad = AsyncStub<Void, RideHistoryContent, any Error>("RideHistoryLoading.load()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideHistoryLoadingMock", [onLoad], fileID, filePath, line, column)
    }

    func load() async throws -> RideHistoryContent { try await onLoad.call() }
}

@MainActor
final class RideHistoryNavigatingMock: RideHistoryNavigating {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onOpenRide = Stub<String, Void, Never>("RideHistoryNavigating.openRide(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideHistoryNavigatingMock", [onOpenRide], fileID, filePath, line, column)
    }

    func openRide(_ ride: String) { onOpenRide.call(ride) }
}

@MainActor
final class RideHistoryViewModelingMock: RideHistoryViewModeling {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("RideHistoryViewModeling.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("RideHistoryViewModeling.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("RideHistoryViewModeling.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("RideHistoryViewModeling.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("RideHistoryViewModeling.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("RideHistoryViewModeling.retry()")
    nonisolated let onShown = PropertyStub<ObservableValue<RideHistoryShown>>("RideHistoryViewModeling.shown")
    nonisolated let onIsLoading = PropertyStub<ObservableValue<Bool>>("RideHistoryViewModeling.isLoading")
    nonisolated let onFailure = PropertyStub<ObservableValue<ErrorViewModel?>>("RideHistoryViewModeling.failure")
    nonisolated let onRideTapped = Stub<String, Void, Never>("RideHistoryViewModeling.rideTapped(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideHistoryViewModelingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onShown.reads, onShown.writes, onIsLoading.reads, onIsLoading.writes,
            onFailure.reads, onFailure.writes, onRideTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    var shown: ObservableValue<RideHistoryShown> { onShown.value }
    var isLoading: ObservableValue<Bool> { onIsLoading.value }
    var failure: ObservableValue<ErrorViewModel?> { onFailure.value }
    func rideTapped(_ ride: String) { onRideTapped.call(ride) }
}

@MainActor
final class RideManagingMock: RideManaging {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onCurrent = PropertyStub<RideSnapshot?>("RideManaging.current")
    nonisolated let onIsOnline = PropertyStub<Bool>("RideManaging.isOnline")
    nonisolated let onKnown = Stub<String, RideSnapshot?, Never>("RideManaging.known(_:)")
    nonisolated let onRefresh = AsyncStub<Void, Void, any Error>("RideManaging.refresh()")
    nonisolated let onRide = AsyncStub<String, RideSnapshot, any Error>("RideManaging.ride(_:)")
    nonisolated let onHistory = AsyncStub<Void, [RideSnapshot], any Error>("RideManaging.history()")
    nonisolated let onBook = AsyncStub<Offer, RideSnapshot, any Error>("RideManaging.book(_:)")
    nonisolated let onCancel = AsyncStub<String, Void, any Error>("RideManaging.cancel(_:)")
    nonisolated let onReceiptOf = AsyncStub<String, Receipt, any Error>("RideManaging.receipt(of:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideManagingMock", [
            onCurrent.reads, onCurrent.writes, onIsOnline.reads, onIsOnline.writes, onKnown, onRefresh, onRide,
            onHistory, onBook, onCancel, onReceiptOf,
        ], fileID, filePath, line, column)
    }

    var current: RideSnapshot? { onCurrent.value }
    var isOnline: Bool { onIsOnline.value }
    func known(_ ride: String) -> RideSnapshot? { onKnown.call(ride) }
    func refresh() async throws { try await onRefresh.call() }
    func ride(_ id: String) async throws -> RideSnapshot { try await onRide.call(id) }
    func history() async throws -> [RideSnapshot] { try await onHistory.call() }
    func book(_ offer: Offer) async throws -> RideSnapshot { try await onBook.call(offer) }
    func cancel(_ ride: String) async throws { try await onCancel.call(ride) }
    func receipt(of ride: String) async throws -> Receipt { try await onReceiptOf.call(ride) }
}

@MainActor
final class RideMapDisplayingMock: RideMapDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("RideMapDisplaying.show(error:)")
    nonisolated let onShow = Stub<RideMapViewModel, Void, Never>("RideMapDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideMapDisplayingMock", [onShowError, onShow], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func show(_ viewModel: RideMapViewModel) { onShow.call(viewModel) }
}

@MainActor
final class RideMapInteractingMock: RideMapInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("RideMapInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("RideMapInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("RideMapInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("RideMapInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("RideMapInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("RideMapInteracting.retry()")
    nonisolated let onSignInTapped = Stub<Void, Void, Never>("RideMapInteracting.signInTapped()")
    nonisolated let onDestinationTapped = Stub<Void, Void, Never>("RideMapInteracting.destinationTapped()")
    nonisolated let onRideTapped = Stub<Void, Void, Never>("RideMapInteracting.rideTapped()")
    nonisolated let onChatTapped = Stub<Void, Void, Never>("RideMapInteracting.chatTapped()")
    nonisolated let onHistoryTapped = Stub<Void, Void, Never>("RideMapInteracting.historyTapped()")
    nonisolated let onProfileTapped = Stub<Void, Void, Never>("RideMapInteracting.profileTapped()")
    nonisolated let onSettingsTapped = Stub<Void, Void, Never>("RideMapInteracting.settingsTapped()")
    nonisolated let onAboutTapped = Stub<Void, Void, Never>("RideMapInteracting.aboutTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideMapInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onSignInTapped, onDestinationTapped, onRideTapped, onChatTapped, onHistoryTapped, onProfileTapped,
            onSettingsTapped, onAboutTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func signInTapped() { onSignInTapped.call() }
    func destinationTapped() { onDestinationTapped.call() }
    func rideTapped() { onRideTapped.call() }
    func chatTapped() { onChatTapped.call() }
    func historyTapped() { onHistoryTapped.call() }
    func profileTapped() { onProfileTapped.call() }
    func settingsTapped() { onSettingsTapped.call() }
    func aboutTapped() { onAboutTapped.call() }
}

@MainActor
final class RideMapPresentingMock: RideMapPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<RideMapContent, Void, Never>("RideMapPresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("RideMapPresenting.present(error:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideMapPresentingMock", [onPresent, onPresentError], fileID, filePath, line, column)
    }

    func present(_ content: RideMapContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
}

@MainActor
final class RideMapRoutingMock: RideMapRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onOpenSignIn = Stub<Void, Void, Never>("RideMapRouting.openSignIn()")
    nonisolated let onOpenDestinations = Stub<Void, Void, Never>("RideMapRouting.openDestinations()")
    nonisolated let onOpenRide = Stub<String, Void, Never>("RideMapRouting.openRide(_:)")
    nonisolated let onOpenChat = Stub<String, Void, Never>("RideMapRouting.openChat(_:)")
    nonisolated let onOpenHistory = Stub<Void, Void, Never>("RideMapRouting.openHistory()")
    nonisolated let onOpenProfile = Stub<Void, Void, Never>("RideMapRouting.openProfile()")
    nonisolated let onOpenSettings = Stub<Void, Void, Never>("RideMapRouting.openSettings()")
    nonisolated let onOpenAbout = Stub<Void, Void, Never>("RideMapRouting.openAbout()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideMapRoutingMock", [
            onOpenSignIn, onOpenDestinations, onOpenRide, onOpenChat, onOpenHistory, onOpenProfile,
            onOpenSettings, onOpenAbout,
        ], fileID, filePath, line, column)
    }

    func openSignIn() { onOpenSignIn.call() }
    func openDestinations() { onOpenDestinations.call() }
    func openRide(_ ride: String) { onOpenRide.call(ride) }
    func openChat(_ ride: String) { onOpenChat.call(ride) }
    func openHistory() { onOpenHistory.call() }
    func openProfile() { onOpenProfile.call() }
    func openSettings() { onOpenSettings.call() }
    func openAbout() { onOpenAbout.call() }
}

@MainActor
final class RideObservingMock: RideObserving {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onRideDidChange = Stub<RideSnapshot, Void, Never>("RideObserving.rideDidChange(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideObservingMock", [onRideDidChange], fileID, filePath, line, column)
    }

    func rideDidChange(_ ride: RideSnapshot) { onRideDidChange.call(ride) }
}

@MainActor
final class RidePollOutputMock: RidePollOutput {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onRevisionOf = Stub<String, Int?, Never>("RidePollOutput.revision(of:)")
    nonisolated let onPollDidReceive = Stub<RideSnapshot, Void, Never>("RidePollOutput.pollDidReceive(_:)")
    nonisolated let onPollDidChangeIsOnline = Stub<Bool, Void, Never>("RidePollOutput.pollDidChange(isOnline:)")
    nonisolated let onPollDidLose = Stub<String, Void, Never>("RidePollOutput.pollDidLose(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RidePollOutputMock", [
            onRevisionOf, onPollDidReceive, onPollDidChangeIsOnline, onPollDidLose,
        ], fileID, filePath, line, column)
    }

    func revision(of ride: String) -> Int? { onRevisionOf.call(ride) }
    func pollDidReceive(_ ride: RideSnapshot) { onPollDidReceive.call(ride) }
    func pollDidChange(isOnline: Bool) { onPollDidChangeIsOnline.call(isOnline) }
    func pollDidLose(_ ride: String) { onPollDidLose.call(ride) }
}

@MainActor
final class RideSettingsInteractingMock: RideSettingsInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("RideSettingsInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("RideSettingsInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("RideSettingsInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("RideSettingsInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("RideSettingsInteracting.viewDidDisappear(_:)")
    nonisolated let onUse = Stub<any RideSettingsRendering, Void, Never>("RideSettingsInteracting.use(_:)")
    nonisolated let onLanguageChosen = Stub<String, Void, Never>("RideSettingsInteracting.languageChosen(_:)")
    nonisolated let onThemeChosen = Stub<String, Void, Never>("RideSettingsInteracting.themeChosen(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideSettingsInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onUse,
            onLanguageChosen, onThemeChosen,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func use(_ view: any RideSettingsRendering) { onUse.call(view) }
    func languageChosen(_ language: String) { onLanguageChosen.call(language) }
    func themeChosen(_ theme: String) { onThemeChosen.call(theme) }
}

@MainActor
final class RideSettingsRenderingMock: RideSettingsRendering {
    typealias Content = RideSettingsRenderable
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onRender = Stub<RideSettingsRenderable, Void, Never>("RideSettingsRendering.render(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideSettingsRenderingMock", [onRender], fileID, filePath, line, column)
    }

    func render(_ renderable: RideSettingsRenderable) { onRender.call(renderable) }
}

@MainActor
final class RideStatusDisplayingMock: RideStatusDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("RideStatusDisplaying.show(error:)")
    nonisolated let onShowActivity = Stub<Bool, Void, Never>("RideStatusDisplaying.showActivity(_:)")
    nonisolated let onShow = Stub<RideStatusViewModel, Void, Never>("RideStatusDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideStatusDisplayingMock", [
            onShowError, onShowActivity, onShow,
        ], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func showActivity(_ isActive: Bool) { onShowActivity.call(isActive) }
    func show(_ viewModel: RideStatusViewModel) { onShow.call(viewModel) }
}

@MainActor
final class RideStatusInteractingMock: RideStatusInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("RideStatusInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("RideStatusInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("RideStatusInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("RideStatusInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("RideStatusInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("RideStatusInteracting.retry()")
    nonisolated let onChatTapped = Stub<Void, Void, Never>("RideStatusInteracting.chatTapped()")
    nonisolated let onCancelTapped = Stub<Void, Void, Never>("RideStatusInteracting.cancelTapped()")
    nonisolated let onReceiptTapped = Stub<Void, Void, Never>("RideStatusInteracting.receiptTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideStatusInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onChatTapped, onCancelTapped, onReceiptTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func chatTapped() { onChatTapped.call() }
    func cancelTapped() { onCancelTapped.call() }
    func receiptTapped() { onReceiptTapped.call() }
}

@MainActor
final class RideStatusPresentingMock: RideStatusPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<RideStatusContent, Void, Never>("RideStatusPresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("RideStatusPresenting.present(error:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideStatusPresentingMock", [onPresent, onPresentError], fileID, filePath, line, column)
    }

    func present(_ content: RideStatusContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
}

@MainActor
final class RideStatusRoutingMock: RideStatusRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onOpenSignIn = Stub<Void, Void, Never>("RideStatusRouting.openSignIn()")
    nonisolated let onOpenChat = Stub<String, Void, Never>("RideStatusRouting.openChat(_:)")
    nonisolated let onOpenReceipt = Stub<String, Void, Never>("RideStatusRouting.openReceipt(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideStatusRoutingMock", [
            onOpenSignIn, onOpenChat, onOpenReceipt,
        ], fileID, filePath, line, column)
    }

    func openSignIn() { onOpenSignIn.call() }
    func openChat(_ ride: String) { onOpenChat.call(ride) }
    func openReceipt(_ ride: String) { onOpenReceipt.call(ride) }
}

@MainActor
final class SessionManagingMock: SessionManaging {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onIsSignedIn = PropertyStub<Bool>("SessionManaging.isSignedIn")
    nonisolated let onSignInEmailPassword = AsyncStub<(String, String), SignInStep, any Error>("SessionManaging.signIn(email:password:)")
    nonisolated let onConfirmCode = AsyncStub<(Challenge, String), Void, any Error>("SessionManaging.confirm(_:code:)")
    nonisolated let onResend = AsyncStub<Challenge, Challenge, any Error>("SessionManaging.resend(_:)")
    nonisolated let onSignOut = Stub<Void, Void, Never>("SessionManaging.signOut()")
    nonisolated let onWaitUntilSignedIn = AsyncStub<Void, Void, any Error>("SessionManaging.waitUntilSignedIn()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SessionManagingMock", [
            onIsSignedIn.reads, onIsSignedIn.writes, onSignInEmailPassword, onConfirmCode, onResend, onSignOut,
            onWaitUntilSignedIn,
        ], fileID, filePath, line, column)
    }

    var isSignedIn: Bool { onIsSignedIn.value }

    func signIn(email: String, password: String) async throws -> SignInStep {
        try await onSignInEmailPassword.call((email, password))
    }

    func confirm(_ challenge: Challenge, code: String) async throws {
        try await onConfirmCode.call((challenge, code))
    }

    func resend(_ challenge: Challenge) async throws -> Challenge { try await onResend.call(challenge) }
    func signOut() { onSignOut.call() }
    func waitUntilSignedIn() async throws { try await onWaitUntilSignedIn.call() }
}

@MainActor
final class SessionObservingMock: SessionObserving {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onSessionDidChangeIsSignedIn = Stub<Bool, Void, Never>("SessionObserving.sessionDidChange(isSignedIn:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SessionObservingMock", [onSessionDidChangeIsSignedIn], fileID, filePath, line, column)
    }

    func sessionDidChange(isSignedIn: Bool) { onSessionDidChangeIsSignedIn.call(isSignedIn) }
}

@MainActor
final class SignInDisplayingMock: SignInDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("SignInDisplaying.show(error:)")
    nonisolated let onShowActivity = Stub<Bool, Void, Never>("SignInDisplaying.showActivity(_:)")
    nonisolated let onShow = Stub<SignInViewModel, Void, Never>("SignInDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SignInDisplayingMock", [
            onShowError, onShowActivity, onShow,
        ], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func showActivity(_ isActive: Bool) { onShowActivity.call(isActive) }
    func show(_ viewModel: SignInViewModel) { onShow.call(viewModel) }
}

@MainActor
final class SignInInteractingMock: SignInInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("SignInInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("SignInInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("SignInInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("SignInInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("SignInInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("SignInInteracting.retry()")
    nonisolated let onEmailEdited = Stub<String, Void, Never>("SignInInteracting.emailEdited(_:)")
    nonisolated let onPasswordEdited = Stub<String, Void, Never>("SignInInteracting.passwordEdited(_:)")
    nonisolated let onSignInTapped = Stub<Void, Void, Never>("SignInInteracting.signInTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SignInInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onEmailEdited, onPasswordEdited, onSignInTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func emailEdited(_ email: String) { onEmailEdited.call(email) }
    func passwordEdited(_ password: String) { onPasswordEdited.call(password) }
    func signInTapped() { onSignInTapped.call() }
}

@MainActor
final class SignInPresentingMock: SignInPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<SignInContent, Void, Never>("SignInPresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("SignInPresenting.present(error:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SignInPresentingMock", [onPresent, onPresentError], fileID, filePath, line, column)
    }

    func present(_ content: SignInContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
}

@MainActor
final class SignInRoutingMock: SignInRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onOpenVerification = Stub<Challenge, Void, Never>("SignInRouting.openVerification(_:)")
    nonisolated let onClose = Stub<Void, Void, Never>("SignInRouting.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("SignInRoutingMock", [onOpenVerification, onClose], fileID, filePath, line, column)
    }

    func openVerification(_ challenge: Challenge) { onOpenVerification.call(challenge) }
    func close() { onClose.call() }
}

@MainActor
final class VerificationDisplayingMock: VerificationDisplaying {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowError = Stub<ErrorViewModel, Void, Never>("VerificationDisplaying.show(error:)")
    nonisolated let onShowActivity = Stub<Bool, Void, Never>("VerificationDisplaying.showActivity(_:)")
    nonisolated let onShow = Stub<VerificationViewModel, Void, Never>("VerificationDisplaying.show(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("VerificationDisplayingMock", [
            onShowError, onShowActivity, onShow,
        ], fileID, filePath, line, column)
    }

    func show(error: ErrorViewModel) { onShowError.call(error) }
    func showActivity(_ isActive: Bool) { onShowActivity.call(isActive) }
    func show(_ viewModel: VerificationViewModel) { onShow.call(viewModel) }
}

@MainActor
final class VerificationInteractingMock: VerificationInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("VerificationInteracting.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("VerificationInteracting.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("VerificationInteracting.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("VerificationInteracting.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("VerificationInteracting.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("VerificationInteracting.retry()")
    nonisolated let onCodeEdited = Stub<String, Void, Never>("VerificationInteracting.codeEdited(_:)")
    nonisolated let onConfirmTapped = Stub<Void, Void, Never>("VerificationInteracting.confirmTapped()")
    nonisolated let onResendTapped = Stub<Void, Void, Never>("VerificationInteracting.resendTapped()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("VerificationInteractingMock", [
            onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear, onViewDidDisappear, onRetry,
            onCodeEdited, onConfirmTapped, onResendTapped,
        ], fileID, filePath, line, column)
    }

    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
    func codeEdited(_ code: String) { onCodeEdited.call(code) }
    func confirmTapped() { onConfirmTapped.call() }
    func resendTapped() { onResendTapped.call() }
}

@MainActor
final class VerificationPresentingMock: VerificationPresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<VerificationContent, Void, Never>("VerificationPresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("VerificationPresenting.present(error:)")
    nonisolated let onPresentExpiry = Stub<any Error, Void, Never>("VerificationPresenting.present(expiry:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("VerificationPresentingMock", [
            onPresent, onPresentError, onPresentExpiry,
        ], fileID, filePath, line, column)
    }

    func present(_ content: VerificationContent) { onPresent.call(content) }
    func present(error: any Error) { onPresentError.call(error) }
    func present(expiry: any Error) { onPresentExpiry.call(expiry) }
}

@MainActor
final class VerificationRoutingMock: VerificationRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onClose = Stub<Void, Void, Never>("VerificationRouting.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("VerificationRoutingMock", [onClose], fileID, filePath, line, column)
    }

    func close() { onClose.call() }
}
