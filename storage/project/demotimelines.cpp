#include "storage/project/demotimelines.h"

#include "models/llm/chat.h"
#include "models/llm/wireformat.h"
#include "models/studyitems/itemsfromusersummaries.h"
#include "storage/database/database.h"
#include "storage/database/uuid.h"
#include "storage/project/importformats.h"
#include "storage/project/projectwords.h"
#include "storage/project/rowsstep.h"
#include "storage/project/summarybaselines.h"
#include "storage/project/summarystudy.h"
#include "storage/project/timelineimport.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "storage/runs/runplan.h"
#include "storage/runs/runsteps.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <numeric>
#include <utility>

namespace tandem {

namespace {

constexpr int kTasksAtOnce = 100;
constexpr int kGoodStatus = 200;

/// A user and what was asked about them.
using UserPart = std::pair<qint64, QString>;

tl::unexpected<Error> cannotBePlayed(const QString& part)
{
    return failure(
        ErrorCode::Unreadable, ProjectWords::tr("The sample's material cannot be read."), part);
}

/// What the model replied, and whom the run is about.
struct ToldReplies
{
    QHash<UserPart, QString> texts;
    QList<TimelineUserId> users;
};

Expected<ToldReplies> toldReplies(Database& database, const QJsonObject& told)
{
    ToldReplies replies;
    for (const QJsonValue& one : told[QLatin1String("users")].toArray()) {
        TANDEM_TRY(user,
            TimelineRepository(database).userByPseudonym(one[QLatin1String("user")].toString()));
        replies.users.append(*user);
        for (const QJsonValue& part : one[QLatin1String("parts")].toArray())
            replies.texts.insert({user->value, part[0].toString()},
                QString::fromUtf8(
                    QJsonDocument(part[1].toObject()).toJson(QJsonDocument::Compact)));
    }
    return replies;
}

/// About as many tokens as a server would count.
int tokensIn(qsizetype letters)
{
    constexpr int kLettersOfToken = 4;
    return int(letters / kLettersOfToken) + 1;
}

qsizetype lettersIn(const llm::ChatRequest& request)
{
    return std::accumulate(request.messages.cbegin(), request.messages.cend(), qsizetype(0),
        [](qsizetype sum, const llm::Message& message) { return sum + message.text.size(); });
}

/// As a server of the usual format sends a text.
llm::HttpResponse answerWith(const QString& text, const llm::ChatRequest& request)
{
    const QJsonObject usage{{QStringLiteral("prompt_tokens"), tokensIn(lettersIn(request))},
        {QStringLiteral("completion_tokens"), tokensIn(text.size())}};
    const QJsonObject message{
        {QStringLiteral("role"), QStringLiteral("assistant")}, {QStringLiteral("content"), text}};
    const QJsonObject body{{QStringLiteral("choices"),
                               QJsonArray{QJsonObject{{QStringLiteral("index"), 0},
                                   {QStringLiteral("message"), message},
                                   {QStringLiteral("finish_reason"), QStringLiteral("stop")}}}},
        {QStringLiteral("usage"), usage}};
    return {
        kGoodStatus, "application/json", {}, QJsonDocument(body).toJson(QJsonDocument::Compact)};
}

RunPlan planOf(const QJsonObject& told, const QString& promptFolder)
{
    RunPlan plan;
    plan.kind = RunKindId::UserSummaries;
    plan.endpoint.name = told[QLatin1String("endpoint")].toString();
    plan.model = told[QLatin1String("model")].toString();
    plan.promptFolder = promptFolder;
    UserSummariesOptions& options = plan.options.userSummaries;
    options.summarizer = told[QLatin1String("summarizer")].toString();
    options.query = told[QLatin1String("query")].toString();
    options.mostWords = told[QLatin1String("max_words")].toInt();
    options.log = told[QLatin1String("log")].toString();
    return plan;
}

} // namespace

/// Plays the run that summarized some of the demo's users by the hierarchy with critique:
/// the steps are those of any run, and what the model replied to each is in `told`. Unreadable
/// where a reply is missing or cannot be read. Inside the caller's transaction.
Expected<void> addDemoSummaryRun(
    Database& database, const QJsonObject& told, const QString& promptFolder)
{
    TANDEM_TRY(replies, toldReplies(database, told));
    RunPlan plan = planOf(told, promptFolder);
    plan.options.userSummaries.users = replies->users;
    TANDEM_TRY(run, createRun(database, plan));
    TANDEM_TRY(setup, loadRunSetup(database, *run, plan.endpoint));
    RunTasks tasks(database);
    qint64 took = 0;
    for (;;) {
        TANDEM_TRY(open, tasks.openTasks(*run, 0, kTasksAtOnce));
        if (open->isEmpty())
            break;
        for (const TaskRow& task : *open) {
            TANDEM_TRY(step, nextStep(database, *setup, task));
            const QString text = replies->texts.value({task.subject.id, task.subject.part});
            TANDEM_TRY_VAR(decoded,
                llm::decodeChat(plan.endpoint.format, answerWith(text, step->call.request)));
            llm::ChatReply& reply = *decoded;
            reply.durationMs =
                told[QLatin1String("duration_ms")].toInt() +
                told[QLatin1String("duration_ms_per_token")].toInt() * int(reply.usage.output);
            took += reply.durationMs;
            LlmReply stored;
            TANDEM_TRY(ended,
                storeReply(database, *setup, *step, {reply, reply.raw, kGoodStatus, 1}, stored));
            if (reply.text.isEmpty() || ended->state != TaskState::Done)
                return cannotBePlayed(task.subject.part);
        }
    }
    // One request after the other, up to now.
    TANDEM_DO(
        database.run(QStringLiteral("UPDATE llm_run SET created_at = created_at - ? WHERE id = ?"),
            {took, run->value}));
    return RunRepository(database).setState(*run, RunState::Ended);
}

namespace {

constexpr int kReadingMs = 24'000; ///< a timeline and its summary

/// Whether a rater finds a summary good, by its text as people are shown it.
Expected<QHash<QString, bool>> saidBy(
    Database& database, TimelineLogId log, const QJsonObject& bySummarizer)
{
    QHash<QString, bool> opinions;
    for (auto one = bySummarizer.begin(); one != bySummarizer.end(); ++one) {
        TANDEM_TRY(summaries, UserSummaryRepository(database).ofSummarizer(log, one.key()));
        const QString letters = one.value().toString();
        for (qsizetype i = 0; i < summaries->size(); ++i)
            opinions.insert(studies::shownSummary(summaries->at(i).made.text),
                i < letters.size() && letters.at(i) == u'y');
    }
    return opinions;
}

Expected<void> giveAnswers(Database& database, RaterId rater, const QHash<QString, bool>& opinions)
{
    StudyAnswerRepository answers(database);
    TANDEM_TRY(task, answers.task(rater));
    studies::Submission given;
    qint64 at = QDateTime::currentMSecsSinceEpoch();
    for (const studies::TaskTurn& turn : task->turns) {
        const auto shown = std::find_if(turn.fields.cbegin(), turn.fields.cend(),
            [](const studies::Field& field) { return field.name == QLatin1String("summary"); });
        const bool isGood = shown != turn.fields.cend() && opinions.value(shown->text);
        given.rows.append({newUuid(), turn.id, QStringLiteral("rating"),
            isGood ? QStringLiteral("good") : QStringLiteral("bad"), ++at, kReadingMs});
    }
    given.events = {{newUuid(), studies::RaterEvent::Kind::Submitted, ++at}};
    return answers.keep(rater, given, SubmissionChannel::File).map([](const KeptSubmission&) {});
}

/// Adds the closed study in which people said whether the demo's summaries of users are
/// good: `told` has an answer, y or n, of each rater to each summarizer's summary of each user.
/// Inside the caller's transaction.
Expected<void> addDemoSummaryStudy(
    Database& database, TimelineLogId log, const QJsonObject& told, PersonId lead)
{
    const QJsonObject raters = told[QLatin1String("raters")].toObject();
    if (raters.isEmpty())
        return {};
    SummaryStudyOrder order;
    order.name = ProjectWords::tr("Quality of film viewers' summaries");
    order.log = log;
    for (auto rater = raters.begin(); rater != raters.end(); ++rater)
        order.raters.append({.name = rater.key()});
    order.ratersPerItem = int(order.raters.size());
    order.summarizers = raters.begin().value().toObject().keys();
    TANDEM_TRY(items, summaryStudyItems(database, order));
    TANDEM_TRY(made, makeSummaryStudy(database, order, *items, lead));
    TANDEM_TRY(added, StudyRaterRepository(database).all(made->study));
    for (const StudyRater& rater : *added) {
        TANDEM_TRY(opinions, saidBy(database, log, raters[rater.name].toObject()));
        TANDEM_DO(giveAnswers(database, rater.id, *opinions));
    }
    return StudyRepository(database).close(made->study, lead);
}

QString textUnder(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toString();
}

Expected<TimelineLogId> addFilmLog(Database& database, const QString& path)
{
    TimelineImportOrder order;
    order.source.path = path;
    order.source.kind = LogKind::Columns;
    order.source.columns.user = QStringLiteral("user");
    order.source.columns.time = QStringLiteral("time");
    order.source.columns.item = QStringLiteral("film");
    order.source.columns.title = QStringLiteral("title");
    order.source.columns.text = QStringLiteral("note");
    order.source.columns.rating = QStringLiteral("rating");
    order.source.columns.category = QStringLiteral("genres");
    order.reading.sample.bounds.most = 80;
    TANDEM_TRY(read, readTimelineLog(order));
    return writeTimelineLog(database, order, *read).map([](const TimelineImport& import) {
        return import.log;
    });
}

/// Writes what was predicted from summaries.
class SamplePredictions final
{
public:
    SamplePredictions(Database& database, QString source)
        : m_timelines(database)
        , m_summaries(database)
        , m_source(std::move(source))
    {
    }

