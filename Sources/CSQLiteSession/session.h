// SQLite's session extension: what sqlite3.h declares only when asked for. The journal of the diary stands on it.
// Both must be defined before the first inclusion; flags of a Swift target never reach a system module.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>
