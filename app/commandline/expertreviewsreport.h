#pragma once

#include "models/expert/revieweragreement.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QTextStream>

/// How "tandem expert reviews" prints.
namespace tandem {

/// What it prints.
struct ReviewsReport
{
    QString set; ///< for people
    QHash<PersonId, QString> names;
    expert::ReviewerAgreement agreement;
};

QJsonObject reviewsJson(const ReviewsReport& report);
void printReviews(QTextStream& out, const ReviewsReport& report);

} // namespace tandem
