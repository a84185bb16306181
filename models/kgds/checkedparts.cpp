#include "models/kgds/checkedparts.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

namespace {

CheckPlace checkPlaceOf(const CheckCandidate& candidate)
{
    return {candidate.judgement, candidate.decision};
}

CheckPlace checkPlaceOf(const DrawnCheck& check)
{
    return {check.judgement, check.decision};
}

/// What is known of a part's stratum, of the verdicts of all systems and of those of one.
struct PartStratum
{
    double probability = 0.0;
    double drawn = 0.0;
    double drawnOfSystem = 0.0;
    double checkedOfSystem = 0.0;

    /// The verdicts that it was drawn from.
    double size() const { return std::round(drawn / probability); }
    /// How likely a verdict of the system is to have been drawn and checked by now.
    double checked() const
    {
        return drawnOfSystem > 0.0 ? probability * checkedOfSystem / drawnOfSystem : probability;
    }
};

/// One part, as one system's verdicts see it.
class PartOfSystem final
{
public:
    PartOfSystem(const DrawnPart& part, const QSet<CheckPlace>& ofSystem, const PeoplesWords& words,
        const QSet<qint64>& touched)
        : m_design(part.design)
        , m_at(part.at)
    {
        for (const DrawnCheck& check : part.drawn) {
            const CheckPlace place = checkPlaceOf(check);
            PartStratum& stratum = m_strata[check.stratum];
            stratum.probability = check.probability;
            stratum.drawn += 1.0;
            m_judgements.insert(check.judgement);
            m_isIndependent = m_isIndependent || touched.contains(check.judgement);
            if (!ofSystem.contains(place))
                continue;
            m_places.insert(place, check.stratum);
            stratum.drawnOfSystem += 1.0;
            if (words.contains(place)) {
                stratum.checkedOfSystem += 1.0;
                m_isUsed = true;
            }
        }
    }

    /// Anything of the system was checked in it.
    bool isUsed() const { return m_isUsed; }
    CheckStrata strata() const { return m_design.strata; }
    const QSet<qint64>& judgements() const { return m_judgements; }
    bool drew(const CheckPlace& place) const { return m_places.contains(place); }
    bool reached(const CheckCandidate& candidate) const
    {
        return candidate.at <= m_at || m_judgements.contains(candidate.judgement);
    }

    /// The chance of having been checked, with this part's added. `untouched` is how likely nothing
    /// of the judgement was drawn before.
    double with(double before, const CheckCandidate& candidate, double untouched) const
    {
        const auto stratum = m_strata.constFind(stratumOf(candidate));
        if (!m_isUsed || stratum == m_strata.cend())
            return before;
        const double here = stratum->checked();
        return m_isIndependent ? 1.0 - (1.0 - before) * (1.0 - here) : before + untouched * here;
    }

    /// How likely the part has nothing of a judgement with these verdicts.
    double untouched(const QList<const CheckCandidate*>& judgement) const
    {
        QHash<QString, double> taken;
        double chance = 1.0;
        for (const CheckCandidate* candidate : judgement) {
            const QString name = stratumOf(*candidate);
            const auto stratum = m_strata.constFind(name);
            if (stratum == m_strata.cend())
                continue;
            double& before = taken[name];
            const double left = stratum->size() - before;
            chance *= left > stratum->drawn ? (left - stratum->drawn) / left : 0.0;
            before += 1.0;
        }
        return chance;
    }

private:
    /// As it was when it was drawn, where it was.
    QString stratumOf(const CheckCandidate& candidate) const
    {
        const auto drawn = m_places.constFind(checkPlaceOf(candidate));
        return drawn != m_places.cend()
                   ? *drawn
                   : checkStratum(strata(), candidate.system, candidate.conclusion);
    }

