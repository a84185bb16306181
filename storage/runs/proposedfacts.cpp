#include "storage/runs/proposedfacts.h"

#include "storage/database/rows.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/items.h"
#include "storage/repositories/roundrepository.h"
#include "storage/runs/runoptions.h"

#include <QJsonDocument>

#include <map>

namespace tandem {

namespace {

/// A fact that a model proposed, or a part of one, with what its history tells.
struct ProposedFact
{
    QString model;
    QString text;
    QString firstText; ///< null where it was never changed
    bool isPart = false;
    bool wasSplit = false;
    bool wasMerged = false;
    bool isRemoved = false;
    QString removedBy;       ///< what removed it last: "merged" or "removed"
    bool isReplaced = false; ///< by another run
};

Expected<QList<ProposedFact>> factsOfModels(Database& database)
{
    const auto has = [](const char* kind) {
        return QStringLiteral("EXISTS (SELECT 1 FROM fact_change c WHERE c.fact_id = f.id"
                              " AND c.kind = '%1')")
            .arg(QLatin1String(kind));
    };
    const auto change = [](const char* what, const char* kinds, const char* order) {
        return QStringLiteral("(SELECT %1 FROM fact_change c WHERE c.fact_id = f.id"
                              " AND c.kind IN (%2) ORDER BY c.id %3 LIMIT 1)")
            .arg(QLatin1String(what), QLatin1String(kinds), QLatin1String(order));
    };
    const char* removals = "'removed', 'merged'";
    return rowsOf(database,
        QStringLiteral("SELECT r.model, f.text, %1, %2, %3, %4, f.removed_at IS NOT NULL, %5, %6"
                       " FROM atomic_fact f JOIN llm_reply r ON r.id = f.reply_id"
                       " JOIN sample_in_use s ON s.id = f.sample_id WHERE f.origin = ?")
            .arg(change("c.before", "'edited', 'split', 'merged'", ""), has("split off"),
                has("split"), has("merged"), change("c.kind", removals, "DESC"),
                change("c.person_id IS NULL", removals, "DESC")),
        {int(FactOrigin::Llm)}, [](Statement& row) {
            ProposedFact fact;
            std::optional<bool> isByNobody;
            row.read(fact.model, fact.text, fact.firstText, fact.isPart, fact.wasSplit,
                fact.wasMerged, fact.isRemoved, fact.removedBy, isByNobody);
            fact.isReplaced = fact.isRemoved && isByNobody.value_or(false);
            return fact;
        });
}

ProposalFate fateOf(const ProposedFact& fact)
{
    if (fact.isRemoved)
        return fact.removedBy == QLatin1String("merged") ? ProposalFate::Merged
                                                         : ProposalFate::Dropped;
    if (fact.firstText.isNull() || fact.firstText == fact.text)
        return ProposalFate::Kept;
    return fact.wasSplit    ? ProposalFate::Split
           : fact.wasMerged ? ProposalFate::Merged
                            : ProposalFate::Reworded;
}

/// The settings of the last run that drew samples to have no proposals; none where no run did.
Expected<std::optional<RunOptions>> lastDraw(Database& database)
{
    TANDEM_TRY(settings,
        valuesOf<QString>(database,
            QStringLiteral("SELECT settings FROM llm_run WHERE kind = ? ORDER BY id DESC"),
            {runKindKey(RunKindId::Decompose)}));
    for (const QString& one : *settings) {
        const RunOptions options = runOptionsFrom(QJsonDocument::fromJson(one.toUtf8()).object());
        if (options.heldOut > 0.0)
            return std::optional(options);
    }
    return std::optional<RunOptions>();
}

/// Sets what annotators said of the sample's facts, once they are compared.
Expected<void> addAnswers(Database& database, SampleId sample, SampleProposals& proposals)
{
    TANDEM_TRY(round, RoundRepository(database).active(sample, Step::KeyFacts));
    if (!*round || !(*round)->isClosed())
        return {};
    TANDEM_TRY(compared, ComparisonRepository(database).compare((*round)->id));
    const auto& items = compared->items;
    if (items.isEmpty())
        return {};
    const auto alike = std::count_if(
        items.cbegin(), items.cend(), [](const ComparedItem& item) { return item.isConsistent(); });
    proposals.agreement = double(alike) / double(items.size());
    qint64 keyFacts = 0;
    for (const ComparedItem& item : items) {
        const auto outcome = outcomeOf(item, compared->rule, Step::KeyFacts);
        if (!outcome)
            return {};
        keyFacts += *outcome == Outcome::Key ? 1 : 0;
    }
    proposals.keyFacts = keyFacts;
    return {};
}

} // namespace

Expected<QList<ProposedFacts>> proposedFacts(Database& database)
{
    TANDEM_TRY(facts, factsOfModels(database));
    std::map<QString, ProposedFacts> models;
    for (const ProposedFact& fact : *facts) {
        if (fact.isReplaced)
            continue;
        ProposedFacts& of = models[fact.model];
        of.model = fact.model;
        if (!fact.isPart)
            ++of.facts[std::size_t(fateOf(fact))];
        else if (!fact.isRemoved)
            ++of.parts;
    }
    QList<ProposedFacts> all;
    for (const auto& [model, of] : models)
        all.append(of);
    return all;
}

Expected<QList<SampleProposals>> sampleProposals(Database& database)
{
    TANDEM_TRY(draw, lastDraw(database));
    struct SampleOfFacts
    {
        SampleId id;
        QString uuid;
        SampleProposals proposals;
    };
    TANDEM_TRY_VAR(
        samples, rowsOf(database,
                     QStringLiteral("SELECT s.id, s.uuid, (SELECT count(*) FROM atomic_fact f"
                                    " WHERE f.sample_id = s.id AND %1),"
                                    " EXISTS (SELECT 1 FROM atomic_fact f WHERE f.sample_id = s.id"
                                    " AND f.supporting = 1 AND f.origin = ?)"
                                    " FROM sample_in_use s ORDER BY s.position")
                         .arg(isAskedFactSql()),
                     {int(FactOrigin::Llm)}, [](Statement& row) {
                         SampleOfFacts sample;
                         row.read(sample.id, sample.uuid, sample.proposals.facts,
                             sample.proposals.isProposed);
                         return sample;
                     }));
    QList<SampleProposals> all;
    for (SampleOfFacts& sample : *samples) {
        if (sample.proposals.facts == 0)
            continue;
        sample.proposals.isHeldOut =
            *draw && isHeldOut(sample.uuid, (*draw)->heldOut, (*draw)->drawSeed);
        TANDEM_DO(addAnswers(database, sample.id, sample.proposals));
        all.append(sample.proposals);
    }
    return all;
}

} // namespace tandem
