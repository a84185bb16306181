// Reviews as rows, and what may be seen of them by whom.

#include "storage/repositories/reviewrows.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/reviewrepository.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tandem {

namespace {

using expert::DecisionRef;
using expert::Opinion;
using expert::Review;

const QString kAligned = QStringLiteral("aligned");
const QString kOther = QStringLiteral("other");

/// What everybody said of evaluations, whoever may see it: nothing outside this file does.
using Works = QHash<EvaluationId, QHash<PersonId, ReviewerWork>>;

Review reviewFrom(const Statement& row, int column)
{
    Review review;
    if (const auto opinion = row.optionalInteger(column))
        review.opinion = static_cast<Opinion>(*opinion);
    review.correction = correctionFrom(row.bytes(column + 1));
    review.note = row.exactText(column + 2);
    return review;
}

/// `condition` is over subject_id and person_id.
Expected<Works> worksWhere(
    Database& database, const QString& condition, const QVariantList& arguments)
{
    // In the order of the index: of one decision, the last row stands last and is what holds.
    Statement rows(database,
        QStringLiteral("SELECT subject_id, person_id, decision, opinion, correction,"
                       " CAST(note AS BLOB) FROM verdict WHERE kind = 0 AND %1"
                       " ORDER BY subject_id, person_id, decision, at, uuid")
            .arg(condition),
        arguments);
    Works works;
    while (rows.next()) {
        const PersonId person{rows.integer(1)};
        ReviewerWork& work = works[EvaluationId{rows.integer(0)}][person];
        work.person = person;
        if (const auto decision = DecisionRef::fromKey(rows.text(2)))
            work.reviews.insert(*decision, reviewFrom(rows, 3));
    }
    if (rows.failed())
        return failure(rows.error());
    Statement ends(database,
        QStringLiteral("SELECT subject_id, person_id, at FROM verdict_done WHERE kind = 0 AND %1")
            .arg(condition),
        arguments);
    while (ends.next()) {
        const PersonId person{ends.integer(1)};
        ReviewerWork& work = works[EvaluationId{ends.integer(0)}][person];
        work.person = person;
        work.doneAt = QDateTime::fromMSecsSinceEpoch(ends.integer(2), Qt::UTC);
    }
    return ends.result(works);
}

/// The place of each person among all, by name.
Expected<QHash<PersonId, int>> orderOfNames(Database& database)
{
    Statement rows(database, QStringLiteral("SELECT id FROM person ORDER BY name_key, id"));
    QHash<PersonId, int> order;
    while (rows.next()) {
        const int place = static_cast<int>(order.size());
        order.insert(PersonId{rows.integer(0)}, place);
    }
    return rows.result(order);
}

/// Those that are done, in this order.
QList<ReviewerWork> finished(
    const QHash<PersonId, ReviewerWork>& works, const QHash<PersonId, int>& order)
{
    QList<ReviewerWork> done;
    for (const ReviewerWork& work : works) {
        if (work.doneAt.isValid())
            done.append(work);
    }
    std::sort(done.begin(), done.end(), [&](const ReviewerWork& a, const ReviewerWork& b) {
        return order.value(a.person) < order.value(b.person);
    });
    return done;
}

bool isDone(const QHash<PersonId, ReviewerWork>& works, PersonId person)
{
    return works.value(person).doneAt.isValid();
}

/// Who has to be done with an evaluation before `viewer` may count others' reviews of it.
Expected<QList<PersonId>> boundBy(Database& database, PersonId viewer)
{
    return PeopleRepository(database).all().map([viewer](const QList<Person>& people) {
        QList<PersonId> bound;
        for (const Person& person : people) {
            if (person.active && (!viewer.isValid() || person.id == viewer))
                bound.append(person.id);
        }
        return bound;
    });
}

bool differ(const Review& one, const Review& other)
{
    if (!one.opinion || !other.opinion)
        return false;
    if (*one.opinion != *other.opinion)
        return true;
    // A plain "disagree" with a match puts no aspect in its place.
    const expert::Correction& a = one.correction;
    const expert::Correction& b = other.correction;
    return *one.opinion == Opinion::Disagree &&
           (a.other.value_or(-1) != b.other.value_or(-1) ||
               (a.aligned && b.aligned && *a.aligned != *b.aligned));
}

int disagreementsOf(const QList<ReviewerWork>& done)
{
    QSet<DecisionRef> differing;
    for (qsizetype i = 0; i < done.size(); ++i) {
        const expert::Reviews& reviews = done.at(i).reviews;
        for (auto review = reviews.cbegin(); review != reviews.cend(); ++review) {
            for (qsizetype j = i + 1; j < done.size(); ++j) {
                if (differ(*review, done.at(j).reviews.value(review.key())))
                    differing.insert(review.key());
            }
        }
    }
    return static_cast<int>(differing.size());
}

ReviewState stateOf(const QHash<PersonId, ReviewerWork>& works, PersonId viewer)
{
    ReviewState state;
    const ReviewerWork own = works.value(viewer);
    for (const Review& review : own.reviews) {
        state.own += review.opinion ? 1 : 0;
        state.disagreesWith += review.opinion == Opinion::Disagree ? 1 : 0;
    }
    state.done = own.doneAt.isValid();
    const QList<ReviewerWork> done = finished(works, {});
    state.reviewersDone = static_cast<int>(done.size());
    if (state.done)
        state.disagreements = disagreementsOf(done);
    return state;
}

const QString kOfEvaluation = QStringLiteral("subject_id = ?");
const QString kAll = QStringLiteral("1");

} // namespace

