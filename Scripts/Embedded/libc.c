// The few functions of a C library that Embedded Swift asks for, for WebAssembly without any host.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

extern byte __heap_base;
static byte *next_free = &__heap_base;

// A block's size class stands in the 16 bytes before it: a power of two. Blocks that are given back wait in a list for
// the next one of their class. Those with a larger alignment, which nothing here asks for, are not used again.
enum { head = 16, classes = 32 };
static byte *waiting[classes];

static byte *fresh(size_t alignment, size_t size) {
  size_t start = ((size_t)next_free + head + alignment - 1) & ~(alignment - 1);
  size_t end = start + size;
  size_t pages = (end + 0xffff) >> 16;
  size_t present = __builtin_wasm_memory_size(0);
  if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) return 0;
  next_free = (byte *)end;
  return (byte *)start;
}

void *malloc(size_t size) {
  int class = size <= 16 ? 4 : 32 - __builtin_clz((unsigned)size - 1);
  if (class >= classes) return 0;
  byte *block = waiting[class];
  if (block) {
    waiting[class] = *(byte **)block;
  } else {
    block = fresh(16, (size_t)1 << class);
    if (block) *(int *)(block - head) = class;
  }
  return block;
}

void free(void *block) {
  if (!block) return;
  int class = *(int *)((byte *)block - head);
  if (class == 0) return;
  *(byte **)block = waiting[class];
  waiting[class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment <= 16) {
    *result = malloc(size);
  } else if ((*result = fresh(alignment, size))) {
    *(int *)((byte *)*result - head) = 0;
  }
  return *result ? 0 : 12;
}

// What a browser's engine copies by itself (bulk memory).
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *one, const void *other, size_t count) {
  for (size_t index = 0; index < count; index++) {
    int difference = ((const byte *)one)[index] - ((const byte *)other)[index];
    if (difference != 0) return difference;
  }
  return 0;
}

void arc4random_buf(void *to, size_t count) { memset(to, 4, count); }

int putchar(int character) { return character; }

// The product of two numbers of 128 bits, which the code generator asks for where a product may overflow 64.
typedef unsigned long long word;
typedef int wide __attribute__((mode(TI)));
wide __multi3(wide one, wide other) {
  word low = (word)one, otherLow = (word)other;
  word a = low >> 32, b = low & 0xffffffff, c = otherLow >> 32, d = otherLow & 0xffffffff;
  word middle = a * d + (b * d >> 32);
  word cross = b * c + (middle & 0xffffffff);
  word high = a * c + (middle >> 32) + (cross >> 32);
  high += (word)(one >> 64) * otherLow + low * (word)(other >> 64);
  return ((wide)high << 64) | (low * otherLow);
}
