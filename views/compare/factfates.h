#pragma once

#include "models/facts/fact.h"
#include "views/compare/fatereader.h"

#include <QHash>
#include <QStringList>

namespace tandem {

/// Reads what became of the facts of samples: of each, which paragraph it is of, who removed,
/// masked or judged it, and when.
class FactFates final
{
    Q_DISABLE_COPY_MOVE(FactFates)

public:
    /// `fates` outlives this.
    explicit FactFates(FateReader& fates)
        : m_fates(fates)
    {
    }

    /// Facts, by what became of `paragraphs`; none while it is open which paragraphs support.
    Expected<QList<FunnelItem>> facts(const SampleRow& sample, const QList<FunnelItem>& paragraphs);

private:
    /// What may be told of the question which facts are key ones.
    struct KeyFactsSaid
    {
        FateReader::Standing standing;
        QHash<FactId, ComparedItem> judged;
        ConsistencyRule rule = ConsistencyRule::Strict;
        /// How facts were judged where they came from: not where their paragraphs were labelled
        /// anew and nobody has judged them since.
        bool tellsImported = false;
    };
    Expected<KeyFactsSaid> keyFactsSaid(const SampleRow& sample, const FateReader::Standing& sides);
    Expected<FunnelItem> factFate(
        const FactRow& fact, FunnelStage paragraph, const KeyFactsSaid& keys);
    Expected<QString> whoAndWhen(
        const FactRow& fact, const QStringList& kinds, const QString& sentence);
    Expected<QList<FunnelItem>> importedFacts(
        const SampleRow& sample, const QList<FunnelItem>& paragraphs, bool tellsTypes);

    FateReader& m_fates;
};

} // namespace tandem
