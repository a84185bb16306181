#pragma once

#include "storage/llm/transportend.h"

namespace tandem::llm {

/// What a curl result means. `easy` is the CURL handle that it came from, `curlCode` its CURLcode;
/// bounds that the caller keeps by itself (TooLarge) are not seen here.
TransportFault faultOf(void* easy, int curlCode);

} // namespace tandem::llm
