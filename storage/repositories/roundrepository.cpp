#include "storage/repositories/roundrepository.h"

#include "models/people/assignment.h"
#include "models/rounds/consistency.h"
#include "models/rounds/missing.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/packets/seal.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/items.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinionrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/samplerowreader.h"

namespace tandem {

namespace {

Error waitingForDecision(Step step, const QList<int>& numbers)
{
    const bool one = numbers.size() == 1;
    const auto refused = [&](const QString& what, const QString& remedy) -> Error {
        return {ErrorCode::Refused, what, {}, remedy.arg(numberRanges(numbers)), {}};
    };
    if (step == Step::KeyFacts)
        return refused(RepositoryWords::tr("Some facts are awaiting adjudication."),
            one ? RepositoryWords::tr("Decide on fact %1 first.")
                : RepositoryWords::tr("Decide on facts %1 first."));
    if (step == Step::Opinions)
        return refused(RepositoryWords::tr("Some opinions are unresolved."),
            one ? RepositoryWords::tr("Review, answer or decide opinion %1 first.")
                : RepositoryWords::tr("Review, answer or decide opinions %1 first."));
    return refused(RepositoryWords::tr("Some paragraphs are awaiting adjudication."),
        one ? RepositoryWords::tr("Decide on paragraph %1 first.")
            : RepositoryWords::tr("Decide on paragraphs %1 first."));
}

/// The items of a closed round that nothing has been made of yet, and the rule that says so.
Expected<WaitingItems> waitingItems(Database& database, const Round& round)
{
    if (round.step == Step::Opinions)
        return OpinionChecks(database).waiting(round.id);
    TANDEM_TRY(comparison, ComparisonRepository(database).compare(round.id));
    WaitingItems waiting{comparison->rule, {}};
    for (const ComparedItem& item : comparison->items) {
        if (!outcomeOf(item, comparison->rule, round.step))
            waiting.numbers.append(item.number);
    }
    return waiting;
}

/// `sql` finds what was changed since the round was withdrawn.
Expected<void> checkNothingChanged(
    Database& database, const Round& round, const QString& sql, const QString& refusal)
{
    TANDEM_TRY(changed, isAny(database, sql, {round.id}));
    if (!*changed)
        return {};
    return failure(ErrorCode::Refused, refusal, {},
        RepositoryWords::tr(
            "Assign the pair again; their earlier answers are kept in the journal."));
}

} // namespace

/// Why the assignment of a round that both have submitted is not changed.
Error assignmentIsFixed()
{
    return {ErrorCode::Refused,
        RepositoryWords::tr("Both have submitted; the assignment is final."), {},
        RepositoryWords::tr("See the sample in Compare."), {}};
}

/// Why nobody is assigned to a step that has nothing to ask about.
Error nothingToAsk(Step step)
{
    if (step == Step::KeyFacts)
        return {ErrorCode::Refused,
            RepositoryWords::tr("The sample has no candidate facts to judge yet."), {},
            RepositoryWords::tr("Create them in Facts, or with \"tandem facts decompose\"."), {}};
    return {ErrorCode::Refused, RepositoryWords::tr("The sample has no discussion yet."), {},
        RepositoryWords::tr("Write or import the discussion first."), {}};
}

/// The rule by which something has become of every item of a closed round; Refused, with the
/// numbers of those that wait, where nothing has.
Expected<ConsistencyRule> ruleOfDecided(Database& database, const Round& round)
{
    TANDEM_TRY(waiting, waitingItems(database, round));
    if (!waiting->numbers.isEmpty())
        return failure(waitingForDecision(round.step, waiting->numbers));
    return waiting->rule;
}

/// Refused where a later step builds on the outcome of the round: which paragraphs are supporting
/// must not change under facts that are being judged.
Expected<void> checkNothingBuildsOn(Database& database, const Round& round)
{
    if (round.step != Step::Paragraphs)
        return {};
    TANDEM_TRY(later, RoundRepository(database).active(round.sample, Step::KeyFacts));
    if (!*later)
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("The key-fact round builds on this outcome."), {},
        RepositoryWords::tr("Withdraw that round first."));
}

/// Refused where the discussion, or the facts that a round about them asks about, were changed
/// since the round was withdrawn: what was answered was asked about them as they stood then.
Expected<void> checkUnchanged(Database& database, const Round& round)
{
    TANDEM_DO(checkNothingChanged(database, round,
        QStringLiteral("SELECT 1 FROM journal j, round r JOIN sample s ON s.id = r.sample_id"
                       " WHERE r.id = ? AND j.at >= r.withdrawn_at"
                       " AND j.event = 'discussion changed'"
                       " AND json_extract(j.detail, '$.sample') = s.position"),
        RepositoryWords::tr(
            "The earlier assignment cannot be restored: the discussion was changed since.")));
    if (round.step != Step::KeyFacts)
        return {};
    return checkNothingChanged(database, round,
        QStringLiteral("SELECT 1 FROM round r JOIN atomic_fact f ON f.sample_id = r.sample_id"
                       " JOIN fact_change c ON c.fact_id = f.id WHERE r.id = ?"
                       " AND f.supporting = 1 AND c.at >= r.withdrawn_at AND c.kind <> 'distinct'"),
        RepositoryWords::tr(
            "The earlier assignment cannot be restored: the facts were changed since."));
}

