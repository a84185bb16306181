#pragma once

#include "models/error.h"
#include "models/figure.h"
#include "models/ids.h"
#include "storage/repositories/repository.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// A pairwise judge's choice between two outputs of a case, in the order that they were shown.
struct Judgement
{
    CaseId caseId;
    OutputId first;
    OutputId second;
    std::optional<int> choice; ///< 1 or 2, in that order; none where no reply could be read
    QString reason;            ///< or why no reply could be read
    ReplyId reply;             ///< may be invalid
};

/// The judgements of a case in both orders.
struct CaseJudgement
{
    CaseId caseId;
    int casePosition = 0;
    QString caseName;
    std::optional<int> firstOrder;  ///< 1 or 2: the system chosen where the first one's was first
    std::optional<int> secondOrder; ///< the same where the second one's was first
    QString firstReason;
    QString secondReason;
    ReplyId firstReply;
    ReplyId secondReply;

    bool isReadable() const { return firstOrder && secondOrder; }
    /// Whether the choice depends on the order.
    bool isChanged() const { return isReadable() && firstOrder != secondOrder; }
};

/// What swapping the outputs did to a judge (ExPerT's check for position bias).
struct PositionBias
{
    qint64 cases = 0;    ///< judged at all
    qint64 readable = 0; ///< judged readably in both orders
    Figure changed; ///< share of these whose verdict changed, with Clopper and Pearson's interval
    Figure firstShown;       ///< share of the choices in them that fell on the output shown first
    qint64 firstSystem = 0;  ///< cases in which the first system is chosen in both orders
    qint64 secondSystem = 0; ///< and the second
};
PositionBias positionBias(const QList<CaseJudgement>& judgements);

/// Choices of pairwise judges.
class JudgementRepository final : Repository
{
public:
    using Repository::Repository;

    /// Adds a judgement of a run; each order of a pair once, but in the place of one without a
    /// choice.
    Expected<JudgementId> add(RunId run, const Judgement& judgement);
    /// Of one run, by case. `firstSystem` is whose output is first in the order "AB". For a worker
    /// where it may be a big one.
    Expected<QList<CaseJudgement>> ofRun(RunId run, const QString& firstSystem);
};

} // namespace tandem
