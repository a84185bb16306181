#include "storage/project/usersumruncheck.h"

#include "models/usersum/hierarchy.h"
#include "models/usersum/prediction.h"
#include "models/usersum/summaryjudge.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/gonerows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "storage/runs/runkind.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace tandem {

namespace {

/// A run as it is stored; its options are those of its kind alone.
struct KnownRun
{
    std::optional<RunKindId> kind;
    RunOptions options;
};

/// The task that something is said to come of, and the reply.
struct StoredOrigin
{
    RunId run;
    QString part;
    std::optional<TaskState> state; ///< none: the run has no such task
    bool isReplyOfTask = false;
    std::optional<bool> isUsable; ///< none: there is no such reply
    QString text;                 ///< of the reply

    /// Takes the next columns, those of kOriginColumns.
    void take(Statement& row) { row.read(run, part, state, isReplyOfTask, isUsable, text); }
    bool isWhole() const { return isReplyOfTask && state == TaskState::Done && isUsable == true; }
};

/// Of a row x that has a run and a reply, whose task is t and whose reply is y.
const QString kOriginColumns = QStringLiteral(
    "SELECT x.run_id, coalesce(t.part, ''), t.state, coalesce(t.reply_id = x.reply_id, 0),"
    " y.usable, coalesce(y.text, ''), ");
const QString kOriginReply =
    QStringLiteral(" LEFT JOIN llm_reply y ON y.id = x.reply_id"
                   " WHERE x.run_id IS NOT NULL OR x.reply_id IS NOT NULL");

// The parts that summaries of users are read from.
const QString kWholePart = usersum::SummaryPart{usersum::SummaryStep::Whole, 0, 0}.key();
const QString kCombinedPart = usersum::SummaryPart{usersum::SummaryStep::Combine, 0, 0}.key();

/// The choice in a stored reply; none where it cannot be read.
std::optional<int> choiceOfReply(const StoredOrigin& origin, const QByteArray& choices)
{
    QStringList shown;
    const QJsonArray all = QJsonDocument::fromJson(choices).array();
    for (const QJsonValue& choice : all)
        shown.append(choice.toString());
    const auto place = usersum::readPrediction(origin.text, shown);
    return origin.isUsable == true && place ? std::optional(*place) : std::nullopt;
}

/// The text that a stored reply makes; empty where it makes none.
QString textOfReply(const QString& reply)
{
    const auto answer = usersum::readSummaryAnswer(usersum::SummaryStep::Whole, reply);
    const auto* const made = answer ? std::get_if<usersum::UserSummary>(&*answer) : nullptr;
    return made ? made->text() : QString();
}

class UsersumRunCheck final
{
public:
    UsersumRunCheck(Database& database, const std::function<Expected<void>()>& goOn,
        const std::function<void(const QString&)>& tell)
        : m_database(database)
        , m_goOn(goOn)
        , m_tell(tell)
    {
    }

    Expected<void> check()
    {
        TANDEM_DO(eachRow(m_database, QStringLiteral("SELECT id, kind, settings FROM llm_run"), {},
            [this](Statement& row) {
                const auto run = row.take<RunId>();
                const auto kind = runKindOf(row.take<QString>());
                const auto settings = QJsonDocument::fromJson(row.take<QByteArray>()).object();
                if (kind && isOfUsers(itemsOf(*kind)))
                    m_runs.insert(run, {kind, runOptionsFrom(settings)});
            }));
        TANDEM_DO(checkSummaries());
        TANDEM_DO(checkPredictions());
        TANDEM_DO(checkValues());
        return checkDoneTasks();
    }

private:
    /// The options of a run of this kind; null where it is none.
    const RunOptions* optionsOf(RunId run, RunKindId kind) const
    {
        const auto known = m_runs.constFind(run);
        return known != m_runs.cend() && known->kind == kind ? &known->options : nullptr;
    }

