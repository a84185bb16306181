#include "storage/runs/predictionsrun.h"

#include "models/usersum/prediction.h"
#include "models/usersum/prompts.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/runs/chosenusers.h"
#include "storage/runs/kindfields.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runwords.h"

#include <QHash>
#include <QSet>

#include <utility>

namespace tandem {

namespace {

/// Tokens of an answer that is the number of a choice.
constexpr qint64 kChoiceLow = 6;
constexpr qint64 kChoiceHigh = 30;

Error nothingToPredictFrom()
{
    return {ErrorCode::NotFound, RunWords::tr("There are no user summaries to predict from."), {},
        RunWords::tr("Generate or import summaries first."), {}};
}

Error nothingAsked()
{
    return {ErrorCode::NotFound, RunWords::tr("The users have no prediction tasks."), {},
        RunWords::tr("A log's tasks are set by its split; none of these tasks fits its users."),
        {}};
}

Error allPredicted()
{
    return {ErrorCode::NotFound,
        RunWords::tr("The predictor has already completed all of these tasks."), {},
        RunWords::tr("To predict again, set more runs or give the predictor another name."), {}};
}

/// The task of a summary's user at this place.
Expected<StoredFutureTask> taskAt(Database& database, TimelineUserId user, int position)
{
    TANDEM_TRY(tasks, TimelineRepository(database).tasks(user));
    if (position < 1 || position > tasks->size())
        return failure(ErrorCode::NotFound, RunWords::tr("The user has no such task."));
    return tasks->at(position - 1);
}

/// Questions, by their tasks and repeats, that the predictor chose an answer to.
using Predicted = QSet<std::pair<qint64, int>>;

Expected<Predicted> predictedOf(Database& database, UserSummaryId summary, const QString& predictor)
{
    Predicted predicted;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT task_id, repeat FROM usersum_prediction WHERE summary_id = ?"
                       " AND predictor = ? AND choice IS NOT NULL"),
        {summary, predictor}, [&](Statement& row) {
            std::pair<qint64, int> question;
            row.read(question.first, question.second);
            predicted.insert(question);
        }));
    return predicted;
}

/// A summary with what is asked about its user.
struct AskedSummary
{
    UserSummaryId id;
    QList<FutureTaskId> tasks;
    Predicted predicted;

    bool isPredicted(qsizetype task, int repeat) const
    {
        return predicted.contains({tasks.at(task).value, repeat});
    }
};

Expected<QList<AskedSummary>> askedSummaries(Database& database, const PredictionsOptions& options)
{
    TANDEM_TRY(summaries, chosenSummaries(database, options.log, options.summarizers));
    TimelineRepository timelines(database);
    QHash<TimelineUserId, QList<FutureTaskId>> tasksOf;
    QList<AskedSummary> asked;
    for (const StoredUserSummary& summary : *summaries) {
        if (!tasksOf.contains(summary.made.user)) {
            TANDEM_TRY(tasks, timelines.tasks(summary.made.user));
            QList<FutureTaskId> ids;
            for (const StoredFutureTask& task : *tasks)
                ids.append(task.id);
            tasksOf.insert(summary.made.user, ids);
        }
        TANDEM_TRY(predicted, predictedOf(database, summary.id, options.predictor));
        asked.append({summary.id, tasksOf.value(summary.made.user), *predicted});
    }
    return asked;
}

/// No repeat is answered by what was said in another one, nor a predictor by another one.
QString answererOf(const QString& predictor, int repeat)
{
    return QStringLiteral("%1/%2").arg(predictor).arg(repeat);
}

Expected<void> checkPredictions(const PredictionsOptions& options)
{
    if (options.runs < 1 || options.runs > PredictionPart::kMostRepeats)
        return failure(ErrorCode::InvalidInput,
            RunWords::tr("Each task can be run 1 to %1 times.").arg(PredictionPart::kMostRepeats));
    return {};
}

