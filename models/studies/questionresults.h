#pragma once

#include "models/agreement/labelposteriors.h"
#include "models/agreement/ratingsagreement.h"
#include "models/figure.h"
#include "models/studies/answers.h"
#include "models/studies/systemstrengths.h"
#include "models/studies/systemwins.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem::studies {

/// Which answers a question could have got.
enum class Categories {
    Declared, ///< those of the design, given or not
    Given,    ///< those that somebody gave, where the design was made up from the answers
};

/// What raters said of an item: the answer given most often, or that several were as often.
struct ItemMajority
{
    qsizetype item = 0; ///< its place in StudyAnswers::items
    QString choice;     ///< Option::value; empty where it is tied
    QStringList tied;   ///< those given most often, where they are several
    QList<int> votes;   ///< of each of QuestionResults::values
    int side = 0;       ///< 1 or 2: that of the choice; 0: neither, or tied
};

/// What a rater wrote of an item.
struct WrittenAnswer
{
    qsizetype item = 0; ///< its place in StudyAnswers::items
    int rater = 0;      ///< its place in StudyAnswers::raters
    QString text;
};

/// The answers to one question.
struct QuestionResults
{
    Question question;
    bool arePairsImplied = false; ///< StudyAnswers::arePairsImplied; counts are of real items
    qint64 items = 0;             ///< rated items with an answer
    qint64 raters = 0;            ///< who answered
    qint64 answers = 0;
    QStringList values;             ///< of a choice or scale: what could be answered
    QList<qint64> times;            ///< how often each was
    QList<ItemMajority> majorities; ///< of a choice: of each item with an answer
    qint64 tiedItems = 0;           ///< of these
    QList<SystemWins> systems;      ///< of a choice between sides, where the items name systems
    QList<SystemTest> systemTests;  ///< of the same, of each two of them
    SystemStrengths strengths;      ///< of the same, of more than two
    QList<WrittenAnswer> written;   ///< of a text, by item, then rater
    std::optional<ModelledLabels> labels;      ///< of a choice
    std::optional<RatingsAgreement> agreement; ///< of a choice or scale, with every alpha
    /// Of each of the statistics in `agreement` the interval by the standard error of the
    /// bootstrap, where it takes the place of the figure's own: of grouped items, and of figures
    /// without one. None of fewer than ten items or groups. Empty until it is computed.
    QList<std::optional<Interval>> bootstrap;
    /// Of a scale: the mean of the items' means; Student's t over these, on the logit scale where
    /// it is known where the scale ends.
    Figure mean;
    bool isBounded = false;                ///< whether it is
    std::optional<Interval> meanBootstrap; ///< over items or groups; none until it is computed
    std::optional<double> median;          ///< of a scale: of all answers
    QList<std::pair<qsizetype, Figure>> itemMeans; ///< of a scale: each item's, n: raters

    bool isChoice() const { return question.kind == Question::Kind::Choice; }
    bool isScale() const { return question.kind == Question::Kind::Scale; }
};

/// Which side an answer to a choice stands for: 1, 2, or 0 for neither.
int sideOfValue(const Question& question, const QString& value);
/// Whether a choice is one between the two sides of an item.
bool hasSides(const Question& question);

/// The ratings of a question by those raters who count, over rated items: an ordinal scale of a
/// Scale, else a nominal one. `countsOf` has one value for each rater.
RatingTable ratingsOf(const StudyAnswers& answers, const Question& question,
    const QList<bool>& counts, Categories categories);

/// Everything but the bootstrap.
QuestionResults questionResults(const StudyAnswers& answers, const Question& question,
    const QList<bool>& counts, Categories categories);

} // namespace tandem::studies
