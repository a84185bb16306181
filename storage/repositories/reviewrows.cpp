#include "storage/repositories/reviewrows.h"

#include "storage/database/rows.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/reviewrepository.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

namespace {

using expert::DecisionRef;
using expert::Review;
using expert::Stance;

const QString kAligned = QStringLiteral("aligned");
const QString kOther = QStringLiteral("other");

Review reviewFrom(Statement& row)
{
    Review review;
    QByteArray correction;
    row.read(review.stance, correction, review.note);
    review.correction = correctionFrom(correction);
    return review;
}

} // namespace

QString storedCorrection(const expert::Correction& correction)
{
    QJsonObject json;
    if (correction.aligned)
        json.insert(kAligned, *correction.aligned);
    if (correction.other)
        json.insert(kOther, *correction.other);
    return json.isEmpty() ? QString()
                          : QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

expert::Correction correctionFrom(const QByteArray& stored)
{
    expert::Correction correction;
    if (stored.isEmpty())
        return correction;
    const QJsonObject json = QJsonDocument::fromJson(stored).object();
    if (json.value(kAligned).isBool())
        correction.aligned = json.value(kAligned).toBool();
    if (json.value(kOther).isDouble())
        correction.other = json.value(kOther).toInt(-1);
    return correction;
}

Expected<ReviewWorks> reviewsWhere(
    Database& database, const QString& condition, const SqlValues& arguments)
{
    ReviewWorks works;
    const auto workOf = [&](Statement& row) -> ReviewerWork& {
        const auto evaluation = row.take<EvaluationId>();
        const auto person = row.take<PersonId>();
        ReviewerWork& work = works[evaluation][person];
        work.person = person;
        return work;
    };
    // In the order of the index: of one decision, the last row stands last and is what holds.
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT subject_id, person_id, decision, opinion, correction, note"
                       " FROM verdict WHERE kind = 0 AND %1"
                       " ORDER BY subject_id, person_id, decision, at, uuid")
            .arg(condition),
        arguments, [&](Statement& row) {
            ReviewerWork& work = workOf(row);
            if (const auto decision = DecisionRef::fromKey(row.take<QString>()))
                work.reviews.insert(*decision, reviewFrom(row));
        }));
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT subject_id, person_id, at FROM verdict_done WHERE kind = 0 AND %1")
            .arg(condition),
        arguments, [&](Statement& row) { row.read(workOf(row).doneAt); }));
    return works;
}

} // namespace tandem
