#include "storage/runs/stagecosts.h"

#include "storage/database/rows.h"
#include "storage/runs/runkind.h"

#include <QHash>

#include <array>
#include <optional>

namespace tandem {

using kgds::WorkStage;

namespace {

/// Replies of one kind of runs to one kind of questions, paid for in one currency.
struct PaidReplies
{
    QString kind;
    QString part;
    QString currency;
    double cost = 0.0;
    qint64 replies = 0;
    qint64 withoutCost = 0;
};

std::optional<WorkStage> stageOf(const PaidReplies& paid)
{
    const auto kind = runKindOf(paid.kind);
    return kind && runKind(*kind).stageOf ? runKind(*kind).stageOf(paid.part) : std::nullopt;
}

Expected<QList<PaidReplies>> paidReplies(Database& database, const QString& verifier)
{
    // A reply that answers several tasks was paid for once.
    return rowsOf(database,
        QStringLiteral("SELECT r.kind, coalesce((SELECT t.part FROM llm_try a JOIN llm_task t"
                       " ON t.id = a.task_id WHERE a.reply_id = y.id AND t.run_id = y.run_id"
                       " LIMIT 1), '') AS asked, y.currency, coalesce(sum(y.cost), 0), count(*),"
                       " sum(y.cost IS NULL) FROM llm_reply y JOIN llm_run r ON r.id = y.run_id"
                       " WHERE r.kind IN %1 OR r.kind IN %2 OR (r.kind IN %3"
                       " AND (?1 = '' OR CASE WHEN json_valid(r.settings)"
                       " THEN json_extract(r.settings, '$.verifier') = ?1 END))"
                       " GROUP BY r.kind, asked, y.currency")
            .arg(sqlKindsAbout(RunItems::Paragraphs), sqlKindsAbout(RunItems::Samples),
                sqlKindsAbout(RunItems::SystemOutputs)),
        {verifier},
        into(&PaidReplies::kind, &PaidReplies::part, &PaidReplies::currency, &PaidReplies::cost,
            &PaidReplies::replies, &PaidReplies::withoutCost));
}

/// The currency that most was paid in; the first one in its alphabet of those that are as frequent.
QString mostFrequentCurrency(const QList<PaidReplies>& all)
{
    QHash<QString, qint64> replies;
    for (const PaidReplies& paid : all)
        replies[paid.currency] += paid.replies - paid.withoutCost;
    QString best;
    for (auto it = replies.cbegin(); it != replies.cend(); ++it) {
        const qint64 most = replies.value(best);
        if (it.value() > most || (it.value() == most && it.value() > 0 && it.key() < best))
            best = it.key();
    }
    return best;
}

} // namespace

Expected<StageCosts> stageCosts(Database& database, const QString& verifier)
{
    TANDEM_TRY(all, paidReplies(database, verifier));
    StageCosts costs;
    costs.currency = mostFrequentCurrency(*all);
    std::array<std::optional<double>, kgds::kWorkStages> money;
    for (const PaidReplies& paid : *all) {
        const auto stage = stageOf(paid);
        if (!stage)
            continue;
        const qint64 known = paid.replies - paid.withoutCost;
        costs.replies += paid.replies;
        costs.withoutCost += paid.withoutCost;
        if (known == 0)
            continue;
        std::optional<double>& sum = money.at(std::size_t(*stage));
        if (paid.currency == costs.currency)
            sum = sum.value_or(0.0) + paid.cost;
        else
            costs.otherCurrencies += known;
    }
    for (int stage = 0; stage < kgds::kWorkStages; ++stage)
        costs.stages.append({kgds::workStageKey(WorkStage(stage)),
            kgds::workStageName(WorkStage(stage)), money.at(std::size_t(stage))});
    return costs;
}

} // namespace tandem
