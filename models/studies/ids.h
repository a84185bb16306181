#pragma once

#include "models/ids.h"

namespace tandem {

using StudyId = Id<struct StudyTag>;
using RaterId = Id<struct RaterTag>;

} // namespace tandem
