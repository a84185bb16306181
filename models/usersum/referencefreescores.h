#pragma once

#include "models/metrics/scorer.h"

#include <QList>
#include <QString>

#include <atomic>

/// What summaries of users get without anybody having said what a good one is: how much of their
/// words is in the text of the user's activities (USERSUMBENCH, section 4.1).
namespace tandem::usersum {

/// What a summary is compared with the activities by.
struct ReferenceFreeMeasure
{
    QString key;  ///< never changes: rouge2, rougel, bleu, meteor, meteor_exact_stem
    QString name; ///< as papers write it; not translated
    metrics::Measure measure = nullptr;
};

/// ROUGE-2 and ROUGE-L (F1, as rouge_score), BLEU (a sentence's, as sacreBLEU, 0 to 100: without
/// its smoothing a summary has 0 as soon as it shares no four words in a row with a text that it
/// does not quote) and METEOR (as NLTK). Without synonyms METEOR is the one that does without,
/// under its own key and name.
QList<ReferenceFreeMeasure> referenceFreeMeasures(bool hasSynonyms);
/// What people have to be told where there are no synonyms; empty where there are, translated.
QString synonymsNote(bool hasSynonyms);

/// What one measure says of a summary.
struct ReferenceFreeScore
{
    QString key;
    QString name;
    metrics::Score score;
};

/// Scores summaries one after the other, and remembers words in between; one for each thread.
class ReferenceFreeScorer final
{
public:
    /// `synonyms` outlives this and may be null; once `cancel`, which may be null, is raised, all
    /// scores are undefined, within 50 ms.
    explicit ReferenceFreeScorer(
        const metrics::Synonyms* synonyms, const std::atomic_bool* cancel = nullptr);

    /// By each of the measures, in their order. An empty summary has what the implementations give
    /// (0); without any word in the activities, or where a measure cannot see one of the texts,
    /// there is no score and it says why.
    QList<ReferenceFreeScore> scores(const QString& activities, const QString& summary);

private:
    QList<ReferenceFreeMeasure> m_measures;
    const std::atomic_bool* m_cancel;
    metrics::Scorer m_scorer;
};

} // namespace tandem::usersum
