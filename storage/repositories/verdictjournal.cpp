#include "storage/repositories/verdictjournal.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"

#include <QJsonDocument>

#include <algorithm>

namespace tandem {

namespace {

template <typename Kind>
using WorksOfPeople = QHash<PersonId, VerdictWork<Kind>>;

/// Everybody by name.
Expected<QList<PersonId>> orderOfNames(Database& database)
{
    return valuesOf<PersonId>(
        database, QStringLiteral("SELECT id FROM person ORDER BY name_key, id"));
}

/// Those that are done, in this order.
template <typename Kind>
QList<VerdictWork<Kind>> finished(const WorksOfPeople<Kind>& works, const QList<PersonId>& order)
{
    QList<VerdictWork<Kind>> done;
    for (const VerdictWork<Kind>& work : works) {
        if (work.doneAt.isValid())
            done.append(work);
    }
    std::sort(
        done.begin(), done.end(), [&](const VerdictWork<Kind>& a, const VerdictWork<Kind>& b) {
            return order.indexOf(a.person) < order.indexOf(b.person);
        });
    return done;
}

template <typename Kind>
bool isDone(const WorksOfPeople<Kind>& works, PersonId person)
{
    return works.value(person).doneAt.isValid();
}

/// Who has to be done with a subject before `viewer` may count others' verdicts on it.
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

template <typename Kind>
int disagreementsOf(const QList<VerdictWork<Kind>>& done)
{
    QSet<typename Kind::Decision> differing;
    for (qsizetype i = 0; i < done.size(); ++i) {
        const typename Kind::Reviews& reviews = done.at(i).reviews;
        for (auto review = reviews.cbegin(); review != reviews.cend(); ++review) {
            for (qsizetype j = i + 1; j < done.size(); ++j) {
                if (differ(*review, done.at(j).reviews.value(review.key())))
                    differing.insert(review.key());
            }
        }
    }
    return static_cast<int>(differing.size());
}

template <typename Kind>
ReviewState stateOf(const WorksOfPeople<Kind>& works, PersonId viewer)
{
    ReviewState state;
    const VerdictWork<Kind> own = works.value(viewer);
    for (const typename Kind::Review& review : own.reviews) {
        state.own += review.stance ? 1 : 0;
        state.disagreesWith += review.stance == Stance::Disagree ? 1 : 0;
    }
    state.done = own.doneAt.isValid();
    const QList<VerdictWork<Kind>> done = finished<Kind>(works, {});
    state.reviewersDone = static_cast<int>(done.size());
    if (state.done)
        state.disagreements = disagreementsOf<Kind>(done);
    return state;
}

/// A correction as the table stores it: compact JSON, empty where nothing is corrected.
QString storedCorrection(const QJsonObject& correction)
{
    return correction.isEmpty()
               ? QString()
               : QString::fromUtf8(QJsonDocument(correction).toJson(QJsonDocument::Compact));
}

const QString kOfSubject = QStringLiteral("subject_id = ?");
const QString kAll = QStringLiteral("1");

} // namespace

template <typename Kind>
auto VerdictJournal<Kind>::worksWhere(const QString& condition, const SqlValues& arguments)
    -> Expected<Works>
{
    Works works;
    const auto workOf = [&](Statement& row) -> Work& {
        const auto subject = row.take<Subject>();
        const auto person = row.take<PersonId>();
        Work& work = works[subject][person];
        work.person = person;
        return work;
    };
    const SqlValues bound = SqlValues{Kind::kind} + arguments;
    // In the order of the index: of one decision, the last row stands last and is what holds.
    TANDEM_DO(eachRow(m_database,
        QStringLiteral("SELECT subject_id, person_id, decision, opinion, correction, note"
                       " FROM verdict WHERE kind = ? AND %1"
                       " ORDER BY subject_id, person_id, decision, at, uuid")
            .arg(condition),
        bound, [&](Statement& row) {
            Work& work = workOf(row);
            const auto decision = Decision::fromKey(row.take<QString>());
            if (!decision)
                return;
            Review review;
            QByteArray correction;
            row.read(review.stance, correction, review.note);
            review.correction = Kind::correctionFrom(QJsonDocument::fromJson(correction).object());
            work.reviews.insert(*decision, review);
        }));
    TANDEM_DO(eachRow(m_database,
        QStringLiteral("SELECT subject_id, person_id, at FROM verdict_done WHERE kind = ? AND %1")
            .arg(condition),
        bound, [&](Statement& row) { row.read(workOf(row).doneAt); }));
    return works;
}

template <typename Kind>
auto VerdictJournal<Kind>::reviewableBy(Subject subject, PersonId person)
    -> Expected<typename Kind::Judged>
{
    TANDEM_TRY(known, PeopleRepository(m_database).byId(person));
    // Who is excluded may count what others said (done()).
    if (!known->active)
        return failure(ErrorCode::Refused, RepositoryWords::tr("This person is excluded."),
            known->name, RepositoryWords::tr("Include them again first."));
    return Kind::judged(m_database, subject);
}

template <typename Kind>
Expected<void> VerdictJournal<Kind>::give(Subject subject, PersonId person,
    const Decision& decision, const Review& review, qint64 durationMs)
{
    TANDEM_TRY(judged, reviewableBy(subject, person));
    TANDEM_TRY(work, own(subject, person));
    if (work->doneAt.isValid())
        return failure(ErrorCode::Refused, Kind::wording(0).done, {},
            RepositoryWords::tr(
                "You may have seen others' reviews of it since, so a change would not be blind."));
    const QString key = decision.key();
    // What the person has a word on can be taken back, even where it is not asked any more.
    if (!work->reviews.contains(decision) &&
        !Kind::decisions(*judged, work->reviews).contains(decision))
        return failure(ErrorCode::InvalidInput, Kind::wording(0).noSuchDecision, key);
    TANDEM_DO(checkNote(review.note));
    if (const QString fault = Kind::faultOf(*judged, decision, review.correction); !fault.isEmpty())
        return failure(ErrorCode::InvalidInput, fault, key);
    TANDEM_TRY(
        at, timeAfterLast(m_database,
                QStringLiteral("SELECT max(at) FROM verdict WHERE kind = ? AND subject_id = ?"
                               " AND person_id = ? AND decision = ?"),
                {Kind::kind, subject, person, key}));
    return insertRow(m_database, "verdict",
        {{"uuid", newUuid()}, {"kind", Kind::kind}, {"subject_id", subject}, {"person_id", person},
            {"decision", key}, {"opinion", review.stance},
            {"correction", storedCorrection(Kind::stored(review.correction))},
            {"note", review.note}, {"at", *at}, {"duration_ms", qMax<qint64>(0, durationMs)}})
        .map([](qint64) {});
}

template <typename Kind>
Expected<void> VerdictJournal<Kind>::finish(Subject subject, PersonId person)
{
    TANDEM_TRY(judged, reviewableBy(subject, person));
    TANDEM_TRY(work, own(subject, person));
    if (work->doneAt.isValid())
        return {};
    int undecided = 0;
    for (const Decision& decision : Kind::needed(*judged, work->reviews))
        undecided += work->reviews.value(decision).stance ? 0 : 1;
    if (undecided > 0)
        return failure(ErrorCode::Refused, Kind::wording(undecided).undecided, {},
            RepositoryWords::tr("Choose \"unsure\" if you cannot tell."));
    // Never before the last verdict, even where the clock was set back.
    return m_database.run(
        QStringLiteral("INSERT INTO verdict_done (kind, subject_id, person_id, at)"
                       " SELECT ?, ?, ?, max(?, coalesce(max(at), 0)) FROM verdict"
                       " WHERE kind = ? AND subject_id = ? AND person_id = ?"),
        {Kind::kind, subject.value, person.value, QDateTime::currentMSecsSinceEpoch(), Kind::kind,
            subject.value, person.value});
}

template <typename Kind>
auto VerdictJournal<Kind>::own(Subject subject, PersonId person) -> Expected<Work>
{
    return worksWhere(
        kOfSubject + QStringLiteral(" AND person_id = ?"), {subject.value, person.value})
        .map([&](const Works& works) {
            Work work = works.value(subject).value(person);
            work.person = person;
            return work;
        });
}

template <typename Kind>
auto VerdictJournal<Kind>::others(Subject subject, PersonId viewer) -> Expected<QList<Work>>
{
    TANDEM_TRY(works, worksWhere(kOfSubject, {subject.value}));
    TANDEM_TRY(order, orderOfNames(m_database));
    WorksOfPeople<Kind> ofAll = works->value(subject);
    if (!isDone<Kind>(ofAll, viewer))
        return QList<Work>{};
    ofAll.remove(viewer);
    return finished<Kind>(ofAll, *order);
}

template <typename Kind>
auto VerdictJournal<Kind>::states(PersonId viewer) -> Expected<QHash<Subject, ReviewState>>
{
    return worksWhere(kAll, {}).map([viewer](const Works& works) {
        QHash<Subject, ReviewState> states;
        for (auto work = works.cbegin(); work != works.cend(); ++work)
            states.insert(work.key(), stateOf<Kind>(*work, viewer));
        return states;
    });
}

template <typename Kind>
Expected<ReviewState> VerdictJournal<Kind>::state(Subject subject, PersonId viewer)
{
    return worksWhere(kOfSubject, {subject.value}).map([&](const Works& works) {
        return stateOf<Kind>(works.value(subject), viewer);
    });
}

template <typename Kind>
Expected<VisibleVerdicts<Kind>> VerdictJournal<Kind>::visibleTo(PersonId viewer)
{
    VisibleVerdicts<Kind> visible{viewer, {}};
    if (!viewer.isValid())
        return visible;
    TANDEM_TRY(works, worksWhere(kAll, {}));
    TANDEM_TRY(order, orderOfNames(m_database));
    for (auto work = works->cbegin(); work != works->cend(); ++work) {
        if (isDone<Kind>(*work, viewer))
            visible.of.insert(work.key(), finished<Kind>(*work, *order));
        else if (work->contains(viewer))
            visible.of.insert(work.key(), {work->value(viewer)});
    }
    return visible;
}

template <typename Kind>
Expected<FinishedVerdicts<Kind>> VerdictJournal<Kind>::done(PersonId viewer)
{
    TANDEM_TRY(works, worksWhere(kAll, {}));
    TANDEM_TRY(order, orderOfNames(m_database));
    TANDEM_TRY(bound, boundBy(m_database, viewer));
    FinishedVerdicts<Kind> done;
    for (auto work = works->cbegin(); work != works->cend(); ++work) {
        const QList<Work> all = finished<Kind>(*work, *order);
        if (all.isEmpty())
            continue;
        const bool mayKnow = std::all_of(bound->begin(), bound->end(),
            [&](PersonId person) { return isDone<Kind>(*work, person); });
        if (mayKnow)
            done.visible.insert(work.key(), all);
        else
            done.hidden.insert(work.key());
    }
    return done;
}

#define TANDEM_JOURNAL_OF(Kind) template class VerdictJournal<Kind>;
TANDEM_VERDICT_KINDS(TANDEM_JOURNAL_OF)

} // namespace tandem
