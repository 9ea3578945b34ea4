// SQLite's session extension: what sqlite3.h declares only when asked for. The journal of the diary needs it.
// Both must be defined before the first inclusion; flags of a Swift target never reach a system module.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

/// Whether the connection refuses to have the text of its schema written: the SQLite of macOS does by default.
/// Says what it was before.
static inline int spotter_set_defensive(sqlite3 *_Nullable connection, int is_defensive) {
    int before = 0;
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, -1, &before);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, is_defensive, (int *)0);
    return before;
}

/// Keeps no statistics of SQLite's memory: they take one lock for all connections at each allocation, where threads wait for each other.
/// Must come before the first connection of the process; later it does nothing.
static inline void spotter_skip_memory_statistics(void) { sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