namespace {

constexpr qsizetype kRoundLongestReason = 10'000;

/// Now, or just after the last thing that the person did in the round where the clock was set back,
/// and in a packet after the packet was made: the clock there may be behind the project's.
Expected<qint64> timeOfSubmission(Database& database, const Round& round, PersonId person)
{
    return timeAfterLast(database,
        QStringLiteral("SELECT max(coalesce((SELECT max(at) FROM answer WHERE round_id = ?"
                       " AND person_id = ?), 0), coalesce((SELECT max(at) FROM opinion_work"
                       " WHERE round_id = ? AND person_id = ?), 0), coalesce((SELECT max(at)"
                       " FROM journal WHERE subject = ? AND person_id = ?), 0),"
                       " coalesce((SELECT max(made_at) FROM packet), 0))"),
        {round.id, person, round.id, person, round.uuid, person});
}

/// Submits, or takes the submission back: in the round, in the journal, and with a seal in a
/// packet, all at one time.
Expected<void> noteSubmission(
    Database& database, const Round& round, PersonId person, SealKind kind)
{
    TANDEM_TRY(at, timeOfSubmission(database, round, person));
    return database
        .run(QStringLiteral("UPDATE round SET %1 = ? WHERE id = ?")
                 .arg(person == round.pair.a ? QStringLiteral("handed_in_a")
                                             : QStringLiteral("handed_in_b")),
            {kind == SealKind::Submitted ? SqlValue(*at) : SqlValue(), round.id.value})
        .and_then([&] {
            return Journal(database).appendAt(*at, submissionWord(kind), person, round.uuid);
        })
        .and_then([&] { return sealSubmission(database, kind, round.uuid, person, *at); });
}

} // namespace

Expected<Round> RoundRepository::byId(RoundId id)
{
    return oneRow(m_database,
        QStringLiteral("SELECT %1 FROM round WHERE id = ?").arg(roundColumns(QString())), {id},
        roundFrom, notInProject(RepositoryWords::tr("This round is not in the project.")));
}

Expected<std::optional<Round>> RoundRepository::active(SampleId sample, Step step)
{
    return firstRow(m_database,
        QStringLiteral(
            "SELECT %1 FROM round WHERE sample_id = ? AND step = ? AND withdrawn_at IS NULL")
            .arg(roundColumns(QString())),
        {sample, step}, roundFrom);
}

Expected<qint64> RoundRepository::entries(RoundId id)
{
    return valueOf<qint64>(m_database,
        QStringLiteral("SELECT (SELECT count(*) FROM answer WHERE round_id = ?)"
                       " + (SELECT count(*) FROM opinion_work WHERE round_id = ?)"),
        {id, id});
}

Expected<QHash<PersonId, int>> RoundRepository::load()
{
    return pairsOf<PersonId, int>(m_database,
        QStringLiteral("SELECT person, count(*) FROM (SELECT annotator_a AS person FROM round"
                       " WHERE %1 UNION ALL SELECT annotator_b FROM round WHERE %1) AS both_sides"
                       " GROUP BY person")
            .arg(QStringLiteral("withdrawn_at IS NULL AND sample_id NOT IN"
                                " (SELECT sample_id FROM sample_set_aside)")));
}

Expected<void> RoundRepository::mayAssign(SampleId sample, Pair pair, PersonId by, Step step)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    if (pair.a == pair.b)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A pair needs two different people."), {},
            RepositoryWords::tr("Choose someone else for one side."));
    for (const PersonId id : {pair.a, pair.b}) {
        TANDEM_TRY(person, PeopleRepository(m_database).byId(id));
        if (!person->active)
            return failure(ErrorCode::Refused, RepositoryWords::tr("This person is excluded."),
                person->name,
                RepositoryWords::tr("Include them again first, or choose someone else."));
    }
    if (step == Step::KeyFacts) {
        TANDEM_DO(FactSides(m_database).align(sample));
    }
    TANDEM_TRY(row, SampleRepository(m_database).row(sample, step));
    if (step != Step::Paragraphs && row->items == 0 && !row->round)
        return failure(nothingToAsk(step).in(QString::number(row->position)));
    return {};
}

