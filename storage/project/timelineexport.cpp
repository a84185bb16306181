#include "storage/project/timelineexport.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/formats/devicewrite.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/timelinedigest.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

namespace tandem {

namespace {

/// Writes objects, one on each line.
class JsonLines final
{
public:
    JsonLines(QIODevice& device, const QString& name)
        : m_device(device)
        , m_name(name)
    {
    }

    Expected<void> write(const QJsonObject& object)
    {
        QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact);
        line += '\n';
        return writeFully(m_device, line, m_name);
    }
    Expected<void> finish() { return flushFully(m_device, m_name); }

private:
    QIODevice& m_device;
    const QString& m_name;
};

Expected<void> goOnExporting(const Progress& progress, qint64 done, qint64 all)
{
    if (progress && !progress(done, all))
        return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
    return {};
}

QJsonObject activityObject(const usersum::Activity& activity)
{
    QJsonObject object{
        {QStringLiteral("time"),
            QDateTime::fromMSecsSinceEpoch(activity.time, Qt::UTC).toString(Qt::ISODateWithMs)},
        {QStringLiteral("item"), activity.item}};
    if (!activity.title.isEmpty())
        object.insert(QStringLiteral("title"), activity.title);
    if (!activity.categories.isEmpty())
        object.insert(
            QStringLiteral("categories"), QJsonArray::fromStringList(activity.categories));
    if (activity.rating)
        object.insert(QStringLiteral("rating"), *activity.rating);
    if (!activity.text.isEmpty())
        object.insert(QStringLiteral("text"), activity.text);
    return object;
}

QJsonArray activityList(const QList<usersum::Activity>& activities, qsizetype from, qsizetype to)
{
    QJsonArray list;
    for (qsizetype i = from; i < to; ++i)
        list.append(activityObject(activities.at(i)));
    return list;
}

QJsonArray taskList(const QList<StoredFutureTask>& tasks)
{
    QJsonArray list;
    for (const StoredFutureTask& one : tasks)
        list.append(QJsonObject{{QStringLiteral("name"), one.task.name},
            {QStringLiteral("question"), one.task.question},
            {QStringLiteral("choices"), QJsonArray::fromStringList(one.task.choices)},
            {QStringLiteral("answer"), one.task.choices.value(one.task.answer)},
            {QStringLiteral("popular"), one.task.choices.value(one.task.popular)}});
    return list;
}

QJsonObject logObject(const TimelineLog& log, const QString& fingerprint, bool withFuture)
{
    QJsonObject about{{QStringLiteral("name"), log.made.name},
        {QStringLiteral("kind"), log.made.kind}, {QStringLiteral("edition"), log.made.edition},
        {QStringLiteral("sha256"), log.made.checksum}, {QStringLiteral("fingerprint"), fingerprint},
        {QStringLiteral("settings"), log.made.settings}, {QStringLiteral("users"), log.cut}};
    if (log.plan && withFuture)
        about.insert(
            QStringLiteral("split"), QJsonDocument::fromJson(futurePlanJson(*log.plan)).object());
    return {{QStringLiteral("log"), about}};
}

Expected<QJsonObject> userObject(Database& database, const UserRecord& user, bool withFuture)
{
    TimelineRepository repository(database);
    TANDEM_TRY(timeline, repository.timeline(user.id));
    const QList<usersum::Activity>& all = timeline->activities;
    QJsonObject object{{QStringLiteral("user"), user.pseudonym},
        {QStringLiteral("past"), activityList(all, 0, std::min<qsizetype>(user.past, all.size()))}};
    if (withFuture) {
        TANDEM_TRY(tasks, repository.tasks(user.id));
        object.insert(QStringLiteral("future"), activityList(all, user.past, all.size()));
        object.insert(QStringLiteral("tasks"), taskList(*tasks));
    }
    return object;
}

Error nothingOfUsers(const QString& what)
{
    return {ErrorCode::NotFound, what, {}, {}, {}};
}

} // namespace

