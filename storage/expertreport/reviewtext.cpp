#include "storage/expertreport/reviewtext.h"

#include "models/expert/decisionnames.h"
#include "models/wordof.h"
#include "storage/expertreport/reportwords.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/reviewrepository.h"

namespace tandem {

namespace {

using expert::Stance;

QString stanceWords(Stance stance)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("ReportWords", "agrees"),
        QT_TRANSLATE_NOOP("ReportWords", "disagrees"),
        QT_TRANSLATE_NOOP("ReportWords", "is unsure")};
    return ReportWords::tr(wordOf(stance, words));
}

QString correctionWords(const expert::Correction& correction, expert::Side side)
{
    if (correction.aligned)
        return *correction.aligned ? ReportWords::tr("aligned") : ReportWords::tr("not aligned");
    if (!correction.other)
        return {};
    if (*correction.other < 0)
        return ReportWords::tr("no match");
    return ReportWords::tr("matches %1")
        .arg(expert::aspectLabel(expert::otherSide(side), *correction.other));
}

} // namespace

Expected<QList<ReportedReview>> reviewsFor(
    Database& database, EvaluationId evaluation, PersonId viewer)
{
    QList<ReportedReview> reviews;
    if (!viewer.isValid())
        return reviews;
    ReviewRepository repository(database);
    TANDEM_TRY(own, repository.own(evaluation, viewer));
    TANDEM_TRY_VAR(works, repository.others(evaluation, viewer));
    works->prepend(*own);
    for (const ReviewerWork& work : std::as_const(*works)) {
        if (work.reviews.isEmpty())
            continue;
        TANDEM_TRY(person, PeopleRepository(database).byId(work.person));
        reviews.append({person->name, work.reviews});
    }
    return reviews;
}

QString reviewText(const ReportedReview& reviewer, const expert::DecisionRef& decision)
{
    const auto review = reviewer.reviews.constFind(decision);
    if (review == reviewer.reviews.constEnd() || !review->stance)
        return {};
    const QString stance = stanceWords(*review->stance);
    const QString correction = correctionWords(review->correction, decision.side);
    return correction.isEmpty() ? stance : QString(stance + QLatin1String(": ") + correction);
}

QString ownPairText(const ReportedReview& reviewer, expert::Side side, int aspect)
{
    QStringList said;
    for (const auto kind : {expert::DecisionKind::Content, expert::DecisionKind::Style}) {
        const bool isContent = kind == expert::DecisionKind::Content;
        const expert::Review review = reviewer.reviews.value({kind, side, aspect});
        if (review.stance == Stance::Unsure)
            said +=
                isContent ? ReportWords::tr("content: unsure") : ReportWords::tr("style: unsure");
        else if (review.stance &&
                 review.correction.aligned.value_or(review.stance == Stance::Disagree))
            said +=
                isContent ? ReportWords::tr("Content aligned") : ReportWords::tr("Style aligned");
        else if (review.stance)
            said += isContent ? ReportWords::tr("Content not aligned")
                              : ReportWords::tr("Style not aligned");
        if (review.stance && !review.note.isEmpty())
            said.last() += QStringLiteral(" “%1”").arg(review.note);
    }
    return said.join(QStringLiteral("; "));
}

} // namespace tandem
