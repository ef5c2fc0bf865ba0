import Foundation
import Scenery

/// What a person sees at one moment: the screen in front and the way around it.
public struct Display: Sendable, Codable, Equatable {
    public struct Tab: Sendable, Codable, Equatable {
        public var title: String
        public var isSelected: Bool
    }

    /// How a person can leave the screen.
    public enum Back: String, Sendable, Codable {
        /// To the screen below in the stack.
        case back
        /// By closing the sheet.
        case close
    }

    /// The scene in front; `nil` before the first and after the last.
    public var scene: SceneID?
    public var screen: Screen
    public var back: Back?
    /// The tabs around the screen; empty where there are none.
    public var tabs: [Tab]
    /// Whether the screen is a sheet over another.
    public var isSheet: Bool

    public init(
        scene: SceneID? = nil, screen: Screen = Screen(), back: Back? = nil, tabs: [Tab] = [],
        isSheet: Bool = false
    ) {
        self.scene = scene
        self.screen = screen
        self.back = back
        self.tabs = tabs
        self.isSheet = isSheet
    }
}
