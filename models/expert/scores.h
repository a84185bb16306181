#pragma once

#include "models/expert/explanation.h"

#include <QList>
#include <QString>

#include <array>

namespace tandem::expert {

/// How the alignment of a matched pair becomes a number (ExPerT, section 2.2).
enum class Mode {
    ContentOnly = 0,
    StyleOnly = 1,
    ContentAndStyle = 2,
    ContentOrStyle = 3,
    Average = 4, ///< the default of the paper, best aligned with people
};
inline constexpr int kModes = 5;
inline constexpr std::array<Mode, kModes> kAllModes{
    Mode::ContentOnly, Mode::StyleOnly, Mode::ContentAndStyle, Mode::ContentOrStyle, Mode::Average};

/// The name in result files: "content_only", "style_only", "content_and_style", "content_or_style",
/// "content_style_average".
QString modeKey(Mode mode);
/// For people, translated, short: "content", "style", "both", "either", "average".
QString modeName(Mode mode);

/// One mode's scores, each in [0, 1] but for the rounding of the reference's repeated addition.
struct ModeScore
{
    double recall = 0.0;
    double precision = 0.0;
    double f1 = 0.0;
    bool operator==(const ModeScore&) const = default;
};

/// The 15 numbers of a case, or averages of them.
struct Scores
{
    std::array<ModeScore, kModes> modes;
    const ModeScore& of(Mode mode) const { return modes[static_cast<size_t>(mode)]; }
    ModeScore& of(Mode mode) { return modes[static_cast<size_t>(mode)]; }
    bool operator==(const Scores&) const = default;
};

/// The evidence score of one aspect: 0, 0.5 or 1; 0 for an unmatched one.
double evidenceScore(const AspectMatch& match, Mode mode);
/// Computed as expert_score does, by adding 1/n again and again (10 of 10 gives
/// 0.9999999999999999), so that results compare equal bit for bit. An empty side scores 0.
Scores scoresOf(const Explanation& explanation);
/// Harmonic mean; 0 where both are 0.
double f1Of(double recall, double precision);
/// The mean of each number over cases; empty: all 0 (the caller says that there is no n).
Scores averageOf(const QList<Scores>& scores);

} // namespace tandem::expert
