/// A run of text.
public struct ScreenText: Sendable, Codable, Equatable {
    public enum Style: String, Sendable, Codable {
        case body, caption, emphasis, large
    }

    public var text: String
    public var style: Style
    /// A colour that carries meaning beside the words; `nil` for the host's own.
    public var color: ScreenColor?

    public init(_ text: String, style: Style = .body, color: ScreenColor? = nil) {
        self.text = text
        self.style = style
        self.color = color
    }
}

/// A colour by name; each host has a readable value for it in light and dark.
public enum ScreenColor: String, Sendable, Codable, CaseIterable {
    case black, gray, green, yellow, orange, red, violet, blue
}

/// A button; activating it is the event.
public struct ScreenButton: Sendable, Codable, Equatable {
    public enum Role: String, Sendable, Codable {
        case normal, primary, destructive
    }

    public var title: String
    public var role: Role

    public init(_ title: String, role: Role = .normal) {
        self.title = title
        self.role = role
    }
}

/// A line of text that a person types.
public struct ScreenField: Sendable, Codable, Equatable {
    public enum Kind: String, Sendable, Codable {
        case text, number, email, password, search
    }

    public var label: String
    public var value: String
    public var placeholder: String
    public var kind: Kind
    /// Whether submitting empties the field, even while it has the focus; `true` by default.
    public var clearsOnSubmit: Bool
    /// Counts the times the app itself replaced what stands in the field. A host overwrites what a
    /// person is typing only when this number has changed. Kept by the stage.
    public internal(set) var revision = 0

    public init(
        _ label: String, value: String = "", placeholder: String = "", kind: Kind = .text,
        clearsOnSubmit: Bool = true
    ) {
        self.label = label
        self.value = value
        self.placeholder = placeholder
        self.kind = kind
        self.clearsOnSubmit = clearsOnSubmit
    }
}

/// One choice of several.
public struct ScreenPicker: Sendable, Codable, Equatable {
    public struct Option: Sendable, Codable, Equatable, Identifiable {
        public var id: String
        public var title: String

        public init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    public var title: String
    public var options: [Option]
    /// The identity of the chosen option; `nil` before a choice.
    public var selected: String?

    public init(_ title: String, options: [Option], selected: String? = nil) {
        self.title = title
        self.options = options
        self.selected = selected
    }
}

/// A picture and the words for those who do not see it.
public struct ScreenImage: Sendable, Codable, Equatable {
    /// An `https` address, a path below the host's static files, or a `data:image/…` address.
    public var source: String
    /// What the picture shows; empty for decoration only.
    public var description: String

    public init(_ source: String, description: String) {
        self.source = source
        self.description = description
    }
}

/// Places on a map; hosts without maps list them.
public struct ScreenMap: Sendable, Codable, Equatable {
    public struct Pin: Sendable, Codable, Equatable, Identifiable {
        public var id: String
        public var title: String
        /// Degrees north, -90 to 90.
        public var latitude: Double
        /// Degrees east, -180 to 180.
        public var longitude: Double

        public init(id: String, title: String, latitude: Double, longitude: Double) {
            self.id = id
            self.title = title
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    public var label: String
    public var pins: [Pin]
    public var selected: String?

    public init(_ label: String, pins: [Pin], selected: String? = nil) {
        self.label = label
        self.pins = pins
        self.selected = selected
    }
}

/// A line of a list: what it is, details beside it, and whether it can be chosen.
public struct ScreenRow: Sendable, Codable, Equatable {
    public var title: String
    public var detail: String
    public var isSelectable: Bool
    public var isSelected: Bool

    public init(_ title: String, detail: String = "", isSelectable: Bool = false, isSelected: Bool = false) {
        self.title = title
        self.detail = detail
        self.isSelectable = isSelectable
        self.isSelected = isSelected
    }
}

/// Elements that belong together.
public struct ScreenGroup: Sendable, Codable, Equatable {
    public enum Axis: String, Sendable, Codable {
        case horizontal, vertical
    }

    /// What the group is, for those who do not see it; empty for a group of layout only.
    public var label: String
    public var axis: Axis
    public var elements: [ScreenElement]

    public init(_ label: String = "", axis: Axis = .vertical, elements: [ScreenElement]) {
        self.label = label
        self.axis = axis
        self.elements = elements
    }
}

/// A question or a message in front of a screen.
public struct ScreenDialog: Sendable, Codable, Equatable {
    public var title: String
    public var message: String
    /// The buttons' identities and titles, the most likely answer first, never empty.
    public var buttons: [ScreenPicker.Option]

    public init(title: String, message: String, buttons: [ScreenPicker.Option]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}
