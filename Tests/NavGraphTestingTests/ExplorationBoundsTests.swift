import NavGraphTesting
import Testing

struct ExplorationBoundsTests {
}
