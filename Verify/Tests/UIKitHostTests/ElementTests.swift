import SceneryScreens
import Testing
import UIKitStandIn
import VerifiedUIKit

@MainActor @Suite("Elements in the UIKit host") struct ElementTests {
    private let stage = Stage("Sample")
    private let controller: ScreenViewController

    init() {
        controller = ScreenViewController(StagedView(stage))
    }

    private func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        controller.view.descendants.compactMap { $0 as? Kind }
    }

    @Test("progress is a bar where a fraction is known and a wheel where none is, in turn")
    func progress() throws {
        stage.show("Sample") { ScreenProgress("Sending", fraction: 0.25) }
        let bar = try #require(all(UIProgressView.self).first)
        let wheel = try #require(all(UIActivityIndicatorView.self).first)
        #expect(bar.progress == 0.25)
        #expect([bar.isHidden, wheel.isHidden, wheel.isAnimating] == [false, true, false])
        #expect(all(UILabel.self).map(\.text) == ["Sending"])
        #expect(bar.accessibilityLabel == "Sending")

        stage.show("Sample") { ScreenProgress("Sending") }
        #expect([bar.isHidden, wheel.isHidden, wheel.isAnimating] == [true, false, true])
        stage.show("Sample") { ScreenProgress("Sending", fraction: 2) }
        #expect(bar.progress == 1)
        #expect([bar.isHidden, wheel.isHidden, wheel.isAnimating] == [false, true, false])
    }

    @Test("a divider has a height")
    func divider() throws {
        stage.show("Sample") { ScreenDivider() }
        let line = try #require(all(UIView.self).first { $0.accessibilityIdentifier == "divider-1" })
        #expect(line.heightConstraints.map(\.constant) == [1])
        #expect(line.backgroundColor == .separator)
    }

    @Test("a picker is a menu of its options that marks the chosen one")
    func picker() throws {
        let logic = SampleLogic()
        stage.show("Sample") {
            ScreenPicker(
                "Car", options: [.init(id: "s", title: "Small"), .init(id: "l", title: "Large")],
                selected: "s"
            ) { logic.calls.append($0) }
        }
        let button = try #require(all(UIButton.self).first)
        let actions = try #require(button.menu).children.compactMap { $0 as? UIAction }
        #expect(button.currentTitle == "Car: Small")
        #expect(actions.map(\.title) == ["Small", "Large"])
        #expect(actions.map(\.state) == [.on, .off])
        actions[1].perform()
        #expect(logic.calls == ["l"])
        #expect(button.currentTitle == "Car: Large")
    }

    @Test("a switch that is disabled cannot be turned")
    func toggle() throws {
        let logic = SampleLogic()
        stage.show("Sample") { ScreenToggle("Loud", isOn: true) { logic.calls.append("\($0)") } }
        let control = try #require(all(UISwitch.self).first)
        control.tap()
        #expect(logic.calls == ["false"])
        stage.show("Sample") { ScreenToggle("Loud", isOn: false).disabled() }
        #expect(control.isEnabled == false)
        #expect(all(UILabel.self).map(\.isAccessibilityElement) == [false])
    }

    @Test("every text grows with the size of text that a person has chosen")
    func dynamicType() {
        stage.show("Sample") {
            ScreenHeading("A")
            ScreenText("B", style: .caption)
            ScreenText("C", style: .emphasis)
            ScreenText("D", style: .large)
            ScreenToggle("E", isOn: false)
            ScreenProgress("F")
            ScreenButton("G") {}
            ScreenField("H")
        }
        let labels = all(UILabel.self) + all(UIButton.self).compactMap(\.titleLabel)
        #expect(labels.count == 7)
        #expect(labels.allSatisfy { $0.adjustsFontForContentSizeCategory && $0.numberOfLines == 0 })
        #expect(all(UITextField.self).allSatisfy { $0.adjustsFontForContentSizeCategory })
        let fonts = ["B", "C", "D"].map { text in labels.first { $0.text == text }?.font }
        #expect(
            fonts == [UIFont.TextStyle.caption1, .headline, .largeTitle].map(UIFont.preferredFont))
    }

    @Test("a text has its color in light and in dark, as the web host has it")
    func colors() throws {
        stage.show("Sample") { ScreenText("Late", color: .red) }
        let label = try #require(all(UILabel.self).first)
        let parts = "179 38 30 / 255 180 171"
        #expect("\(try #require(label.textColor))".contains(parts))
        stage.show("Sample") { ScreenText("Late") }
        #expect(label.textColor == .label)
    }

    @Test("a button that destroys is red, the main one is in a stronger font")
    func buttonRoles() {
        stage.show("Sample") {
            ScreenButton("Delete", role: .destructive) {}
            ScreenButton("Go", role: .primary) {}
            ScreenButton("Later") {}
        }
        let buttons = all(UIButton.self)
        #expect(buttons.map(\.tintColor) == [.systemRed, nil, nil])
        let fonts = [UIFont.TextStyle.body, .headline, .body].map(UIFont.preferredFont)
        #expect(buttons.map { $0.titleLabel?.font } == fonts)
    }

    @Test("a group with a label is a group for VoiceOver")
    func groups() throws {
        stage.show("Sample") { ScreenGroup("Price", axis: .horizontal) { ScreenText("7") } }
        let stack = try #require(all(UIStackView.self).first)
        #expect(stack.accessibilityLabel == "Price")
        #expect(stack.accessibilityContainerType == .semanticGroup)
        stage.show("Sample") { ScreenGroup(axis: .horizontal) { ScreenText("7") } }
        #expect(stack.accessibilityContainerType == .none)
    }

    @Test("rows and lists in a horizontal group are buttons and stacks of their own")
    func rowsInGroups() throws {
        let logic = SampleLogic()
        stage.show("Sample") {
            ScreenGroup(axis: .horizontal) {
                ScreenList("Rides") {
                    ScreenRow("A", detail: "late", isSelected: true) { logic.calls.append("a") }
                }
                ScreenRow("B")
            }
        }
        let buttons = all(UIButton.self)
        #expect(buttons.map(\.currentTitle) == ["A — late", "B"])
        #expect(buttons.map(\.isSelected) == [true, false])
        #expect(buttons.map(\.isEnabled) == [true, false])
        buttons[0].sendActions(for: .touchUpInside)
        #expect(logic.calls == ["a"])
    }

    @Test("a screen is light or dark where it says so")
    func appearance() {
        _ = controller.view
        let styles = [Appearance.dark, .light, nil].map { appearance -> UIUserInterfaceStyle in
            stage.show(Screen("Sample", appearance: appearance))
            return controller.overrideUserInterfaceStyle
        }
        #expect(styles == [.dark, .light, .unspecified])
    }

    @Test("every view of a screen has the screen's direction")
    func direction() {
        stage.show("Sample", language: "fa") { ScreenText("سلام") }
        _ = controller.view
        #expect(controller.traitOverrides.layoutDirection == .rightToLeft)
        stage.show("Sample", language: "en") { ScreenText("Hello") }
        #expect(controller.traitOverrides.layoutDirection == .leftToRight)
    }

    @Test("the elements end where the keyboard starts")
    func keyboard() throws {
        let collection = try #require(all(UICollectionView.self).first)
        #expect(collection.bottomAnchor.other === controller.view.keyboardLayoutGuide.topAnchor)
        #expect(controller.view.keyboardLayoutGuide.usesBottomSafeArea == false)
    }

    @Test("a screen that gets busy says so once, in its language")
    func busy() throws {
        _ = controller.view
        stage.show("Sample", language: "fa") { ScreenText("سلام") }
        let before = UIAccessibility.announcements.count
        stage.showActivity(true)
        stage.show("Still", language: "fa") { ScreenText("سلام") }
        #expect(UIAccessibility.announcements.dropFirst(before) == [HostStrings(language: "fa").loading])
        let item = controller.navigationItem.rightBarButtonItem
        let wheel = try #require(item?.customView as? UIActivityIndicatorView)
        #expect(wheel.isAnimating)
        #expect(wheel.accessibilityLabel == HostStrings(language: "fa").loading)
        stage.showActivity(false)
        #expect(wheel.isAnimating == false)
    }

    @Test("the buttons of a dialog have UIKit's styles, and one of them is the way out")
    func roles() throws {
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        stage.show(
            dialog: ScreenDialog("Sure?") {
                ScreenButton("Delete", role: .destructive)
                ScreenButton("Keep", role: .cancel)
                ScreenButton("Later", role: .cancel)
            })
        let alert = try #require(controller.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.style) == [.destructive, .cancel, .default])
    }
}
