// The little that Swift asks of a system when there is none: memory, random bytes, a few functions of
// the C library. Nothing is imported, so a page needs no glue.
#include <stddef.h>
#include <stdint.h>

// Memory: blocks with their size before and after them, so that neighbours that are free are joined;
// free ones are kept in lists by the power of two of their size.
typedef struct block {
  size_t size;  // with this header; the lowest bit tells whether the block is in use
  struct block *next, *previous;
} block;

enum { header = 16, least = 32, bins = 30 };

static block *lists[bins];
static char *end_of_memory;

static size_t *footer(block *b) { return (size_t *)((char *)b + (b->size & ~1u) - sizeof(size_t)); }

static int bin(size_t size) { return 31 - __builtin_clz((unsigned)size) - 2 < bins ? 31 - __builtin_clz((unsigned)size) - 2 : bins - 1; }

static void set(block *b, size_t size, int is_used) {
  b->size = size | is_used;
  *footer(b) = b->size;
}

static void enlist(block *b) {
  int n = bin(b->size);
  b->previous = NULL;
  b->next = lists[n];
  if (b->next) b->next->previous = b;
  lists[n] = b;
}

static void delist(block *b) {
  if (b->previous) b->previous->next = b->next;
  else lists[bin(b->size)] = b->next;
  if (b->next) b->next->previous = b->previous;
}

// Every stretch of memory from the system begins and ends with a word that looks used.
static int grow(size_t size) {
  size_t pages = (size + 2 * header + 0xffff) >> 16;
  if (pages < 64) pages = 64;
  size_t old = __builtin_wasm_memory_grow(0, pages);
  if (old == (size_t)-1) return 0;
  char *start = (char *)(old << 16);
  size_t length = pages << 16;
  if (start == end_of_memory) {
    // Goes on where the last stretch ended: its end mark becomes the header of the new block.
    start -= header;
    length += header;
  } else {
    *(size_t *)(start + header - sizeof(size_t)) = 1;
    start += header;
    length -= header;
  }
  end_of_memory = (char *)((old + pages) << 16);
  block *b = (block *)start;
  set(b, length - header, 0);
  *(size_t *)(end_of_memory - header) = 1;
  size_t before = *(size_t *)((char *)b - sizeof(size_t));
  if (!(before & 1)) {
    block *left = (block *)((char *)b - before);
    delist(left);
    set(left, before + b->size, 0);
    b = left;
  }
  enlist(b);
  return 1;
}

static block *find(size_t size) {
  int n = bin(size), tries = 0;
  for (block *b = lists[n]; b && tries < 32; b = b->next, tries++)
    if (b->size >= size) return b;
  while (++n < bins)
    if (lists[n] && lists[n]->size >= size) return lists[n];
  for (block *b = lists[bin(size)]; b; b = b->next)
    if (b->size >= size) return b;
  return NULL;
}

int posix_memalign(void **result, size_t alignment, size_t length) {
  // The build leaves out the checks of Swift, one of which is whether there is memory.
  if (alignment > 16 || length > 0x7fffffff) __builtin_trap();
  size_t size = (length + header + sizeof(size_t) + 15) & ~(size_t)15;
  if (size < least) size = least;
  block *b = find(size);
  if (!b) {
    if (!grow(size)) __builtin_trap();
    b = find(size);
    if (!b) __builtin_trap();
  }
  delist(b);
  size_t rest = b->size - size;
  if (rest >= least) {
    set(b, size, 1);
    block *other = (block *)((char *)b + size);
    set(other, rest, 0);
    enlist(other);
  } else {
    set(b, b->size, 1);
  }
  *result = (char *)b + header;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  block *b = (block *)((char *)pointer - header);
  size_t size = b->size & ~(size_t)1;
  block *right = (block *)((char *)b + size);
  if (!(right->size & 1)) {
    delist(right);
    size += right->size;
  }
  size_t before = *(size_t *)((char *)b - sizeof(size_t));
  if (!(before & 1)) {
    b = (block *)((char *)b - before);
    delist(b);
    size += before;
  }
  set(b, size, 0);
  enlist(b);
}

// The seed of hashing; always the same, so that a page does the same each time.
void arc4random_buf(void *buffer, size_t count) {
  static uint32_t state = 2463534242u;
  for (uint8_t *byte = buffer; count--; byte++) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    *byte = (uint8_t)state;
  }
}

int memcmp(const void *one, const void *two, size_t count) {
  const uint8_t *a = one, *b = two;
  for (; count--; a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

// Texts are compared and cut letter by letter, for which Unicode has tables of 45,000 bytes. Here no
// letter is composed of others, so texts are equal where their bytes are: the playground's keys, names
// and tables are written in one form, and no text is cut but at letters of ASCII.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint32_t _swift_stdlib_getComposition(uint32_t one, uint32_t two) {
  (void)one, (void)two;
  return UINT32_MAX;
}

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return UINT32_MAX;
}

const uint8_t *_swift_stdlib_nfd_decompositions = NULL;

uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) {
  (void)scalar;
  return UINT8_MAX;
}

uint8_t _swift_stdlib_isExtendedPictographic(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint8_t _swift_stdlib_isInCB_Consonant(uint32_t scalar) {
  (void)scalar;
  return 0;
}

int putchar(int character) { return character; }

double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

// The product of two numbers of 128 bits; the compiler calls it for products that might overflow.
__int128 __multi3(__int128 one, __int128 two) {
  uint64_t a = one, b = two, mask = 0xffffffff;
  uint64_t low = (a & mask) * (b & mask);
  uint64_t middle = (a >> 32) * (b & mask) + (low >> 32);
  uint64_t other = (a & mask) * (b >> 32) + (middle & mask);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += (uint64_t)(one >> 64) * b + a * (uint64_t)(two >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (other << 32 | (low & mask)));
}

// Decimal numbers of up to 15 digits and powers of ten up to 22, which is exact: one product or one
// quotient of two numbers that are exact.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  static const double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                  1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                  1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  int is_negative = *text == '-', digits = 0, exponent = 0, any = 0;
  if (*text == '-' || *text == '+') text++;
  double value = 0;
  for (int is_fraction = 0;; text++) {
    if (*text == '.' && !is_fraction) {
      is_fraction = 1;
    } else if (*text >= '0' && *text <= '9') {
      any = 1;
      if (digits < 15) {
        value = value * 10 + (*text - '0');
        if (value > 0) digits++;
        exponent -= is_fraction;
      } else {
        exponent += !is_fraction;
      }
    } else {
      break;
    }
  }
  if (!any) return NULL;
  if (*text == 'e' || *text == 'E') {
    const char *start = text++;
    int is_down = *text == '-', power = 0;
    if (*text == '-' || *text == '+') text++;
    if (*text < '0' || *text > '9') return start;
    for (; *text >= '0' && *text <= '9'; text++)
      if (power < 10000) power = power * 10 + (*text - '0');
    exponent += is_down ? -power : power;
  }
  while (exponent > 22) { value *= 1e22; exponent -= 22; }
  while (exponent < -22) { value /= 1e22; exponent += 22; }
  value = exponent < 0 ? value / powers[-exponent] : value * powers[exponent];
  *result = is_negative ? -value : value;
  return text;
}
