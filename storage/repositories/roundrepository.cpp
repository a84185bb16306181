#include "storage/repositories/roundrepository.h"

#include "models/people/assignment.h"
#include "models/rounds/missing.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/packets/seal.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/items.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinionshare.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/samplerowreader.h"

namespace tandem {

namespace {

constexpr qsizetype kRoundLongestReason = 10'000;

Error alreadyClosed()
{
    return {ErrorCode::Refused,
        RepositoryWords::tr("Both have handed in; the assignment is fixed."), {},
        RepositoryWords::tr("Look at the sample in Compare."), {}};
}

Error nothingToAsk(Step step)
{
    if (step == Step::KeyFacts)
        return {ErrorCode::Refused,
            RepositoryWords::tr("The sample has no candidate facts to judge yet."), {},
            RepositoryWords::tr("Make them in Facts, or with \"tandem facts decompose\"."), {}};
    return {ErrorCode::Refused, RepositoryWords::tr("The sample has no discussion yet."), {},
        RepositoryWords::tr("Write or import the discussion first."), {}};
}

Error waitingForDecision(Step step, const QList<int>& numbers)
{
    if (step == Step::KeyFacts)
        return {ErrorCode::Refused, RepositoryWords::tr("Some facts wait for a decision."), {},
            RepositoryWords::tr("Decide on facts %1 first.").arg(numberRanges(numbers)), {}};
    if (step == Step::Opinions)
        return {ErrorCode::Refused, RepositoryWords::tr("Some opinions wait for somebody."), {},
            RepositoryWords::tr("Check, answer or decide opinions %1 first.")
                .arg(numberRanges(numbers)),
            {}};
    return {ErrorCode::Refused, RepositoryWords::tr("Some paragraphs wait for a decision."), {},
        RepositoryWords::tr("Decide on paragraphs %1 first.").arg(numberRanges(numbers)), {}};
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

/// Which paragraphs are supporting must not change under facts that are being judged.
Expected<void> nothingBuildsOn(Database& database, const Round& round)
{
    if (round.step != Step::Paragraphs)
        return {};
    TANDEM_TRY(later, RoundRepository(database).active(round.sample, Step::KeyFacts));
    if (!*later)
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("The round about key facts builds on this outcome."), {},
        RepositoryWords::tr("Withdraw that round first."));
}

/// Now, or just after the last thing that the person did in the round where the clock was set back,
/// and in a packet after the packet was made: the clock there may be behind the project's.
Expected<qint64> timeOfHandIn(Database& database, const Round& round, PersonId person)
{
    return database
        .scalar(
            QStringLiteral("SELECT max(coalesce((SELECT max(at) FROM answer WHERE round_id = ?"
                           " AND person_id = ?), 0), coalesce((SELECT max(at) FROM opinion_work"
                           " WHERE round_id = ? AND person_id = ?), 0), coalesce((SELECT max(at)"
                           " FROM journal WHERE subject = ? AND person_id = ?), 0),"
                           " coalesce((SELECT max(made_at) FROM packet), 0))"),
            {round.id.value, person.value, round.id.value, person.value, round.uuid, person.value})
        .map([](const QVariant& last) {
            return qMax(QDateTime::currentMSecsSinceEpoch(), last.toLongLong() + 1);
        });
}

/// Hands in, or takes the hand-in back: in the round, in the journal, and with a seal in a packet,
/// all at one time.
Expected<void> noteHandIn(Database& database, const Round& round, PersonId person, SealKind kind)
{
    TANDEM_TRY(at, timeOfHandIn(database, round, person));
    return database
        .run(QStringLiteral("UPDATE round SET %1 = ? WHERE id = ?")
                 .arg(person == round.pair.a ? QStringLiteral("handed_in_a")
                                             : QStringLiteral("handed_in_b")),
            {kind == SealKind::HandedIn ? QVariant(*at) : QVariant(), round.id.value})
        .and_then(
            [&] { return Journal(database).appendAt(*at, handInWord(kind), person, round.uuid); })
        .and_then([&] { return sealHandIn(database, kind, round.uuid, person, *at); });
}

} // namespace

Expected<Round> RoundRepository::byId(RoundId id)
{
    Statement row(m_database,
        QStringLiteral("SELECT %1 FROM round WHERE id = ?").arg(roundColumns(QString())),
        {id.value});
    if (row.next())
        return roundFrom(row, 0);
    if (row.failed())
        return failure(row.error());
    return failure(ErrorCode::NotFound, RepositoryWords::tr("This round is not in the project."));
}

Expected<std::optional<Round>> RoundRepository::active(SampleId sample, Step step)
{
    Statement row(m_database,
        QStringLiteral(
            "SELECT %1 FROM round WHERE sample_id = ? AND step = ? AND withdrawn_at IS NULL")
            .arg(roundColumns(QString())),
        {sample.value, int(step)});
    std::optional<Round> found;
    if (row.next())
        found = roundFrom(row, 0);
    return row.result(found);
}

Expected<QHash<PersonId, int>> RoundRepository::load()
{
    Statement rows(m_database,
        QStringLiteral("SELECT person, count(*) FROM (SELECT annotator_a AS person FROM round"
                       " WHERE %1 UNION ALL SELECT annotator_b FROM round WHERE %1) AS both_sides"
                       " GROUP BY person")
            .arg(QStringLiteral("withdrawn_at IS NULL AND sample_id NOT IN"
                                " (SELECT sample_id FROM sample_set_aside)")));
    QHash<PersonId, int> loads;
    while (rows.next())
        loads.insert(PersonId{rows.integer(0)}, static_cast<int>(rows.integer(1)));
    return rows.result(loads);
}

Expected<void> RoundRepository::mayAssign(SampleId sample, Pair pair, PersonId by, Step step)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    if (pair.a == pair.b)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A pair is two different people."), {},
            RepositoryWords::tr("Choose somebody else for one side."));
    for (const PersonId id : {pair.a, pair.b}) {
        TANDEM_TRY(person, PeopleRepository(m_database).byId(id));
        if (!person->active)
            return failure(ErrorCode::Refused, RepositoryWords::tr("This person was set aside."),
                person->name,
                RepositoryWords::tr("Take them back first, or choose somebody else."));
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
    const QVariant repeats = made.repeats.isValid() ? QVariant(made.repeats.value) : QVariant();
    TANDEM_TRY(id,
        m_database.insert(
            QStringLiteral("INSERT INTO round (uuid, sample_id, step, annotator_a, annotator_b,"
                           " created_at, calibration, repeats_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
            {uuid, made.sample.value, int(made.step), made.pair.a.value, made.pair.b.value,
                QDateTime::currentMSecsSinceEpoch(), made.calibration ? 1 : 0, repeats}));
    if (made.step == Step::Opinions) {
        TANDEM_DO(shareUtterances(m_database, RoundId{*id}, made.sample, made.pair));
    }
    TANDEM_DO(
        Journal(m_database)
            .append(QStringLiteral("assigned"), by, uuid,
                {{QStringLiteral("a"), made.pair.a.value}, {QStringLiteral("b"), made.pair.b.value},
                    {QStringLiteral("step"), int(made.step)}}));
    return byId(RoundId{*id});
}

Expected<void> RoundRepository::unassign(SampleId sample, PersonId by, Step step)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    TANDEM_TRY(before, active(sample, step));
    if (!*before)
        return {};
    if ((*before)->isClosed())
        return failure(alreadyClosed());
    TANDEM_DO(m_database.run(QStringLiteral("UPDATE round SET withdrawn_at = ? WHERE id = ?"),
        {QDateTime::currentMSecsSinceEpoch(), (*before)->id.value}));
    return Journal(m_database).append(QStringLiteral("withdrawn"), by, (*before)->uuid);
}

