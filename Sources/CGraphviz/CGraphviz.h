// What Swift cannot see of Graphviz by itself: macros, mutable globals, and signatures that changed
// between versions. Everything that differs from version to version is read here and nowhere else.
//
// The accessors of positions are valid between gvLayout and gvFreeLayout.
#ifndef NAVGRAPH_CGRAPHVIZ_H
#define NAVGRAPH_CGRAPHVIZ_H

// For Dl_info and dladdr, which glibc offers on request only.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <dlfcn.h>
#include <gvc.h>
#include <stdio.h>
#if __has_include(<graphviz_version.h>)
#include <graphviz_version.h>
#endif

// MARK: - Building

/// A directed graph that may have parallel edges; to be closed with agclose.
static inline Agraph_t *navgraph_open(void) { return agopen((char *)"map", Agdirected, NULL); }

/// A node with an identity of its own.
static inline Agnode_t *navgraph_add_node(Agraph_t *graph) {
  return agnode(graph, NULL, 1);
}

/// An edge with an identity of its own, even beside another between the same nodes.
static inline Agedge_t *navgraph_add_edge(Agraph_t *graph, Agnode_t *tail, Agnode_t *head) {
  return agedge(graph, tail, head, NULL, 1);
}

/// Sets an attribute of a graph, node or edge; false where memory ran out.
static inline int navgraph_set(void *object, const char *name, const char *value) {
  return agsafeset(object, (char *)name, (char *)value, (char *)"") == 0;
}

/// Declares an attribute of all nodes with its default.
static inline int navgraph_set_node_default(
    Agraph_t *graph, const char *name, const char *value) {
  return agattr(graph, AGNODE, (char *)name, (char *)value) != NULL;
}

/// Declares an attribute of all edges with its default.
static inline int navgraph_set_edge_default(
    Agraph_t *graph, const char *name, const char *value) {
  return agattr(graph, AGEDGE, (char *)name, (char *)value) != NULL;
}

// MARK: - Contexts

/// A context with these plugins and no others. The list ends with an empty symbol, and has to live
/// as long as the context.
static inline GVC_t *navgraph_context(const lt_symlist_t *plugins) {
  return gvContextPlugins(plugins, 0);
}

/// The path of libgvc, beside which its plugins lie; NULL where the loader does not tell.
static inline const char *navgraph_library_path(void) {
  Dl_info info;
  return dladdr((const void *)&gvContext, &info) ? info.dli_fname : NULL;
}

/// The version in the file names of plugins that fit this libgvc, or 0 if it is not known.
static inline int navgraph_plugin_version(void) {
#ifdef GVPLUGIN_VERSION
  return GVPLUGIN_VERSION;
#else
  return 0;
#endif
}

typedef int (*navgraph_listener)(char *);

/// Sends the messages of Graphviz to a function instead of to stderr, for the whole process.
static inline void navgraph_listen(navgraph_listener listener) {
  agseterrf((agusererrf)listener);
}

// MARK: - Pictures

/// Writes a graph that has its layout in a format such as "png:cairo"; false where that fails. The bytes are
/// to be freed in either case, unless they are NULL.
///
/// Nothing here includes <stdlib.h>: with what is defined above, it would declare types otherwise than the
/// module of the C library does, and a compiler refuses to have both.
static inline int navgraph_render(
    GVC_t *context, Agraph_t *graph, const char *format, char **bytes, size_t *length) {
  *bytes = NULL;
  *length = 0;
  FILE *stream = open_memstream(bytes, length);
  if (!stream) return 0;
  int status = gvRender(context, graph, format, stream);
  return fclose(stream) == 0 && status == 0;
}

// MARK: - Positions, in points, y upwards

static inline pointf navgraph_node_center(Agnode_t *node) { return ND_coord(node); }

static inline boxf navgraph_graph_bounds(Agraph_t *graph) { return GD_bb(graph); }

/// The number of curves of an edge, 0 where the layout lost it.
static inline int navgraph_curve_count(Agedge_t *edge) {
  return ED_spl(edge) ? (int)ED_spl(edge)->size : 0;
}

static inline bezier navgraph_curve(Agedge_t *edge, int index) { return ED_spl(edge)->list[index]; }

/// The number of control points of a curve: 3n + 1 for n pieces.
static inline int navgraph_point_count(bezier curve) { return (int)curve.size; }

/// Whether an arrow stands before the first control point; its tip is the curve's sp.
static inline int navgraph_starts_with_arrow(bezier curve) { return curve.sflag != 0; }

/// Whether an arrow stands behind the last control point; its tip is the curve's ep.
static inline int navgraph_ends_with_arrow(bezier curve) { return curve.eflag != 0; }

#endif
