#pragma once

#include "models/agreement/correlation.h"
#include "models/figure.h"
#include "models/studies/questionresults.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <array>

namespace tandem::studies {

/// A model's personalization as people see it.
struct SurveyedModel
{
    QString model;
    qint64 documents = 0;   ///< on which its pair and the users' own were both rated
    Figure degress;         ///< DEGRESS-HJ, mean over documents
    QList<Figure> perseval; ///< PerSEval-HJ-X, of each of SimilaritySurvey::accuracies
    QList<Figure> scores;   ///< mean over documents, of each of SimilaritySurvey::scores
};

/// How a figure from people and one from a program rank the models.
struct SurveyCorrelation
{
    QString human; ///< "DEGRESS-HJ" or "PerSEval-HJ-X"
    QString score;
    std::array<Correlation, kCoefficients.size()> correlations; ///< by kCoefficients; n: models
};

/// What PerSEval's survey found: people rate how like two users' summaries of a document are, the
/// users' own and each model's for them.
struct SimilaritySurvey
{
    QStringList accuracies; ///< X: what has a distance to either user's summary, "X_1" and "X_2"
    QStringList scores;     ///< what is given of a model's pair as a whole, PerSEval say
    QList<SurveyedModel> models; ///< by name
    QList<SurveyCorrelation> correlations;
    qint64 documents = 0;  ///< whose users' own pair was rated
    qint64 withoutOwn = 0; ///< documents left out: it was not
    qint64 unnamed = 0;    ///< rated items left out: without a group
};

/// `question` is a scale from unlike to like: the mean rating r of a pair becomes the distance
/// (most - r) / (most - least). Items of one group are the pairs of one document; source.systems[0]
/// says whose they are, nothing or "user" the users' own.
SimilaritySurvey similaritySurvey(const StudyAnswers& answers, const QuestionResults& question);

} // namespace tandem::studies
