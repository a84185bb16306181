#include "storage/repositories/usersummaryrepository.h"

#include "models/text/plainline.h"
#include "models/text/wordcount.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/makernames.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/unnamedid.h"
#include "storage/repositories/usersummarynames.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace tandem {

using usersum::PredictedSummary;

namespace {

constexpr qsizetype kLongestUserSummary = 100'000;

Expected<void> checkSummary(Database& database, const NewUserSummary& summary)
{
    QString of;
    if (summary.other.isValid()) {
        TANDEM_TRY(name, valueOf<QString>(database,
                             QStringLiteral("SELECT summarizer FROM usersum_summary WHERE id = ?"),
                             {summary.other}));
        of = *name;
    }
    TANDEM_DO(checkSummarizerName(summary.summarizer, summary.origin, of));
    if (summary.text.size() > kLongestUserSummary)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A summary can have at most 100,000 characters."));
    if (hasVisible(summary.text) == (summary.origin == SummaryOrigin::None))
        return failure(ErrorCode::InvalidInput, RepositoryWords::tr("The summary has no text."));
    return {};
}

StoredUserSummary userSummaryFrom(Statement& row)
{
    StoredUserSummary read;
    NewUserSummary& made = read.made;
    row.read(read.id, read.uuid, made.user, made.summarizer, made.origin, made.text, read.words,
        made.mostWords, made.other, made.run, made.reply, made.source, read.at);
    return read;
}

QString summaryColumns()
{
    return QStringLiteral("SELECT s.id, s.uuid, s.user_id, s.summarizer, s.origin, s.text, s.words,"
                          " s.most_words, s.other_id, s.run_id, s.reply_id, s.source, s.at"
                          " FROM usersum_summary s ");
}

/// What a prediction is compared with.
struct RightChoice
{
    int answer = 0;
    qsizetype choices = 0;
};

/// Of a task that is one of the summary's user.
Expected<RightChoice> rightChoice(Database& database, const NewPrediction& prediction)
{
    return oneRow(
        database,
        QStringLiteral("SELECT t.answer, t.choices FROM usersum_task t JOIN usersum_summary s"
                       " ON s.user_id = t.user_id WHERE t.id = ? AND s.id = ?"),
        {prediction.task, prediction.summary},
        [](Statement& row) {
            RightChoice right;
            row.read(right.answer);
            right.choices = QJsonDocument::fromJson(row.take<QByteArray>()).array().size();
            return right;
        },
        notInProject(RepositoryWords::tr("The task belongs to another user.")));
}

/// Appends an outcome to the summary that is last, or to a new one, which then is returned.
PredictedSummary& addOutcome(QList<PredictedSummary>& all, const QString& user, int repeat,
    qint64 words, const usersum::TaskOutcome& outcome)
{
    if (all.isEmpty() || all.constLast().user != user || all.constLast().run != repeat)
        all.append({user, repeat, words, {}});
    all.last().tasks.append(outcome);
    return all.last();
}

/// Refused where the user's log has no split at all.
Expected<void> requireSplitLog(Database& database, TimelineUserId user)
{
    TANDEM_TRY(split, valueOf<QString>(database,
                          QStringLiteral("SELECT l.split FROM usersum_log l JOIN usersum_user u"
                                         " ON u.log_id = l.id WHERE u.id = ?"),
                          {user}));
    if (!split->isEmpty())
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("The user's timeline is not split into past and future."), {},
        RepositoryWords::tr("Split the log first; a user without a future has no summary."));
}

} // namespace

QString sqlSummariesBy()
{
    const QString own =
        QStringLiteral("user_id IN (SELECT u.id FROM usersum_user u WHERE u.log_id ="
                       " ?1) AND summarizer = ?2");
    return QStringLiteral("((%1) OR other_id IN (SELECT id FROM usersum_summary WHERE %1))")
        .arg(own);
}

