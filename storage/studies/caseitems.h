#pragma once

#include "storage/studies/projectitems.h"

namespace tandem {

/// projectItems() of outputs, explanations and decisions; empty where there are none.
Expected<QList<studies::StudyItem>> caseItems(
    Database& database, const AskedItems& asked, const CancelFlag& cancel);

} // namespace tandem
