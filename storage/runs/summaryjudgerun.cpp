#include "storage/runs/summaryjudgerun.h"

#include "models/usersum/prompts.h"
#include "models/usersum/summaryjudge.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/runs/chosenusers.h"
#include "storage/runs/runwords.h"
#include "storage/runs/usersummaryparts.h"
#include "storage/runs/usersumnames.h"

#include <algorithm>

namespace tandem {

using usersum::SummaryRating;

namespace {

/// Tokens of a score with a reason of one to three sentences.
constexpr qint64 kRatingLow = 30;
constexpr qint64 kRatingHigh = 120;

Error nothingToRate()
{
    return {ErrorCode::NotFound, RunWords::tr("There is no summary of a user to judge."), {},
        RunWords::tr("Make or import summaries first."), {}};
}

Error allRated()
{
    return {ErrorCode::NotFound, RunWords::tr("All of these summaries have a value already."), {},
        RunWords::tr("To judge them again, give the measure another name."), {}};
}

Expected<bool> hasValue(Database& database, UserSummaryId summary, const QString& measure)
{
    return isAny(database,
        QStringLiteral("SELECT 1 FROM usersum_value WHERE summary_id = ? AND measure = ?"),
        {summary, measure});
}

} // namespace

SummaryJudgeRun::SummaryJudgeRun()
    : RunKind({.id = RunKindId::SummaryJudge,
          .name = QT_TRANSLATE_NOOP("RunWords", "AutoEval of summaries of users"),
          .promptKeys = {usersum::kJudgePrompt},
          // Neither a summary nor what its user did changes.
          .mayChangeMeanwhile = false})
{
}

Expected<RunSelection> SummaryJudgeRun::select(Database& database, const RunOptions& options) const
{
    const SummaryJudgeOptions& wanted = options.summaryJudge;
    if (wanted.measure.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput, RunWords::tr("The measure has no name."), {},
            RunWords::tr("Name the values that the judge gives, for example autoeval."));
    TANDEM_TRY(summaries, chosenSummaries(database, wanted.log, wanted.summarizers));
    RunSelection selection;
    for (const StoredUserSummary& summary : *summaries) {
        if (summary.made.text.trimmed().isEmpty())
            continue;
        TANDEM_TRY(isDone, hasValue(database, summary.id, wanted.measure));
        if (*isDone)
            ++selection.alreadyDone;
        else
            selection.subjects.append({summary.id.value, {}, {}});
    }
    if (!selection.subjects.isEmpty())
        return selection;
    selection.whyNotReady = selection.alreadyDone > 0 ? allRated() : nothingToRate();
    selection.isAllThere = selection.alreadyDone > 0;
    return selection;
}

Expected<void> SummaryJudgeRun::checkNames(Database& database, const RunSetup& setup) const
{
    return checkNameOfMeasure(database, setup);
}

Expected<std::optional<RunCall>> SummaryJudgeRun::call(
    Database& database, const RunSubject& subject, const RunSetup& setup) const
{
    const QString& measure = setup.options.summaryJudge.measure;
    const UserSummaryId id{subject.id};
    TANDEM_TRY(isDone, hasValue(database, id, measure));
    if (*isDone)
        return std::optional<RunCall>();
    TANDEM_TRY(summary, UserSummaryRepository(database).byId(id));
    TANDEM_TRY(timeline, keptTimeline(database, *setup.memory, summary->made.user));
    TANDEM_TRY(past,
        valueOf<qint64>(database, QStringLiteral("SELECT past FROM usersum_user WHERE id = ?"),
            {summary->made.user}));
    TANDEM_TRY(request, usersum::summaryRatingRequest(setup.prompts[promptKey()].prompt,
                            setup.model, (*timeline)->activities, *past, summary->made.text));
    RunCall call{subject, *request, {}, kRatingLow, kRatingHigh};
    // Another measure is another opinion, be it the same model's.
    call.request.answersAs = measure;
    return std::optional(call);
}

Expected<RunAnswer> SummaryJudgeRun::read(const RunCall&, const QString& text) const
{
    return usersum::readSummaryRating(text).map(
        [](const SummaryRating& rating) { return RunAnswer(rating); });
}

int SummaryJudgeRun::asks(const RunOptions& options) const
{
    return std::max(1, options.summaryJudge.asks);
}

Expected<RunSequel> SummaryJudgeRun::take(Database& database, const RunSetup& setup, const RunCall&,
    const TaskRow& done, const RunAnswer& answer) const
{
    const auto* const rating = std::any_cast<SummaryRating>(&answer);
    const QString& measure = setup.options.summaryJudge.measure;
    const UserSummaryId id{done.subject.id};
    // Another run may have come first.
    TANDEM_TRY(isDone, hasValue(database, id, measure));
    if (!rating || *isDone)
        return RunSequel();
    UserSummaryRepository summaries(database);
    TANDEM_TRY(summary, summaries.byId(id));
    return summaries.addValue({id, measure, double(rating->score), setup.run, done.reply, {}})
        .map([&](bool) { return RunSequel{TimelinesChanged{summary->made.user}}; });
}

} // namespace tandem
