#include "storage/check/faults.h"
#include "storage/check/parts.h"
#include "storage/database/rows.h"
#include "storage/project/checkedsystems.h"
#include "storage/project/projectwords.h"

#include <QHash>
#include <QJsonDocument>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

using kgds::CheckCandidate;
using kgds::CheckStrata;

/// Verdicts of a stratum at most; no project has as many.
constexpr double kMostInStratum = 1e8;
constexpr qsizetype kStrataOfVerdicts = 3;

bool saysHowDrawn(const QJsonDocument& settings)
{
    const auto isKnown = [&](const char* key, const auto& fromKey) {
        const QJsonValue word = settings[QLatin1String(key)];
        return word.isUndefined() || fromKey(word.toString());
    };
    return settings.isObject() && isKnown("kind", kgds::checkedKindFromKey) &&
           isKnown("strata", kgds::checkStrataFromKey) &&
           isKnown("allocation", kgds::checkAllocationFromKey);
}

/// What a part's items say of a stratum.
struct StratumSizes
{
    qsizetype drawn = 0;
    qsizetype all = 0; ///< from which they were drawn
    bool operator==(const StratumSizes&) const = default;
};
using SizesOfStrata = QMap<QString, StratumSizes>;

/// None where items of a stratum differ in probability, or no number of verdicts gives theirs.
std::optional<SizesOfStrata> sizesOf(const QList<kgds::DrawnCheck>& drawn)
{
    QMap<QString, double> probabilities;
    SizesOfStrata strata;
    for (const kgds::DrawnCheck& check : drawn) {
        if (probabilities.value(check.stratum, check.probability) != check.probability)
            return std::nullopt;
        probabilities.insert(check.stratum, check.probability);
        ++strata[check.stratum].drawn;
    }
    for (auto at = strata.begin(); at != strata.end(); ++at) {
        const double all = double(at->drawn) / probabilities.value(at.key());
        if (!(all <= kMostInStratum && all >= double(at->drawn) - 0.5) ||
            std::abs(all - std::round(all)) > 1e-6 * all)
            return std::nullopt;
        at->all = qsizetype(std::llround(all));
    }
    return strata;
}

qsizetype totalOf(const SizesOfStrata& strata, qsizetype StratumSizes::*count)
{
    qsizetype total = 0;
    for (const StratumSizes& stratum : strata)
        total += stratum.*count;
    return total;
}

/// What a part could be drawn from, as far as that is known now.
struct DrawnPool
{
    QList<CheckCandidate> candidates;
    qsizetype certain = 0; ///< of these what was there then, whatever happened since
    qsizetype systems = 0;
};

/// Whether every stratum has an item, as strata have where there are no more than items.
bool isInEveryStratum(const kgds::CheckDesign& design, const DrawnPool& pool)
{
    switch (design.strata) {
    case CheckStrata::Verdict:
        return design.size >= kStrataOfVerdicts;
    case CheckStrata::VerdictAndSystem:
        return design.size >= kStrataOfVerdicts * pool.systems;
    case CheckStrata::None:
        break;
    }
    return true;
}

/// Whether so many of each stratum are what the settings take of these strata.
bool isAllocated(const SizesOfStrata& strata, const kgds::CheckDesign& design)
{
    QList<qsizetype> all;
    QList<qsizetype> drawn;
    for (const StratumSizes& stratum : strata) {
        all.append(stratum.all);
        drawn.append(stratum.drawn);
    }
    return kgds::allocatedChecks(all, design) == drawn;
}

/// Whether the same verdicts are drawn from the pool again. Of a pool that is another one now
/// nothing can be said.
bool isDrawnAgain(const QList<kgds::DrawnCheck>& drawn, const SizesOfStrata& strata,
    const kgds::CheckDesign& design, const DrawnPool& pool)
{
    QMap<QString, qsizetype> now;
    for (const CheckCandidate& candidate : pool.candidates)
        ++now[kgds::checkStratum(design.strata, candidate.system, candidate.conclusion)];
    const bool isSamePool = now.size() == strata.size() &&
                            std::all_of(now.keyBegin(), now.keyEnd(), [&](const QString& stratum) {
                                return now.value(stratum) == strata.value(stratum).all;
                            });
    if (!isSamePool)
        return true;
    QSet<kgds::CheckPlace> places;
    for (const kgds::DrawnCheck& check : kgds::drawnChecks(pool.candidates, design))
        places.insert({check.judgement, check.decision});
    return std::all_of(drawn.cbegin(), drawn.cend(), [&](const kgds::DrawnCheck& check) {
        return places.contains({check.judgement, check.decision});
    });
}

bool isOfKind(const kgds::DrawnCheck& check, kgds::CheckedKind kind)
{
    return check.decision.kind == (kind == kgds::CheckedKind::Opinions
                                          ? kgds::JudgementKind::Opinion
                                          : kgds::JudgementKind::Fact);
}

