#include "models/studies/similaritysurvey.h"

#include "models/perseval/evaluation.h"
#include "models/perseval/meanofdefined.h"
#include "models/studies/sampling.h"
#include "models/studies/scoreresults.h"
#include "models/words.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace tandem::studies {

namespace {

using perseval::Distance;

/// A pair has two users, whatever they are called.
constexpr qsizetype kPairUsers = 2;
const QStringList kUserNames{QStringLiteral("1"), QStringLiteral("2")};

/// What is known of the pairs of one origin for one document.
struct SurveyedPairs
{
    perseval::MeanOfDefined distance;
    QHash<QString, perseval::MeanOfDefined> scores; ///< sided ones under their whole names
};

using SurveyedDocuments = QMap<QString, QMap<QString, SurveyedPairs>>; ///< document, model

bool isUsersOwn(const QString& system)
{
    return system.isEmpty() || system == QLatin1String("user");
}

SurveyedDocuments surveyedDocuments(
    const StudyAnswers& answers, const QuestionResults& question, SimilaritySurvey& survey)
{
    SurveyedDocuments documents;
    const double least = question.question.least;
    const double span = question.question.most - least;
    for (const auto& [place, mean] : question.itemMeans) {
        const StudyItem& item = answers.items.at(place);
        if (item.item.group.isEmpty()) {
            ++survey.unnamed;
            continue;
        }
        const QString& system = item.source.systems[0];
        SurveyedPairs& pairs = documents[item.item.group][isUsersOwn(system) ? QString() : system];
        pairs.distance.add(1.0 - (*mean.value - least) / span);
        const QHash<QString, double>& scores = item.source.scores;
        for (auto score = scores.cbegin(); score != scores.cend(); ++score)
            pairs.scores[score.key()].add(*score);
    }
    return documents;
}

/// The distances of one pair. With two users each has a single other one, so that the soft-max is 1
/// and the distances to the document, of which people say nothing, drop out.
perseval::OriginDistances originOf(const SurveyedPairs& pairs, const QString& accuracy)
{
    auto origin = perseval::OriginDistances::missing(kPairUsers);
    const Distance between = Distance::of(pairs.distance.mean());
    origin.pairs[1] = between;
    origin.pairs[2] = between;
    for (std::size_t user = 0; user < std::size_t(kPairUsers); ++user) {
        origin.toDocument[user] = Distance::of(1.0);
        const QString name = accuracy + QStringLiteral("_%1").arg(user + 1);
        const double toGold = pairs.scores.value(name).mean();
        if (!accuracy.isEmpty() && !std::isnan(toGold))
            origin.toGold[user] = Distance::of(toGold);
    }
    return origin;
}

perseval::DistanceTable distancesOf(
    const SurveyedDocuments& documents, const QStringList& models, const QString& accuracy)
{
    perseval::DistanceTable table;
    table.models = models;
    for (auto document = documents.cbegin(); document != documents.cend(); ++document) {
        if (!document->contains(QString()))
            continue;
        perseval::DocumentDistances distances;
        distances.id = document.key();
        distances.users = kUserNames;
        distances.gold = originOf(document->value(QString()), {});
        for (const QString& model : models) {
            distances.models.push_back(document->contains(model)
                                           ? originOf(document->value(model), accuracy)
                                           : perseval::OriginDistances::missing(kPairUsers));
        }
        table.documents.append(distances);
    }
    return table;
}

/// The mean over documents of a score of a model's pairs.
Figure surveyedScore(const SurveyedDocuments& documents, const QString& model, const QString& score)
{
    perseval::MeanOfDefined mean;
    qint64 n = 0;
    for (const QMap<QString, SurveyedPairs>& document : documents) {
        const double value = document.value(model).scores.value(score).mean();
        n += std::isnan(value) ? 0 : 1;
        mean.add(value);
    }
    return n == 0 ? Figure::undefined(StudyWords::tr("The model has no such score."), 0)
                  : Figure::defined(mean.mean(), n);
}

SurveyCorrelation correlated(const QString& human, const QList<Figure>& ofPeople,
    const QString& score, const QList<Figure>& ofProgram)
{
    SurveyCorrelation found;
    found.human = human;
    found.score = score;
    QList<double> x;
    QList<double> y;
    for (qsizetype i = 0; i < ofPeople.size(); ++i) {
        x.append(ofPeople.at(i).value.value_or(kNaN));
        y.append(ofProgram.at(i).value.value_or(kNaN));
    }
    for (std::size_t i = 0; i < kCoefficients.size(); ++i)
        found.correlations[i] = correlationBy(kCoefficients[i], x, y);
    return found;
}

void addCorrelations(SimilaritySurvey& survey)
{
    const auto column = [&](const auto& figureOf) {
        QList<Figure> figures;
        for (const SurveyedModel& model : survey.models)
            figures.append(figureOf(model));
        return figures;
    };
    for (qsizetype score = 0; score < survey.scores.size(); ++score) {
        const QString& name = survey.scores.at(score);
        const QList<Figure> given =
            column([&](const SurveyedModel& model) { return model.scores.at(score); });
        survey.correlations.append(correlated(QStringLiteral("DEGRESS-HJ"),
            column([](const SurveyedModel& model) { return model.degress; }), name, given));
        for (qsizetype x = 0; x < survey.accuracies.size(); ++x)
            survey.correlations.append(
                correlated(QStringLiteral("PerSEval-HJ-") + survey.accuracies.at(x),
                    column([&](const SurveyedModel& model) { return model.perseval.at(x); }), name,
                    given));
    }
}

QStringList surveyedNames(const SurveyedDocuments& documents)
{
    QSet<QString> names;
    for (const QMap<QString, SurveyedPairs>& document : documents) {
        for (auto model = document.cbegin(); model != document.cend(); ++model)
            names.insert(model.key());
    }
    names.remove(QString());
    QStringList sorted = names.values();
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

} // namespace

SimilaritySurvey similaritySurvey(const StudyAnswers& answers, const QuestionResults& question)
{
    SimilaritySurvey survey;
    survey.accuracies = twoSidedMetrics(answers.items);
    survey.scores = unsidedScores(answers.items);
    const SurveyedDocuments documents = surveyedDocuments(answers, question, survey);
    const QStringList models = surveyedNames(documents);
    const perseval::DistanceTable table = distancesOf(documents, models, {});
    survey.documents = table.documents.size();
    survey.withoutOwn = documents.size() - survey.documents;
    for (const perseval::ModelScore& score : perseval::evaluate(table).models) {
        SurveyedModel model;
        model.model = score.model;
        model.documents = score.documents;
        model.degress = score.degress;
        for (const QString& name : survey.scores)
            model.scores.append(surveyedScore(documents, score.model, name));
        survey.models.append(model);
    }
    for (const QString& accuracy : survey.accuracies) {
        const perseval::Evaluation evaluation =
            perseval::evaluate(distancesOf(documents, models, accuracy));
        for (qsizetype i = 0; i < survey.models.size(); ++i)
            survey.models[i].perseval.append(evaluation.models.at(i).perseval);
    }
    addCorrelations(survey);
    return survey;
}

} // namespace tandem::studies
