#pragma once

#include "models/expert/revieweragreement.h"
#include "storage/repositories/evaluationrepository.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QTextStream>

/// How "tandem expert reviews" prints.
namespace tandem {

/// What it prints.
struct ReviewsReport
{
    EvaluationSet set;
    QHash<PersonId, QString> names;
    qint64 waiting = 0; ///< reviewed evaluations left out: who looks is not done with them
    expert::ReviewerAgreement agreement;
};

QJsonObject reviewsJson(const ReviewsReport& report);
void printReviews(QTextStream& out, const ReviewsReport& report);

} // namespace tandem
