#pragma once

#include "models/studies/design.h"

#include <QList>
#include <QString>

namespace tandem::studies {

/// Bounds of a design.
inline constexpr qsizetype kMostFields = 20;
inline constexpr qsizetype kMostQuestions = 20;
inline constexpr qsizetype kMostOptions = 9;
inline constexpr int kMostScaleValues = 11;
inline constexpr qsizetype kMostNameLength = 40;
inline constexpr qsizetype kMostLabelLength = 300;
inline constexpr qsizetype kMostQuestionLength = 2000;
inline constexpr qsizetype kMostInstructionsLength = 50'000;
inline constexpr int kMostRatersPerItem = 1000;
/// Raters without names that can be added at once, and who may come by one open link.
inline constexpr int kMostNewRaters = 10'000;
inline constexpr int kMostNewcomers = 1'000'000;
inline constexpr int kMostItemsPerRater = 100'000;
inline constexpr int kMostMinutesOfRelease = 60 * 24 * 365;
inline constexpr int kMostDaysToComeBack = 3650;
inline constexpr double kMostSecondsOfItem = 86'400.0;

inline constexpr int kFarthestScaleEnd = 1000;

/// A whole number of a design: its key and its bounds.
struct DesignNumber
{
    const char* key;
    int Design::*value;
    int least;
    int most;
};
inline constexpr DesignNumber kDesignNumbers[] = {
    {"raters_per_item", &Design::ratersPerItem, 1, kMostRatersPerItem},
    {"items_per_rater", &Design::itemsPerRater, 0, kMostItemsPerRater},
    {"break_after", &Design::breakAfter, 0, kMostItemsPerRater},
    {"come_back_days", &Design::comeBackDays, 0, kMostDaysToComeBack},
    {"release_minutes", &Design::releaseMinutes, 1, kMostMinutesOfRelease}};

/// Something that has to be corrected before a design can be used.
struct DesignProblem
{
    QString place;    ///< JSON pointer in designJson(): "/questions/0/options"
    QString sentence; ///< translated; names what it is about

    bool operator==(const DesignProblem&) const = default;
};

/// All that is wrong with a design, in the order in which it is written; empty where it can be
/// handed out.
QList<DesignProblem> designProblems(const Design& design);

/// Whether a name in files consists of letters a to z, digits and "_" alone, and is neither empty
/// nor too long.
bool isPlainName(const QString& name);

} // namespace tandem::studies
