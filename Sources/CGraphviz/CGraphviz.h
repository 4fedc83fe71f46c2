// What Swift cannot see of Graphviz by itself: macros, and types that changed between versions.
#ifndef NAVGRAPH_CGRAPHVIZ_H
#define NAVGRAPH_CGRAPHVIZ_H

#include <gvc.h>

#endif
