#include "models/expert/scores.h"

#include "models/wordof.h"
#include "models/words.h"

#include <algorithm>

namespace tandem::expert {

namespace {

/// One side's score: the mean of the evidence scores of what counts, by repeated addition.
double meanEvidence(const ExplainedSide& side, Mode mode)
{
    const auto counted = std::count_if(side.matches.cbegin(), side.matches.cend(),
        [](const AspectMatch& match) { return match.counts; });
    if (counted == 0)
        return 0.0;
    const double n = static_cast<double>(counted);
    constexpr double kHalf = 0.5;
    double sum = 0.0;
    for (const AspectMatch& match : side.matches) {
        if (!match.counts || !match.matched)
            continue;
        if (mode == Mode::Average) {
            // The reference adds the two halves one after the other.
            sum += match.content.aligned ? kHalf / n : 0.0;
            sum += match.style.aligned ? kHalf / n : 0.0;
        } else if (evidenceScore(match, mode) > 0.0) {
            sum += 1.0 / n;
        }
    }
    return sum;
}

} // namespace

QString modeKey(Mode mode)
{
    static constexpr std::array words{"content_only", "style_only", "content_and_style",
        "content_or_style", "content_style_average"};
    return QLatin1String(wordOf(mode, words));
}

QString modeName(Mode mode)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("ExpertWords", "content"),
        QT_TRANSLATE_NOOP("ExpertWords", "style"), QT_TRANSLATE_NOOP("ExpertWords", "both"),
        QT_TRANSLATE_NOOP("ExpertWords", "either"), QT_TRANSLATE_NOOP("ExpertWords", "average")};
    return ExpertWords::tr(wordOf(mode, words));
}

double evidenceScore(const AspectMatch& match, Mode mode)
{
    if (!match.matched)
        return 0.0;
    const bool content = match.content.aligned;
    const bool style = match.style.aligned;
    constexpr double kHalf = 0.5;
    switch (mode) {
    case Mode::ContentOnly:
        return content ? 1.0 : 0.0;
    case Mode::StyleOnly:
        return style ? 1.0 : 0.0;
    case Mode::ContentAndStyle:
        return content && style ? 1.0 : 0.0;
    case Mode::ContentOrStyle:
        return content || style ? 1.0 : 0.0;
    case Mode::Average:
        break;
    }
    return (content ? kHalf : 0.0) + (style ? kHalf : 0.0);
}

double f1Of(double recall, double precision)
{
    return recall + precision == 0.0 ? 0.0 : 2 * precision * recall / (precision + recall);
}

Scores scoresOf(const Explanation& explanation)
{
    Scores scores;
    for (const Mode mode : kAllModes) {
        const double recall = meanEvidence(explanation.expected, mode);
        const double precision = meanEvidence(explanation.generated, mode);
        scores.of(mode) = {recall, precision, f1Of(recall, precision)};
    }
    return scores;
}

Scores averageOf(const QList<Scores>& scores)
{
    Scores average;
    if (scores.isEmpty())
        return average;
    const double n = static_cast<double>(scores.size());
    for (const Mode mode : kAllModes) {
        ModeScore& mean = average.of(mode);
        for (const auto number : {&ModeScore::recall, &ModeScore::precision, &ModeScore::f1}) {
            for (const Scores& one : scores)
                mean.*number += one.of(mode).*number;
            mean.*number /= n;
        }
    }
    return average;
}

} // namespace tandem::expert
