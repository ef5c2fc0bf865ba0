import Foundation
import Launching
import ServerLaunching
import TicTacToe

exit(await SampleLauncher.withServer.run { TicTacToeApp(TicTacToeConfiguration(backend: $0)).hosted })
