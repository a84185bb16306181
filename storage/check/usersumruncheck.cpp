#include "models/llm/wireformat.h"
#include "models/usersum/hierarchy.h"
#include "models/usersum/prediction.h"
#include "models/usersum/summaryjudge.h"
#include "storage/check/faults.h"
#include "storage/check/parts.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/removedrows.h"
#include "storage/repositories/runkindid.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "storage/runs/runkind.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

/// What a row that came of a run is, once its reply was read again.
enum class CameOfRun {
    Right,
    Stranger,  ///< not of the run, task or reply that it names
    Different, ///< something else than the reply says
};

CameOfRun cameOfRun(bool isOfRun, bool isAsReplied)
{
    return !isOfRun ? CameOfRun::Stranger : isAsReplied ? CameOfRun::Right : CameOfRun::Different;
}

class UsersumRunCheck final
{
public:
    UsersumRunCheck(Database& database, Faults& faults)
        : m_database(database)
        , m_faults(faults)
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

    /// What is told of what came of a kind of runs.
    struct Words
    {
        const char* stranger;
        const char* different;
    };
    /// Looks at rows that came of runs of a kind. `sql` goes on behind kOriginColumns; `read` takes
    /// its columns, the run's options (null where it is no such run) and where the row is said to
    /// come from.
    template <typename Read>
    Expected<void> checkMade(
        RunKindId kind, const QString& sql, const Words& words, const Read& read)
    {
        return eachChecked(m_database, m_faults, kOriginColumns + sql, [&](Statement& row) {
            StoredOrigin from;
            from.take(row);
            const CameOfRun came = read(row, optionsOf(from.run, kind), from);
            m_faults.expect(came != CameOfRun::Stranger, words.stranger);
            m_faults.expect(came != CameOfRun::Different, words.different);
        });
    }

    Expected<void> checkSummaries()
    {
        return checkMade(RunKindId::UserSummaries,
            QStringLiteral("x.origin, x.summarizer, x.most_words, x.text"
                           " FROM usersum_summary x LEFT JOIN llm_task t"
                           " ON t.run_id = x.run_id AND t.subject_id = x.user_id"
                           " AND t.part IN ('%1', '%2')")
                    .arg(kWholePart, kCombinedPart) +
                kOriginReply + QStringLiteral(" OR x.origin = 0"),
            {QT_TRANSLATE_N_NOOP("ProjectWords",
                 "%n user summary(ies) from another run, task or reply than recorded"),
                QT_TRANSLATE_N_NOOP("ProjectWords", "%n user summary(ies) with another text or "
                                                    "word limit than their run gave them")},
            [](Statement& row, const RunOptions* run, const StoredOrigin& from) {
                const auto origin = row.take<SummaryOrigin>();
                const auto summarizer = row.take<QString>();
                const auto mostWords = row.take<std::optional<qint64>>();
                const auto text = row.take<QString>();
                const auto isPart = [&](bool isHierarchical) {
                    return from.part == (isHierarchical ? kCombinedPart : kWholePart);
                };
                return cameOfRun(run && origin == SummaryOrigin::Run && from.isWhole() &&
                                     run->userSummaries.summarizer == summarizer &&
                                     isPart(run->userSummaries.isHierarchical),
                    run && mostWords == run->userSummaries.mostWords &&
                        textOfReply(from.text) == text);
            });
    }

    Expected<void> checkPredictions()
    {
        return checkMade(RunKindId::Predictions,
            QStringLiteral("x.predictor, x.repeat, x.choice, k.choices"
                           " FROM usersum_prediction x JOIN usersum_task k ON k.id = x.task_id"
                           " LEFT JOIN llm_task t ON t.run_id = x.run_id"
                           " AND t.subject_id = x.summary_id"
                           " AND t.part = k.position || '/' || x.repeat") +
                kOriginReply,
            {QT_TRANSLATE_N_NOOP(
                 "ProjectWords", "%n prediction(s) from another run, task or reply than recorded"),
                QT_TRANSLATE_N_NOOP(
                    "ProjectWords", "%n prediction(s) that do not match their reply")},
            [](Statement& row, const RunOptions* run, const StoredOrigin& from) {
                const auto predictor = row.take<QString>();
                const auto repeat = row.take<int>();
                const auto choice = row.take<std::optional<int>>();
                const auto choices = row.take<QByteArray>();
                // What nobody could read stays until the task has another reply.
                const bool isAskedAnew = !choice && from.state && from.state != TaskState::Done;
                return cameOfRun(
                    run && run->predictions.predictor == predictor &&
                        repeat <= run->predictions.runs && from.isUsable && from.state &&
                        (isAskedAnew || (from.isReplyOfTask && from.state == TaskState::Done)),
                    choiceOfReply(from, choices) == choice);
            });
    }

