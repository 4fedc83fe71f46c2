import ComposableArchitecture
import TCACoordinators

@Reducer
enum ShopScreen {
  case home(Home)
  case product(Product)
  case cart(Cart)
}

@Reducer
struct ShopCoordinator {
  struct State: Equatable {
    var routes: IdentifiedArrayOf<Route<ShopScreen.State>> = [
      .root(.home(Home.State()), embedInNavigationView: true)
    ]
  }

  enum Action {
    case router(IdentifiedRouterActionOf<ShopScreen>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .router(.routeAction(_, .home(.productTapped))):
        state.routes.push(.product(Product.State()))
      case .router(.routeAction(_, .home(.cartTapped))):
        state.routes.presentSheet(.cart(Cart.State()))
      case .router(.routeAction(_, .product(.addedToCart))):
        state.routes.presentSheet(.cart(Cart.State()))
      case .router(.routeAction(_, .cart(.continueTapped))):
        state.routes.goBackTo(\.product)
      case .router(.routeAction(_, .cart(.checkedOut))):
        state.routes.goBackToRoot()
      default:
        break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router)
  }
}

@Reducer
struct Home {
  struct State: Equatable {}
  enum Action { case productTapped, cartTapped }
}

@Reducer
struct Product {
  struct State: Equatable {}
  enum Action { case addedToCart }
}

@Reducer
struct Cart {
  struct State: Equatable {}
  enum Action { case continueTapped, checkedOut }
}
