#include "storage/repositories/roundchecks.h"

#include "models/rounds/missing.h"
#include "storage/database/rows.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"

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

Error assignmentIsFixed()
{
    return {ErrorCode::Refused,
        RepositoryWords::tr("Both have submitted; the assignment is final."), {},
        RepositoryWords::tr("See the sample in Compare."), {}};
}

Error nothingToAsk(Step step)
{
    if (step == Step::KeyFacts)
        return {ErrorCode::Refused,
            RepositoryWords::tr("The sample has no candidate facts to judge yet."), {},
            RepositoryWords::tr("Create them in Facts, or with \"tandem facts decompose\"."), {}};
    return {ErrorCode::Refused, RepositoryWords::tr("The sample has no discussion yet."), {},
        RepositoryWords::tr("Write or import the discussion first."), {}};
}

Expected<ConsistencyRule> ruleOfDecided(Database& database, const Round& round)
{
    TANDEM_TRY(waiting, waitingItems(database, round));
    if (!waiting->numbers.isEmpty())
        return failure(waitingForDecision(round.step, waiting->numbers));
    return waiting->rule;
}

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

} // namespace tandem
