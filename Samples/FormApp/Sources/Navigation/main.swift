import NavGraph
import NavigationGraphs

register(formApp)
