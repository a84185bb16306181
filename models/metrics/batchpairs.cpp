#include "models/metrics/batchpairs.h"

#include "models/metrics/textcomparison.h"

#include <QHash>

#include <memory>

namespace tandem::metrics {

BatchPairs::BatchPairs(const QList<TextPair>& pairs)
{
    m_pairs.reserve(pairs.size());
    for (qsizetype i = 0; i < pairs.size(); ++i) {
        m_firsts.append(m_pairs.size());
        for (qsizetype at = 0; at < pairs.at(i).references(); ++at) {
            m_pairs.append({pairs.at(i).referenceAt(at), pairs.at(i).candidate});
            m_owners.append(i);
        }
    }
}

TakeScore BatchPairs::joining(Measure measure, const TakeScore& take) const
{
    struct Several
    {
        QList<Score> scores;
        qsizetype left = 0;
    };
    const auto begun = std::make_shared<QHash<qsizetype, Several>>();
    return [this, measure, take, begun](qsizetype place, const Score& score) {
        const qsizetype pair = m_owners.at(place);
        const qsizetype first = m_firsts.at(pair);
        const qsizetype references =
            (pair + 1 < m_firsts.size() ? m_firsts.at(pair + 1) : m_pairs.size()) - first;
        if (references == 1) {
            take(pair, score);
            return;
        }
        Several& own = (*begun)[pair];
        if (own.scores.isEmpty())
            own = {QList<Score>(references), references};
        own.scores[place - first] = score;
        if (--own.left == 0)
            take(pair, scoreOfReferences(measure, begun->take(pair).scores));
    };
}

} // namespace tandem::metrics