Expected<RunSelection> selectPredictions(Database& database, const RunOptions& options)
{
    const PredictionsOptions& wanted = options.predictions;
    TANDEM_DO(checkPredictions(wanted));
    TANDEM_TRY(asked, askedSummaries(database, wanted));
    RunSelection selection;
    bool isAnyTask = false;
    // Repeat by repeat, so that what stops early has whole ones.
    for (int repeat = 1; repeat <= wanted.runs; ++repeat) {
        for (const AskedSummary& summary : *asked) {
            for (qsizetype task = 0; task < summary.tasks.size(); ++task) {
                isAnyTask = true;
                if (!summary.isPredicted(task, repeat))
                    selection.subjects.append(
                        {summary.id.value, {}, PredictionPart{int(task) + 1, repeat}.key()});
            }
        }
    }
    QSet<qint64> open;
    for (const RunSubject& subject : std::as_const(selection.subjects))
        open.insert(subject.id);
    for (const AskedSummary& summary : *asked)
        selection.alreadyDone += summary.tasks.isEmpty() || open.contains(summary.id.value) ? 0 : 1;
    if (!selection.subjects.isEmpty())
        return selection;
    selection.whyNotReady = asked->isEmpty() ? nothingToPredictFrom()
                            : isAnyTask      ? allPredicted()
                                             : nothingAsked();
    selection.isComplete = isAnyTask;
    return selection;
}

Expected<std::optional<RunCall>> askPredictions(
    Database& database, const RunSubject& subject, const RunSetup& setup)
{
    const QString& predictor = setup.options.predictions.predictor;
    const UserSummaryId id{subject.id};
    TANDEM_TRY(summary, UserSummaryRepository(database).byId(id));
    const PredictionPart part =
        PredictionPart::fromKey(subject.part).value_or(PredictionPart{0, 0});
    TANDEM_TRY(task, taskAt(database, summary->made.user, part.position));
    TANDEM_TRY(predicted, predictedOf(database, id, predictor));
    if (predicted->contains({task->id.value, part.repeat}))
        return std::optional<RunCall>();
    TANDEM_TRY(request, usersum::predictionRequest(setup.prompts[setup.kind->promptKey()].prompt,
                            setup.model, summary->made.text, task->task, part.repeat));
    RunCall call{subject, *request, {}, kChoiceLow, kChoiceHigh};
    call.request.answersAs = answererOf(predictor, part.repeat);
    call.choices = task->task.choices;
    return std::optional(call);
}

Expected<RunAnswer> parsePredictions(const RunCall& call, const QString& text)
{
    return usersum::readPrediction(text, call.choices).map([](int choice) {
        return RunAnswer(choice);
    });
}

QList<llm::ChatRequest> alikePredictions(const RunCall& call, const RunSetup& setup)
{
    const PredictionsOptions& options = setup.options.predictions;
    QList<llm::ChatRequest> requests(options.runs, call.request);
    for (qsizetype i = 0; i < requests.size(); ++i)
        requests[i].answersAs = answererOf(options.predictor, int(i) + 1);
    return requests;
}

Expected<TaskEffect> takePredictions(Database& database, const RunSetup& setup, const RunCall&,
    const TaskRow& done, const RunAnswer& answer)
{
    const QString& predictor = setup.options.predictions.predictor;
    UserSummaryRepository summaries(database);
    const UserSummaryId id{done.subject.id};
    TANDEM_TRY(summary, summaries.byId(id));
    const PredictionPart part =
        PredictionPart::fromKey(done.subject.part).value_or(PredictionPart{0, 0});
    TANDEM_TRY(task, taskAt(database, summary->made.user, part.position));
    // Another run may have come first.
    TANDEM_TRY(predicted, predictedOf(database, id, predictor));
    if (predicted->contains({task->id.value, part.repeat}))
        return TaskEffect();
    NewPrediction prediction{id, task->id, predictor, part.repeat, {}, setup.run, done.reply};
    if (const int* const choice = std::any_cast<int>(&answer))
        prediction.choice = *choice;
    return summaries.addPrediction(prediction).map([&] {
        return TaskEffect{TimelinesChanged{summary->made.user}};
    });
}

