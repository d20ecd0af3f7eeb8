// The few functions of a C library that Embedded Swift asks for, for WebAssembly without any host.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

extern byte __heap_base;
static byte *next_free = &__heap_base;

// Blocks are never reused: enough for a check that ends at once.
int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t start = ((size_t)next_free + alignment - 1) & ~(alignment - 1);
  size_t end = start + size;
  size_t pages = (end + 0xffff) >> 16;
  size_t present = __builtin_wasm_memory_size(0);
  if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) return 12;
  next_free = (byte *)end;
  *result = (void *)start;
  return 0;
}

void *malloc(size_t size) {
  void *result = 0;
  return posix_memalign(&result, 16, size) == 0 ? result : 0;
}

void free(void *block) { (void)block; }

void *memcpy(void *to, const void *from, size_t count) {
  for (size_t index = 0; index < count; index++) ((byte *)to)[index] = ((const byte *)from)[index];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  if ((size_t)to <= (size_t)from) return memcpy(to, from, count);
  while (count-- > 0) ((byte *)to)[count] = ((const byte *)from)[count];
  return to;
}

void *memset(void *to, int value, size_t count) {
  for (size_t index = 0; index < count; index++) ((byte *)to)[index] = (byte)value;
  return to;
}

int memcmp(const void *one, const void *other, size_t count) {
  for (size_t index = 0; index < count; index++) {
    int difference = ((const byte *)one)[index] - ((const byte *)other)[index];
    if (difference != 0) return difference;
  }
  return 0;
}

void arc4random_buf(void *to, size_t count) { memset(to, 4, count); }

int putchar(int character) { return character; }