Expected<UserSummaryId> UserSummaryRepository::add(const NewUserSummary& summary)
{
    TANDEM_DO(checkSummary(m_database, summary));
    TANDEM_DO(checkSameOrigin(m_database, summary.summarizer, summary.origin));
    TANDEM_TRY(found, find(summary.user, summary.summarizer));
    if (*found) {
        TANDEM_TRY(stored, byId(**found));
        if (stored->made.text == summary.text)
            return **found;
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("%1 already has a different summary of this user.")
                .arg(summary.summarizer),
            {}, RepositoryWords::tr("Give the summarizer another name."));
    }
    TANDEM_TRY(
        past, valueOf<qint64>(m_database,
                  QStringLiteral("SELECT past FROM usersum_user WHERE id = ?"), {summary.user}));
    if (*past == 0) {
        TANDEM_DO(requireSplitLog(m_database, summary.user));
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The user's timeline cannot be split into past and future."), {},
            RepositoryWords::tr("Exclude the user; a user without a future has no summary."));
    }
    TANDEM_TRY(
        id, unnamedId(m_database, QLatin1String("usersum_summary"), RunItems::UserSummaries));
    return insertRow<UserSummaryId>(m_database, "usersum_summary",
        {{"id", *id}, {"uuid", newUuid()}, {"user_id", summary.user},
            {"summarizer", summary.summarizer}, {"origin", summary.origin}, {"text", summary.text},
            {"words", countWords(summary.text)}, {"most_words", summary.mostWords},
            {"other_id", summary.other}, {"run_id", summary.run}, {"reply_id", summary.reply},
            {"source", summary.source}, {"at", QDateTime::currentMSecsSinceEpoch()}});
}

Expected<void> UserSummaryRepository::checkRemovable(TimelineLogId log, const QString& summarizer)
{
    const QString ids =
        QStringLiteral("(SELECT id FROM usersum_summary WHERE ") + sqlSummariesBy() + u')';
    TANDEM_TRY(study, studyThatShows(ids, {log, summarizer}));
    if (!study->isEmpty())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The study \"%1\" shows summaries by %2; they cannot be removed.")
                .arg(*study, summarizer));
    // A run that goes on would find nothing to ask about, or make a part of them anew.
    TANDEM_TRY(
        asks, isAny(m_database, sqlOpenRunsAbout(RunItems::UserSummaries, ids), {log, summarizer}));
    TANDEM_TRY(makes, isAny(m_database,
                          sqlOpenRunsAbout(RunItems::TimelineUsers,
                              QStringLiteral("(SELECT id FROM usersum_user WHERE log_id = ?1)")) +
                              QStringLiteral(" AND json_extract(r.settings, '$.summarizer') = ?2"),
                          {log, summarizer}));
    if (*asks || *makes)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("An unfinished run has requests about the summaries by %1.")
                .arg(summarizer),
            {}, RepositoryWords::tr("Cancel the run, or wait until it ends."));
    return {};
}

Expected<QString> UserSummaryRepository::studyThatShows(const QString& ids, const SqlValues& values)
{
    return tandem::valueOf<QString>(m_database,
        QStringLiteral("SELECT y.name FROM study y JOIN study_item i ON i.study_id = y.id"
                       " JOIN study_source o ON o.item_id = i.id WHERE o.origin IN"
                       " (SELECT 'usersum/' || m.uuid FROM usersum_summary m WHERE m.id IN %1)"
                       " ORDER BY y.id LIMIT 1")
            .arg(ids),
        values);
}

Expected<StoredUserSummary> UserSummaryRepository::byId(UserSummaryId id)
{
    return oneRow(m_database, summaryColumns() + QStringLiteral("WHERE s.id = ?"), {id},
        userSummaryFrom, notInProject(RepositoryWords::tr("This summary is not in the project.")));
}

Expected<std::optional<UserSummaryId>> UserSummaryRepository::find(
    TimelineUserId user, const QString& summarizer)
{
    return tandem::valueOf<std::optional<UserSummaryId>>(m_database,
        QStringLiteral("SELECT id FROM usersum_summary WHERE user_id = ? AND summarizer = ?"),
        {user, summarizer});
}

Expected<QList<StoredUserSummary>> UserSummaryRepository::ofUser(TimelineUserId user)
{
    return rowsOf(m_database,
        summaryColumns() + QStringLiteral("WHERE s.user_id = ? ORDER BY s.summarizer"), {user},
        userSummaryFrom);
}

Expected<QList<StoredUserSummary>> UserSummaryRepository::ofSummarizer(
    TimelineLogId log, const QString& summarizer)
{
    return rowsOf(m_database,
        summaryColumns() + QStringLiteral("JOIN usersum_user u ON u.id = s.user_id"
                                          " WHERE u.log_id = ? AND s.summarizer = ?"
                                          " ORDER BY s.user_id"),
        {log, summarizer}, userSummaryFrom);
}

