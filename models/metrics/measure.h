#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// Measures of how much a candidate text says the same as a reference, computed as the field's own
/// implementations compute them.
namespace tandem::metrics {

/// One way to compare two texts. Forms of one measure that give other numbers are measures of their
/// own, so that no number is without the name of how it was made.
enum class Measure {
    Rouge1, ///< as rouge_score, lower-cased runs of a-z and 0-9
    Rouge2,
    RougeL,
    RougeLsum, ///< sentences are lines
    Rouge1Stem,
    Rouge2Stem,
    RougeLStem,
    RougeLsumStem,
    RougeSu4, ///< textbook form: all unigrams and skip-bigrams with at most four words between
    RougeSu4Stem,
    RougeSu4Rouge155, ///< as ROUGE-1.5.5 counts: without the last token's unigram
    RougeSu4Rouge155Stem,
    RougeSu4Perseval, ///< what PerSEval's published code calls so: contiguous 5-grams
    BleuNltk,         ///< nltk's sentence_bleu, unsmoothed, over words between single blanks
    BleuSacrebleu,    ///< sacrebleu's sentence score, 0 to 100
    Bleu1,            ///< nltk's, unigrams alone
    Bleu1Sacrebleu,   ///< sacrebleu's with one order, 0 to 100
    Meteor,           ///< nltk's, with WordNet's synonyms
    MeteorExactStem,  ///< the same without synonyms
    Jsd, ///< Jensen-Shannon divergence of the words' frequencies, base 2: 0 is the same
};

/// What a person and a program must know of a measure.
struct MeasureInfo
{
    Measure measure = Measure::Rouge1;
    const char* key = "";     ///< the field of files and of the command line; never changes
    const char* name = "";    ///< as papers write it; not translated
    bool isOverlap = false;   ///< has precision and recall beside its F1
    bool isDistance = false;  ///< smaller is closer
    bool isSymmetric = false; ///< the value (F1 of an overlap) is the same with the texts swapped
    double most = 1.0;        ///< of the range 0 to `most`
    bool needsSynonyms = false;
};

/// All measures in the order in which they are shown and written.
const QList<MeasureInfo>& measures();
const MeasureInfo& measureInfo(Measure measure);
/// The measure of a key; none where there is none.
std::optional<Measure> measureOfKey(const QString& key);
/// What the measure computes and where it departs from another of its name, one or two sentences,
/// translated.
QString measureDescription(Measure measure);

/// Precision, recall and F1, each 0 to 1. Precision is the share of the candidate, recall that of
/// the reference.
struct Overlap
{
    double precision = 0.0;
    double recall = 0.0;
    double f1 = 0.0;
    bool operator==(const Overlap&) const = default;
};

/// What becomes of a pair with a text that the measure cannot see: by ROUGE one mostly in letters
/// other than a to z and 0 to 9, by measures over words between blanks one in a script that sets no
/// blanks, by measures over several words one that has fewer.
enum class OutsideTexts {
    Undefined,   ///< there is no score, and it says so
    AsPublished, ///< what the implementation gives, mostly 0 however alike the texts are
};

/// What a measure says of a pair: a number, or why there is none.
struct Score
{
    std::optional<double> value;    ///< F1 where the measure is an overlap
    std::optional<Overlap> overlap; ///< where it is
    QString undefinedBecause;       ///< translated sentence; empty where there is a value
    bool isOutside = false;         ///< there is none since the measure cannot see one of the texts
    bool operator==(const Score&) const = default;

    bool isDefined() const { return value.has_value(); }
    static Score of(double number) { return {number, {}, {}}; }
    static Score of(const Overlap& overlap) { return {overlap.f1, overlap, {}}; }
    static Score undefined(QString why) { return {{}, {}, std::move(why)}; }
    static Score outside(QString why) { return {{}, {}, std::move(why), true}; }
};

} // namespace tandem::metrics