    CheckDesign m_design;
    qint64 m_at = 0;
    QHash<QString, PartStratum> m_strata;
    QHash<CheckPlace, QString> m_places; ///< of the system
    QSet<qint64> m_judgements;
    bool m_isIndependent = false; ///< it did not leave out what was drawn from before
    bool m_isUsed = false;
};

QList<PartOfSystem> partsOfSystem(
    const QList<CheckCandidate>& ofSystem, const QList<DrawnPart>& parts, const PeoplesWords& words)
{
    QSet<CheckPlace> places;
    for (const CheckCandidate& candidate : ofSystem)
        places.insert(checkPlaceOf(candidate));
    QList<PartOfSystem> all;
    QSet<qint64> touched;
    for (const DrawnPart& part : parts) {
        all.append(PartOfSystem(part, places, words, touched));
        touched += all.last().judgements();
    }
    return all;
}

/// How likely each verdict of the judgement is to have been checked by now.
QList<double> chancesOf(
    const QList<const CheckCandidate*>& judgement, const QList<PartOfSystem>& parts)
{
    QList<double> chances(judgement.size(), 0.0);
    double untouched = 1.0;
    for (const PartOfSystem& part : parts) {
        if (!part.reached(*judgement.first()))
            continue;
        for (qsizetype i = 0; i < judgement.size(); ++i)
            chances[i] = part.with(chances.at(i), *judgement.at(i), untouched);
        untouched *= part.untouched(judgement);
    }
    return chances;
}

/// The coarsest of the parts that are used. Of one system those of verdicts and systems are those
/// of verdicts.
CheckStrata strataTogether(const QList<PartOfSystem>& parts)
{
    const bool anyWithout = std::any_of(parts.cbegin(), parts.cend(), [](const PartOfSystem& part) {
        return part.isUsed() && part.strata() == CheckStrata::None;
    });
    const bool anyUsed = std::any_of(
        parts.cbegin(), parts.cend(), [](const PartOfSystem& part) { return part.isUsed(); });
    return anyWithout || !anyUsed ? CheckStrata::None : CheckStrata::Verdict;
}

} // namespace

QList<CheckCandidate> openCandidates(
    const QList<CheckCandidate>& candidates, const QList<DrawnPart>& earlier)
{
    QSet<qint64> touched;
    for (const DrawnPart& part : earlier) {
        for (const DrawnCheck& check : part.drawn)
            touched.insert(check.judgement);
    }
    QList<CheckCandidate> open = candidates;
    open.removeIf(
        [&](const CheckCandidate& candidate) { return touched.contains(candidate.judgement); });
    return open;
}

QList<CheckStratumCount> stratumCounts(
    const QList<CheckCandidate>& candidates, const QList<DrawnPart>& earlier, CheckStrata strata)
{
    QMap<QString, CheckStratumCount> counts;
    const auto countOf = [&](const CheckCandidate& candidate) -> CheckStratumCount& {
        const QString stratum = checkStratum(strata, candidate.system, candidate.conclusion);
        CheckStratumCount& count = counts[stratum];
        count.stratum = stratum;
        return count;
    };
    QSet<CheckPlace> drawn;
    for (const DrawnPart& part : earlier) {
        for (const DrawnCheck& check : part.drawn)
            drawn.insert(checkPlaceOf(check));
    }
    for (const CheckCandidate& candidate : candidates) {
        CheckStratumCount& count = countOf(candidate);
        ++count.all;
        count.drawn += drawn.contains(checkPlaceOf(candidate)) ? 1 : 0;
    }
    for (const CheckCandidate& candidate : openCandidates(candidates, earlier))
        ++countOf(candidate).open;
    return counts.values();
}

QList<JudgedItem> checkedItems(const QList<CheckCandidate>& ofSystem, const QList<DrawnPart>& parts,
    const PeoplesWords& words, PromptTexts& prompts)
{
    const QList<PartOfSystem> all = partsOfSystem(ofSystem, parts, words);
    const CheckStrata strata = strataTogether(all);
    QMap<qint64, QList<const CheckCandidate*>> judgements;
    for (const CheckCandidate& candidate : ofSystem)
        judgements[candidate.judgement].append(&candidate);
    QHash<CheckPlace, double> chances;
    for (const QList<const CheckCandidate*>& judgement : std::as_const(judgements)) {
        const QList<double> ofJudgement = chancesOf(judgement, all);
        for (qsizetype i = 0; i < judgement.size(); ++i)
            chances.insert(checkPlaceOf(*judgement.at(i)), ofJudgement.at(i));
    }
    QList<JudgedItem> items;
    for (const CheckCandidate& candidate : ofSystem) {
        const CheckPlace place = checkPlaceOf(candidate);
        JudgedItem item;
        item.sample = candidate.sample;
        item.stratum = checkStratum(strata, candidate.system, candidate.conclusion);
        if (candidate.conclusion != Conclusion::None)
            item.judged = candidate.conclusion == Conclusion::Knowable ? 1.0 : 0.0;
        const auto word = words.constFind(place);
        const bool isDrawn = std::any_of(
            all.cbegin(), all.cend(), [&](const PartOfSystem& part) { return part.drew(place); });
        if (isDrawn && word != words.cend()) {
            item.checked = *word;
            item.inclusion = std::clamp(chances.value(place), 0.0, 1.0);
        }
        item.inPrompt = prompts.has(candidate.text);
        items.append(item);
    }
    return items;
}

} // namespace tandem::kgds