Expected<int> RoundRepository::assignBalanced(const QList<SampleId>& samples,
    const QList<PersonId>& people, PersonId by, quint32 seed, Step step)
{
    QList<SampleId> chosen = samples;
    if (chosen.isEmpty()) {
        Statement rows(m_database,
            QStringLiteral(
                "SELECT id FROM sample_in_use s WHERE labelled = 0 AND NOT EXISTS (SELECT 1 FROM "
                "round r"
                " WHERE r.sample_id = s.id AND r.step = %1 AND r.withdrawn_at IS NULL) AND %2 > 0"
                " ORDER BY position")
                .arg(int(step))
                .arg(step == Step::Paragraphs ? QStringLiteral("1") : itemCountSql(step)));
        while (rows.next())
            chosen.append(SampleId{rows.integer(0)});
        if (rows.failed())
            return failure(rows.error());
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
        return missingWork(m_database, round.id, person);
    TANDEM_TRY(items, itemsOf(m_database, round.sample, round.step));
    TANDEM_TRY(answers, AnswerRepository(m_database).own(round.id, person));
    QList<NumberedAnswer> numbered;
    for (const ItemRow& item : *items)
        numbered.append({item.number, answers->value(item.id)});
    return missingOf(numbered);
}

Expected<Round> RoundRepository::handIn(RoundId id, PersonId person)
{
    const auto round = byId(id);
    if (!round)
        return round;
    if (round->withdrawn || !round->pair.contains(person))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("You are not one of the two who answer about this sample."), {},
            RepositoryWords::tr("Ask the lead to assign it to you."));
    if (round->hasHandedIn(person))
        return round;
    TANDEM_TRY(missing, this->missing(*round, person));
    if (!missing->isEmpty())
        return failure(ErrorCode::Refused, RepositoryWords::tr("Not everything is answered yet."),
            {}, missingText(*missing, round->step));
    TANDEM_DO(noteHandIn(m_database, *round, person, SealKind::HandedIn));
    return byId(id);
}