    Expected<void> checkSummaries()
    {
        int strangers = 0;
        int different = 0;
        TANDEM_DO(eachRow(m_database,
            kOriginColumns +
                QStringLiteral("x.origin, x.summarizer, x.most_words, x.text"
                               " FROM usersum_summary x LEFT JOIN llm_task t"
                               " ON t.run_id = x.run_id AND t.subject_id = x.user_id"
                               " AND t.part IN ('%1', '%2')")
                    .arg(kWholePart, kCombinedPart) +
                kOriginReply + QStringLiteral(" OR x.origin = 0"),
            {}, [&](Statement& row) -> Expected<void> {
                TANDEM_DO(m_goOn());
                StoredOrigin from;
                from.take(row);
                const auto origin = row.take<SummaryOrigin>();
                const auto summarizer = row.take<QString>();
                const auto mostWords = row.take<std::optional<qint64>>();
                const auto text = row.take<QString>();
                const RunOptions* const run = optionsOf(from.run, RunKindId::UserSummaries);
                if (!run || origin != SummaryOrigin::Run || !from.isWhole() ||
                    run->userSummaries.summarizer != summarizer ||
                    from.part != (run->userSummaries.isHierarchical ? kCombinedPart : kWholePart))
                    ++strangers;
                else if (mostWords != run->userSummaries.mostWords ||
                         textOfReply(from.text) != text)
                    ++different;
                return {};
            }));
        if (strangers > 0)
            m_tell(ProjectWords::tr(
                "%n summary(s) of users that are not of the run, the task or the reply that they "
                "are said to be of",
                nullptr, strangers));
        if (different > 0)
            m_tell(ProjectWords::tr(
                "%n summary(s) of users with another text or word limit than their run gave them",
                nullptr, different));
        return {};
    }

    Expected<void> checkPredictions()
    {
        int strangers = 0;
        int different = 0;
        TANDEM_DO(eachRow(m_database,
            kOriginColumns +
                QStringLiteral("x.predictor, x.repeat, x.choice, k.choices"
                               " FROM usersum_prediction x JOIN usersum_task k ON k.id = x.task_id"
                               " LEFT JOIN llm_task t ON t.run_id = x.run_id"
                               " AND t.subject_id = x.summary_id"
                               " AND t.part = k.position || '/' || x.repeat") +
                kOriginReply,
            {}, [&](Statement& row) -> Expected<void> {
                TANDEM_DO(m_goOn());
                StoredOrigin from;
                from.take(row);
                const auto predictor = row.take<QString>();
                const auto repeat = row.take<int>();
                const auto choice = row.take<std::optional<int>>();
                const auto choices = row.take<QByteArray>();
                const RunOptions* const run = optionsOf(from.run, RunKindId::Predictions);
                // What nobody could read stays until the task has another reply.
                const bool isAskedAnew = !choice && from.state && from.state != TaskState::Done;
                if (!run || run->predictions.predictor != predictor ||
                    repeat > run->predictions.runs || !from.isUsable || !from.state ||
                    !(isAskedAnew || (from.isReplyOfTask && from.state == TaskState::Done)))
                    ++strangers;
                else if (choiceOfReply(from, choices) != choice)
                    ++different;
                return {};
            }));
        if (strangers > 0)
            m_tell(ProjectWords::tr(
                "%n prediction(s) that are not of the run, the task or the reply that they are "
                "said to be of",
                nullptr, strangers));
        if (different > 0)
            m_tell(ProjectWords::tr(
                "%n prediction(s) of something else than their reply says", nullptr, different));
        return {};
    }

