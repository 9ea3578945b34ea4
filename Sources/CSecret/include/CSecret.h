#ifndef CSECRET_H
#define CSECRET_H
#include <stddef.h>

// Room for any hash with the zero behind it.
#define SECRET_HASH_SIZE 384

// Writes a slow, salted hash of a code that a person types as text; 0, or -1 where the system has none.
int secret_hash(const char *code, char *hash, size_t size);

// 1 where the hash is that of the code, else 0.
int secret_matches(const char *code, const char *hash);
#endif
