#include "storage/repositories/checkpartrepository.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/verdictkinds.h"

#include <QJsonObject>

namespace tandem {

namespace {

using kgds::CheckDesign;

QJsonObject designJson(const CheckDesign& design)
{
    return {{QStringLiteral("kind"), kgds::checkedKindKey(design.kind)},
        {QStringLiteral("strata"), kgds::checkStrataKey(design.strata)},
        {QStringLiteral("allocation"), kgds::checkAllocationKey(design.allocation)},
        {QStringLiteral("size"), qint64(design.size)},
        {QStringLiteral("seed"), qint64(design.seed)}};
}

CheckDesign designFrom(const QJsonObject& json)
{
    // What is none of the words is what it is by default; the check of a project tells of it.
    CheckDesign design;
    const auto word = [&](const char* key) { return json.value(QLatin1String(key)).toString(); };
    design.kind = kgds::checkedKindFromKey(word("kind")).value_or(design.kind);
    design.strata = kgds::checkStrataFromKey(word("strata")).value_or(design.strata);
    design.allocation =
        kgds::checkAllocationFromKey(word("allocation")).value_or(design.allocation);
    design.size = json.value(QLatin1String("size")).toInteger();
    design.seed = quint32(json.value(QLatin1String("seed")).toInteger());
    return design;
}

CheckPart partFrom(Statement& row)
{
    CheckPart part;
    QJsonObject settings;
    row.read(part.id, part.verifier, settings, part.by, part.at, part.items);
    part.design = designFrom(settings);
    return part;
}

const QString kParts = QStringLiteral(
    "SELECT c.id, c.verifier, c.settings, c.person_id, c.at,"
    " (SELECT count(*) FROM kgds_check_item i WHERE i.check_id = c.id) FROM kgds_check c");

} // namespace

Expected<CheckPartId> CheckPartRepository::add(const QString& verifier, const CheckDesign& design,
    PersonId by, const QList<kgds::DrawnCheck>& drawn)
{
    if (drawn.isEmpty())
        return failure(ErrorCode::InvalidInput, RepositoryWords::tr("There is nothing to audit."),
            verifier, RepositoryWords::tr("Have outputs judged by this judge first."));
    TANDEM_TRY(id, insertRow(m_database, "kgds_check",
                       {{"uuid", newUuid()}, {"verifier", verifier},
                           {"settings", jsonText(designJson(design))}, {"person_id", by},
                           {"at", QDateTime::currentMSecsSinceEpoch()}}));
    QSet<kgds::CheckPlace> seen;
    for (const kgds::DrawnCheck& check : drawn) {
        const kgds::CheckPlace place{check.judgement, check.decision};
        if (seen.contains(place))
            return failure(ErrorCode::InvalidInput, RepositoryWords::tr("An item was drawn twice."),
                check.decision.key());
        seen.insert(place);
        TANDEM_TRY(known, isAny(m_database,
                              QStringLiteral("SELECT 1 FROM kgds_judgement WHERE id = ?"
                                             " AND verifier = ?"),
                              {check.judgement, verifier}));
        if (!*known)
            return failure(ErrorCode::NotFound,
                RepositoryWords::tr("A judgment in the draw no longer exists."));
        TANDEM_DO(m_database.run(
            QStringLiteral("INSERT INTO kgds_check_item (check_id, judgement_id, decision,"
                           " stratum, probability) VALUES (?, ?, ?, ?, ?)"),
            {*id, check.judgement, check.decision.key(), check.stratum, check.probability}));
    }
    return CheckPartId{*id};
}

Expected<QList<CheckPart>> CheckPartRepository::all()
{
    return rowsOf(m_database, kParts + QStringLiteral(" ORDER BY c.id DESC"), {}, partFrom);
}

Expected<CheckPart> CheckPartRepository::byId(CheckPartId id)
{
    return oneRow(m_database, kParts + QStringLiteral(" WHERE c.id = ?"), {id}, partFrom,
        {ErrorCode::NotFound, RepositoryWords::tr("This draw does not exist."), {}, {}, {}});
}

Expected<QList<kgds::DrawnCheck>> CheckPartRepository::drawn(CheckPartId id)
{
    QList<kgds::DrawnCheck> drawn;
    TANDEM_DO(eachRow(m_database,
        QStringLiteral("SELECT judgement_id, decision, stratum, probability FROM kgds_check_item"
                       " WHERE check_id = ? ORDER BY judgement_id, decision"),
        {id}, [&](Statement& row) {
            kgds::DrawnCheck check;
            QString decision;
            row.read(check.judgement, decision, check.stratum, check.probability);
            if (const auto known = kgds::JudgementDecision::fromKey(decision)) {
                check.decision = *known;
                drawn.append(check);
            }
        }));
    return drawn;
}

Expected<QSet<kgds::JudgementDecision>> CheckPartRepository::drawnOf(SystemJudgementId judgement)
{
    QSet<kgds::JudgementDecision> drawn;
    TANDEM_DO(eachRow(m_database,
        QStringLiteral("SELECT decision FROM kgds_check_item WHERE judgement_id = ?"), {judgement},
        [&](Statement& row) {
            if (const auto decision = kgds::JudgementDecision::fromKey(row.take<QString>()))
                drawn.insert(*decision);
        }));
    return drawn;
}

Expected<QList<std::pair<SystemJudgementId, std::optional<kgds::JudgementDecision>>>>
CheckPartRepository::drawnFrom(const QString& verifier)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT DISTINCT i.judgement_id, i.decision FROM kgds_check_item i"
                       " JOIN kgds_judgement j ON j.id = i.judgement_id WHERE j.verifier = ?"),
        {verifier}, [](Statement& row) {
            const auto judgement = row.take<SystemJudgementId>();
            return std::pair(judgement, kgds::JudgementDecision::fromKey(row.take<QString>()));
        });
}

