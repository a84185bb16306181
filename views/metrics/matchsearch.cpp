#include "views/metrics/matchsearch.h"

namespace tandem {

namespace {

QString beginningOf(const QString& text)
{
    qsizetype units = MatchSearch::kMostUnits;
    if (text.size() <= units)
        return text;
    if (text.at(units).isLowSurrogate())
        --units;
    return text.left(units);
}

} // namespace

MatchSearch::MatchSearch(QObject* parent)
    : QObject(parent)
{
}

void MatchSearch::find(metrics::Measure measure, const QString& reference, const QString& candidate,
    const std::shared_ptr<const SynonymSource>& synonyms)
{
    m_work.ask<QList<metrics::TextMatch>>(
        this,
        [measure, reference, candidate, synonyms](const std::atomic_bool& cancel) {
            SynonymSource::Loaded loaded;
            if (measure->needsSynonyms && synonyms->isAvailable())
                loaded = synonyms->load().value_or(nullptr); // the column says why it has no values
            return metrics::textMatches(measure, beginningOf(reference), beginningOf(candidate),
                loaded.get(), kMostMatches, &cancel);
        },
        [this](const QList<metrics::TextMatch>& matches) { emit found(matches); });
}

} // namespace tandem
