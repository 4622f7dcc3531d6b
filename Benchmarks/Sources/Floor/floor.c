#include "floor.h"

#include <string.h>

void floor_place_argmin(const floor_size *sizes, size_t count, int tracks, double spacing,
                        floor_tracks to) {
  double heights[64] = {0};
  double *index = to.index;
  for (size_t i = 0; i < count; i++) {
    if (i % 64 == 0) {
      memcpy(index, heights, sizeof(double) * (size_t)tracks);
      index += tracks;
    }
    int best = 0;
    for (int t = 1; t < tracks; t++) {
      if (heights[t] < heights[best]) best = t;
    }
    double extent = sizes[i].height;
    to.y[i] = heights[best];
    to.track[i] = (uint16_t)best;
    to.extent[i] = (float)extent;
    heights[best] += extent + spacing;
  }
}

// Tracks are integers with the number of the track in the low bits. They are kept sorted. An item
// goes to the first track, which then moves to its new place by minima and maxima, without a
// branch. N is constant, so all tracks stay in registers. UNITS is the number of integers in a point.
#define PLACE_SORTED(N, NAME, UNITS, EXTENT)                                                \
  static void NAME##_##N(const floor_size *sizes, size_t count, double width, double spacing,\
                         floor_tracks to) {                                                 \
    (void)width;                                                                            \
    int64_t keys[N];                                                                        \
    for (int t = 0; t < N; t++) keys[t] = t;                                                \
    double *index = to.index;                                                               \
    int64_t gap = (int64_t)(spacing * UNITS) << 4;                                          \
    for (size_t begin = 0; begin < count; begin += 64) {                                    \
      for (int t = 0; t < N; t++) index[keys[t] & 15] = (double)(keys[t] >> 4) / UNITS;     \
      index += N;                                                                           \
      size_t end = begin + 64 < count ? begin + 64 : count;                                 \
      for (size_t i = begin; i < end; i++) {                                                \
        int64_t key = keys[0];                                                              \
        double extent = EXTENT;                                                             \
        to.y[i] = (double)(key >> 4) * (1 / UNITS);                                         \
        to.track[i] = (uint16_t)(key & 15);                                                 \
        to.extent[i] = (float)extent;                                                       \
        key += ((int64_t)(extent * UNITS) << 4) + gap;                                      \
        _Pragma("unroll") for (int t = 1; t < N; t++) {                                     \
          int64_t other = keys[t];                                                          \
          keys[t - 1] = key < other ? key : other;                                          \
          key = key < other ? other : key;                                                  \
        }                                                                                   \
        keys[N - 1] = key;                                                                  \
      }                                                                                     \
    }                                                                                       \
  }

#define EACH_COUNT(DO, ...)                                                                 \
  DO(1, __VA_ARGS__) DO(2, __VA_ARGS__) DO(3, __VA_ARGS__) DO(4, __VA_ARGS__)               \
  DO(5, __VA_ARGS__) DO(6, __VA_ARGS__) DO(7, __VA_ARGS__) DO(8, __VA_ARGS__)               \
  DO(9, __VA_ARGS__) DO(10, __VA_ARGS__) DO(11, __VA_ARGS__) DO(12, __VA_ARGS__)

#define CASE(N, NAME)                                                                       \
  case N: NAME##_##N(sizes, count, width, spacing, to); break;

#define PLACE_ALL(NAME, UNITS, EXTENT)                                                      \
  EACH_COUNT(PLACE_SORTED, NAME, UNITS, EXTENT)                                             \
  void floor_place_##NAME(const floor_size *sizes, size_t count, int tracks, double width,  \
                          double spacing, floor_tracks to) {                                \
    switch (tracks) { EACH_COUNT(CASE, NAME) }                                              \
  }

PLACE_ALL(any, 76800.0, sizes[i].height)
PLACE_ALL(whole, 1.0, sizes[i].height)
PLACE_ALL(ratio, 76800.0, sizes[i].height *width / sizes[i].width)

