import Foundation
import Scenery
import SceneryScreens
import Settings

/// Measures the app under many changes, with all scenes open.
///
///     RideLoad               1,000 changes a second for 10 seconds; one line of JSON
///     RideLoad soak SECONDS  opens and closes scenes at random, some twenty a second; resident bytes each second
@MainActor public enum RideLoad {
    /// Runs the command line and returns the exit code: 1 where a state was missed or out of order.
    public static func run(_ arguments: [String]) async -> Int32 {
        switch (arguments.first, arguments.dropFirst().first.flatMap { Double($0) }) {
        case (nil, _): return await load(changes: 10_000, perSecond: 1_000)
        case ("soak", let seconds?): return await soak(.seconds(seconds))
        default:
            print("usage: RideLoad [soak SECONDS]")
            return 64
        }
    }

    private static func load(changes: Int, perSecond: Int) async -> Int32 {
        let services = services()
        let rides = services.manager
        rides.receive(RideFixtures.numbered(0))
        let scenes = OpenScenes(services.services)
        let start = ContinuousClock.now
        var busy = Duration.zero
        for number in 1...changes {
            busy += ContinuousClock().measure { rides.receive(RideFixtures.numbered(number)) }
            let due = start + .seconds(1) * Double(number) / Double(perSecond)
            // Ends early only when the process ends.
            if due > .now {
                try? await Task.sleep(until: due, clock: .continuous)
            } else {
                await Task.yield()
            }
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let figures = OpenScenes.followers.map { ($0, LoadReport.Scene(scenes.shown[$0] ?? [], of: changes)) }
        let report = LoadReport(
            changes: changes, seconds: seconds, changesPerSecond: Double(changes) / seconds,
            busyShare: busy / .seconds(seconds), scenes: Dictionary(uniqueKeysWithValues: figures))
        print(report.json)
        scenes.close()
        return report.isClean ? 0 : 1
    }

    private static func soak(_ duration: Duration) async -> Int32 {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let services = services()
        let end = ContinuousClock.now + duration
        var (next, opened, number) = (ContinuousClock.now, 0, 0)
        while ContinuousClock.now < end {
            let scenes = OpenScenes(services.services, only: Int.random(in: 0..<13, using: &random))
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                number += 1
                services.manager.receive(RideFixtures.numbered(number))
            }
            // Ends early only when the process ends.
            try? await Task.sleep(for: .milliseconds(Int.random(in: 0..<100, using: &random)))
            scenes.close()
            opened += 1
            if ContinuousClock.now >= next {
                print(#"{"opened":\#(opened),"residentBytes":\#(residentBytes())}"#)
                next += .seconds(1)
            }
        }
        return 0
    }

    private static func services() -> (services: RideServices, manager: RideManager) {
        let language = AppLanguage.english
        let client = RideClient(
            .rides(URL(filePath: "/"), transport: SilentTransport()), language: { language })
        let broadcasts = Broadcasts()
        let manager = RideManager(
            client: client, stored: StoredValue(), broadcasts: broadcasts, clock: .system)
        var services = RideServices.fixed(in: HostContext())
        services.broadcasts = broadcasts
        services.rides = manager
        services.offers = FixedOffers(
            places: .value([RideFixtures.airport]), answer: .value(RideFixtures.offer))
        services.profiles = FixedProfiles(.value(RideFixtures.profile))
        return (services, manager)
    }

    /// The memory that the process uses at the moment (`/proc/self/statm`, in pages); 0 where that is not known.
    private static func residentBytes() -> Int {
        let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }
}
