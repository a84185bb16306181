#include "models/kgds/systemreport.h"

#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/comparisonreport.h"
#include "models/kgds/peoplereport.h"
#include "models/kgds/systemcomparison.h"
#include "models/kgds/systemerrors.h"
#include "models/kgds/systemrelations.h"
#include "models/results/spelling.h"
#include "models/wordof.h"

#include <algorithm>

namespace tandem::kgds {

namespace {

constexpr std::array kPartKeys{"scores", "errors", "costs", "standings", "pairs", "reflection",
    "pattern_gaps", "retrievers", "win_rates", "integration", "verifiers", "people", "corrected",
    "attrition"};
static_assert(kPartKeys.size() == kReportParts.size());

/// Makes the sections of one part.
class PartSections final
{
public:
    PartSections(const SystemReportData& data, TableMetric metric, const std::atomic_bool* cancel)
        : m_data(data)
        , m_metric(metric)
        , m_cancel(cancel)
    {
    }

    QList<results::Section> of(ReportPart part) const
    {
        switch (part) {
        case ReportPart::Costs:
            return {costTableSection(m_data.stages, m_data.currency, m_data.repliesWithoutCost)};
        case ReportPart::PatternGaps:
            return {patternGapsSection(patternGaps(m_data.systems, m_metric, m_cancel), m_metric)};
        case ReportPart::Retrievers:
            return {retrieversSection(retrieverStandings(m_data.systems, m_cancel))};
        case ReportPart::Verifiers:
            return verifiers();
        case ReportPart::People:
            return {peopleAgreementSection(peopleAgreement(m_data.people, m_cancel)),
                humanMetricsSection(humanMetrics(m_data.people, m_cancel))};
        case ReportPart::Corrected:
            return m_data.corrected;
        case ReportPart::WinRates:
            return {winRatesSection(winRates(m_data.feedback.verdicts, m_cancel),
                meanWinRate(m_data.feedback.verdicts, m_cancel), m_data.feedback.judge)};
        default:
            break;
        }
        QList<results::Section> sections;
        for (const Pattern pattern : kPatterns) {
            sections.append(ofPart(part, pattern));
            QString& title = sections.last().title;
            // CAO-R and OP-GM are called alike in both.
            if (!title.startsWith(patternName(pattern)))
                title = QStringLiteral("%1: %2").arg(patternName(pattern), title);
            if (part == ReportPart::Integration)
                sections.append(correlationsSection(integrationOf(ofPattern(pattern)), pattern));
        }
        return sections;
    }

private:
    QList<ScoredSystem> ofPattern(Pattern pattern) const
    {
        QList<ScoredSystem> systems = m_data.systems;
        systems.removeIf([&](const ScoredSystem& one) { return one.system.pattern != pattern; });
        return systems;
    }

    results::Section ofPart(ReportPart part, Pattern pattern) const
    {
        const QList<ScoredSystem> systems = ofPattern(pattern);
        switch (part) {
        case ReportPart::Scores:
            return scores(systems, pattern);
        case ReportPart::Errors:
            return errorTableSection(systemErrors(systems), pattern, m_data.published);
        case ReportPart::Standings:
            return standingsSection(compareSystems(systems, m_metric, m_cancel), pattern);
        case ReportPart::Pairs:
            return comparedPairsSection(compareSystems(systems, m_metric, m_cancel), pattern);
        case ReportPart::Attrition:
            return attritionSection(m_data.attrition, pattern);
        case ReportPart::Reflection:
            return reflectionSection(
                reflectionChanges(systems, m_metric, m_cancel), pattern, m_metric);
        default:
            break;
        }
        return integrationSection(integrationOf(systems), pattern);
    }

    results::Section scores(const QList<ScoredSystem>& systems, Pattern pattern) const
    {
        // Which systems cannot be told apart is said by the standings.
        return scoreTableSection(scoreTable(systems, pattern, m_cancel), pattern, m_data.published);
    }

    /// Nothing can be said of one alone.
    QList<results::Section> verifiers() const
    {
        const QList<Verifier>& all = m_data.verifiers;
        if (all.size() < 2)
            return {};
        QList<results::Section> sections{verifierPairsSection(verifierPairs(all, m_cancel), all)};
        for (const Pattern pattern : kPatterns) {
            const results::Section rankings =
                verifierRankingsSection(verifierRankings(all, pattern, m_metric, m_cancel), all);
            if (rankings.rows.isEmpty())
                continue;
            sections.append(named("rankings", pattern, rankings));
            sections.append(named("rank_agreements", pattern,
                rankAgreementsSection(rankAgreements(all, pattern, m_metric), all)));
        }
        sections.first().key = QStringLiteral("verifiers.pairs");
        return sections;
    }

    /// Both patterns stand in one report.
    results::Section named(const char* name, Pattern pattern, results::Section section) const
    {
        section.key = QStringLiteral("verifiers.%1.%2")
                          .arg(QLatin1String(name), tableMetricKey(pattern, m_metric));
        section.title =
            QStringLiteral("%1: %2 (%3)")
                .arg(patternName(pattern), section.title, tableMetricName(pattern, m_metric));
        return section;
    }

    const SystemReportData& m_data;
    TableMetric m_metric;
    const std::atomic_bool* m_cancel;
};

} // namespace

QString reportPartKey(ReportPart part)
{
    return QLatin1String(wordOf(part, kPartKeys));
}

std::optional<ReportPart> reportPartFromKey(const QString& key)
{
    const auto found = std::find_if(kReportParts.begin(), kReportParts.end(),
        [&](ReportPart part) { return reportPartKey(part) == key; });
    return found == kReportParts.end() ? std::nullopt : std::optional(*found);
}

results::Report systemReport(const SystemReportData& data, const QList<ReportPart>& parts,
    TableMetric metric, const std::atomic_bool* cancel)
{
    const PartSections sections(data, metric, cancel);
    results::Report report;
    for (const ReportPart part : parts) {
        for (const results::Section& section : sections.of(part)) {
            if (!section.rows.isEmpty())
                report.sections.append(section);
        }
    }
    if (!data.verifier.isEmpty())
        report.lines +=
            BenchmarkScoreWords::tr("Judged by %1.").arg(results::onOneLine(data.verifier));
    return report;
}

results::Report sectionsNamed(results::Report report, const QStringList& names)
{
    report.sections.removeIf([&](const results::Section& section) {
        return std::none_of(names.cbegin(), names.cend(), [&](const QString& name) {
            return section.key == name || section.key.startsWith(name + QLatin1Char('.'));
        });
    });
    return report;
}

} // namespace tandem::kgds
