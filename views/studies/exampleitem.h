#pragma once

#include "models/studies/design.h"
#include "models/studies/item.h"

namespace tandem {

/// An item that shows what this design does with its fields, where the study has none yet.
studies::Item exampleItem(const studies::Design& design);

} // namespace tandem