    /// Outcomes by task: y is a hit, n a miss, - a reply that nobody could read.
    Expected<void> add(const QString& predictor, const QJsonObject& entry)
    {
        TANDEM_TRY(summary, summaryOf(entry));
        TANDEM_TRY(stored, m_summaries.byId(*summary));
        TANDEM_TRY(tasks, m_timelines.tasks(stored->made.user));
        const QJsonArray repeats = entry.value(QLatin1String("repeats")).toArray();
        for (int repeat = 0; repeat < repeats.size(); ++repeat) {
            const QString outcomes = repeats.at(repeat).toString();
            for (qsizetype i = 0; i < std::min(tasks->size(), outcomes.size()); ++i) {
                const usersum::PredictionTask& task = tasks->at(i).task;
                NewPrediction made{*summary, tasks->at(i).id, predictor, repeat + 1, {}, {}, {}};
                if (outcomes.at(i) == u'y')
                    made.choice = task.answer;
                else if (outcomes.at(i) == u'n')
                    made.choice = int((task.answer + 1) % task.choices.size());
                TANDEM_DO(m_summaries.addPrediction(made));
            }
        }
        return {};
    }

private:
    Expected<UserSummaryId> summaryOf(const QJsonObject& entry)
    {
        TANDEM_TRY(user, m_timelines.userByPseudonym(textUnder(entry, "user")));
        TANDEM_TRY(found, m_summaries.find(*user, textUnder(entry, "summarizer")));
        if (!*found)
            return failure(ErrorCode::Unreadable,
                ProjectWords::tr("The sample's material cannot be read."), m_source);
        return **found;
    }

