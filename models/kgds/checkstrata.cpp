#include "models/kgds/checkstrata.h"

#include "models/inference/sampling.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/checkpart.h"
#include "models/wordof.h"

#include <algorithm>
#include <array>

namespace tandem::kgds {

namespace {

constexpr std::array kCheckedKindKeys{"opinions", "key-facts"};
constexpr std::array kCheckStrataKeys{"none", "verdict", "verdict-and-system"};
constexpr std::array kCheckAllocationKeys{"proportional", "equal"};
constexpr std::array kStratumConclusions{
    Conclusion::Knowable, Conclusion::Unknowable, Conclusion::None};

/// The value whose word this is.
template <typename Value, std::size_t count>
std::optional<Value> valueOfWord(const QString& word, const std::array<const char*, count>& words)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (word == QLatin1String(words[i]))
            return Value(i);
    }
    return std::nullopt;
}

QString verdictStratum(Conclusion conclusion)
{
    switch (conclusion) {
    case Conclusion::Knowable:
        return QStringLiteral("covered");
    case Conclusion::Unknowable:
        return QStringLiteral("not-covered");
    case Conclusion::None:
        break;
    }
    return QStringLiteral("not-answered");
}

QString verdictStratumName(Conclusion conclusion)
{
    switch (conclusion) {
    case Conclusion::Knowable:
        return BenchmarkScoreWords::tr("covered");
    case Conclusion::Unknowable:
        return BenchmarkScoreWords::tr("not covered");
    case Conclusion::None:
        break;
    }
    return BenchmarkScoreWords::tr("not judged");
}

/// As equal as the strata allow; what is left over by division goes to the first that have more.
QList<qsizetype> equalAllocation(const QList<qsizetype>& counts, qsizetype size)
{
    QList<qsizetype> allocated(counts.size(), 0);
    qsizetype left = std::max<qsizetype>(size, 0);
    while (left > 0) {
        const auto open = std::count_if(counts.cbegin(), counts.cend(),
            [&, i = qsizetype(0)](qsizetype count) mutable { return count > allocated.at(i++); });
        if (open == 0)
            break;
        const qsizetype each = std::max<qsizetype>(left / open, 1);
        for (qsizetype i = 0; i < counts.size() && left > 0; ++i) {
            const qsizetype more = std::min({each, counts.at(i) - allocated.at(i), left});
            allocated[i] += more;
            left -= more;
        }
    }
    return allocated;
}

} // namespace

QString checkedKindKey(CheckedKind kind)
{
    return QLatin1String(wordOf(kind, kCheckedKindKeys));
}

std::optional<CheckedKind> checkedKindFromKey(const QString& key)
{
    return valueOfWord<CheckedKind>(key, kCheckedKindKeys);
}

QString checkStrataKey(CheckStrata strata)
{
    return QLatin1String(wordOf(strata, kCheckStrataKeys));
}

std::optional<CheckStrata> checkStrataFromKey(const QString& key)
{
    return valueOfWord<CheckStrata>(key, kCheckStrataKeys);
}

QString checkAllocationKey(CheckAllocation allocation)
{
    return QLatin1String(wordOf(allocation, kCheckAllocationKeys));
}

std::optional<CheckAllocation> checkAllocationFromKey(const QString& key)
{
    return valueOfWord<CheckAllocation>(key, kCheckAllocationKeys);
}

QString checkStratum(CheckStrata strata, const SystemRef& system, Conclusion conclusion)
{
    switch (strata) {
    case CheckStrata::Verdict:
        return verdictStratum(conclusion);
    case CheckStrata::VerdictAndSystem:
        return system.model + u'/' + paradigmKey(system.paradigm) + u'/' +
               patternKey(system.pattern) + u'/' + verdictStratum(conclusion);
    case CheckStrata::None:
        break;
    }
    return {};
}

QString checkStratumName(const QString& stratum)
{
    for (const Conclusion conclusion : kStratumConclusions) {
        const QString key = verdictStratum(conclusion);
        if (stratum == key)
            return verdictStratumName(conclusion);
        for (const Paradigm paradigm : kParadigms) {
            for (const Pattern pattern : kPatterns) {
                const QString end = checkStratum(
                    CheckStrata::VerdictAndSystem, {{}, paradigm, pattern}, conclusion);
                if (stratum.endsWith(end))
                    return BenchmarkScoreWords::tr(
                        "%1, %2, %3: %4", "a model, how it was asked, a pattern, a judgment")
                        .arg(stratum.chopped(end.size()), paradigmName(paradigm),
                            patternName(pattern), verdictStratumName(conclusion));
            }
        }
    }
    return stratum;
}

QList<qsizetype> allocatedChecks(const QList<qsizetype>& counts, const CheckDesign& design)
{
    return design.allocation == CheckAllocation::Equal
               ? equalAllocation(counts, design.size)
               : inference::allocatedToStrata(counts, design.size);
}

} // namespace tandem::kgds