Expected<TimelineExport> exportTimelines(Database& database, QIODevice& device, const QString& name,
    const QList<TimelineLogId>& logs, bool withFuture, const Progress& progress)
{
    TimelineRepository repository(database);
    TANDEM_TRY(all, repository.logs());
    TANDEM_TRY(everybody, repository.users());
    JsonLines lines(device, name);
    TimelineExport made;
    qint64 leftOut = 0;
    qint64 done = 0;
    for (const TimelineLog& log : *all) {
        if (!logs.contains(log.id))
            continue;
        TANDEM_TRY(fingerprint, timelineFingerprint(database, log.id));
        TANDEM_DO(lines.write(logObject(log, *fingerprint, withFuture)));
        for (const UserRecord& user : *everybody) {
            if (user.log != log.id)
                continue;
            TANDEM_DO(goOnExporting(progress, done++, everybody->size()));
            if (user.past == 0) {
                ++leftOut;
                continue;
            }
            TANDEM_TRY(object, userObject(database, user, withFuture));
            TANDEM_DO(lines.write(*object));
            ++made.users;
        }
    }
    made.lines = made.users;
    if (made.users == 0)
        return failure(nothingOfUsers(ProjectWords::tr("No user has a future.")));
    if (leftOut > 0)
        made.messages += ProjectWords::tr(
            "%n user(s) excluded: their timelines cannot be split into past and future.", nullptr,
            int(leftOut));
    TANDEM_DO(lines.finish());
    return made;
}

Expected<TimelineExport> exportUserSummaries(Database& database, QIODevice& device,
    const QString& name, const QList<TimelineLogId>& logs, const QString& summarizer,
    const Progress& progress)
{
    UserSummaryRepository repository(database);
    TANDEM_TRY(users, TimelineRepository(database).users());
    QHash<TimelineLogId, QString> fingerprints;
    for (const TimelineLogId log : logs) {
        TANDEM_TRY(fingerprint, timelineFingerprint(database, log));
        fingerprints.insert(log, *fingerprint);
    }
    JsonLines lines(device, name);
    TimelineExport made;
    qint64 done = 0;
    for (const UserRecord& user : *users) {
        TANDEM_DO(goOnExporting(progress, done++, users->size()));
        if (!logs.contains(user.log))
            continue;
        TANDEM_TRY(summaries, repository.ofUser(user.id));
        const qint64 before = made.lines;
        for (const StoredUserSummary& one : *summaries) {
            if (summarizer.isEmpty() ? isBaseline(one.made.origin)
                                     : one.made.summarizer != summarizer)
                continue;
            QJsonObject line{{QStringLiteral("user"), user.pseudonym},
                {QStringLiteral("summarizer"), one.made.summarizer},
                {QStringLiteral("summary"), one.made.text},
                {QStringLiteral("log"), fingerprints.value(user.log)}};
            if (one.made.mostWords)
                line.insert(QStringLiteral("max_words"), *one.made.mostWords);
            TANDEM_DO(lines.write(line));
            ++made.lines;
        }
        made.users += made.lines > before ? 1 : 0;
    }
    if (made.lines == 0)
        return failure(nothingOfUsers(
            summarizer.isEmpty()
                ? ProjectWords::tr("There are no summaries.")
                : ProjectWords::tr("There is no summary by %1.", "a summarizer").arg(summarizer)));
    TANDEM_DO(lines.finish());
    return made;
}

namespace {

/// A user, run and task, and what was chosen there.
using ChosenThere = QHash<std::pair<QString, QString>, QJsonValue>;

/// null where no reply could be read; nothing of imported misses that do not tell it.
Expected<ChosenThere> chosenIn(
    Database& database, TimelineLogId log, const QString& summarizer, const QString& predictor)
{
    ChosenThere chosen;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT u.pseudonym || '/' || p.repeat, t.name,"
                       " json_extract(t.choices, '$[' || p.choice || ']') FROM usersum_prediction p"
                       " JOIN usersum_summary s ON s.id = p.summary_id"
                       " JOIN usersum_user u ON u.id = s.user_id"
                       " JOIN usersum_task t ON t.id = p.task_id WHERE u.log_id = ?"
                       " AND s.summarizer = ? AND p.predictor = ?"
                       " AND (p.choice IS NULL OR p.choice < json_array_length(t.choices))"),
        {log, summarizer, predictor}, [&chosen](Statement& row) {
            QString where;
            QString task;
            std::optional<QString> choice;
            row.read(where, task, choice);
            chosen.insert({where, task}, choice ? QJsonValue(*choice) : QJsonValue());
        }));
    return chosen;
}

