import About
import Driving
import SceneryScreens
import Testing

extension ScreenTests {
    @Suite("About") struct AboutScreenTests {
        @Test("the indicator is shown until the text comes", arguments: DriverKind.allCases)
        func content(kind: DriverKind) async throws {
            try await SampleUnderTest.about.run(in: kind, SampleStart(faults: ["about": "slow"])) {
                app, backend in
                let about = AboutRobot(app: app)
                try await about.waitsForText()
                try await backend.set(["about": "ok"])
                try await about.seesText()
                try await app.isBusy(false)
            }
        }

        @Test("a failure is a dialog, and trying again fetches the text", arguments: DriverKind.allCases)
        func failure(kind: DriverKind) async throws {
            try await SampleUnderTest.about.run(in: kind, SampleStart(faults: ["about": "error"])) {
                app, backend in
                let about = AboutRobot(app: app)
                try await about.seesFailure()
                try await about.closesFailure()
                try await about.triesAgain()
                try await about.seesFailure()
                try await backend.set(["about": "ok"])
                try await about.triesAgain()
                try await about.seesText()
            }
        }

        @Test("a chosen language words the screen again and turns it around", arguments: DriverKind.allCases)
        func language(kind: DriverKind) async throws {
            try await SampleUnderTest.about.run(in: kind) { app, backend in
                let about = AboutRobot(app: app)
                try await about.seesText()
                try await app.readsRightToLeft(false)
                try await about.chooses(language: "فارسی", in: "Language")
                try await about.seesPersianText()
                try await about.chooses(language: "English", in: "زبان")
                try await about.seesText()
                try await app.readsRightToLeft(false)
            }
        }

        @Test("a person who reads Persian is served in Persian", arguments: DriverKind.allCases)
        func persian(kind: DriverKind) async throws {
            let start = SampleStart(faults: ["about": "error"], language: "fa")
            try await SampleUnderTest.about.run(in: kind, start) { app, backend in
                let about = AboutRobot(app: app)
                try await about.seesPersianFailure()
                try await backend.set(["about": "ok"])
                try await about.triesAgainInPersian()
                try await about.seesPersianText()
            }
        }

        @Test("the terms open and lead back", arguments: DriverKind.allCases)
        func terms(kind: DriverKind) async throws {
            try await SampleUnderTest.about.run(in: kind) { app, backend in
                let terms = try await AboutRobot(app: app).opensTerms()
                try await terms.seesTerms()
                try await terms.opensWebPage(of: backend)
                try await terms.goesBack().seesText()
            }
        }

        @Test("terms that fail can be fetched again", arguments: DriverKind.allCases)
        func termsFailure(kind: DriverKind) async throws {
            try await SampleUnderTest.about.run(in: kind, SampleStart(faults: ["terms": "error"])) {
                app, backend in
                let terms = try await AboutRobot(app: app).opensTerms()
                try await terms.seesFailure()
                try await backend.set(["terms": "ok"])
                try await terms.triesAgain()
                try await terms.seesTerms()
            }
        }
    }
}

extension SampleUnderTest {
    static let about = SampleUnderTest(program: "about") { backend, _ in AboutApp(backend: backend).hosted }
}
