#pragma once

#include "models/expert/revieweragreement.h"
#include "storage/project/project.h"

namespace tandem {

/// Agreement over the finished reviews that `viewer` may know of (ReviewRepository::done()). Reads
/// each reviewed evaluation: for a worker. Cancelled where the flag was raised.
Expected<expert::ReviewerAgreement> readReviewerAgreement(
    Database& database, PersonId viewer, const CancelFlag& cancelled);

} // namespace tandem
