#include "storage/repositories/judgementrepository.h"

#include "models/agreement/agreement.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"

#include <QDateTime>

namespace tandem {

namespace {

constexpr int kJudgementSystems = 2;

/// How often two lists of the numbers 1 and 2 say the same, with Clopper and Pearson's interval.
Figure shareOfEqual(const QList<std::optional<int>>& a, const QList<std::optional<int>>& b)
{
    return percentAgreement(ContingencyTable::fromRatings(a, b, kJudgementSystems));
}

} // namespace

PositionBias positionBias(const QList<CaseJudgement>& judgements)
{
    PositionBias bias;
    bias.cases = judgements.size();
    QList<std::optional<int>> chosen;
    QList<std::optional<int>> otherThanSwapped;
    QList<std::optional<int>> places;
    for (const CaseJudgement& judgement : judgements) {
        if (!judgement.isReadable())
            continue;
        ++bias.readable;
        chosen.append(*judgement.firstOrder - 1);
        otherThanSwapped.append(kJudgementSystems - *judgement.secondOrder);
        // The second system's output stands first in the second order.
        places.append(*judgement.firstOrder - 1);
        places.append(kJudgementSystems - *judgement.secondOrder);
        if (!judgement.isChanged())
            ++(*judgement.firstOrder == 1 ? bias.firstSystem : bias.secondSystem);
    }
    bias.changed = shareOfEqual(chosen, otherThanSwapped);
    bias.firstShown = shareOfEqual(places, QList<std::optional<int>>(places.size(), 0));
    return bias;
}

Expected<JudgementId> JudgementRepository::add(RunId run, const Judgement& judgement)
{
    TANDEM_DO(
        m_database.run(QStringLiteral("DELETE FROM pair_judgement WHERE run_id = ? AND first_id = ?"
                                      " AND second_id = ? AND choice IS NULL"),
            {run.value, judgement.first.value, judgement.second.value}));
    return insertRow<JudgementId>(m_database, "pair_judgement",
        {{"uuid", newUuid()}, {"run_id", run}, {"case_id", judgement.caseId},
            {"first_id", judgement.first}, {"second_id", judgement.second},
            {"choice", judgement.choice}, {"reason", judgement.reason},
            {"reply_id", judgement.reply}, {"at", QDateTime::currentMSecsSinceEpoch()}});
}

Expected<QList<CaseJudgement>> JudgementRepository::ofRun(RunId run, const QString& firstSystem)
{
    QList<CaseJudgement> judgements;
    return eachRow(m_database,
        QStringLiteral("SELECT c.id, c.position, c.name, o.system = ?, j.choice, j.reason,"
                       " j.reply_id FROM pair_judgement j JOIN case_in_use c ON c.id = j.case_id"
                       " JOIN case_output o ON o.id = j.first_id WHERE j.run_id = ?"
                       " ORDER BY c.position, j.id"),
        {firstSystem, run},
        [&](Statement& row) {
            CaseJudgement read;
            bool inFirstOrder = false;
            std::optional<int> choice;
            row.read(read.caseId, read.casePosition, read.caseName, inFirstOrder, choice);
            if (judgements.isEmpty() || judgements.last().caseId != read.caseId)
                judgements.append(read);
            CaseJudgement& judgement = judgements.last();
            if (choice && !inFirstOrder)
                choice = kJudgementSystems + 1 - *choice;
            (inFirstOrder ? judgement.firstOrder : judgement.secondOrder) = choice;
            row.read(inFirstOrder ? judgement.firstReason : judgement.secondReason,
                inFirstOrder ? judgement.firstReply : judgement.secondReply);
        })
        .map([&] { return judgements; });
}

} // namespace tandem