fields::Fields predictionFields()
{
    using O = PredictionsOptions;
    return {makerField("predictor", &O::predictor, QT_TRANSLATE_NOOP("FieldWords", "&Predictor")),
        logField<O>(), summarizersField<O>(fields::Names::Summarizers),
        fields::number("runs", &O::runs, fields::Bounds{1, PredictionPart::kMostRepeats},
            QT_TRANSLATE_NOOP("FieldWords", "&Runs per task"),
            {.help = QT_TRANSLATE_NOOP("FieldWords",
                 "How often each task is predicted, each time independently. Results "
                 "are means over these runs, with their SD.")}),
        attemptsField<O>()};
}

} // namespace

QString PredictionPart::key() const
{
    return QStringLiteral("%1/%2").arg(position).arg(repeat);
}

std::optional<PredictionPart> PredictionPart::fromKey(const QString& key)
{
    const PredictionPart part{key.section(u'/', 0, 0).toInt(), key.section(u'/', 1, 1).toInt()};
    return part.position >= 1 && part.repeat >= 1 && part.key() == key ? std::optional(part)
                                                                       : std::nullopt;
}

/// What a predictor tells of users' futures: a subject is a summary, and each task one question
/// about its user in one of several repeats, "POSITION/REPEAT" of the question. The predictor sees
/// the summary, or that there is none, and never what the user did. Every repeat is asked by
/// itself, and so is every predictor, be it the same model. A reply that nobody can parse is a
/// prediction without a choice, a miss, until one comes that can be parsed.
const RunKind& predictionsRun()
{
    static const RunKind kind{.id = RunKindId::Predictions,
        .key = "usersum-predict",
        .text = QT_TRANSLATE_NOOP("RunWords", "Predictions from user summaries"),
        .items = RunItems::UserSummaries,
        .promptKeys = {usersum::kPredictPrompt},
        .onUnparsable = OnUnparsableReply::KeepUntilAskedAnew,
        // Neither summaries nor tasks change once there are summaries.
        .mayChangeMeanwhile = false,
        .maker = Maker::Predictor,
        .makerName = [](const RunOptions& options) { return options.predictions.predictor; },
        .madeBySql = QStringLiteral("SELECT run_id FROM usersum_prediction WHERE predictor = ?"),
        .importedSql = QStringLiteral("SELECT 1 FROM usersum_prediction WHERE predictor = ?"
                                      " AND run_id IS NULL"),
        .ownFields = [] { return fields::within(&RunOptions::predictions, predictionFields()); },
        .select = selectPredictions,
        .call = askPredictions,
        .read = parsePredictions,
        .take = takePredictions,
        .asks = [](const RunOptions& options) { return options.predictions.asks; },
        .wantedAlike = alikePredictions,
        .partText =
            [](const QString& part) {
                const auto asked = PredictionPart::fromKey(part);
                return asked ? RunWords::tr("task %1, run %2", "of a predictor")
                                   .arg(asked->position)
                                   .arg(asked->repeat)
                             : QString();
            },
        .about =
            [](const RunOptions& options) {
                return RunAbout{options.predictions.summarizers, options.predictions.log};
            },
        .itemsDone = QT_TRANSLATE_NOOP("RunWords", "with all predictions"),
        .scores = {QStringLiteral("SELECT hit AS score FROM usersum_prediction WHERE run_id = ?"),
            QT_TRANSLATE_N_NOOP("RunWords", "hits of %Ln prediction(s)")},
        .results = "timelines",
        .command = "usersum predict",
        .purpose =
            [] {
                return RunWords::tr(
                    "A language model predicts what the user did next from the user's summary "
                    "alone. Its hits measure the worth of the summary.");
            },
        .doneAlready = QT_TRANSLATE_N_NOOP("RunWords", "%n summary(s) already have predictions.")};
    return kind;
}

} // namespace tandem
