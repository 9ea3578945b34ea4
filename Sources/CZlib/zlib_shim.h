// What unpacks the parts of spreadsheets; its C interface is used as it is.
#include <zlib.h>