QVariant storedCorrection(const expert::Correction& correction)
{
    QJsonObject json;
    if (correction.aligned)
        json.insert(kAligned, *correction.aligned);
    if (correction.other)
        json.insert(kOther, *correction.other);
    if (json.isEmpty())
        return QStringLiteral("");
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
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

Expected<ReviewerWork> ReviewRepository::own(EvaluationId evaluation, PersonId person)
{
    return worksWhere(m_database, kOfEvaluation + QStringLiteral(" AND person_id = ?"),
        {evaluation.value, person.value})
        .map([&](const Works& works) {
            ReviewerWork work = works.value(evaluation).value(person);
            work.person = person;
            return work;
        });
}

Expected<QList<ReviewerWork>> ReviewRepository::others(EvaluationId evaluation, PersonId viewer)
{
    TANDEM_TRY(works, worksWhere(m_database, kOfEvaluation, {evaluation.value}));
    TANDEM_TRY(order, orderOfNames(m_database));
    QHash<PersonId, ReviewerWork> ofAll = works->value(evaluation);
    if (!isDone(ofAll, viewer))
        return QList<ReviewerWork>{};
    ofAll.remove(viewer);
    return finished(ofAll, *order);
}

Expected<QHash<EvaluationId, ReviewState>> ReviewRepository::states(PersonId viewer)
{
    return worksWhere(m_database, kAll, {}).map([viewer](const Works& works) {
        QHash<EvaluationId, ReviewState> states;
        for (auto work = works.cbegin(); work != works.cend(); ++work)
            states.insert(work.key(), stateOf(*work, viewer));
        return states;
    });
}

Expected<ReviewState> ReviewRepository::state(EvaluationId evaluation, PersonId viewer)
{
    return worksWhere(m_database, kOfEvaluation, {evaluation.value}).map([&](const Works& works) {
        return stateOf(works.value(evaluation), viewer);
    });
}

Expected<FinishedReviews> ReviewRepository::done(PersonId viewer)
{
    TANDEM_TRY(works, worksWhere(m_database, kAll, {}));
    TANDEM_TRY(order, orderOfNames(m_database));
    TANDEM_TRY(bound, boundBy(m_database, viewer));
    FinishedReviews done;
    for (auto work = works->cbegin(); work != works->cend(); ++work) {
        const QList<ReviewerWork> all = finished(*work, *order);
        if (all.isEmpty())
            continue;
        const bool mayKnow = std::all_of(
            bound->begin(), bound->end(), [&](PersonId person) { return isDone(*work, person); });
        if (mayKnow)
            done.visible.insert(work.key(), all);
        else
            done.hidden.insert(work.key());
    }
    return done;
}

} // namespace tandem
