#include "CSecret.h"
#include <string.h>

// Takes as long for texts that differ in the first sign as for equal ones.
static int same(const char *one, const char *other) {
    size_t length = strlen(one);
    if (length != strlen(other)) return 0;
    unsigned char difference = 0;
    for (size_t place = 0; place < length; place++) difference |= (unsigned char)(one[place] ^ other[place]);
    return difference == 0;
}

#ifdef __APPLE__
#include <CommonCrypto/CommonKeyDerivation.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// The crypt of macOS knows DES alone: there it is PBKDF2, written as $pbkdf2$ROUNDS$SALT$KEY in hexadecimal digits.
enum { SALT = 16, KEY = 32, ROUNDS = 400000 };

static void hex(const uint8_t *bytes, size_t count, char *text) {
    for (size_t place = 0; place < count; place++) snprintf(text + 2 * place, 3, "%02x", bytes[place]);
}

static int derive(const char *code, const uint8_t *salt, unsigned rounds, char *hash, size_t size) {
    uint8_t key[KEY];
    char salt_text[2 * SALT + 1], key_text[2 * KEY + 1];
    if (CCKeyDerivationPBKDF(kCCPBKDF2, code, strlen(code), salt, SALT, kCCPRFHmacAlgSHA256, rounds, key, KEY) != 0) return -1;
    hex(salt, SALT, salt_text);
    hex(key, KEY, key_text);
    int length = snprintf(hash, size, "$pbkdf2$%u$%s$%s", rounds, salt_text, key_text);
    return length > 0 && (size_t)length < size ? 0 : -1;
}

int secret_hash(const char *code, char *hash, size_t size) {
    uint8_t salt[SALT];
    arc4random_buf(salt, SALT);
    return derive(code, salt, ROUNDS, hash, size);
}

int secret_matches(const char *code, const char *hash) {
    unsigned rounds;
    char salt_text[2 * SALT + 1], again[SECRET_HASH_SIZE];
    uint8_t salt[SALT];
    if (sscanf(hash, "$pbkdf2$%u$%32[0-9a-f]$", &rounds, salt_text) != 2 || strlen(salt_text) != 2 * SALT) return 0;
    for (size_t place = 0; place < SALT; place++) {
        unsigned byte;
        sscanf(salt_text + 2 * place, "%2x", &byte);
        salt[place] = (uint8_t)byte;
    }
    return derive(code, salt, rounds, again, sizeof again) == 0 && same(again, hash);
}
#else
#include <crypt.h>

int secret_hash(const char *code, char *hash, size_t size) {
    char setting[CRYPT_GENSALT_OUTPUT_SIZE];
    struct crypt_data data;
    // The salt is the system's; no prefix chooses its best method, yescrypt where it is not old.
    if (crypt_gensalt_rn(NULL, 0, NULL, 0, setting, sizeof setting) == NULL) return -1;
    memset(&data, 0, sizeof data);
    const char *found = crypt_rn(code, setting, &data, sizeof data);
    if (found == NULL || strlen(found) >= size) return -1;
    strcpy(hash, found);
    return 0;
}

int secret_matches(const char *code, const char *hash) {
    struct crypt_data data;
    memset(&data, 0, sizeof data);
    const char *found = crypt_rn(code, hash, &data, sizeof data);
    return found != NULL && same(found, hash);
}
#endif
