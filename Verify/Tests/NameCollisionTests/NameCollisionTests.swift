import Foundation
import Observation
import Scenery
import SceneryScreens
import SceneryTestKit
import SwiftUIStandIn
import Testing
import UIKitStandIn

/// Compiles only while none of these names is ambiguous next to the system's frameworks.
@MainActor @Suite("names next to the system's frameworks") struct NameCollisionTests {
    @Test("the main types of Scenery need no module in front of them")
    func unqualified() {
        // It cannot be copied, so it is not an `Any`.
        _ = ObservableTransaction.self
        let runtime: [Any.Type] = [
            ObservableValue<Int>.self, Promise<Int>.self, Resolver<Int>.self,
            HandlerExecutor.self, Broadcasts.self, NotificationLog.self, Manager<String, Int>.self,
            ChangeListener<String, Int>.self, LoadResult<Int>.self, NetworkClient.self, TransportRequest.self,
            TransportResponse.self, (any Boundary).self, (any ViewModel).self, SceneContext.self,
            SceneNavigator.self, NavigationState.self, ErrorViewModel.self, Wiring.self, Tracer.self,
            CrossingReporter.self, Crossing.self,
        ]
        let screens: [Any.Type] = [
            Screen.self, ScreenElement.self, ScreenButton.self, ScreenText.self, Stage.self,
            HeadlessHost.self,
            HostedApp.self, SceneRegistry.self,
        ]
        let testKit: [Any.Type] = [
            ArgumentMatcher<Int>.self, ArgumentCaptor<Int>.self, Gate<Int, Int>.self, RequestPattern.self,
            TestLocation.self, ManualClock.self,
        ]
        #expect(runtime.count + screens.count + testKit.count == 36)
    }
}
