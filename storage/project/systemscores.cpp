#include "storage/project/systemscores.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/judgementcolumns.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/unattributederrorrepository.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <map>
#include <optional>

namespace tandem {

namespace {

using ScoredByRef = std::map<kgds::SystemRef, kgds::ScoredSystem>;

/// Complete judgements of outputs of samples in use.
const QString kJudgedOutputs = QStringLiteral(" FROM kgds_judgement j"
                                              " JOIN kgds_output o ON o.id = j.output_id"
                                              " JOIN sample_in_use s ON s.id = o.sample_id"
                                              " WHERE j.state = 1");

kgds::SystemRef systemIn(Statement& row)
{
    kgds::SystemRef system;
    row.read(system.model, system.paradigm, system.pattern);
    return system;
}

/// The order in which types of error occur in each system's samples, which shares are rounded by.
/// Only rows with a type are looked into.
Expected<void> readErrorOrder(Database& database, const QString& verifier, ScoredByRef& systems)
{
    return eachRow(database,
        QStringLiteral("SELECT o.model, o.paradigm, o.pattern, j.opinions, j.errors%1"
                       " AND j.verifier = ? AND j.uncovered > j.untyped"
                       " ORDER BY o.model, o.paradigm, o.pattern, s.position")
            .arg(kJudgedOutputs),
        {verifier}, [&](Statement& row) {
            kgds::ScoredSystem& system = systems[systemIn(row)];
            const auto opinions = conclusionsFrom(row.take<QByteArray>());
            const auto errors = errorsFrom(row.take<QByteArray>());
            for (qsizetype i = 0; i < opinions.size(); ++i) {
                const std::optional<kgds::ErrorType> error = errors.value(i);
                if (error && opinions.at(i) == kgds::Conclusion::Unknowable &&
                    !system.errorOrder.contains(*error))
                    system.errorOrder.append(*error);
            }
        });
}

/// Types of error of which only the system is known.
Expected<void> readUnattributedErrors(
    Database& database, const QString& verifier, ScoredByRef& systems)
{
    TANDEM_TRY(loose, UnattributedErrorRepository(database).of(verifier));
    for (auto& [ref, system] : systems) {
        const auto found = loose->find(ref);
        if (found == loose->end())
            continue;
        system.unattributedErrors = found->second;
        for (const kgds::ErrorType type : found->second) {
            if (!system.errorOrder.contains(type))
                system.errorOrder.append(type);
        }
    }
    return {};
}

void noteMissing(ScoredByRef& systems, const QList<qint64>& samples)
{
    for (auto& [ref, system] : systems) {
        for (const qint64 sample : samples) {
            if (!system.samples.contains(sample))
                system.missing.append(sample);
        }
    }
}

/// Records of what the benchmark said, each read once.
class KeptGolds final
{
public:
    explicit KeptGolds(Database& database)
        : m_golds(database)
    {
    }

    Expected<const kgds::SampleRecord*> record(GoldId gold)
    {
        auto known = m_records.find(gold.value);
        if (known == m_records.end()) {
            TANDEM_TRY_VAR(record, m_golds.record(gold));
            known = m_records.emplace(gold.value, std::move(*record)).first;
        }
        return &known->second;
    }

private:
    GoldRepository m_golds;
    std::map<qint64, kgds::SampleRecord> m_records;
};

} // namespace

Expected<QString> foremostVerifier(Database& database)
{
    TANDEM_TRY(verifiers, SystemJudgementRepository(database).verifiers());
    const auto judged = std::find_if(verifiers->cbegin(), verifiers->cend(),
        [](const VerifierRow& one) { return one.complete > 0; });
    return judged == verifiers->cend() ? QString() : judged->name;
}

Expected<QList<kgds::ScoredSystem>> systemScores(Database& database, const QString& verifier)
{
    TANDEM_TRY(outputs, SystemOutputRepository(database).list());
    ScoredByRef systems;
    QSet<qint64> known;
    for (const SystemOutputRow& row : *outputs) {
        systems[row.system].samples.insert(row.samplePosition, row.score);
        known.insert(row.samplePosition);
    }
    TANDEM_TRY(judged, SystemJudgementRepository(database).scores(verifier));
    for (const JudgedOutputRow& row : *judged)
        systems[row.system].samples.insert(row.samplePosition, row.score);
    TANDEM_DO(readErrorOrder(database, verifier, systems));
    TANDEM_DO(readUnattributedErrors(database, verifier, systems));
    QList<qint64> all = known.values();
    std::sort(all.begin(), all.end());
    noteMissing(systems, all);
    QList<kgds::ScoredSystem> found;
    for (auto& [ref, system] : systems) {
        system.system = ref;
        found.append(std::move(system));
    }
    return found;
}

Expected<QList<kgds::Verifier>> judgingVerifiers(Database& database, const Progress& progress)
{
    TANDEM_TRY(all, valueOf<qint64>(database, QStringLiteral("SELECT count(*)") + kJudgedOutputs));
    QList<kgds::Verifier> verifiers;
    KeptGolds golds(database);
    qint64 done = 0;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT j.verifier, s.position, o.model, o.paradigm, o.pattern, j.facts,"
                       " j.opinions, o.gold_id, %1%2 ORDER BY j.verifier, s.position, o.model,"
                       " o.paradigm, o.pattern")
            .arg(scoreColumns(QStringLiteral("j.")), kJudgedOutputs),
        {}, [&](Statement& row) -> Expected<void> {
            if (progress && !progress(done++, *all))
                return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
            const QString name = row.take<QString>();
            if (verifiers.isEmpty() || verifiers.last().name != name)
                verifiers.append({name, {}});
            kgds::VerifiedOutput output;
            row.read(output.sample);
            output.system = systemIn(row);
            const auto facts = groupsFrom(row.take<QByteArray>());
            output.opinions = conclusionsFrom(row.take<QByteArray>());
            TANDEM_TRY(record, golds.record(row.take<GoldId>()));
            output.facts = kgds::countedConclusions(**record, facts);
            output.score = readScore(row);
            verifiers.last().outputs.append(output);
            return {};
        }));
    return verifiers;
}

