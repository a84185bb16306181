#pragma once

#include "models/figure.h"
#include "models/kgds/correctedmetric.h"
#include "models/kgds/judgeditem.h"

#include <QList>

#include <array>
#include <optional>

/// Whether audited items are like all that are scored, and what can be believed if they are not
/// (docs/corrected-scores.md).
namespace tandem::kgds {

/// What a judge says of an item: a class of which audits can be added.
enum class JudgedClass { Covered, NotCovered, NotAnswered };
inline constexpr std::array kJudgedClasses{
    JudgedClass::Covered, JudgedClass::NotCovered, JudgedClass::NotAnswered};

/// Which estimate holds.
enum class BelievedEstimate {
    None,      ///< nothing can be estimated
    Corrected, ///< no sign of a shift
    /// A shift: Rogan-Gladen holds if the judge's sensitivity and specificity are the same among
    /// items that were not audited, the estimate by judgment if its judgments are right as often.
    RoganGladenOrByJudgment,
    ByJudgment, ///< a shift, and Rogan-Gladen is undefined
};

/// How many audits to add of each class.
struct NextAudits
{
    std::array<qint64, kJudgedClasses.size()> add{};
    std::optional<double> widthRatio; ///< width of the interval by judgment then / now
};

struct AuditShift
{
    /// The judge's share among audited items minus among all, weighted as the metric is and by 1 /
    /// inclusion; Student's t over samples. n counts audited samples. Items that the judge
    /// abstained on count as not covered. Undefined where the audit decides the difference.
    Figure difference;
    /// The share that people would say, from the share of each judgment among all items and of
    /// "covered" in its audits: not moved by a shift of the judge's share.
    Figure byJudgment;
    BelievedEstimate believed = BelievedEstimate::None;
    NextAudits next; ///< of kNextAudits, or all that are left
};

/// How many audits are allocated.
inline constexpr qint64 kNextAudits = 50;

/// `metric` is correctedMetric() of the same items.
AuditShift auditShift(const QList<JudgedItem>& items, const CorrectedMetric& metric);

/// Allocates `count` further audits to the judge's judgments, one after the other where each
/// narrows the interval by judgment most: J. Neyman's allocation (J. R. Stat. Soc. 97, 1934), from
/// the variance that moreChecks() computes. A class of which all audits agree is taken to have one
/// more that does not. Nothing is allocated where nothing can be estimated.
NextAudits nextAudits(const QList<JudgedItem>& items, qint64 count);

} // namespace tandem::kgds