    TimelineRepository m_timelines;
    UserSummaryRepository m_summaries;
    QString m_source;
};

} // namespace

Expected<void> addDemoTimelines(Database& database, const DemoTimelines& files, PersonId lead)
{
    QFile file(files.summaries);
    const QJsonObject json = file.open(QIODevice::ReadOnly)
                                 ? QJsonDocument::fromJson(file.readAll()).object()
                                 : QJsonObject();
    if (json.isEmpty())
        return failure(ErrorCode::Unreadable,
            ProjectWords::tr("The sample's material cannot be read."), files.summaries);
    TANDEM_TRY(log, addFilmLog(database, files.log));
    TANDEM_DO(importNow(database, userSummariesFormat(), {{files.texts}}));
    TANDEM_DO(addBaseline(database, {*log, {}, {}, 1}));
    TANDEM_DO(addBaseline(database, {*log, textUnder(json, "baseline_of"), {}, 1}));
    TANDEM_DO(
        addDemoSummaryRun(database, json.value(QLatin1String("made")).toObject(), files.prompts));
    SamplePredictions predictions(database, QFileInfo(files.summaries).fileName());
    const QString predictor = textUnder(json, "predictor");
    for (const QJsonValue& entry : json.value(QLatin1String("predictions")).toArray())
        TANDEM_DO(predictions.add(predictor, entry.toObject()));
    TANDEM_DO(recordImport(database, QStringLiteral("imported"),
        {{QStringLiteral("file"), QFileInfo(files.summaries).fileName()}}));
    TANDEM_DO(importNow(database, summaryValuesFormat(), {{files.values}}));
    return addDemoSummaryStudy(
        database, *log, json.value(QLatin1String("people")).toObject(), lead);
}

} // namespace tandem
