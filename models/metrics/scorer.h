#pragma once

#include "models/metrics/measure.h"
#include "models/metrics/measurebasis.h"

#include <QList>
#include <QString>

#include <atomic>
#include <memory>

namespace tandem::metrics {

class PreparedText;
class Synonyms;
struct TextPair;

/// Computes measures of pairs of texts. Remembers words and their stems between texts, hence one
/// for each thread; what it says of a pair does not depend on what it was asked before. Measures in
/// batches are not for it (PairScorer): of these it has no score.
class Scorer final
{
public:
    /// `synonyms` outlives this; none: METEOR is undefined and says so. Once `cancel` is
    /// raised, what is asked returns within 50 ms, with scores that mean nothing.
    /// Scores are what the implementations give unless `outside` says otherwise.
    explicit Scorer(const Synonyms* synonyms = nullptr, const std::atomic_bool* cancel = nullptr,
        OutsideTexts outside = OutsideTexts::AsPublished);
    ~Scorer();
    Q_DISABLE_COPY_MOVE(Scorer)

    /// A text made ready to be compared with many others by these measures. To be used with the
    /// scorer that made it, and gone before it.
    std::shared_ptr<const PreparedText> prepare(
        const QString& text, const QList<Measure>& measures);

    /// What `measure` says of a pair; both prepared for it by this scorer.
    Score score(Measure measure, const PreparedText& reference, const PreparedText& candidate);
    /// The same of texts.
    Score score(Measure measure, const QString& reference, const QString& candidate);
    /// Several measures of one pair, in their order.
    QList<Score> scores(
        const QList<Measure>& measures, const QString& reference, const QString& candidate);
    /// The same of a pair with one or several references; with several as MeasureInfo::several
    /// says, and none where a measure cannot see one of the texts.
    QList<Score> scores(const QList<Measure>& measures, const TextPair& pair);
    /// What the measure's score of a pair stands on, whether or not a text is outside of it.
    MeasureBasis basis(Measure measure, const QString& reference, const QString& candidate);
    /// The same where several references count together; else none.
    MeasureBasis basis(Measure measure, const TextPair& pair);

private:
    struct Memory;
    std::unique_ptr<Memory> m_memory;
};

} // namespace tandem::metrics