size_t floor_query(const floor_column *columns, int count, double width, double spacing,
                   double lower, double upper, floor_frame *to) {
  size_t found = 0;
  for (int c = 0; c < count; c++) {
    floor_column column = columns[c];
    size_t bin = lower > 0 ? (size_t)(lower / 1024) : 0;
    if (bin >= column.bin_count) bin = column.bin_count - 1;
    size_t i = column.bins[bin];
    while (i < column.count && column.y[i] + (double)column.extent[i] <= lower) i++;
    while (i < column.count && column.y[i] < upper) {
      to[found++] = (floor_frame){column.item[i], (width + spacing) * c, column.y[i], width,
                                  (double)column.extent[i]};
      i++;
    }
  }
  return found;
}

double floor_prefix_sums(const double *extents, size_t count, double *starts) {
  double sum = 0;
  for (size_t i = 0; i < count; i++) {
    starts[i] = sum;
    sum += extents[i];
  }
  starts[count] = sum;
  return sum;
}

static size_t first_above(const double *starts, size_t count, double offset) {
  size_t low = 0;
  size_t high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (starts[middle] > offset) high = middle; else low = middle + 1;
  }
  return low;
}

size_t floor_query_list(const double *starts, size_t count, double width, double lower,
                        double upper, floor_frame *to) {
  size_t found = 0;
  size_t i = first_above(starts, count, lower);
  if (i > 0) i--;
  while (i < count && starts[i] < upper) {
    to[found++] = (floor_frame){i, 0, starts[i], width, starts[i + 1] - starts[i]};
    i++;
  }
  return found;
}

size_t floor_query_sheet(const double *rows, size_t row_count, const double *columns,
                         size_t column_count, double x, double y, double width, double height,
                         floor_frame *to) {
  size_t found = 0;
  size_t row = first_above(rows, row_count, y);
  size_t first = first_above(columns, column_count, x);
  if (row > 0) row--;
  if (first > 0) first--;
  for (; row < row_count && rows[row] < y + height; row++) {
    for (size_t c = first; c < column_count && columns[c] < x + width; c++) {
      to[found++] = (floor_frame){row << 32 | c, columns[c], rows[row],
                                  columns[c + 1] - columns[c], rows[row + 1] - rows[row]};
    }
  }
  return found;
}

uint64_t floor_traffic(const char *from, char *to, size_t read, size_t written) {
  size_t both = read < written ? read : written;
  memcpy(to, from, both);
  memset(to + both, 1, written - both);
  const uint64_t *rest = (const uint64_t *)(from + (both + 7) / 8 * 8);
  uint64_t sum = 0;
  for (size_t i = 0; i < (read - both) / 8; i++) sum += rest[i];
  return sum;
}

void floor_blocks_build(floor_blocks list) {
  for (size_t b = 0; b < list.blocks; b++) {
    double sum = 0;
    size_t end = (b + 1) * 64 < list.count ? (b + 1) * 64 : list.count;
    for (size_t i = b * 64; i < end; i++) sum += list.extents[i];
    list.tree[b] = sum;
  }
  for (size_t b = 1; b <= list.blocks; b++) {
    size_t parent = b + (b & -b);
    if (parent <= list.blocks) list.tree[parent - 1] += list.tree[b - 1];
  }
}

void floor_blocks_set(floor_blocks list, size_t index, float extent) {
  double change = (double)extent - (double)list.extents[index];
  list.extents[index] = extent;
  for (size_t b = index / 64 + 1; b <= list.blocks; b += b & -b) list.tree[b - 1] += change;
}

void floor_blocks_insert_front(floor_blocks list, float extent) {
  memmove(list.extents + 1, list.extents, (list.count - 1) * sizeof(float));
  list.extents[0] = extent;
  floor_blocks_build(list);
}