Expected<Round> RoundRepository::takeBackHandIn(RoundId id, PersonId person)
{
    const auto round = byId(id);
    if (!round)
        return round;
    if (!round->hasHandedIn(person))
        return failure(
            ErrorCode::Refused, RepositoryWords::tr("You have not handed this sample in."));
    if (round->isClosed())
        return failure(alreadyClosed());
    TANDEM_DO(noteHandIn(m_database, *round, person, SealKind::TakenBack));
    return byId(id);
}

Expected<Round> RoundRepository::settle(RoundId id, PersonId by)
{
    const auto round = byId(id);
    if (!round || round->settledAt)
        return round;
    TANDEM_TRY(waiting, waitingItems(m_database, *round));
    if (!waiting->numbers.isEmpty())
        return failure(waitingForDecision(round->step, waiting->numbers));
    TANDEM_DO(m_database.run(
        QStringLiteral("UPDATE round SET settled_at = ?, settled_rule = ? WHERE id = ?"),
        {QDateTime::currentMSecsSinceEpoch(), static_cast<int>(waiting->rule), id.value}));
    TANDEM_DO(Journal(m_database).append(QStringLiteral("settled"), by, round->uuid));
    return byId(id);
}

Expected<Round> RoundRepository::reopen(RoundId id, PersonId by, const QString& reason)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    const auto round = byId(id);
    if (!round)
        return round;
    if (!round->settledAt)
        return failure(ErrorCode::Refused, RepositoryWords::tr("The sample is not settled."));
    TANDEM_DO(nothingBuildsOn(m_database, *round));
    if (reason.trimmed().isEmpty() || reason.size() > kRoundLongestReason)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("Reopening needs a reason of 1 to 10,000 characters."), {},
            RepositoryWords::tr("Say why the outcome must be looked at again."));
    TANDEM_DO(m_database.run(
        QStringLiteral("UPDATE round SET settled_at = NULL, settled_rule = NULL WHERE id = ?"),
        {id.value}));
    TANDEM_DO(Journal(m_database)
                  .append(QStringLiteral("reopened"), by, round->uuid,
                      {{QStringLiteral("reason"), reason.trimmed()}}));
    return byId(id);
}

} // namespace tandem