/// Summaries of which a run has no prediction at all, which count in IFM, as usersumData() has
/// them: of users without tasks, and where all is missing.
void addUnpredicted(QList<usersum::PredictedSummary>& predicted,
    const QList<StoredUserSummary>& summaries, const QList<UserRecord>& users)
{
    QHash<TimelineUserId, const UserRecord*> byId;
    for (const UserRecord& user : users)
        byId.insert(user.id, &user);
    const QList<int> runs = usersum::runsOf(predicted);
    QSet<std::pair<QString, int>> there;
    for (const usersum::PredictedSummary& one : std::as_const(predicted))
        there.insert({one.user, one.run});
    for (const StoredUserSummary& summary : summaries) {
        const UserRecord* const user = byId.value(summary.made.user, nullptr);
        if (user == nullptr)
            continue;
        usersum::PredictedSummary one;
        one.user = user->pseudonym;
        one.missing = user->tasks;
        one.mostWords = summary.made.mostWords;
        for (const int run : runs) {
            one.run = run;
            if (!there.contains({one.user, run}))
                predicted.append(one);
        }
    }
}

} // namespace

Expected<TimelineExport> exportPredictions(Database& database, QIODevice& device,
    const QString& name, TimelineLogId log, const QString& summarizer, const QString& predictor,
    const Progress& progress)
{
    UserSummaryRepository repository(database);
    TANDEM_TRY(predicted, repository.predicted(log, summarizer, predictor));
    TANDEM_TRY(summaries, repository.ofSummarizer(log, summarizer));
    TANDEM_TRY(chosen, chosenIn(database, log, summarizer, predictor));
    TANDEM_TRY(users, TimelineRepository(database).users(log));
    TANDEM_TRY(fingerprint, timelineFingerprint(database, log));
    QHash<TimelineUserId, QString> pseudonyms;
    for (const UserRecord& user : *users)
        pseudonyms.insert(user.id, user.pseudonym);
    QHash<QString, QString> texts;
    for (const StoredUserSummary& one : *summaries)
        texts.insert(pseudonyms.value(one.made.user), one.made.text);
    QList<usersum::PredictedSummary> all = *predicted;
    addUnpredicted(all, *summaries, *users);
    JsonLines lines(device, name);
    TimelineExport made;
    QSet<QString> seen;
    qint64 lacking = 0;
    qint64 unread = 0;
    for (const usersum::PredictedSummary& one : std::as_const(all)) {
        TANDEM_DO(goOnExporting(progress, made.lines, all.size()));
        QJsonArray tasks;
        const QString where = one.user + u'/' + QString::number(one.run);
        for (const usersum::TaskOutcome& task : one.tasks) {
            QJsonObject object{{QStringLiteral("name"), task.name},
                {QStringLiteral("outcome"), task.isHit ? 1 : 0}};
            if (const auto choice = chosen->constFind({where, task.name}); choice != chosen->cend())
                object.insert(QStringLiteral("choice"), *choice);
            tasks.append(object);
        }
        QJsonObject line{{QStringLiteral("user"), one.user},
            {QStringLiteral("summarizer"), summarizer}, {QStringLiteral("predictor"), predictor},
            {QStringLiteral("summary"), texts.value(one.user)}, {QStringLiteral("run"), one.run},
            {QStringLiteral("tasks"), tasks}, {QStringLiteral("log"), *fingerprint}};
        if (one.missing > 0)
            line.insert(QStringLiteral("missing"), one.missing);
        if (one.mostWords)
            line.insert(QStringLiteral("max_words"), *one.mostWords);
        TANDEM_DO(lines.write(line));
        seen.insert(one.user);
        lacking += one.missing > 0 ? 1 : 0;
        unread += one.unread;
        ++made.lines;
    }
    made.users = seen.size();
    if (made.lines == 0)
        return failure(nothingOfUsers(ProjectWords::tr(
            "%1 made no predictions from summaries by %2.", "a predictor, a summarizer")
                                          .arg(predictor, summarizer)));
    if (lacking > 0)
        made.messages += ProjectWords::tr(
            "%n line(s) lack tasks without a prediction; \"predict\" continues with them.", nullptr,
            int(lacking));
    if (unread > 0)
        made.messages += ProjectWords::tr(
            "%n prediction(s) could not be parsed and count as misses.", nullptr, int(unread));
    TANDEM_DO(lines.finish());
    return made;
}

} // namespace tandem
