#include "app/commandline/metrics/metricssums.h"

#include "app/commandline/command.h"
#include "models/text/foreigncell.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr qint64 kMostPairs = 5'000'000;
constexpr qsizetype kMostSystems = 10'000;

} // namespace

MetricsSums::MetricsSums(QList<metrics::Measure> measures, bool wantsCorpus, bool wantsSystems)
    : m_measures(std::move(measures))
    , m_wantsCorpus(wantsCorpus)
    , m_wantsSystems(wantsSystems)
    , m_outside(m_measures.size())
{
}

MetricsSums::System& MetricsSums::systemOf(const QString& name)
{
    const auto known = m_places.constFind(name);
    if (known != m_places.cend())
        return m_systems[*known];
    m_places.insert(name, m_systems.size());
    m_names.note(comparedName(name), name);
    System system;
    system.name = name;
    system.values.resize(m_measures.size());
    system.undefined.resize(m_measures.size());
    system.outside.resize(m_measures.size());
    m_systems.append(system);
    return m_systems.last();
}

Expected<void> MetricsSums::add(
    const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns)
{
    m_pairs += pairs.size();
    for (qsizetype column = 0; column < columns.size(); ++column) {
        const QList<metrics::Score>& scores = columns.at(column).scores;
        m_outside[column] += std::count_if(scores.cbegin(), scores.cend(),
            [](const metrics::Score& score) { return score.isOutside; });
    }
    for (const metrics::TextPair& pair : pairs) {
        m_severalReferences += pair.references() > 1 ? 1 : 0;
        if (m_wantsCorpus)
            m_corpus.add(pair);
    }
    if (!m_wantsSystems)
        return {};
    for (qsizetype row = 0; row < pairs.size(); ++row) {
        System& system = systemOf(pairs.at(row).system);
        ++system.pairs;
        for (qsizetype column = 0; column < columns.size(); ++column) {
            if (const auto value = columns.at(column).scores.at(row).value)
                system.values[column].append(*value);
            else
                ++system.undefined[column];
            system.outside[column] += columns.at(column).scores.at(row).isOutside ? 1 : 0;
        }
    }
    if (m_pairs > kMostPairs || m_systems.size() > kMostSystems)
        return failure(ErrorCode::TooLarge,
            CommandWords::tr("Too many pairs or systems for means; the limits are %1 and %2.")
                .arg(kMostPairs)
                .arg(kMostSystems),
            {}, CommandWords::tr("Omit --systems or split the file."));
    return {};
}

SystemScores MetricsSums::figuresOf(const System& system) const
{
    SystemScores figures{system.name, system.pairs, {}};
    for (qsizetype i = 0; i < m_measures.size(); ++i)
        figures.scores.append(
            {system.name, metrics::meanOverPairs(system.values.at(i), m_measures.at(i)->bounds()),
                system.undefined.at(i), system.outside.at(i)});
    return figures;
}

QList<SystemScores> MetricsSums::systems() const
{
    QList<SystemScores> all;
    for (const System& system : m_systems)
        all.append(figuresOf(system));
    std::stable_partition(
        all.begin(), all.end(), [](const SystemScores& one) { return !one.system.isEmpty(); });
    return all;
}

} // namespace tandem
