#include "storage/runs/runkind.h"

#include "models/usersum/prompts.h"
#include "models/usersum/summaryjudge.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/usersummarynames.h"
#include "storage/runs/chosenusers.h"
#include "storage/runs/kindfields.h"
#include "storage/runs/runwords.h"
#include "storage/runs/usersummaryparts.h"

namespace tandem {

using usersum::SummaryRating;

namespace {

/// Tokens of a score with a reason of one to three sentences.
constexpr qint64 kRatingLow = 30;
constexpr qint64 kRatingHigh = 120;

Error nothingToRate()
{
    return {ErrorCode::NotFound, RunWords::tr("There are no user summaries to judge."), {},
        RunWords::tr("Generate or import summaries first."), {}};
}

Error allRated()
{
    return {ErrorCode::NotFound, RunWords::tr("All of these summaries already have a value."), {},
        RunWords::tr("To judge them again, give the measure another name."), {}};
}

Expected<bool> hasValue(Database& database, UserSummaryId summary, const QString& measure)
{
    return isAny(database,
        QStringLiteral("SELECT 1 FROM usersum_value WHERE summary_id = ? AND measure = ?"),
        {summary, measure});
}

Expected<RunSelection> selectSummaryJudge(Database& database, const RunOptions& options)
{
    const SummaryJudgeOptions& wanted = options.summaryJudge;
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
    selection.isComplete = selection.alreadyDone > 0;
    return selection;
}

Expected<std::optional<RunCall>> askSummaryJudge(
    Database& database, const RunSubject& subject, const RunSetup& setup)
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
    TANDEM_TRY(request, usersum::summaryRatingRequest(setup.prompts[setup.kind->promptKey()].prompt,
                            setup.model, (*timeline)->activities, *past, summary->made.text));
    RunCall call{subject, *request, {}, kRatingLow, kRatingHigh};
    // Another measure is another opinion, be it the same model's.
    call.request.answersAs = measure;
    return std::optional(call);
}

Expected<RunAnswer> parseSummaryJudge(const RunCall&, const QString& text)
{
    return usersum::readSummaryRating(text).map(
        [](const SummaryRating& rating) { return RunAnswer(rating); });
}

Expected<TaskEffect> takeSummaryJudge(Database& database, const RunSetup& setup, const RunCall&,
    const TaskRow& done, const RunAnswer& answer)
{
    const auto* const rating = std::any_cast<SummaryRating>(&answer);
    const QString& measure = setup.options.summaryJudge.measure;
    const UserSummaryId id{done.subject.id};
    // Another run may have come first.
    TANDEM_TRY(isDone, hasValue(database, id, measure));
    if (!rating || *isDone)
        return TaskEffect();
    UserSummaryRepository summaries(database);
    TANDEM_TRY(summary, summaries.byId(id));
    return summaries.addValue({id, measure, double(rating->score), setup.run, done.reply, {}})
        .map([&](bool) { return TaskEffect{TimelinesChanged{summary->made.user}}; });
}

QString usualMeasure()
{
    return SummaryJudgeOptions().measure;
}

fields::Fields summaryJudgeFields()
{
    using O = SummaryJudgeOptions;
    return {fields::text("measure", &O::measure,
                QT_TRANSLATE_NOOP("FieldWords", "&Name of the measure"),
                {.usual = usualMeasure, .isMaker = true}),
        logField<O>(), summarizersField<O>(fields::Names::SummarizersWithTexts),
        attemptsField<O>()};
}

} // namespace

/// A judge's score of summaries against what the users did (AutoEval): a subject is a summary with
/// a text, and the score becomes a value of the measure that the run names. Another measure is
/// another opinion, be it the same model's.
const RunKind& summaryJudgeRun()
{
    static const RunKind kind{.id = RunKindId::SummaryJudge,
        .key = "usersum-judge",
        .text = QT_TRANSLATE_NOOP("RunWords", "AutoEval of user summaries"),
        .items = RunItems::UserSummaries,
        .promptKeys = {usersum::kJudgePrompt},
        // Neither a summary nor what its user did changes.
        .mayChangeMeanwhile = false,
        .maker = Maker::Measure,
        .makerName = [](const RunOptions& options) { return options.summaryJudge.measure; },
        .madeBySql = QStringLiteral("SELECT run_id FROM usersum_value WHERE measure = ?"),
        .importedSql =
            QStringLiteral("SELECT 1 FROM usersum_value WHERE measure = ? AND run_id IS NULL"),
        .checkName =
            [](Database&, const RunSetup& setup) {
                return checkMeasureName(setup.options.summaryJudge.measure);
            },
        .ownFields = [] { return fields::within(&RunOptions::summaryJudge, summaryJudgeFields()); },
        .select = selectSummaryJudge,
        .call = askSummaryJudge,
        .read = parseSummaryJudge,
        .take = takeSummaryJudge,
        .asks = [](const RunOptions& options) { return options.summaryJudge.asks; },
        .about =
            [](const RunOptions& options) {
                return RunAbout{options.summaryJudge.summarizers, options.summaryJudge.log};
            },
        .scores = {QStringLiteral("SELECT value AS score FROM usersum_value WHERE run_id = ?"),
            QT_TRANSLATE_N_NOOP("RunWords", "from %Ln score(s)")},
        .results = "timelines",
        .command = "usersum judge",
        .purpose =
            [] {
                return RunWords::tr("A language model scores each summary from 1 to 5 against what "
                                    "the user did, without a reference (AutoEval).");
            },
        .doneAlready = QT_TRANSLATE_N_NOOP("RunWords", "%n summary(s) already have this value.")};
    return kind;
}

} // namespace tandem
