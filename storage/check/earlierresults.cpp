#include "models/llm/wireformat.h"
#include "models/metrics/judges.h"
#include "storage/check/faults.h"
#include "storage/check/parts.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/evaluationrepository.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace tandem {

namespace {

/// The runs, by their numbers; those after the first ten are left out.
QString runsText(const QSet<qint64>& runs)
{
    constexpr qsizetype kMostNamed = 10;
    QList<qint64> sorted(runs.cbegin(), runs.cend());
    std::sort(sorted.begin(), sorted.end());
    QStringList numbers;
    for (qsizetype i = 0; i < std::min(sorted.size(), kMostNamed); ++i)
        numbers.append(QString::number(sorted.at(i)));
    if (sorted.size() > kMostNamed)
        numbers.append(QStringLiteral("…"));
    return numbers.join(QStringLiteral(", "));
}

/// Answers that broke off and count: those that a task ended with.
Expected<void> nameBrokenOff(Database& database, Faults& faults)
{
    int found = 0;
    QSet<qint64> runs;
    TANDEM_DO(eachChecked(database, faults,
        QStringLiteral("SELECT y.raw, t.run_id FROM llm_task t JOIN llm_reply y"
                       " ON y.id = t.reply_id WHERE t.state = 1 AND y.usable = 1"),
        [&](Statement& row) {
            if (!llm::isBrokenOff(row.bytes(0)))
                return;
            ++found;
            runs.insert(row.integer(1));
        }));
    if (found > 0)
        faults.note(ProjectWords::tr(
            "%n model replies were cut off by the server, but an earlier version counted them as "
            "complete (run %1). A new run of the same kind requests them again.",
            nullptr, found)
                        .arg(runsText(runs)));
    return {};
}

/// A score by probabilities, and the answer that it was made of.
struct StoredProbabilities
{
    std::optional<double> value;
    QByteArray detail;
    QByteArray raw;
    QString text;
    qint64 run = 0;
};

/// What this version makes of the answer; none where it gives no probabilities of the score.
std::optional<double> scoreNow(const StoredProbabilities& stored)
{
    constexpr int kOk = 200;
    constexpr std::array formats{llm::WireFormat::OpenAi, llm::WireFormat::Gemini};
    for (const auto format : formats) {
        const auto reply = llm::decodeChat(format, {kOk, "application/json", {}, stored.raw});
        if (!reply || reply->tokens.isEmpty())
            continue;
        const auto judged = metrics::probabilityScore(
            reply->tokens, stored.text, metrics::judgeScale(metrics::Judge::GEval));
        return judged ? judged->value : std::nullopt;
    }
    return stored.value;
}

Expected<void> nameProbabilities(Database& database, Faults& faults)
{
    constexpr double kTolerance = 1e-9;
    int found = 0;
    QSet<qint64> runs;
    TANDEM_DO(eachChecked(database, faults,
        QStringLiteral("SELECT s.value, s.detail, y.raw, y.text, s.run_id FROM output_score s"
                       " JOIN llm_task t ON t.run_id = s.run_id AND t.subject_id = s.output_id"
                       " AND t.part = 'probabilities' JOIN llm_reply y ON y.id = t.reply_id"
                       " WHERE s.value IS NOT NULL"),
        [&](Statement& row) {
            StoredProbabilities stored;
            row.read(stored.value, stored.detail, stored.raw, stored.text, stored.run);
            const QJsonObject detail = QJsonDocument::fromJson(stored.detail).object();
            if (detail.value(QLatin1String("method")) != QLatin1String("probabilities"))
                return;
            const auto now = scoreNow(stored);
            if (now && std::abs(*now - *stored.value) <= kTolerance)
                return;
            ++found;
            runs.insert(stored.run);
        }));
    if (found > 0)
        faults.note(
            ProjectWords::tr("%n G-Eval scores were weighted by the probabilities of a number in "
                             "the reply that is not the score, by an earlier version (run %1). A "
                             "new run scores them again; existing replies are reused.",
                nullptr, found)
                .arg(runsText(runs)));
    return {};
}

Expected<void> nameUnread(Database& database, Faults& faults)
{
    TANDEM_TRY(
        complete, pairsOf<EvaluationId, qint64>(database,
                      QStringLiteral("SELECT e.id, coalesce(e.run_id, 0) FROM evaluation e"
                                     " JOIN evaluation_explanation x ON x.evaluation_id = e.id"
                                     " WHERE e.state = 1 AND e.faults > 0")));
    int found = 0;
    QSet<qint64> runs;
    EvaluationRepository evaluations(database);
    for (auto one = complete->cbegin(); one != complete->cend(); ++one) {
        TANDEM_DO(faults.goOn());
        const auto isUnread = evaluations.isScoredUnread(one.key());
        if (!isUnread || !*isUnread)
            continue;
        ++found;
        runs.insert(one.value());
    }
    if (found > 0)
        faults.note(ProjectWords::tr(
            "%n ExPerT evaluations were scored 0 by an earlier version, although no judgment of a "
            "text's aspects could be parsed (run %1). \"tandem run retry\" retries them.",
            nullptr, found)
                        .arg(runsText(runs)));
    return {};
}

} // namespace

Expected<void> noteEarlierResults(Database& database, Faults& faults)
{
    TANDEM_DO(nameBrokenOff(database, faults));
    TANDEM_DO(nameProbabilities(database, faults));
    return nameUnread(database, faults);
}

} // namespace tandem