    Expected<void> checkValues()
    {
        return checkMade(RunKindId::SummaryJudge,
            QStringLiteral("x.measure, x.value FROM usersum_value x LEFT JOIN llm_task t"
                           " ON t.run_id = x.run_id AND t.subject_id = x.summary_id") +
                kOriginReply,
            {QT_TRANSLATE_N_NOOP("ProjectWords",
                 "%n value(s) for summaries from another run, task or reply than recorded"),
                QT_TRANSLATE_N_NOOP("ProjectWords",
                    "%n value(s) for summaries that do not match the judge's reply")},
            [](Statement& row, const RunOptions* run, const StoredOrigin& from) {
                const auto measure = row.take<QString>();
                const auto value = row.take<double>();
                const auto rating = usersum::readSummaryRating(from.text);
                return cameOfRun(run && run->summaryJudge.measure == measure && from.isWhole(),
                    rating && double(rating->score) == value);
            });
    }

    /// Whoever takes a prediction out, or gives it another name or no run, leaves its task behind;
    /// of what was taken out with the program the journal tells.
    Expected<void> checkDoneTasks()
    {
        TANDEM_TRY(gone, RemovedRows::read(m_database));
        int missing = 0;
        for (auto run = m_runs.cbegin(); run != m_runs.cend(); ++run) {
            TANDEM_DO(m_faults.goOn());
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
        m_faults.count(missing,
            QT_TRANSLATE_N_NOOP("ProjectWords",
                "%n finished run task(s) without the resulting summary, prediction or value"));
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
    Faults& m_faults;
    QHash<RunId, KnownRun> m_runs;
};

constexpr int kOkOfHttp = 200;

/// Of a reply, what may be compared.
struct SentReply
{
    QByteArray raw;
    QString text;
    QString model;
    QString error;
    QByteArray request;
    QString modelOfRun; ///< of the run that asked; empty where none did
};

/// Whether text and model are those in the body, in whichever format it came.
bool isAsItCame(const SentReply& reply)
{
    // noteEarlierResults() names these.
    if (llm::isBrokenOff(reply.raw))
        return true;
    bool isReadable = false;
    for (const auto format :
        {llm::WireFormat::OpenAi, llm::WireFormat::Anthropic, llm::WireFormat::Gemini}) {
        const auto read = llm::decodeChat(format, {kOkOfHttp, "application/json", {}, reply.raw});
        if (!read)
            continue;
        isReadable = true;
        if (read->text == reply.text && (read->model.isEmpty() || read->model == reply.model))
            return true;
    }
    // What could not be read is kept without a text.
    return reply.text.isEmpty() && (!isReadable || !reply.error.isEmpty());
}

bool isOfItsRun(const SentReply& reply)
{
    const QString asked = QJsonDocument::fromJson(reply.request)
                              .object()
                              .value(QLatin1String("model"))
                              .toString(reply.modelOfRun);
    return !llm::messagesInBody(reply.request).isEmpty() &&
           (reply.modelOfRun.isEmpty() || asked == reply.modelOfRun);
}

} // namespace

Expected<void> checkUsersumRuns(Database& database, Faults& faults)
{
    return UsersumRunCheck(database, faults).check();
}

Expected<void> checkUsersumReplies(Database& database, Faults& faults)
{
    const QString kinds = sqlKindsAbout(RunItems::TimelineUsers) +
                          QStringLiteral(" OR r.kind IN ") + sqlKindsAbout(RunItems::UserSummaries);
    return eachChecked(database, faults,
        QStringLiteral("SELECT y.raw, y.text, y.model, y.error, y.request, coalesce(a.model, '')"
                       " FROM llm_reply y LEFT JOIN llm_run a ON a.id = y.run_id WHERE y.id IN"
                       " (SELECT t.reply_id FROM llm_task t JOIN llm_run r ON r.id = t.run_id"
                       " WHERE t.reply_id IS NOT NULL AND (r.kind IN %1))")
            .arg(kinds),
        [&](Statement& row) {
            SentReply reply;
            row.read(
                reply.raw, reply.text, reply.model, reply.error, reply.request, reply.modelOfRun);
            faults.expect(isAsItCame(reply),
                QT_TRANSLATE_N_NOOP("ProjectWords", "%n model reply(ies) about users with another "
                                                    "text or model than the server sent"));
            faults.expect(isOfItsRun(reply),
                QT_TRANSLATE_N_NOOP("ProjectWords",
                    "%n model reply(ies) about users to another request than their run makes"));
        });
}

} // namespace tandem