Expected<kgds::JudgedFeedback> feedbackVerdicts(Database& database, const QString& judge)
{
    QList<kgds::FeedbackVerdict> own;
    QList<kgds::FeedbackVerdict> ofThemselves;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT f.judge, o.model, o.paradigm, o.pattern, s.position,"
                       " f.experts_first, f.choice FROM kgds_feedback f"
                       " JOIN kgds_output o ON o.id = f.output_id"
                       " JOIN sample_in_use s ON s.id = o.sample_id"
                       " ORDER BY f.output_id, f.judge, f.experts_first DESC"),
        {}, [&](Statement& row) {
            const QString name = row.take<QString>();
            kgds::FeedbackVerdict verdict;
            verdict.system = systemIn(row);
            row.read(verdict.sample, verdict.expertsFirst, verdict.choice);
            if (name == judge)
                own.append(verdict);
            if (name == verdict.system.model)
                ofThemselves.append(verdict);
        }));
    return own.isEmpty() ? kgds::JudgedFeedback{ofThemselves, {}}
                         : kgds::JudgedFeedback{own, judge};
}

Expected<QList<kgds::SystemAttrition>> systemAttrition(
    Database& database, const QString& verifier, const Progress& progress)
{
    TANDEM_TRY(all, valueOf<qint64>(database,
                        QStringLiteral("SELECT count(*)%1 AND j.verifier = ?").arg(kJudgedOutputs),
                        {verifier}));
    KeptGolds golds(database);
    std::map<kgds::SystemRef, kgds::SystemAttrition> systems;
    qint64 done = 0;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT o.model, o.paradigm, o.pattern, s.position, o.gold_id,"
                       " o.paragraphs, j.facts, j.opinions, j.errors%1 AND j.verifier = ?")
            .arg(kJudgedOutputs),
        {verifier}, [&](Statement& row) -> Expected<void> {
            if (progress && !progress(done++, *all))
                return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
            const kgds::SystemRef system = systemIn(row);
            const auto sample = row.take<qint64>();
            TANDEM_TRY(record, golds.record(row.take<GoldId>()));
            kgds::SystemOutput output;
            output.paragraphs =
                QJsonDocument::fromJson(row.take<QByteArray>()).toVariant().toStringList();
            kgds::SystemJudgement judgement;
            judgement.facts = groupsFrom(row.take<QByteArray>());
            judgement.opinions = conclusionsFrom(row.take<QByteArray>());
            judgement.errors = errorsFrom(row.take<QByteArray>());
            const kgds::AttritionCounts counts =
                attritionOf(**record, system.pattern, output, judgement).counts;
            systems[system].counts += counts;
            systems[system].bySample[sample] += counts;
            return {};
        }));
    TANDEM_TRY(loose, UnattributedErrorRepository(database).of(verifier));
    QList<kgds::SystemAttrition> found;
    for (auto& [ref, system] : systems) {
        system.system = ref;
        if (const auto errors = loose->find(ref); errors != loose->end())
            system.unattributedErrors = errors->second;
        found.append(std::move(system));
    }
    return found;
}

} // namespace tandem