Expected<Round> RoundRepository::assign(SampleId sample, Pair pair, PersonId by, Step step)
{
    TANDEM_DO(mayAssign(sample, pair, by, step));
    TANDEM_TRY(before, active(sample, step));
    if (*before) {
        // The same two the other way round are the same pair; what they answered must not be put
        // aside for that.
        if ((*before)->pair.contains(pair.a) && (*before)->pair.contains(pair.b))
            return **before;
        TANDEM_DO(unassign(sample, by, step));
    }
    return create({sample, step, pair, false, {}}, by);
}

Expected<Round> RoundRepository::create(const NewRound& made, PersonId by)
{
    const QString uuid = newUuid();
    TANDEM_TRY(id, insertRow<RoundId>(m_database, "round",
                       {{"uuid", uuid}, {"sample_id", made.sample}, {"step", made.step},
                           {"annotator_a", made.pair.a}, {"annotator_b", made.pair.b},
                           {"created_at", QDateTime::currentMSecsSinceEpoch()},
                           {"calibration", made.calibration}, {"repeats_id", made.repeats}}));
    if (made.step == Step::Opinions) {
        TANDEM_DO(OpinionRepository(m_database).share(*id, made.sample, made.pair));
    }
    TANDEM_DO(
        Journal(m_database)
            .append(QStringLiteral("assigned"), by, uuid,
                {{QStringLiteral("a"), made.pair.a.value}, {QStringLiteral("b"), made.pair.b.value},
                    {QStringLiteral("step"), int(made.step)}}));
    return byId(*id);
}

Expected<void> RoundRepository::unassign(SampleId sample, PersonId by, Step step)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    TANDEM_TRY(before, active(sample, step));
    if (!*before)
        return {};
    if ((*before)->isClosed())
        return failure(assignmentIsFixed());
    TANDEM_DO(m_database.run(QStringLiteral("UPDATE round SET withdrawn_at = ? WHERE id = ?"),
        {QDateTime::currentMSecsSinceEpoch(), (*before)->id.value}));
    return Journal(m_database).append(QStringLiteral("withdrawn"), by, (*before)->uuid);
}

Expected<Round> RoundRepository::calibrate(SampleId sample, Pair pair, PersonId by, Step step)
{
    if (step == Step::Opinions)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Opinions cannot be calibrated: they are written, not answered."));
    TANDEM_DO(mayAssign(sample, pair, by, step));
    TANDEM_TRY(before, active(sample, step));
    if (*before)
        return failure(ErrorCode::Refused, RepositoryWords::tr("The sample is already assigned."),
            {}, RepositoryWords::tr("Withdraw the assignment first, or choose another sample."));
    return create({sample, step, pair, true, {}}, by);
}

Expected<Round> RoundRepository::labelAgain(RoundId id, PersonId by)
{
    TANDEM_TRY(first, byId(id));
    if (!first->pair.contains(by)) {
        TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    }
    if (!first->calibration || first->withdrawn)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Only a calibration can be labelled again, and only once."));
    if (!first->isClosed())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The second pass starts when both have submitted the first."));
    if (first->settledAt)
        return failure(ErrorCode::Refused, RepositoryWords::tr("The sample is settled."), {},
            RepositoryWords::tr("The lead can reopen it."));
    TANDEM_DO(m_database.run(QStringLiteral("UPDATE round SET withdrawn_at = ? WHERE id = ?"),
        {QDateTime::currentMSecsSinceEpoch(), id.value}));
    TANDEM_DO(Journal(m_database).append(QStringLiteral("revealed"), by, first->uuid));
    return create({first->sample, first->step, first->pair, false, id}, by);
}

Expected<Round> RoundRepository::reinstate(RoundId id, PersonId by)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    const auto round = byId(id);
    if (!round || !round->withdrawn)
        return round;
    TANDEM_DO(checkUnchanged(m_database, *round));
    TANDEM_DO(unassign(round->sample, by, round->step));
    TANDEM_DO(m_database.run(
        QStringLiteral("UPDATE round SET withdrawn_at = NULL WHERE id = ?"), {id.value}));
    TANDEM_DO(Journal(m_database).append(QStringLiteral("reinstated"), by, round->uuid));
    return byId(id);
}

