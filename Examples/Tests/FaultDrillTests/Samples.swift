import About
import Driving
import Outdoors
import Restaurants
import Ride
import TicTacToe

extension SampleUnderTest {
    static let about = SampleUnderTest(program: "samples") { backend, _ in AboutApp(backend: backend).hosted }
    static let restaurants = SampleUnderTest(program: "samples") { backend, environment in
        RestaurantsApp(RestaurantsConfiguration(backend: backend, environment: environment)).hosted
    }
    static let outdoors = SampleUnderTest(program: "samples") { backend, environment in
        OutdoorsApp(OutdoorsConfiguration(backend: backend, environment: environment)).hosted
    }
    static let ticTacToe = SampleUnderTest(program: "samples") { backend, environment in
        TicTacToeApp(TicTacToeConfiguration(backend: backend, environment: environment)).hosted
    }
    static let ride = SampleUnderTest(program: "samples") { backend, environment in
        RideApp(RideConfiguration(backend: backend, environment: environment)).hosted
    }
}
