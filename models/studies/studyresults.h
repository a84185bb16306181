#pragma once

#include "models/agreement/alttest.h"
#include "models/error.h"
#include "models/studies/answers.h"
#include "models/studies/humanceiling.h"
#include "models/studies/metricalignment.h"
#include "models/studies/questionresults.h"
#include "models/studies/raterfigures.h"
#include "models/studies/scoreresults.h"
#include "models/studies/similaritysurvey.h"

#include <QList>
#include <QMap>

#include <functional>
#include <optional>

namespace tandem::studies {

/// How people agree with a model's decisions of one kind (the items of one stratum).
struct DecisionResults
{
    QString kind; ///< ItemSource::stratum; empty: of all
    qint64 decisions = 0;
    QList<qint64> times; ///< of each of the question's values
    Figure withModel;    ///< "agree" among "agree" and "disagree", with Wilson's interval
};

/// What one set of raters said.
struct AnswerResults
{
    qint64 items = 0;  ///< rated, with an answer
    qint64 raters = 0; ///< with an answer to a rated item
    qint64 answers = 0;
    QMap<int, qint64> byVersion;      ///< answers by the version that they were given under
    QList<QuestionResults> questions; ///< in the design's order
    qsizetype main = -1; ///< the question that the kind's figures are of; -1: none suits
    std::optional<Alignment> alignment;     ///< Pairwise and Explanation
    QList<CeilingLine> ceiling;             ///< of the same
    QList<ShareRight> right;                ///< Explanation
    QList<ScoreAgreement> scores;           ///< GoodBad
    std::optional<SimilaritySurvey> survey; ///< Similarity
    QList<DecisionResults> decisions;       ///< Verdict
    QList<AltTest> altTests;                ///< of the main question, of metrics that answer it

    /// Those of the question with this name; null where there is none.
    const QuestionResults* question(const QString& name) const;
};

/// How intervals are drawn.
struct BootstrapOptions
{
    int resamples = 1000;
    quint64 seed = 1;
    /// Intervals of agreement, alignment and the human ceiling hold for other raters, too: raters
    /// are drawn beside items.
    bool drawsRaters = false;
    /// Told after each resample, in the calling thread; false cancels.
    std::function<bool(qint64 done, qint64 total)> progress = {};
};

/// The results of a study.
struct StudyResults
{
    Kind kind = Kind::Own;
    QString title;
    quint32 seed = 0;      ///< of the design
    Exclusions exclusions; ///< the rules
    Categories categories = Categories::Declared;
    QStringList itemNames;  ///< of StudyAnswers::items
    QStringList raterNames; ///< of StudyAnswers::raters
    qint64 ratedItems = 0;  ///< of the study, answered or not
    qint64 checkItems = 0;
    bool isGrouped = false; ///< intervals and tests go by groups of items
    QList<RaterFigures> raters;
    AnswerResults everybody;
    std::optional<AnswerResults> kept; ///< without those excluded; none where no rule is named
    std::optional<BootstrapOptions> bootstrap; ///< how its intervals were drawn, once they were

    /// Those that the study stands on.
    const AnswerResults& counted() const { return kept ? *kept : everybody; }
    /// Whether its intervals hold for other raters, too.
    bool drawsRaters() const { return bootstrap && bootstrap->drawsRaters; }
    const AnswerResults& of(bool isEverybody) const { return isEverybody ? everybody : counted(); }
};

/// Whether any rule is named.
bool hasRules(const Exclusions& exclusions);
/// Of each rater whether no rule leaves them out.
QList<bool> countedRaters(const StudyResults& results);

/// Everything but bootstrap intervals. Whatever the answers are, figures that they do not allow say
/// why they are undefined.
StudyResults studyResults(const StudyAnswers& answers, Categories categories = Categories::Declared,
    const AltTestRules& altTest = {});

/// Adds percentile intervals from resamples of items, or of groups where items have these, to every
/// coefficient of agreement and every alignment, of those who count and of everybody; where raters
/// are drawn, too, the intervals of setTwoWayIntervals() and of TwoWayChoices in their place. The
/// same on every machine. `answers` are those that `results` are of. Cancelled where the progress
/// function says so.
Expected<StudyResults> withBootstrap(
    StudyResults results, const StudyAnswers& answers, const BootstrapOptions& options);

} // namespace tandem::studies