Expected<QList<DrawnJudgement>> CheckPartRepository::judgementsOf(CheckPartId id)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT j.id, o.id, o.sample_id, o.model, o.paradigm, o.pattern, count(*)"
                       " FROM kgds_check_item i JOIN kgds_judgement j ON j.id = i.judgement_id"
                       " JOIN kgds_output o ON o.id = j.output_id"
                       " JOIN sample s ON s.id = o.sample_id WHERE i.check_id = ?"
                       " GROUP BY j.id ORDER BY s.position, o.model, o.paradigm, o.pattern"),
        {id}, [](Statement& row) {
            DrawnJudgement drawn;
            qint64 items = 0;
            row.read(drawn.judgement, drawn.output, drawn.sample, drawn.system.model,
                drawn.system.paradigm, drawn.system.pattern, items);
            drawn.items = items;
            return drawn;
        });
}

Expected<QList<kgds::CheckCandidate>> CheckPartRepository::candidates(
    const QString& verifier, kgds::CheckedKind kind)
{
    TANDEM_TRY(judgements, SystemJudgementRepository(m_database).judgements(verifier));
    QHash<GoldId, kgds::SampleRecord> records;
    QList<kgds::CheckCandidate> candidates;
    for (const StoredJudgement& judgement : *judgements) {
        TANDEM_TRY(output, firstRow(m_database,
                               QStringLiteral("SELECT sample_id, gold_id, model, paradigm, pattern"
                                              " FROM kgds_output WHERE id = ?"),
                               {judgement.output}, [](Statement& row) {
                                   NewSystemOutput made;
                                   row.read(made.sample, made.gold, made.system.model,
                                       made.system.paradigm, made.system.pattern);
                                   return made;
                               }));
        if (!*output)
            continue;
        const NewSystemOutput& made = **output;
        if (!records.contains(made.gold)) {
            TANDEM_TRY(record, GoldRepository(m_database).record(made.gold));
            records.insert(made.gold, *std::move(record));
        }
        QList<kgds::CheckCandidate> some = kgds::checkCandidates(kind, judgement.id.value,
            made.sample.value, made.system, *records.constFind(made.gold), judgement.judgement);
        for (kgds::CheckCandidate& candidate : some)
            candidate.at = judgement.at.toMSecsSinceEpoch();
        candidates += some;
    }
    return candidates;
}

Expected<qint64> CheckPartRepository::reviewersOf(const QString& verifier, PersonId except)
{
    return valueOf<qint64>(m_database,
        QStringLiteral("SELECT count(DISTINCT v.person_id) FROM verdict v"
                       " JOIN kgds_judgement j ON j.id = v.subject_id"
                       " WHERE v.kind = ? AND j.verifier = ? AND v.person_id IS NOT ?"),
        {JudgementVerdicts::kind, verifier, except});
}

Expected<QStringList> CheckPartRepository::promptsOf(const QString& verifier)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT DISTINCT p.system, p.user FROM prompt p WHERE p.id IN"
                       " (SELECT y.prompt_id FROM llm_reply y WHERE y.run_id IN"
                       " (SELECT j.run_id FROM kgds_judgement j WHERE j.verifier = ?"
                       " AND j.run_id IS NOT NULL)) OR p.id IN (SELECT r.prompt_id FROM llm_run r"
                       " WHERE r.id IN (SELECT j.run_id FROM kgds_judgement j"
                       " WHERE j.verifier = ?))"),
        {verifier, verifier}, [](Statement& row) {
            const QString system = row.take<QString>();
            return QString(system + QLatin1Char('\n') + row.take<QString>());
        });
}

} // namespace tandem
