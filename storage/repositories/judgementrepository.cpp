#include "storage/repositories/judgementrepository.h"

#include "models/agreement/agreement.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"

#include <QDateTime>

namespace tandem {

namespace {

constexpr int kJudgementSystems = 2;

/// How often two lists of the numbers 1 and 2 say the same, with Wilson's interval.
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
    return m_database
        .insert(
            QStringLiteral("INSERT INTO pair_judgement (uuid, run_id, case_id, first_id, second_id,"
                           " choice, reason, reply_id, at)"
                           " VALUES (?, ?, ?, ?, ?, ?, CAST(? AS TEXT), ?, ?)"),
            {newUuid(), run.value, judgement.caseId.value, judgement.first.value,
                judgement.second.value, judgement.choice ? QVariant(*judgement.choice) : QVariant(),
                sqlExactText(judgement.reason),
                judgement.reply.isValid() ? QVariant(judgement.reply.value) : QVariant(),
                QDateTime::currentMSecsSinceEpoch()})
        .map([](qint64 id) { return JudgementId{id}; });
}

Expected<QList<CaseJudgement>> JudgementRepository::ofRun(RunId run, const QString& firstSystem)
{
    Statement rows(m_database,
        QStringLiteral("SELECT c.id, c.position, CAST(c.name AS BLOB),"
                       " o.system = CAST(? AS TEXT), j.choice, CAST(j.reason AS BLOB), j.reply_id"
                       " FROM pair_judgement j JOIN case_in_use c ON c.id = j.case_id"
                       " JOIN case_output o ON o.id = j.first_id WHERE j.run_id = ?"
                       " ORDER BY c.position, j.id"),
        {sqlExactText(firstSystem), run.value});
    QList<CaseJudgement> judgements;
    while (rows.next()) {
        const CaseId textCase{rows.integer(0)};
        if (judgements.isEmpty() || judgements.last().caseId != textCase) {
            CaseJudgement judgement;
            judgement.caseId = textCase;
            judgement.casePosition = static_cast<int>(rows.integer(1));
            judgement.caseName = rows.exactText(2);
            judgements.append(judgement);
        }
        CaseJudgement& judgement = judgements.last();
        const bool inFirstOrder = rows.integer(3) != 0;
        std::optional<int> chosen;
        if (const auto place = rows.optionalInteger(4))
            chosen = inFirstOrder ? static_cast<int>(*place) : 3 - static_cast<int>(*place);
        (inFirstOrder ? judgement.firstOrder : judgement.secondOrder) = chosen;
        (inFirstOrder ? judgement.firstReason : judgement.secondReason) = rows.exactText(5);
        (inFirstOrder ? judgement.firstReply : judgement.secondReply) =
            ReplyId{rows.optionalInteger(6).value_or(0)};
    }
    return rows.result(judgements);
}

} // namespace tandem
