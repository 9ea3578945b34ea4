// The XML parser of the track readers; its C interface is used as it is.
#include <expat.h>
