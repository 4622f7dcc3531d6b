// The floor: plain C loops that do the same work, over existing arrays.
//
// Each function writes what a layout must write: the position of an item, its track, its size, and
// the data by which a query finds it. Lengths are points or whole pixels as doubles; sizes are
// stored as floats.
#ifndef TRELLIS_FLOOR_H
#define TRELLIS_FLOOR_H

#include <stddef.h>
#include <stdint.h>

/// The size of an item, in the form that the delegates of the benchmarks use.
typedef struct {
  double width;
  double height;
} floor_size;

/// The storage of a waterfall.
typedef struct {
  double *y;
  uint16_t *track;
  float *extent;
  /// The heights of all tracks before every 64 items.
  double *index;
} floor_tracks;

/// Places each item in the first of the shortest of up to 64 tracks, which it compares one by one.
void floor_place_argmin(const floor_size *sizes, size_t count, int tracks, double spacing,
                        floor_tracks to);

/// Places each item in the first of the shortest tracks, with 1 to 12 tracks that are kept sorted in
/// registers. Heights can be any numbers, in units of 1/76,800 point.
void floor_place_any(const floor_size *sizes, size_t count, int tracks, double width, double spacing,
                     floor_tracks to);

/// Places items whose heights are whole pixels, in sorted tracks.
void floor_place_whole(const floor_size *sizes, size_t count, int tracks, double width,
                       double spacing, floor_tracks to);

/// Places items that are as wide as their track, with heights that follow from their aspect ratios,
/// in sorted tracks.
void floor_place_ratio(const floor_size *sizes, size_t count, int tracks, double width,
                       double spacing, floor_tracks to);

/// The items of one track with their positions, and a look-up table for bins of 1,024 points.
typedef struct {
  const double *y;
  const float *extent;
  const uint32_t *item;
  const uint32_t *bins;
  size_t count;
  size_t bin_count;
} floor_column;

/// A visible item with its frame, as large as the attributes of an element.
typedef struct {
  uint64_t item;
  double x, y, width, height;
  /// The other attributes, which every query writes too.
  uint64_t rest[14];
} floor_frame;

/// Writes the frames of the items between two offsets, and returns their number.
size_t floor_query(const floor_column *columns, int count, double width, double spacing,
                   double lower, double upper, floor_frame *to);

/// Writes the start of each extent, and returns the end of the last one.
double floor_prefix_sums(const double *extents, size_t count, double *starts);

/// Writes the frames of the items between two offsets of a list, and returns their number.
size_t floor_query_list(const double *starts, size_t count, double width, double lower,
                        double upper, floor_frame *to);

/// Writes the frames of the visible cells of a sheet with prefix sums of rows and columns.
size_t floor_query_sheet(const double *rows, size_t row_count, const double *columns,
                         size_t column_count, double x, double y, double width, double height,
                         floor_frame *to);

/// Extents with sums over blocks of 64, which are stored in a Fenwick tree.
typedef struct {
  float *extents;
  double *tree;
  size_t count;
  size_t blocks;
} floor_blocks;

/// Computes the sums of the blocks and the tree.
void floor_blocks_build(floor_blocks list);

/// Replaces one extent.
void floor_blocks_set(floor_blocks list, size_t index, float extent);

/// Inserts an extent at the front, which moves all others, and computes the sums again.
void floor_blocks_insert_front(floor_blocks list, float extent);

/// Reads and writes as many bytes as another function, in ascending order, and nothing else.
///
/// Both blocks must have room for eight bytes more.
uint64_t floor_traffic(const char *from, char *to, size_t read, size_t written);

#endif
