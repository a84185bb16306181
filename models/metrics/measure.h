#pragma once

#include "models/figure.h"

#include <QAnyStringView>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>

/// Measures of how much a candidate text says the same as a reference, computed as the field's own
/// implementations compute them.
namespace tandem::metrics {

class BatchScorer;
class TextComparison;
struct MeasureInfo;
struct ScorerTools;
struct TextMatch;
struct TextsToMatch;

/// One way to compare two texts: its entry in measures(). Forms of one measure that give other
/// numbers are measures of their own, so that no number is without the name of how it was made.
using Measure = const MeasureInfo*;

/// Whether a measure knows stems of words.
enum class Stems {
    None,
    Only, ///< words with one stem are the same word
    Too,  ///< words that have no partner look for one with their stem
};

/// What a measure gives of a candidate with several references: as its implementation does, the
/// mean where that knows only one.
enum class SeveralReferences {
    Mean,    ///< over the references
    Best,    ///< of the references, the first of equal ones
    Clipped, ///< n-grams count at most as often as in the reference that has most of them, and the
             ///< length is the one closest to the candidate's, the shorter of two
    Summed,  ///< matches and counts are added up over the references
};

/// Which scripts without blanks between words a measure cuts into tokens.
enum class RunningScripts { None, Han, All };

/// All that is said of a measure, in one place: in the file that computes it.
struct MeasureInfo
{
    const char* key = "";         ///< the field of files and of the command line; never changes
    const char* name = "";        ///< as papers write it; not translated
    const char* family = "";      ///< whom it is listed with, to be translated by MetricWords
    const char* description = ""; ///< see measureDescription()
    double most = 1.0;            ///< of the range `least` to `most`; may be infinite
    double least = 0.0;           ///< may be infinite
    bool isOverlap = false;       ///< has precision and recall beside its F1
    bool isDistance = false;      ///< smaller is closer
    bool isSymmetric = false; ///< the value (F1 of an overlap) is the same with the texts swapped
    bool needsSynonyms = false;
    bool isUsual = false;        ///< among those that are computed where nobody chose
    bool isForLanguages = false; ///< of some languages only: computed only where it is named
    bool seesAsciiOnly = false;  ///< its words are made of a to z and 0 to 9
    RunningScripts splits = RunningScripts::None;
    bool sharesAreMatches = false; ///< precision and recall are shares of what textMatches() finds
    Stems stems = Stems::None;
    SeveralReferences several = SeveralReferences::Mean;
    std::size_t fewestWords = 0; ///< a text with fewer is outside the measure
    std::unique_ptr<TextComparison> (*newComparison)(const ScorerTools& tools) = nullptr;
    QList<TextMatch> (*matches)(Measure measure, const TextsToMatch& texts) = nullptr;
    /// Added to the description: what its words are, where they are those of a language.
    const char* aboutWords = "";
    /// What scores the pairs instead of `newComparison` and `matches`; null for measures that are
    /// computed here.
    std::shared_ptr<const BatchScorer> batch = {};

    /// The values that there can be; none where either end is infinite.
    std::optional<Interval> bounds() const;
};

/// All measures in the order in which they are shown and written: the built-in ones, then those of
/// listMeasures(). What is returned stays valid, but is not up to date after another listing.
const QList<Measure>& measures();
/// The measures that are computed by Tandem itself, the same on every machine.
const QList<Measure>& builtInMeasures();
/// Those of them that are for texts in any language.
QList<Measure> generalMeasures();
/// Whether one of them needs synonyms.
bool needSynonyms(const QList<Measure>& measures);
/// The measure of a key; null where there is none.
Measure measureOfKey(QAnyStringView key);
/// What the measure computes and where it departs from another of its name, one or two sentences,
/// translated.
QString measureDescription(Measure measure);
/// What the measure gives where there are several references, in a few words, translated.
QString severalReferencesRule(Measure measure);
/// measureDescription() with that.
QString measureDescriptionInFull(Measure measure);
/// Says for a report how so many pairs with several references were scored: the rule of each of the
/// measures, in one sentence, translated.
QString severalReferencesNote(const QList<Measure>& measures, qint64 pairs);

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
    int reference = -1; ///< whose value this is, from 0, where it is the best of several's
    bool operator==(const Score&) const = default;

    bool isDefined() const { return value.has_value(); }
    static Score of(double number) { return {number, {}, {}}; }
    static Score of(const Overlap& overlap) { return {overlap.f1, overlap, {}}; }
    static Score undefined(QString why) { return {{}, {}, std::move(why)}; }
    static Score outside(QString why) { return {{}, {}, std::move(why), true}; }
};

} // namespace tandem::metrics
