// The floor: what the same work costs as plain loops in C, over arrays that are there already.
//
// Each function writes what a layout has to write: where an item begins, its track, its size, and what
// a query finds it by. Lengths are points or whole pixels as doubles; sizes are stored as floats.
#ifndef TRELLIS_FLOOR_H
#define TRELLIS_FLOOR_H

#include <stddef.h>
#include <stdint.h>

/// The size of an item, as the delegates of the benchmarks have it.
typedef struct {
  double width;
  double height;
} floor_size;

/// A waterfall's storage.
typedef struct {
  double *y;
  uint16_t *track;
  float *extent;
  /// The heights of all tracks before every 64 items.
  double *index;
} floor_tracks;

/// Places items, each in the first of the shortest tracks; heights are any numbers.
void floor_place_argmin(const floor_size *sizes, size_t count, int tracks, double spacing,
                        floor_tracks to);

/// The same where items are as wide as their track, and as high as their aspect ratio makes them.
void floor_place_argmin_ratio(const floor_size *sizes, size_t count, int tracks, double width,
                              double spacing, floor_tracks to);

/// The same for heights that are whole pixels, with 1 to 12 tracks kept sorted in registers.
void floor_place_sorted(const floor_size *sizes, size_t count, int tracks, double spacing,
                        floor_tracks to);

/// The items of one track and where they begin, with a look-up by bins of 1,024 points.
typedef struct {
  const double *y;
  const float *extent;
  const uint32_t *item;
  const uint32_t *bins;
  size_t count;
  size_t bin_count;
} floor_column;

/// A visible item: what a host needs of it.
typedef struct {
  uint64_t item;
  double x, y, width, height;
} floor_frame;

/// Finds what lies between two offsets, and writes its frames.
size_t floor_query(const floor_column *columns, int count, double width, double spacing,
                   double lower, double upper, floor_frame *to);

/// Writes where each of many extents begins, and returns where the last ends.
double floor_prefix_sums(const double *extents, size_t count, double *starts);

/// Finds what lies between two offsets in a list, by its prefix sums.
size_t floor_query_list(const double *starts, size_t count, double width, double lower,
                        double upper, floor_frame *to);

/// Writes the frames of some cells of a sheet with prefix sums of rows and columns.
size_t floor_query_sheet(const double *rows, size_t row_count, const double *columns,
                         size_t column_count, double x, double y, double width, double height,
                         floor_frame *to);

/// Extents with sums over blocks of 64 in a Fenwick tree.
typedef struct {
  float *extents;
  double *tree;
  size_t count;
  size_t blocks;
} floor_blocks;

/// Sums the blocks, and makes the tree.
void floor_blocks_build(floor_blocks list);

/// Replaces one extent.
void floor_blocks_set(floor_blocks list, size_t index, float extent);

/// Moves all extents for one that comes first, and sums the blocks anew.
void floor_blocks_insert_front(floor_blocks list, float extent);

#endif
