#pragma once

#include "models/error.h"
#include "models/results/report.h"

#include <QList>

#include <functional>
#include <optional>

namespace tandem::studies {

/// What a study could be, and what is expected of it, before anybody has rated.
struct PlanRules
{
    QList<int> items{50, 100, 200, 400}; ///< numbers to compare, 2 or more each
    QList<int> raters{2, 3, 5};          ///< raters of an item, 1 or more each
    /// Raters of the whole study, among whom items are divided evenly; of a plan with more raters
    /// of an item, that many.
    int pool = 10;
    int values = 3;     ///< that a choice has, as frequent as each other; 2 or more
    double alpha = 0.6; ///< expected of raters, 0 .. below 1
    /// How often a rater who prefers a side prefers the better system's text, 0.5 .. 1.
    double preference = 0.6;
    double ties = 0.1; ///< share of answers for neither side, 0 .. below 1
    /// How much items differ in which system is better: the SD of their log odds.
    double itemSpread = 0.5;
    double raterSpread = 0.3;   ///< how much raters differ in it, the same
    double costPerAnswer = 0.0; ///< in a currency of the reader's
    double secondsPerAnswer = 30.0;
    double widest = 0.2;     ///< of alpha's interval that is narrow enough
    double leastPower = 0.8; ///< chance that is good enough
    int simulations = 500;   ///< of each plan
    quint64 seed = 1;
    /// Told after each plan; false cancels.
    std::function<bool(qint64 done, qint64 total)> progress = {};
};

/// A study of so many items with so many raters each.
struct Plan
{
    int items = 0;
    int raters = 0; ///< of an item
    int pool = 0;   ///< of the study
    /// The mean width of the 95 % interval of Krippendorff's alpha; n counts the studies drawn that
    /// have one.
    Figure alphaWidth;
    /// The share of drawn studies in which the test of two systems has p < 0.05 over items and
    /// raters at once (SystemTest::p), with Wilson's interval; n counts these studies. Undefined,
    /// with the reason, where raters are too few for such a p whatever they answer.
    Figure power;
    Figure powerOverItems; ///< the same of p over items, which holds for these raters alone
    qint64 answers = 0;
    double cost = 0.0;
    double hours = 0.0;
    bool isEnough = false; ///< narrow and powerful enough
};

struct StudyPlans
{
    PlanRules rules;
    QList<Plan> plans;                   ///< by items, then raters
    std::optional<qsizetype> cheapest{}; ///< of those that are enough, by answers
};

/// Returns what studies of each number of items and raters could show, by simulation; the same on
/// every machine. For alpha, raters know an item's value with the probability sqrt(alpha) and else
/// guess any; for two systems, the log odds of each item and of each rater are drawn around those
/// of the preference, and each answer is drawn by both. A plan whose test cannot be significant, or
/// that has no agreement, is never enough. Cancelled where the progress function says so.
Expected<StudyPlans> studyPlans(const PlanRules& rules);

/// Returns their table with what was assumed, and the cheapest that is enough.
results::Report studyPlansReport(const StudyPlans& plans);

} // namespace tandem::studies
