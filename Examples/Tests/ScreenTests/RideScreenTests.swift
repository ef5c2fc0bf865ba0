import Driving
import Foundation
import Ride
import SceneryScreens
import Testing

extension ScreenTests {
    @Suite("Ride") struct RideScreenTests {
        @Test("a ride from the search for a place to the receipt", arguments: DriverKind.allCases)
        func ride(kind: DriverKind) async throws {
            try await SampleUnderTest.ride.run(in: kind, .rideThatWaits) { app, backend in
                let map = try await signedIn(app)
                let director = try await RideDirector(backend)
                try await books(on: map)
                let ride = RideRobot(app: app)
                try await ride.waitsForDriver()
                try await director.advance(to: "accepted")
                try await ride.seesRide("Your driver is coming")
                try await ride.seesDriver()
                try await ride.writes("Where are you?")
                try await ride.reads("min from you.")
                try await ride.goesBack()
                try await ride.goesBack()
                try await map.seesRide("Your driver is coming")
                try await director.advance(to: "arrived")
                try await map.seesRide("Your driver is here")
                try await map.seesUnreadMessages(1)
                _ = try await map.showsRide()
                try await director.advance(to: "onTheWay")
                try await ride.seesRide("On the way")
                try await director.advance(to: "finished")
                try await ride.seesRide("You have arrived")
                try await ride.opensReceipt()
                try await ride.seesReceipt()
                try await ride.closesReceipt()
                try await ride.goesBack()
                try await map.opensRides()
                try await app.sees("María Pita → Tower of Hercules", "You have arrived")
            }
        }

        @Test("a person signs in with two factors, after a failure", arguments: DriverKind.allCases)
        func signIn(kind: DriverKind) async throws {
            try await SampleUnderTest.ride.run(in: kind, SampleStart(faults: ["sign-in": "error"])) {
                app, backend in
                let signIn = RideSignInRobot(app: app)
                try await signIn.seesForm()
                try await signIn.signsIn(as: "sara@example.com", with: "scenery")
                try await signIn.seesFailure()
                try await backend.set(["sign-in": "ok"])
                try await signIn.triesAgain()
                try await signIn.isAskedForCode()
                try await signIn.asksForAnotherCode()
                try await signIn.enters(code: "1234")
                try await RideMapRobot(app: app).seesMap()
            }
        }

        @Test("failures while booking and cancelling can be tried again", arguments: DriverKind.allCases)
        func failures(kind: DriverKind) async throws {
            try await SampleUnderTest.ride.run(in: kind, .rideThatWaits) { app, backend in
                let map = try await signedIn(app)
                try await backend.set(["offers": "error", "book": "error", "cancel": "error"])
                let booking = try await map.searchesDestination()
                try await booking.seesFavorites()
                try await booking.searches("nowhere at all")
                try await booking.findsNothing()
                try await booking.searches("Tower")
                try await booking.chooses("Tower of Hercules")
                try await booking.seesFailure()
                try await backend.set(["offers": "ok"])
                try await booking.triesAgain()
                try await booking.seesOffer()
                try await booking.books()
                try await booking.seesFailure()
                try await backend.set(["book": "ok"])
                try await booking.triesAgain()
                let ride = RideRobot(app: app)
                try await ride.waitsForDriver()
                try await ride.cancels()
                try await ride.seesFailure()
                try await backend.set(["cancel": "ok"])
                try await ride.triesAgain()
                try await app.sees("Cancelled")
                try await ride.goesBack()
                try await map.seesRide("Cancelled")
            }
        }

        @Test("a lost connection is told until the ride is followed again", arguments: DriverKind.allCases)
        func offline(kind: DriverKind) async throws {
            try await SampleUnderTest.ride.run(in: kind, .rideThatWaits) { app, backend in
                let map = try await signedIn(app)
                let director = try await RideDirector(backend)
                try await books(on: map)
                try await RideRobot(app: app).waitsForDriver()
                try await backend.set(["changes": "drop"])
                // The request that waits for a change is answered; the one after it is lost.
                try await director.advance(to: "accepted")
                try await app.sees("No connection. The ride goes on")
                try await backend.set(["changes": "ok"])
                try await app.seesNo("No connection.")
            }
        }

        @Test("a person changes their name, is refused none, and signs out", arguments: DriverKind.allCases)
        func profile(kind: DriverKind) async throws {
            try await SampleUnderTest.ride.run(in: kind) { app, _ in
                let profile = try await signedIn(app).opensProfile()
                try await profile.sees(name: "Guest", email: "guest@example.com")
                try await profile.saves(name: "")
                try await profile.seesRefusal("Enter a name.")
                try await profile.closesRefusal()
                try await profile.saves(name: "Nadia")
                try await profile.seesSaved()
                try await profile.signsOut()
                try await RideSignInRobot(app: app).seesForm()
            }
        }

