#pragma once

#include "models/error.h"
#include "models/metrics/bleu.h"
#include "storage/formats/spellings.h"
#include "storage/formats/systemscores.h"

#include <QHash>
#include <QList>

namespace tandem {

/// What of many pairs together is told, gathered while they pass by: corpus BLEU and the systems'
/// means. Of a pair only its numbers are kept, and these only for the means.
class MetricsSums final
{
public:
    MetricsSums(QList<metrics::Measure> measures, bool wantsCorpus, bool wantsSystems);

    /// TooLarge: more pairs or systems than means are computed of.
    Expected<void> add(
        const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns);

    qint64 pairs() const { return m_pairs; }
    /// Pairs with a text that a measure cannot see, by measure.
    const QList<qint64>& outside() const { return m_outside; }
    qint64 severalReferences() const { return m_severalReferences; }
    metrics::CorpusScores corpus() const { return m_corpus.scores(); }
    /// In the order in which they appeared, pairs that name none last.
    QList<SystemScores> systems() const;
    /// What somebody should know of their names; see remarksOnSystems().
    QStringList remarks() const { return remarksOnSystems(m_names); }

private:
    struct System
    {
        QString name;
        qint64 pairs = 0;
        QList<QList<double>> values; ///< by measure
        QList<qint64> undefined;
        QList<qint64> outside;
    };

    System& systemOf(const QString& name);
    SystemScores figuresOf(const System& system) const;

    QList<metrics::Measure> m_measures;
    bool m_wantsCorpus;
    bool m_wantsSystems;
    qint64 m_pairs = 0;
    qint64 m_severalReferences = 0; ///< pairs with more than one
    QList<qint64> m_outside;
    metrics::CorpusBleu m_corpus;
    QList<System> m_systems;
    QHash<QString, qsizetype> m_places; ///< of the systems in m_systems
    Spellings m_names;                  ///< of the systems
};

} // namespace tandem
