#include "models/perseval/paccuracy.h"

#include "models/inference/means.h"
#include "models/inference/resampling.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>

namespace tandem::perseval {

namespace {

constexpr quint64 kPAccuracySeed = 1;

/// What a document adds to the means that P-Accuracy is made of, each a column of resamples.
struct PAccuracySums
{
    enum Column { Accuracy, Users, Degress, DegressDefined, Count };
};

QList<QList<double>> sumsOfDocuments(const ModelScore& model)
{
    using Sums = PAccuracySums;
    QList<QList<double>> columns(Sums::Count);
    for (const DocumentScore& score : model.scores) {
        double accuracy = 0.0;
        for (const UserScore& user : score.users)
            accuracy += 1.0 - user.accuracy;
        const bool isDefined = !std::isnan(score.degress);
        columns[Sums::Accuracy].append(accuracy);
        columns[Sums::Users].append(double(score.users.size()));
        columns[Sums::Degress].append(isDefined ? score.degress : 0.0);
        columns[Sums::DegressDefined].append(isDefined ? 1.0 : 0.0);
    }
    return columns;
}

std::optional<Interval> pAccuracyInterval(
    const ModelScore& model, const Parameters& parameters, const std::atomic_bool* cancel)
{
    using Sums = PAccuracySums;
    const qint64 documents = model.scores.size();
    if (documents < inference::kLeastGroups)
        return std::nullopt;
    const qint64 affordable =
        std::max<qint64>(inference::kLeastResamples, inference::kMostDrawnValues / documents);
    const QList<QList<double>> means = inference::resampledMeans(sumsOfDocuments(model),
        int(std::min<qint64>(kPAccuracyResamples, affordable)), kPAccuracySeed, cancel);
    if (means.isEmpty())
        return std::nullopt;
    inference::ResampledValues values;
    for (qsizetype i = 0; i < means.at(Sums::Users).size(); ++i) {
        const double defined = means.at(Sums::DegressDefined).at(i);
        values.add(defined > 0.0 ? std::optional(pAccuracy(
                                       means.at(Sums::Accuracy).at(i) / means.at(Sums::Users).at(i),
                                       1.0 - means.at(Sums::Degress).at(i) / defined, parameters))
                                 : std::nullopt);
    }
    return values.interval();
}

} // namespace

double pAccuracy(double accuracy, double egises, const Parameters& parameters)
{
    if (accuracy <= 0.0)
        return 0.0;
    const double lack = parameters.accuracyBeta * egises / accuracy;
    return accuracy * (1.0 - parameters.accuracyAlpha / (1.0 + std::exp(-lack)));
}

Figure pAccuracyOf(const ModelScore& model, const Parameters& parameters)
{
    if (!model.accuracy.value || !model.egises.value)
        return Figure::undefined(model.egises.undefinedBecause, 0);
    const double accuracy = 1.0 - *model.accuracy.value;
    if (accuracy < 0.0 || accuracy > 1.0)
        return Figure::undefined(
            PersevalWords::tr(
                "The mean distance to the users' own summaries is not within 0 to 1."),
            model.documents);
    return Figure::defined(pAccuracy(accuracy, *model.egises.value, parameters), model.documents);
}

void addPAccuracyIntervals(Evaluation& evaluation, const std::atomic_bool* cancel)
{
    for (ModelScore& model : evaluation.models) {
        if (model.pAccuracy.isDefined())
            model.pAccuracy.interval = pAccuracyInterval(model, evaluation.parameters, cancel);
    }
}

} // namespace tandem::perseval
