import Foundation
import SceneryTestKit

@MainActor func useProperties() async {
    await use("Profile") {
        let mock = ProfileMock()
        let profile: any Profile = mock
        mock.onName.returns("Ada")
        mock.age = 36
        mock.company = "Engines"
        check(
            profile.name == "Ada" && profile.age == 36 && profile.company == "Engines" && profile.kids.isEmpty
        )
        check(mock.onAge.writes.calls == [36] && mock.onName.readCount == 1)
        mock.onName.reads.answers { "computed" }
        check(profile.name == "computed")
    }
    await use("ThrowingProfile") {
        let mock = ThrowingProfileMock()
        mock.onTitle.throws(AppError.gone)
        mock.onFirstName.returns("A")
        mock.onCode.throws(.offline(1))
        check(await thrown { _ = try mock.title } as? AppError == .gone)
        check(try mock.firstName == "A")
        do throws(AppError) { _ = try mock.code } catch { check(error == .offline(1)) }
    }
    await use("AsyncProfile") {
        let mock = AsyncProfileMock()
        mock.onTitle.returns("T")
        mock.onSecondName.answers {
            try await Task.sleep(for: .zero)
            return "S"
        }
        mock.onFailing.throws(.refused)
        check(await mock.title == "T")
        check(try await mock.secondName == "S")
        check(await thrown { _ = try await mock.failing } as? AppError == .refused)
    }
    await use("StaticSettings") {
        StaticSettingsMock.onShared.returns("shared")
        StaticSettingsMock.level = 4
        StaticSettingsMock.onRemote.returns("far")
        StaticSettingsMock.onRisky.throws(AppError.gone)
        check(StaticSettingsMock.shared == "shared" && StaticSettingsMock.level == 4)
        check(try await StaticSettingsMock.remote == "far")
    }
    await use("ClosureProperties") {
        let mock = ClosurePropertiesMock()
        var taps = 0
        mock.onTap = { taps += 1 }
        mock.onTap?()
        mock.onTransform.returns { "\($0)" }
        mock.onLoader.returns { User(id: 1, name: "L") }
        check(taps == 1 && mock.transform(3) == "3")
        check(try await mock.loader().id == 1)
    }
    await use("ImplicitlyUnwrapped") {
        let mock = ImplicitlyUnwrappedMock()
        let screen = Screen()
        mock.window = screen
        check(mock.window === screen && mock.text == nil)
    }
    await use("WeakDelegating") {
        let mock = WeakDelegatingMock()
        let delegate = ProfileDelegateMock()
        mock.delegate = delegate
        check(mock.delegate === delegate && mock.dataSource == nil)
    }
    await use("ProfileDelegate") {
        let mock = ProfileDelegateMock()
        mock.didChange(ProfileMock())
        check(mock.onDidChange.count == 1)
    }
    await use("TupleProperties") {
        let mock = TuplePropertiesMock()
        mock.position = (x: 1, y: 2)
        mock.onRange.returns(1...3)
        check(mock.position.y == 2 && mock.range.count == 3)
    }
    await use("StreamProperties") {
        let mock = StreamPropertiesMock()
        mock.onValues.returns(
            AsyncStream {
                $0.yield(1)
                $0.yield(2)
                $0.finish()
            })
        var values: [Int] = []
        for await value in mock.values { values.append(value) }
        for try await _ in mock.failing { check(false) }
        check(values == [1, 2])
    }
    await use("MutatingProperties") {
        let mock = MutatingPropertiesMock()
        mock.onTotal.returns(2)
        mock.cached = "c"
        mock.text = "t"
        check(mock.total == 2 && mock.cached == "c" && mock.onText.writes.calls == ["t"])
    }
    await use("Existentials") {
        let mock = ExistentialsMock()
        mock.all = [ProfileMock()]
        mock.error = AppError.gone
        check(mock.all.count == 1 && mock.error as? AppError == .gone && mock.maybe == nil)
    }
    await use("ManyProperties") {
        let mock = ManyPropertiesMock()
        mock.onFirst.returns(1)
        mock.second = "2"
        mock.third.append(3)
        check(mock.first == 1 && mock.second == "2" && mock.third == [3])
    }
    await use("OptionalClosures") {
        let mock = OptionalClosuresMock()
        check(mock.closure == nil)
        mock.closure = { number in { $0.count == number } }
        check(mock.closure?(2)?("ab") == true)
    }
    await use("LazyLike") {
        let mock = LazyLikeMock()
        mock.onDescription.returns("d")
        mock.onHashValue.returns(9)
        check(mock.description == "d" && mock.hashValue == 9)
    }
    await use("ViewModeling") {
        let mock = ViewModelingMock()
        mock.onIsLoading.returns(true)
        mock.onLoad.answers { mock.title = "loaded" }
        await mock.load()
        check(mock.isLoading && mock.rows.isEmpty && mock.title == "loaded")
    }
    await use("FileSystem") {
        let mock = FileSystemMock()
        mock.onContentsOf.throws(AppError.gone)
        check(await thrown { _ = try mock.contents(of: URL(filePath: "/")) } as? AppError == .gone)
    }
    await use("MixedStatics") {
        let mock = MixedStaticsMock()
        MixedStaticsMock.onName.returns("type")
        mock.onName.returns("instance")
        mock.onMake.returns(1)
        MixedStaticsMock.onMake.returns(2)
        check(
            MixedStaticsMock.name == "type" && mock.name == "instance" && mock.make() == 1
                && MixedStaticsMock.make() == 2)
    }
    await use("DateComponentsOwner") {
        let mock = DateComponentsOwnerMock()
        mock.calendar = Calendar(identifier: .persian)
        check(mock.calendar.identifier == .persian)
    }
    await use("Keyed") {
        let mock = KeyedMock()
        mock.onKeyPath.returns(\.name)
        mock.onDefault.returns(3)
        mock.onType.returns(User.self)
        check(
            User(id: 1, name: "k")[keyPath: mock.keyPath] == "k" && mock.default == 3
                && mock.type == User.self)
    }
}
