import Foundation
import SceneryScreens
import SceneryWeb

exit(await HostLauncher(Fixture.app, hosts: [WebHost(configuration: Fixture.configuration)]).run())
