#pragma once

#include "models/kgds/system.h"
#include "models/kgds/systemoutput.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

/// What parts to be checked are drawn from, and in which strata.
namespace tandem::kgds {

struct CheckDesign;

/// Within which verdicts are drawn by themselves.
enum class CheckStrata {
    None = 0,             ///< all alike
    Verdict = 1,          ///< covered, not covered, not answered
    VerdictAndSystem = 2, ///< these of each system
};
/// How many come from each stratum.
enum class CheckAllocation {
    Proportional = 0, ///< as many as its share of all
    Equal = 1,        ///< the same of each, as far as it has them: rare verdicts are drawn more
};

/// Which verdicts are drawn from.
enum class CheckedKind {
    Opinions = 0, ///< for CAO-R
    KeyFacts = 1, ///< for KBSAF-R
};
inline constexpr std::array kCheckedKinds{CheckedKind::Opinions, CheckedKind::KeyFacts};

/// The words of files and options, which never change: "key-facts", "verdict-and-system" ...
QString checkedKindKey(CheckedKind kind);
std::optional<CheckedKind> checkedKindFromKey(const QString& key);
QString checkStrataKey(CheckStrata strata);
std::optional<CheckStrata> checkStrataFromKey(const QString& key);
QString checkAllocationKey(CheckAllocation allocation);
std::optional<CheckAllocation> checkAllocationFromKey(const QString& key);

/// The stratum of what a judge concluded on a system's output, a word of files, which never
/// changes: "covered", "gpt-4o/self-reflection/abs-aos/not-covered"; empty where there are none.
QString checkStratum(CheckStrata strata, const SystemRef& system, Conclusion conclusion);
/// The same for people: "not covered", "gpt-4o, self-reflection, ABS-AOS: not covered". What no
/// stratum is called stays as it is.
QString checkStratumName(const QString& stratum);

/// How many of so many are to be drawn from each stratum.
QList<qsizetype> allocatedChecks(const QList<qsizetype>& counts, const CheckDesign& design);

} // namespace tandem::kgds
