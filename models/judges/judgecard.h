#pragma once

#include "models/figure.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

/// What a model that judges is like, whatever it judges.
namespace tandem::judges {

/// What a judge is asked.
enum class JudgedTask {
    Pairs,      ///< which of two outputs is closer to the expected text
    Selections, ///< which of two selections of paragraphs fits better
    Scores,     ///< a score of an output
    Evidence,   ///< ExPerT: whether evidence agrees in content or style
    Facts,      ///< KGDS: whether a fact is covered
    Opinions,   ///< KGDS: whether an opinion is covered
};
inline constexpr std::array kJudgedTasks{JudgedTask::Pairs, JudgedTask::Selections,
    JudgedTask::Scores, JudgedTask::Evidence, JudgedTask::Facts, JudgedTask::Opinions};

/// "pairs", "selections" ...: never changes.
QString judgedTaskKey(JudgedTask task);
/// For people, translated.
QString judgedTaskName(JudgedTask task);
/// The same with the measure of scores, if any.
QString judgedTaskTitle(JudgedTask task, const QString& measure);
/// Whether a judge chooses between two texts, which have an order.
bool hasOrder(JudgedTask task);

/// One answer of a judge. All values are 0 .. 1: of a choice 1 for the text shown first, of yes or
/// no 1 for yes, of a score its place between the ends of the scale.
struct JudgedAnswer
{
    QString item;                 ///< the same question about the same texts, in whichever order
    int group = 0;                ///< answers about one case or sample are not independent
    bool isSwapped = false;       ///< of the two orders of a choice, the second
    std::optional<double> value;  ///< none: unparsable
    std::optional<double> people; ///< the mean of people's answers
    double weight = 1.0;          ///< of people's answers: 1 / how likely they were to be drawn
    /// In doublings (binary logarithm): of the judged text, or of the first over the second one.
    std::optional<double> length;
    /// What was judged, whoever judged it and with which prompt; of a choice also in which order.
    QString subject = {};
};

/// How often each answer was given to one item that was asked several times in the same way.
struct RepeatedAnswer
{
    int group = 0;
    QList<qint64> counts;
};

/// A probability that a judge gave its answer, and the share of people who gave the same.
struct GivenProbability
{
    int group = 0;
    double probability = 0.0;
    double right = 0.0;
};

/// What replies cost.
struct JudgeCost
{
    double money = 0.0;
    QString currency; ///< empty where nothing is known
    qint64 replies = 0;
    qint64 withoutCost = 0; ///< of these, in no sum
};

/// Everything that is known of a judge in one task.
struct JudgeRecord
{
    QString judge;
    QString measure; ///< of scores: "geval"
    JudgedTask task = JudgedTask::Pairs;
    QList<JudgedAnswer> answers;
    QList<RepeatedAnswer> repeats; ///< besides those among `answers`
    QList<GivenProbability> probabilities;
    /// By case: the score of an output with a self-promotion minus without, on the scale 0 .. 1.
    QList<double> selfPromotion;
    /// Replies behind answers that are made of several; 0: each answer is of one reply.
    qint64 samples = 0;
    qint64 unparsableSamples = 0;
    JudgeCost cost;
};

/// Answers whose probability lies in a tenth of 0 .. 1.
struct CalibrationBin
{
    double from = 0.0;
    double to = 0.0;
    qint64 n = 0;
    double probability = 0.0; ///< mean
    double right = 0.0;       ///< mean
};
inline constexpr int kCalibrationBins = 10;

/// What a judge is like in one task; definitions: docs/measures.md. Figures are undefined, with the
/// reason, where nothing was asked that shows them.
struct JudgeCard
{
    QString judge;
    QString measure;
    JudgedTask task = JudgedTask::Pairs;
    qint64 answers = 0;
    Figure consistency; ///< share of items with the same choice in both orders
    Figure firstShown;  ///< share of choices of the text shown first; both orders count alike
    Figure length;      ///< rise of the value with each doubling of length
    Figure lengthBeyondPeople; ///< the same of the value minus people's
    Figure retest;             ///< share of repeated answers that are the same
    Figure brier;
    Figure ece; ///< over kCalibrationBins equal bins; without an interval, since it is biased
    QList<CalibrationBin> bins; ///< those with answers
    Figure selfPromotion;       ///< mean difference
    Figure unparsable;          ///< share of answers, or of the replies that they are made of
    Figure cost;                ///< n counts replies; in JudgeCost::currency
    QString currency;
};

JudgeCard judgeCard(const JudgeRecord& record);

} // namespace tandem::judges