Expected<QList<SummarizerRow>> UserSummaryRepository::summarizers(TimelineLogId log)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT u.log_id, s.summarizer, min(s.origin), count(*),"
                       " CASE WHEN min(s.most_words) = max(s.most_words)"
                       " AND count(s.most_words) = count(*) THEN min(s.most_words) END"
                       " FROM usersum_summary s JOIN usersum_user u ON u.id = s.user_id"
                       " WHERE ?1 = 0 OR u.log_id = ?1 GROUP BY u.log_id, s.summarizer"
                       " ORDER BY u.log_id, min(s.origin) >= 2, s.summarizer"),
        {log.value},
        into(&SummarizerRow::log, &SummarizerRow::summarizer, &SummarizerRow::origin,
            &SummarizerRow::summaries, &SummarizerRow::mostWords));
}

Expected<void> UserSummaryRepository::addPrediction(const NewPrediction& prediction)
{
    TANDEM_DO(checkMakerName(Maker::Predictor, prediction.predictor));
    TANDEM_TRY(right, rightChoice(m_database, prediction));
    const qsizetype choices = right->choices + (prediction.run.isValid() ? 0 : 1);
    if (prediction.choice && (*prediction.choice < 0 || *prediction.choice >= choices))
        return failure(
            ErrorCode::InvalidInput, RepositoryWords::tr("The task has no such choice."));
    TANDEM_TRY(before,
        tandem::valueOf<std::optional<int>>(m_database,
            QStringLiteral("SELECT choice FROM usersum_prediction WHERE summary_id = ?"
                           " AND task_id = ? AND predictor = ? AND repeat = ?"),
            {prediction.summary, prediction.task, prediction.predictor, prediction.repeat}));
    if (*before && *before == prediction.choice)
        return {};
    if (*before)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("%1 has a different prediction here.").arg(prediction.predictor),
            {}, RepositoryWords::tr("Give the predictor another name."));
    const bool isHit = prediction.choice == right->answer;
    return m_database.run(
        QStringLiteral("INSERT INTO usersum_prediction (summary_id, task_id, predictor, repeat,"
                       " choice, hit, run_id, reply_id, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                       " ON CONFLICT (summary_id, task_id, predictor, repeat) DO UPDATE SET"
                       " choice = excluded.choice, hit = excluded.hit, run_id = excluded.run_id,"
                       " reply_id = excluded.reply_id, at = excluded.at"),
        {prediction.summary, prediction.task, prediction.predictor, prediction.repeat,
            prediction.choice, isHit, prediction.run, prediction.reply,
            QDateTime::currentMSecsSinceEpoch()});
}

Expected<QList<StoredPrediction>> UserSummaryRepository::predictionsOf(UserSummaryId summary)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT p.task_id, p.predictor, p.repeat, p.choice, p.hit, p.run_id,"
                       " p.reply_id FROM usersum_prediction p JOIN usersum_task t"
                       " ON t.id = p.task_id WHERE p.summary_id = ?"
                       " ORDER BY t.position, p.predictor, p.repeat"),
        {summary}, [summary](Statement& row) {
            StoredPrediction read;
            read.made.summary = summary;
            row.read(read.made.task, read.made.predictor, read.made.repeat, read.made.choice,
                read.isHit, read.made.run, read.made.reply);
            return read;
        });
}

Expected<QStringList> UserSummaryRepository::predictors(TimelineLogId log)
{
    return tandem::valuesOf<QString>(m_database,
        QStringLiteral("SELECT DISTINCT p.predictor FROM usersum_prediction p"
                       " JOIN usersum_summary s ON s.id = p.summary_id"
                       " JOIN usersum_user u ON u.id = s.user_id"
                       " WHERE ?1 = 0 OR u.log_id = ?1 ORDER BY p.predictor"),
        {log.value});
}

