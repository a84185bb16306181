#include "models/usersum/referencefreescores.h"

#include "models/cancel.h"
#include "models/text/wordcount.h"
#include "models/usersum/usersumwords.h"

#include <utility>

namespace tandem::usersum {

namespace {

ReferenceFreeMeasure referenceFreeMeasure(const char* key, const char* name, const char* measure)
{
    return {QLatin1String(key), QLatin1String(name), metrics::measureOfKey(measure)};
}

} // namespace

QList<ReferenceFreeMeasure> referenceFreeMeasures(bool hasSynonyms)
{
    const char* const meteor = hasSynonyms ? "meteor" : "meteor_exact_stem";
    return {referenceFreeMeasure("rouge2", "ROUGE-2", "rouge2"),
        referenceFreeMeasure("rougel", "ROUGE-L", "rougeL"),
        referenceFreeMeasure("bleu", "BLEU", "bleu_sacrebleu"),
        referenceFreeMeasure(meteor, hasSynonyms ? "METEOR" : "METEOR (no synonyms)", meteor)};
}

QString synonymsNote(bool hasSynonyms)
{
    return hasSynonyms ? QString()
                       : UsersumWords::tr(
                             "METEOR is computed without synonyms because WordNet was not found.");
}

ReferenceFreeScorer::ReferenceFreeScorer(
    const metrics::Synonyms* synonyms, const std::atomic_bool* cancel)
    : m_measures(referenceFreeMeasures(synonyms != nullptr))
    , m_cancel(cancel)
    , m_scorer(synonyms, cancel, metrics::OutsideTexts::Undefined)
{
}

QList<ReferenceFreeScore> ReferenceFreeScorer::scores(
    const QString& activities, const QString& summary)
{
    QList<ReferenceFreeScore> all;
    QList<metrics::Measure> measures;
    for (const ReferenceFreeMeasure& one : std::as_const(m_measures)) {
        all.append({one.key, one.name, {}});
        measures.append(one.measure);
    }
    const auto noneBecause = [&all](const QString& why) {
        for (ReferenceFreeScore& one : all)
            one.score = metrics::Score::undefined(why);
    };
    if (countWords(activities) == 0) {
        noneBecause(UsersumWords::tr("The activities have no text to compare a summary with."));
        return all;
    }
    const QList<metrics::Score> scores = m_scorer.scores(measures, activities, summary);
    for (qsizetype i = 0; i < all.size(); ++i)
        all[i].score = scores.at(i);
    // What was being compared when it was called off means nothing.
    if (isRaised(m_cancel))
        noneBecause(UsersumWords::tr("Stopped."));
    return all;
}

} // namespace tandem::usersum
