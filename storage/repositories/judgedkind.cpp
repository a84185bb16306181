#include "storage/repositories/judgedkind.h"

#include "storage/repositories/verdictjournal.h"

#include <utility>

namespace tandem {

namespace {

template <typename Kind>
ItemReview withoutTypes(const typename Kind::Review& review)
{
    return {review.stance, Kind::stored(review.correction), review.note};
}

template <typename Kind>
ItemWork withoutTypes(const VerdictWork<Kind>& work)
{
    ItemWork all{work.person, {}, work.doneAt};
    for (auto review = work.reviews.cbegin(); review != work.reviews.cend(); ++review)
        all.reviews.insert(review.key().key(), withoutTypes<Kind>(*review));
    return all;
}

template <typename Kind>
QList<ItemWork> withoutTypes(const QList<VerdictWork<Kind>>& works)
{
    QList<ItemWork> all;
    for (const VerdictWork<Kind>& work : works)
        all.append(withoutTypes(work));
    return all;
}

template <typename Kind>
Expected<typename Kind::Decision> decisionOf(const QString& key)
{
    if (const auto decision = Kind::Decision::fromKey(key))
        return *decision;
    return failure(ErrorCode::InvalidInput, Kind::wording(0).noSuchDecision, key);
}

template <typename Kind>
Write giveWrite(typename Kind::Subject subject, PersonId person, const QString& decision,
    const typename Kind::Review& review, qint64 durationMs)
{
    return [=](Database& database) -> Expected<Written> {
        TANDEM_TRY(known, decisionOf<Kind>(decision));
        VerdictJournal<Kind> verdicts(database);
        TANDEM_TRY(own, verdicts.own(subject, person));
        TANDEM_DO(verdicts.give(subject, person, *known, review, durationMs));
        return Written(VerdictChanged{{Kind::kind, subject.value}, person, decision},
            giveWrite<Kind>(subject, person, decision, own->reviews.value(*known), 0));
    };
}

template <typename Kind>
Write finishWrite(typename Kind::Subject subject, PersonId person)
{
    return [=](Database& database) -> Expected<Written> {
        TANDEM_DO(VerdictJournal<Kind>(database).finish(subject, person));
        return Written(VerdictChanged{{Kind::kind, subject.value}, person});
    };
}

template <typename Kind>
JudgedKind described()
{
    using Subject = typename Kind::Subject;
    JudgedKind kind;
    kind.id = Kind::kind;
    kind.parts = Kind::parts;
    kind.own = [](Database& database, qint64 subject, PersonId person) {
        return VerdictJournal<Kind>(database)
            .own(Subject{subject}, person)
            .map([](const VerdictWork<Kind>& work) { return withoutTypes(work); });
    };
    kind.others = [](Database& database, qint64 subject, PersonId viewer) {
        return VerdictJournal<Kind>(database)
            .others(Subject{subject}, viewer)
            .map([](const QList<VerdictWork<Kind>>& works) { return withoutTypes(works); });
    };
    kind.done = [](Database& database, PersonId viewer) {
        return VerdictJournal<Kind>(database).done(viewer).map(
            [](const FinishedVerdicts<Kind>& done) {
                FinishedItems all;
                for (auto works = done.visible.cbegin(); works != done.visible.cend(); ++works)
                    all.visible.insert(works.key().value, withoutTypes(*works));
                for (const Subject subject : done.hidden)
                    all.hidden.insert(subject.value);
                return all;
            });
    };
    kind.give = [](qint64 subject, PersonId person, const QString& decision,
                    const ItemReview& review, qint64 durationMs) {
        return giveWrite<Kind>(
            Subject{subject}, person, decision, reviewOf<Kind>(review), durationMs);
    };
    kind.finish = [](qint64 subject, PersonId person) {
        return finishWrite<Kind>(Subject{subject}, person);
    };
    kind.differ = [](const ItemReview& one, const ItemReview& other) {
        return differ(reviewOf<Kind>(one), reviewOf<Kind>(other));
    };
    return kind;
}

} // namespace

template <typename Kind>
typename Kind::Review reviewOf(const ItemReview& review)
{
    return {review.stance, Kind::correctionFrom(review.correction), review.note};
}

template <typename Kind>
typename Kind::Reviews reviewsOf(const ItemReviews& reviews)
{
    typename Kind::Reviews all;
    for (auto review = reviews.cbegin(); review != reviews.cend(); ++review) {
        if (const auto decision = Kind::Decision::fromKey(review.key()))
            all.insert(*decision, reviewOf<Kind>(*review));
    }
    return all;
}

template <typename Kind>
const JudgedKind& judgedKind()
{
    static const JudgedKind kind = described<Kind>();
    return kind;
}

#define TANDEM_JUDGED_KIND(Kind)                                                                   \
    template const JudgedKind& judgedKind<Kind>();                                                 \
    template Kind::Reviews reviewsOf<Kind>(const ItemReviews&);                                    \
    template Kind::Review reviewOf<Kind>(const ItemReview&);

TANDEM_VERDICT_KINDS(TANDEM_JUDGED_KIND)

QList<int> judgedKinds()
{
    QList<int> ids;
#define TANDEM_KIND_NUMBER(Kind) ids.append(Kind::kind);
    TANDEM_VERDICT_KINDS(TANDEM_KIND_NUMBER)
    return ids;
}

const JudgedKind& judgedKind(int id)
{
#define TANDEM_KIND_OF(Kind)                                                                       \
    if (id == Kind::kind)                                                                          \
        return judgedKind<Kind>();
    TANDEM_VERDICT_KINDS(TANDEM_KIND_OF)
    Q_UNREACHABLE();
}

} // namespace tandem