Expected<QList<PredictedSummary>> UserSummaryRepository::predicted(
    TimelineLogId log, const QString& summarizer, const QString& predictor)
{
    QList<PredictedSummary> all;
    TANDEM_DO(eachRow(m_database,
        QStringLiteral("SELECT u.pseudonym, p.repeat, s.words, s.most_words, t.name, p.hit,"
                       " p.choice IS NULL,"
                       " (SELECT count(*) FROM usersum_task a WHERE a.user_id = u.id)"
                       " FROM usersum_prediction p JOIN usersum_summary s ON s.id = p.summary_id"
                       " JOIN usersum_user u ON u.id = s.user_id"
                       " JOIN usersum_task t ON t.id = p.task_id"
                       " WHERE u.log_id = ? AND s.summarizer = ? AND p.predictor = ?"
                       " ORDER BY u.id, p.repeat, t.position"),
        {log, summarizer, predictor}, [&all](Statement& row) {
            QString user;
            int repeat = 0;
            qint64 words = 0;
            usersum::TaskOutcome outcome;
            std::optional<qint64> mostWords;
            bool isUnread = false;
            int tasks = 0;
            row.read(user, repeat, words, mostWords, outcome.name, outcome.isHit, isUnread, tasks);
            PredictedSummary& summary = addOutcome(all, user, repeat, words, outcome);
            summary.mostWords = mostWords;
            summary.missing = tasks - int(summary.tasks.size());
            summary.unread += isUnread ? 1 : 0;
        }));
    return all;
}

Expected<QList<PredictedSummary>> UserSummaryRepository::popular(TimelineLogId log)
{
    QList<PredictedSummary> all;
    TANDEM_DO(eachRow(m_database,
        QStringLiteral("SELECT u.pseudonym, t.name, t.popular = t.answer FROM usersum_task t"
                       " JOIN usersum_user u ON u.id = t.user_id WHERE u.log_id = ?"
                       " ORDER BY u.id, t.position"),
        {log}, [&all](Statement& row) {
            QString user;
            usersum::TaskOutcome outcome;
            row.read(user, outcome.name, outcome.isHit);
            addOutcome(all, user, 1, 0, outcome);
        }));
    return all;
}

Expected<bool> UserSummaryRepository::addValue(const SummaryValue& value)
{
    TANDEM_DO(checkMeasureName(value.measure));
    if (!std::isfinite(value.value))
        return failure(
            ErrorCode::InvalidInput, RepositoryWords::tr("A value of a measure is not finite."));
    TANDEM_TRY(isNone, isAny(m_database,
                           QStringLiteral("SELECT 1 FROM usersum_summary WHERE id = ?"
                                          " AND origin = ?"),
                           {value.summary, SummaryOrigin::None}));
    if (*isNone)
        return failure(ErrorCode::InvalidInput, RepositoryWords::tr("The summary has no text."));
    TANDEM_TRY(there, tandem::valueOf<std::optional<double>>(m_database,
                          QStringLiteral("SELECT value FROM usersum_value WHERE summary_id = ?"
                                         " AND measure = ?"),
                          {value.summary, value.measure}));
    if (*there && **there == value.value)
        return false;
    if (*there)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("This summary already has another value of %1.").arg(value.measure),
            {}, RepositoryWords::tr("Give the measure another name."));
    return m_database
        .run(QStringLiteral("INSERT INTO usersum_value (summary_id, measure, value, run_id,"
                            " reply_id, source, at) VALUES (?, ?, ?, ?, ?, ?, ?)"),
            {value.summary, value.measure, value.value, value.run, value.reply, value.source,
                QDateTime::currentMSecsSinceEpoch()})
        .map([] { return true; });
}

Expected<QList<SummaryValue>> UserSummaryRepository::valuesOf(UserSummaryId summary)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT summary_id, measure, value, run_id, reply_id, source"
                       " FROM usersum_value WHERE summary_id = ? ORDER BY measure"),
        {summary},
        into(&SummaryValue::summary, &SummaryValue::measure, &SummaryValue::value,
            &SummaryValue::run, &SummaryValue::reply, &SummaryValue::source));
}

Expected<QStringList> UserSummaryRepository::measures(TimelineLogId log)
{
    return tandem::valuesOf<QString>(m_database,
        QStringLiteral("SELECT DISTINCT v.measure FROM usersum_value v"
                       " JOIN usersum_summary s ON s.id = v.summary_id"
                       " JOIN usersum_user u ON u.id = s.user_id"
                       " WHERE ?1 = 0 OR u.log_id = ?1 ORDER BY v.measure"),
        {log.value});
}

Expected<QHash<QString, double>> UserSummaryRepository::values(
    TimelineLogId log, const QString& summarizer, const QString& measure)
{
    return pairsOf<QString, double>(m_database,
        QStringLiteral("SELECT u.pseudonym, v.value FROM usersum_value v"
                       " JOIN usersum_summary s ON s.id = v.summary_id"
                       " JOIN usersum_user u ON u.id = s.user_id"
                       " WHERE u.log_id = ? AND s.summarizer = ? AND v.measure = ?"),
        {log, summarizer, measure});
}

} // namespace tandem
