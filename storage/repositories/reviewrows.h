#pragma once

#include "storage/database/sqlvalue.h"
#include "storage/repositories/reviewrepository.h"

#include <QString>

namespace tandem {

/// A correction as the table review stores it: compact JSON, empty where nothing is corrected.
QString storedCorrection(const expert::Correction& correction);
/// Nothing for what storedCorrection() does not make.
expert::Correction correctionFrom(const QByteArray& stored);

/// What everybody said of evaluations, whoever may see it: for ReviewRepository alone.
using ReviewWorks = QHash<EvaluationId, QHash<PersonId, ReviewerWork>>;
/// Those for which `condition` holds over subject_id and person_id.
Expected<ReviewWorks> reviewsWhere(
    Database& database, const QString& condition, const SqlValues& arguments);

} // namespace tandem