Expected<int> RoundRepository::assignBalanced(const QList<SampleId>& samples,
    const QList<PersonId>& people, PersonId by, quint32 seed, Step step)
{
    QList<SampleId> chosen = samples;
    if (chosen.isEmpty()) {
        TANDEM_TRY(unassigned,
            valuesOf<SampleId>(m_database,
                QStringLiteral("SELECT id FROM sample_in_use s WHERE labelled = 0 AND NOT EXISTS "
                               "(SELECT 1 FROM "
                               "round r"
                               " WHERE r.sample_id = s.id AND r.step = %1 AND r.withdrawn_at IS "
                               "NULL) AND %2 > 0"
                               " ORDER BY position")
                    .arg(int(step))
                    .arg(step == Step::Paragraphs ? QStringLiteral("1") : itemCountSql(step))));
        chosen = *unassigned;
    }
    QList<PersonId> workers = people;
    if (workers.isEmpty()) {
        TANDEM_TRY(everybody, PeopleRepository(m_database).all());
        for (const Person& person : *everybody) {
            if (person.active && person.role == Role::Annotator)
                workers.append(person.id);
        }
    }
    TANDEM_TRY(loads, load());
    TANDEM_TRY(pairs, balancedPairs(static_cast<int>(chosen.size()), workers, *loads, seed));
    for (qsizetype i = 0; i < chosen.size(); ++i) {
        TANDEM_DO(assign(chosen.at(i), pairs->at(i), by, step));
    }
    return static_cast<int>(chosen.size());
}

Expected<Missing> RoundRepository::missing(const Round& round, PersonId person)
{
    if (round.step == Step::Opinions)
        return OpinionRepository(m_database).missing(round.id, person);
    TANDEM_TRY(items, itemsOf(m_database, round.sample, round.step));
    TANDEM_TRY(answers, AnswerRepository(m_database).own(round.id, person));
    QList<NumberedAnswer> numbered;
    for (const ItemRow& item : *items)
        numbered.append({item.number, answers->value(item.id)});
    return missingOf(numbered);
}

Expected<Round> RoundRepository::submit(RoundId id, PersonId person)
{
    TANDEM_TRY(round, byId(id));
    if (round->withdrawn || !round->pair.contains(person))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("This sample is not assigned to you."), {},
            RepositoryWords::tr("Ask the lead to assign it to you."));
    if (round->hasSubmitted(person))
        return *round;
    TANDEM_DO(checkOpenAtHub(m_database, *round));
    TANDEM_TRY(missing, this->missing(*round, person));
    if (!missing->isEmpty())
        return failure(ErrorCode::Refused, RepositoryWords::tr("Not everything is answered yet."),
            {}, missingText(*missing, round->step));
    TANDEM_DO(noteSubmission(m_database, *round, person, SealKind::Submitted));
    return byId(id);
}

Expected<Round> RoundRepository::withdrawSubmission(RoundId id, PersonId person)
{
    TANDEM_TRY(round, byId(id));
    if (!round->hasSubmitted(person))
        return failure(
            ErrorCode::Refused, RepositoryWords::tr("You have not submitted this sample."));
    if (round->isClosed())
        return failure(assignmentIsFixed());
    TANDEM_DO(checkOpenAtHub(m_database, *round));
    TANDEM_DO(noteSubmission(m_database, *round, person, SealKind::TakenBack));
    return byId(id);
}

Expected<Round> RoundRepository::settle(RoundId id, PersonId by)
{
    const auto round = byId(id);
    if (!round || round->settledAt)
        return round;
    TANDEM_TRY(rule, ruleOfDecided(m_database, *round));
    TANDEM_DO(m_database.run(
        QStringLiteral("UPDATE round SET settled_at = ?, settled_rule = ? WHERE id = ?"),
        {QDateTime::currentMSecsSinceEpoch(), *rule, id}));
    TANDEM_DO(Journal(m_database).append(QStringLiteral("settled"), by, round->uuid));
    return byId(id);
}

Expected<Round> RoundRepository::reopen(RoundId id, PersonId by, const QString& reason)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    TANDEM_TRY(round, byId(id));
    if (!round->settledAt)
        return failure(ErrorCode::Refused, RepositoryWords::tr("The sample is not settled."));
    TANDEM_DO(checkNothingBuildsOn(m_database, *round));
    if (reason.trimmed().isEmpty() || reason.size() > kRoundLongestReason)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("Reopening needs a reason of 1 to 10,000 characters."), {},
            RepositoryWords::tr("Give the reason for reopening the sample."));
    TANDEM_DO(m_database.run(
        QStringLiteral("UPDATE round SET settled_at = NULL, settled_rule = NULL WHERE id = ?"),
        {id.value}));
    TANDEM_DO(Journal(m_database)
                  .append(QStringLiteral("reopened"), by, round->uuid,
                      {{QStringLiteral("reason"), reason.trimmed()}}));
    return byId(id);
}

Expected<void> checkOpenAtHub(Database& database, const Round& round)
{
    if (round.atHub == AtHub::Open)
        return {};
    TANDEM_TRY(sample, SampleRepository(database).row(round.sample));
    if (round.atHub == AtHub::Ended)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The assignment of sample %1 was withdrawn or settled.")
                .arg(sample->position),
            {}, RepositoryWords::tr("Ask the lead if you were not done with it."));
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("Both have submitted sample %1; its answers are final.")
            .arg(sample->position),
        {}, RepositoryWords::tr("Continue with another sample."));
}

} // namespace tandem
