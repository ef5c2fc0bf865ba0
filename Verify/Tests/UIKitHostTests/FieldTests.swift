import SceneryScreens
import Testing
import UIKitStandIn
import VerifiedUIKit

@MainActor @Suite("Fields in the UIKit host") struct FieldTests {
    private let stage = Stage("Form")

    private func field(_ kind: ScreenField.Kind) throws -> UITextField {
        stage.show("Form") { ScreenField("Say", kind: kind) }
        return try #require(fields.first)
    }

    private let controller: ScreenViewController

    private var fields: [UITextField] { controller.view.descendants.compactMap { $0 as? UITextField } }

    init() {
        controller = ScreenViewController(StagedView(stage))
    }

    @Test("only a password is typed unseen")
    func secure() throws {
        #expect(try field(.password).isSecureTextEntry)
        for kind in [ScreenField.Kind.text, .number, .email, .search] {
            #expect(try field(kind).isSecureTextEntry == false)
        }
    }

    @Test("each kind has its keyboard, content type and capitalization")
    func kinds() throws {
        let fields = try [ScreenField.Kind.text, .number, .email, .password, .search].map { kind in
            let field = try field(kind)
            return [
                "\(field.keyboardType)", field.textContentType?.rawValue ?? "",
                "\(field.autocapitalizationType)", "\(field.autocorrectionType)",
                "\(field.spellCheckingType)", "\(field.returnKeyType)",
            ]
        }
        #expect(
            fields == [
                ["default", "", "sentences", "default", "default", "default"],
                ["numbersAndPunctuation", "", "none", "no", "no", "default"],
                ["emailAddress", "email", "none", "no", "no", "default"],
                ["default", "password", "none", "no", "no", "default"],
                ["default", "", "none", "default", "default", "search"],
            ])
    }

    @Test("a field that becomes a password is hidden where it is")
    func becomesPassword() throws {
        let before = try field(.text)
        before.type("half")
        let after = try field(.password)
        #expect(after === before)
        #expect(after.isSecureTextEntry)
        #expect(after.text == "half")
    }
}

@MainActor final class StagedView: ScreenView {
    let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }
}