        @Test("settings turn the app around to Persian", arguments: DriverKind.allCases)
        func settings(kind: DriverKind) async throws {
            try await SampleUnderTest.ride.run(in: kind) { app, _ in
                let map = try await signedIn(app)
                try await map.opensSettings()
                try await app.choose("فارسی", in: "Language")
                try await app.seesTitle("تنظیمات")
                try await app.readsRightToLeft()
                try await map.goesBack()
                try await app.seesTitle("سفر")
                try await app.sees("کجا می‌روید؟")
            }
        }

        @Test("after a restart in mid-ride, the app goes on with the ride", arguments: DriverKind.allCases)
        func restart(kind: DriverKind) async throws {
            try await SampleUnderTest.ride.run(in: kind, .rideThatWaits, keepingIn: "RIDE_STORE") {
                app, backend in
                try await books(on: try await signedIn(app))
                let ride = RideRobot(app: app)
                try await ride.waitsForDriver()
                try await RideDirector(backend).advance(to: "accepted")
                try await ride.seesRide("Your driver is coming")
            } restarted: { app, backend in
                let map = RideMapRobot(app: app)
                try await map.seesRide("Your driver is coming")
                try await RideDirector(backend).advance(to: "arrived")
                try await map.seesRide("Your driver is here")
                try await map.showsRide().seesRide("Your driver is here")
            }
        }

        @Test(
            "what is written without a server is sent when it is there again", arguments: DriverKind.allCases)
        func stoppedServer(kind: DriverKind) async throws {
            try await SampleUnderTest.ride.run(in: kind, .rideThatWaits) { app, backend in
                try await books(on: try await signedIn(app))
                let ride = RideRobot(app: app)
                try await ride.waitsForDriver()
                try await RideDirector(backend).advance(to: "accepted")
                try await ride.seesRide("Your driver is coming")
                await backend.stop()
                try await app.sees("No connection. The ride goes on")
                try await ride.writesWithoutServer("I have a red coat.")
                try await app.sees("waiting to be sent")
                try await backend.startAgain()
                try await app.seesNo("waiting to be sent")
                try await app.seesNo("No connection.")
                try await app.sees("I have a red coat.")
            }
        }

        @Test("a message that is refused says why, and can be deleted", arguments: DriverKind.allCases)
        func refusedMessage(kind: DriverKind) async throws {
            try await SampleUnderTest.ride.run(in: kind, .rideThatWaits) { app, backend in
                try await books(on: try await signedIn(app))
                let ride = RideRobot(app: app)
                try await ride.waitsForDriver()
                try await RideDirector(backend).advance(to: "finished")
                try await ride.seesRide("You have arrived")
                try await ride.writes("I left my coat.", unread: 1)
                try await ride.seesRefusal("The ride is over.")
                try await ride.deletesUnsent()
                try await app.seesNo("I left my coat.")
            }
        }

        @Test("a link to a receipt leads through the sign-in and the ride", arguments: DriverKind.allCases)
        func link(kind: DriverKind) async throws {
            let start = SampleStart(link: "/ride-map?then=/rides/ride-2&then=/rides/ride-2/receipt")
            try await SampleUnderTest.ride.run(in: kind, start) { app, _ in
                let signIn = RideSignInRobot(app: app)
                try await signIn.signsIn(as: "omid@example.com", with: "scenery")
                try await signIn.enters(code: "4321")
                let ride = RideRobot(app: app)
                try await app.seesTitle("Receipt")
                try await ride.seesReceipt()
                try await ride.goesBack()
                try await app.seesTitle("Your ride")
                try await app.sees("You have arrived")
                try await ride.goesBack()
                try await RideMapRobot(app: app).seesMap()
            }
        }

        @Test("a person who reads Persian rides in Persian, errors included", arguments: DriverKind.allCases)
        func persian(kind: DriverKind) async throws {
            let start = SampleStart(
                faults: ["sign-in": "error"], language: "fa", backend: ["--ride-pace", "manual"])
            try await SampleUnderTest.ride.run(in: kind, start) { app, backend in
                let ride = PersianRideRobot(app: app)
                try await ride.seesFailureOfSignIn()
                try await backend.set(["sign-in": "ok"])
                try await ride.triesAgain()
                try await ride.seesMap()
                try await ride.books()
                try await ride.waitsForDriver()
                try await RideDirector(backend).advance(to: "accepted")
                try await ride.seesDriver()
            }
        }

        private func signedIn(_ app: any AppDriver) async throws -> RideMapRobot {
            try await RideSignInRobot(app: app).signsIn(as: "guest@example.com", with: "guest")
            let map = RideMapRobot(app: app)
            try await map.seesMap()
            return map
        }

        private func books(on map: RideMapRobot) async throws {
            let booking = try await map.searchesDestination()
            try await booking.searches("Tower")
            try await booking.chooses("Tower of Hercules")
            try await booking.seesOffer()
            try await booking.books()
        }
    }
}

extension SampleStart {
    /// A backend whose rides go on when a test says so.
    static let rideThatWaits = SampleStart(backend: ["--ride-pace", "manual"])
}

extension SampleUnderTest {
    static let ride = SampleUnderTest(program: "samples", link: "/ride-map") { backend, environment in
        RideApp(RideConfiguration(backend: backend, environment: environment)).hosted
    }
}
