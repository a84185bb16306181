#include "models/metrics/measure.h"

#include "models/metrics/metricwords.h"

#include <algorithm>

namespace tandem::metrics {

namespace {

QList<MeasureInfo> makeMeasures()
{
    const auto overlap = [](Measure measure, const char* key, const char* name) {
        MeasureInfo info;
        info.measure = measure;
        info.key = key;
        info.name = name;
        info.isOverlap = true;
        info.isSymmetric = true;
        return info;
    };
    const auto bleu = [](Measure measure, const char* key, const char* name, double most) {
        MeasureInfo info;
        info.measure = measure;
        info.key = key;
        info.name = name;
        info.most = most;
        return info;
    };
    // Which words the union of subsequences holds depends on whose lines are gone through.
    const auto byLine = [&overlap](Measure measure, const char* key, const char* name) {
        MeasureInfo info = overlap(measure, key, name);
        info.isSymmetric = false;
        return info;
    };
    MeasureInfo meteor = bleu(Measure::Meteor, "meteor", "METEOR", 1.0);
    meteor.needsSynonyms = true;
    MeasureInfo jsd = bleu(Measure::Jsd, "jsd", "JSD", 1.0);
    jsd.isDistance = true;
    jsd.isSymmetric = true;
    return {
        overlap(Measure::Rouge1, "rouge1", "ROUGE-1"),
        overlap(Measure::Rouge2, "rouge2", "ROUGE-2"),
        overlap(Measure::RougeL, "rougeL", "ROUGE-L"),
        byLine(Measure::RougeLsum, "rougeLsum", "ROUGE-Lsum"),
        overlap(Measure::Rouge1Stem, "rouge1_stem", "ROUGE-1 (stems)"),
        overlap(Measure::Rouge2Stem, "rouge2_stem", "ROUGE-2 (stems)"),
        overlap(Measure::RougeLStem, "rougeL_stem", "ROUGE-L (stems)"),
        byLine(Measure::RougeLsumStem, "rougeLsum_stem", "ROUGE-Lsum (stems)"),
        overlap(Measure::RougeSu4, "rouge_su4", "ROUGE-SU4"),
        overlap(Measure::RougeSu4Stem, "rouge_su4_stem", "ROUGE-SU4 (stems)"),
        overlap(Measure::RougeSu4Rouge155, "rouge_su4_rouge155", "ROUGE-SU4 (1.5.5)"),
        overlap(
            Measure::RougeSu4Rouge155Stem, "rouge_su4_rouge155_stem", "ROUGE-SU4 (1.5.5, stems)"),
        overlap(Measure::RougeSu4Perseval, "rouge_su4_perseval", "\"ROUGE-SU4\" (PerSEval)"),
        bleu(Measure::BleuNltk, "bleu_nltk", "BLEU (NLTK)", 1.0),
        bleu(Measure::BleuSacrebleu, "bleu_sacrebleu", "BLEU (sacreBLEU)", 100.0),
        bleu(Measure::Bleu1, "bleu1", "BLEU-1 (NLTK)", 1.0),
        bleu(Measure::Bleu1Sacrebleu, "bleu1_sacrebleu", "BLEU-1 (sacreBLEU)", 100.0),
        meteor,
        bleu(Measure::MeteorExactStem, "meteor_exact_stem", "METEOR (no synonyms)", 1.0),
        jsd,
    };
}

bool isOverStems(Measure measure)
{
    switch (measure) {
    case Measure::Rouge1Stem:
    case Measure::Rouge2Stem:
    case Measure::RougeLStem:
    case Measure::RougeLsumStem:
    case Measure::RougeSu4Stem:
    case Measure::RougeSu4Rouge155Stem:
        return true;
    default:
        return false;
    }
}

/// Without what is said of stems.
QString plainDescription(Measure measure)
{
    switch (measure) {
    case Measure::Rouge1:
    case Measure::Rouge1Stem:
        return MetricWords::tr("Words that both texts have, F1, as rouge_score counts them.");
    case Measure::Rouge2:
    case Measure::Rouge2Stem:
        return MetricWords::tr(
            "Pairs of neighbouring words that both texts have, F1, as rouge_score "
            "counts them.");
    case Measure::RougeL:
    case Measure::RougeLStem:
        return MetricWords::tr("The longest common subsequence of words, F1, the whole text as one "
                               "sentence.");
    case Measure::RougeLsum:
    case Measure::RougeLsumStem:
        return MetricWords::tr(
            "The union of longest common subsequences line by line, F1; put each "
            "sentence on a line of its own.");
    case Measure::RougeSu4:
    case Measure::RougeSu4Stem:
        return MetricWords::tr(
            "All words and all pairs with at most four words between them, F1, as the "
            "textbook defines it.");
    case Measure::RougeSu4Rouge155:
    case Measure::RougeSu4Rouge155Stem:
        return MetricWords::tr(
            "The same as ROUGE-1.5.5 counts it: the last word is not counted alone.");
    case Measure::RougeSu4Perseval:
        return MetricWords::tr(
            "What PerSEval's published code calls ROUGE-SU4: runs of five neighbouring "
            "words, hence 0 for texts under five words.");
    case Measure::BleuNltk:
        return MetricWords::tr(
            "NLTK's sentence BLEU without smoothing, up to four words, words between "
            "single blanks.");
    case Measure::BleuSacrebleu:
        return MetricWords::tr(
            "sacreBLEU's sentence score with its 13a tokens, exponential smoothing "
            "and effective order, 0 to 100.");
    case Measure::Bleu1:
        return MetricWords::tr("NLTK's BLEU of single words, words between single blanks.");
    case Measure::Bleu1Sacrebleu:
        return MetricWords::tr("sacreBLEU's sentence score of single words, 0 to 100.");
    case Measure::Meteor:
        return MetricWords::tr(
            "NLTK's METEOR: exact words, stems, then synonyms from WordNet. Below 1 "
            "even for identical texts.");
    case Measure::MeteorExactStem:
        return MetricWords::tr(
            "METEOR without synonyms, for systems without WordNet and for texts that "
            "are not English.");
    case Measure::Jsd:
        return MetricWords::tr(
            "Jensen-Shannon divergence of how often each word occurs, base 2: 0 is the "
            "same, 1 is no word in common.");
    }
    return {};
}

} // namespace

const QList<MeasureInfo>& measures()
{
    static const QList<MeasureInfo> all = makeMeasures();
    return all;
}

const MeasureInfo& measureInfo(Measure measure)
{
    return measures().at(static_cast<qsizetype>(measure));
}

std::optional<Measure> measureOfKey(const QString& key)
{
    const auto found = std::find_if(measures().begin(), measures().end(),
        [&](const MeasureInfo& info) { return key == QLatin1String(info.key); });
    if (found == measures().end())
        return {};
    return found->measure;
}

QString measureDescription(Measure measure)
{
    const QString plain = plainDescription(measure);
    return isOverStems(measure)
               ? MetricWords::tr("%1 Over Porter stems; words of up to three letters stay whole.")
                     .arg(plain)
               : plain;
}

} // namespace tandem::metrics
