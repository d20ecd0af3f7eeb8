// The bytes that are allocated at present, as the C library counts them; -1 where it does not tell.
long live_heap_bytes(void);

// How many blocks, and how many bytes, have been asked for since the program began; -1 where that is not counted.
long heap_allocation_count(void);
long heap_allocation_bytes(void);

// Calls `body` with `context`. Counters of instructions watch this function.
void benchmark_repetition(void (*body)(void *), void *context);