    Expected<void> checkValues()
    {
        int strangers = 0;
        int different = 0;
        TANDEM_DO(eachRow(m_database,
            kOriginColumns +
                QStringLiteral("x.measure, x.value FROM usersum_value x LEFT JOIN llm_task t"
                               " ON t.run_id = x.run_id AND t.subject_id = x.summary_id") +
                kOriginReply,
            {}, [&](Statement& row) -> Expected<void> {
                TANDEM_DO(m_goOn());
                StoredOrigin from;
                from.take(row);
                const auto measure = row.take<QString>();
                const auto value = row.take<double>();
                const RunOptions* const run = optionsOf(from.run, RunKindId::SummaryJudge);
                const auto rating = usersum::readSummaryRating(from.text);
                if (!run || run->summaryJudge.measure != measure || !from.isWhole())
                    ++strangers;
                else if (!rating || double(rating->score) != value)
                    ++different;
                return {};
            }));
        if (strangers > 0)
            m_tell(ProjectWords::tr(
                "%n value(s) for summaries that are not of the run, the task or the reply that "
                "they are said to be of",
                nullptr, strangers));
        if (different > 0)
            m_tell(ProjectWords::tr("%n value(s) for summaries that are not what the judge's reply "
                                    "says",
                nullptr, different));
        return {};
    }

    /// Whoever takes a prediction out, or gives it another name or no run, leaves its task behind;
    /// of what was taken out with the program the journal tells.
    Expected<void> checkDoneTasks()
    {
        TANDEM_TRY(gone, GoneRows::read(m_database));
        int missing = 0;
        for (auto run = m_runs.cbegin(); run != m_runs.cend(); ++run) {
            TANDEM_DO(m_goOn());
            const bool summarizes = run->kind == RunKindId::UserSummaries;
            const bool predicts = run->kind == RunKindId::Predictions;
            const QString name = runKind(*run->kind).makerName(run->options);
            TANDEM_TRY(found, valuesOf<qint64>(m_database,
                                  QStringLiteral("SELECT t.subject_id FROM llm_task t"
                                                 " WHERE t.run_id = ?1 AND t.state = 1"
                                                 " AND t.reply_id IS NOT NULL AND %1")
                                      .arg(summarizes ? lacksSummary()
                                           : predicts ? lacksPrediction()
                                                      : lacksValue()),
                                  {run.key(), name}));
            missing += int(std::count_if(found->cbegin(), found->cend(), [&](qint64 subject) {
                return summarizes ? !gone->isSummaryOf(subject, name) : !gone->isSummary(subject);
            }));
        }
        if (missing > 0)
            m_tell(ProjectWords::tr("%n done task(s) of runs without the summary, prediction or "
                                    "value that came of them",
                nullptr, missing));
        return {};
    }

    static QString lacksSummary()
    {
        return QStringLiteral("t.part IN ('%1', '%2') AND NOT EXISTS (SELECT 1"
                              " FROM usersum_summary s WHERE s.user_id = t.subject_id"
                              " AND s.summarizer = ?2 AND s.run_id IS NOT NULL)")
            .arg(kWholePart, kCombinedPart);
    }
    static QString lacksPrediction()
    {
        return QStringLiteral(
            "NOT EXISTS (SELECT 1 FROM usersum_summary s JOIN usersum_task k ON k.user_id = "
            "s.user_id"
            " JOIN usersum_prediction p ON p.summary_id = s.id AND p.task_id = k.id"
            " WHERE s.id = t.subject_id AND k.position = CAST(t.part AS INTEGER)"
            " AND p.predictor = ?2"
            " AND p.repeat = CAST(substr(t.part, instr(t.part, '/') + 1) AS INTEGER)"
            " AND p.run_id IS NOT NULL)");
    }
    static QString lacksValue()
    {
        return QStringLiteral("NOT EXISTS (SELECT 1 FROM usersum_value v WHERE v.summary_id ="
                              " t.subject_id AND v.measure = ?2 AND v.run_id IS NOT NULL)");
    }

    Database& m_database;
    const std::function<Expected<void>()>& m_goOn;
    const std::function<void(const QString&)>& m_tell;
    QHash<RunId, KnownRun> m_runs;
};

} // namespace

Expected<void> checkUsersumRuns(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell)
{
    return UsersumRunCheck(database, goOn, tell).check();
}

} // namespace tandem