bool fitsSettings(
    const kgds::DrawnPart& part, const std::optional<SizesOfStrata>& strata, const DrawnPool& pool)
{
    const kgds::CheckDesign& design = part.design;
    const bool isOneKind = std::all_of(part.drawn.cbegin(), part.drawn.cend(),
        [&](const kgds::DrawnCheck& check) { return isOfKind(check, design.kind); });
    if (!strata || !isOneKind)
        return false;
    const qsizetype drawn = totalOf(*strata, &StratumSizes::drawn);
    const qsizetype all = totalOf(*strata, &StratumSizes::all);
    if (drawn > design.size || (drawn < design.size && drawn < all))
        return false;
    if (!isInEveryStratum(design, pool))
        return true;
    return isAllocated(*strata, design) && pool.certain <= all &&
           isDrawnAgain(part.drawn, *strata, design, pool);
}

/// Everything that is said of the parts of one verifier and kind.
class DrawnPartsCheck final
{
public:
    explicit DrawnPartsCheck(DrawableChecks checks, QSet<qint64> certain)
        : m_checks(std::move(checks))
        , m_certain(std::move(certain))
    {
        for (const CheckCandidate& candidate : std::as_const(m_checks.candidates))
            m_candidates.insert({candidate.judgement, candidate.decision}, candidate);
    }

    qsizetype parts() const { return m_checks.earlier.size(); }

    bool fits(qsizetype place) const
    {
        const kgds::DrawnPart& one = part(place);
        if (one.design.size == 0)
            return true; // its settings do not say
        DrawnPool pool;
        pool.candidates = kgds::openCandidates(m_checks.candidates, m_checks.earlier.first(place));
        pool.candidates.removeIf(
            [&](const CheckCandidate& candidate) { return candidate.at > one.at; });
        QList<kgds::SystemRef> systems;
        for (const CheckCandidate& candidate : std::as_const(pool.candidates)) {
            pool.certain += m_certain.contains(candidate.judgement) ? 1 : 0;
            if (!systems.contains(candidate.system))
                systems.append(candidate.system);
        }
        pool.systems = systems.size();
        return fitsSettings(one, sizesOf(one.drawn), pool);
    }

    /// Items of the part in another stratum than that of their verdict. What was not answered when
    /// it was drawn may have been answered since.
    int misplaced(qsizetype place) const
    {
        const kgds::DrawnPart& one = part(place);
        return int(
            std::count_if(one.drawn.cbegin(), one.drawn.cend(), [&](const kgds::DrawnCheck& check) {
                const auto candidate = m_candidates.constFind({check.judgement, check.decision});
                if (candidate == m_candidates.cend())
                    return false; // of a sample that was excluded since
                const auto stratumOf = [&](kgds::Conclusion conclusion) {
                    return kgds::checkStratum(one.design.strata, candidate->system, conclusion);
                };
                return check.stratum != stratumOf(candidate->conclusion) &&
                       check.stratum != stratumOf(kgds::Conclusion::None);
            }));
    }

private:
    const kgds::DrawnPart& part(qsizetype place) const { return m_checks.earlier.at(place); }

    DrawableChecks m_checks;
    QSet<qint64> m_certain; ///< judgements that came at once and whose sample was always in use
    QHash<kgds::CheckPlace, CheckCandidate> m_candidates;
};

Expected<QSet<qint64>> certainJudgements(Database& database, const QString& verifier)
{
    TANDEM_TRY(ids, valuesOf<qint64>(database,
                        QStringLiteral("SELECT j.id FROM kgds_judgement j"
                                       " JOIN kgds_output o ON o.id = j.output_id"
                                       " WHERE j.verifier = ? AND j.run_id IS NULL"
                                       " AND NOT EXISTS (SELECT 1 FROM setting_aside a"
                                       " WHERE a.sample_id = o.sample_id)"),
                        {verifier}));
    return QSet<qint64>(ids->cbegin(), ids->cend());
}

} // namespace

Expected<void> checkDrawnParts(Database& database, Faults& faults)
{
    TANDEM_TRY_VAR(settings, pairsOf<qint64, QByteArray>(
                                 database, QStringLiteral("SELECT id, settings FROM kgds_check")));
    TANDEM_TRY(parts, CheckPartRepository(database).all());
    QSet<std::pair<QString, int>> kinds;
    for (const CheckPart& part : *parts) {
        const bool says = saysHowDrawn(QJsonDocument::fromJson(settings->value(part.id.value)));
        faults.expect(says, QT_TRANSLATE_N_NOOP("ProjectWords",
                                "%n audit(s) without a readable record of the draw"));
        if (says)
            kinds.insert({part.verifier, int(part.design.kind)});
    }
    for (const auto& [verifier, kind] : std::as_const(kinds)) {
        auto checks = drawableChecks(database, verifier, kgds::CheckedKind(kind));
        if (!checks)
            continue; // what cannot be read is told by itself
        TANDEM_TRY(certain, certainJudgements(database, verifier));
        const DrawnPartsCheck check(*std::move(checks), *certain);
        for (qsizetype place = 0; place < check.parts(); ++place) {
            TANDEM_DO(faults.goOn());
            faults.expect(check.fits(place),
                QT_TRANSLATE_N_NOOP("ProjectWords",
                    "%n audit(s) with items or probabilities that do not match their settings"));
            faults.count(check.misplaced(place),
                QT_TRANSLATE_N_NOOP(
                    "ProjectWords", "%n drawn item(s) in strata that do not match their judgment"));
        }
    }
    return {};
}

} // namespace tandem
