#pragma once

#include "models/figure.h"
#include "models/kgds/feedbackchoice.h"
#include "models/kgds/system.h"
#include "models/results/report.h"

#include <QList>

#include <atomic>

/// How often a judge holds the experts' choice of paragraphs for better than a system's own (KGDS,
/// figure 3).
namespace tandem::kgds {

/// One answer of the judge on one output.
struct FeedbackVerdict
{
    SystemRef system;
    qint64 sample = 0;
    bool expertsFirst = false; ///< in which order the two were shown
    FeedbackChoice choice = FeedbackChoice::None;
};

/// Answers of one judge, never of several together, who would count as if they were one.
struct JudgedFeedback
{
    QList<FeedbackVerdict> verdicts;
    QString judge; ///< empty: each model said it of its own choices, as in the paper
};

/// How often the experts win against a system.
struct WinRate
{
    SystemRef system;
    /// The mean over samples of how often they won there, the two orders of a sample counted alike;
    /// n counts samples with an answer. The interval is the bootstrap's over samples; Wilson's
    /// where all samples say the same, of which the bootstrap would say that it is certain.
    Figure experts;
    /// The experts' rate where they stood first less that where the system did: 0 of a judge whom
    /// the order does not sway, above it of one who prefers what stands first. The bootstrap over
    /// samples. Undefined without answers in both orders.
    Figure orderBias;
    qint64 verdicts = 0;   ///< all that were asked for
    qint64 unanswered = 0; ///< of these
    qint64 bothOrders = 0; ///< samples with an answer in either order
    qint64 swayed = 0;     ///< of these, with the other answer in the other order
};

/// One for each system, in the order of systems; what a sample has several answers of in one order
/// is averaged. For a worker: a raised `cancel`, which may be null, ends it soon, with figures that
/// mean nothing.
QList<WinRate> winRates(
    const QList<FeedbackVerdict>& verdicts, const std::atomic_bool* cancel = nullptr);

/// The mean of the systems' rates, as the paper states one. The interval is over samples, which
/// systems share; n counts samples.
Figure meanWinRate(
    const QList<FeedbackVerdict>& verdicts, const std::atomic_bool* cancel = nullptr);

/// A row for each system; `mean` in the notes, and whose answers they are (JudgedFeedback::judge).
results::Section winRatesSection(
    const QList<WinRate>& rates, const Figure& mean, const QString& judge = {});

} // namespace tandem::kgds
