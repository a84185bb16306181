#include "models/perseval/ablation.h"

#include "models/inference/means.h"
#include "models/perseval/meanofdefined.h"

#include <cmath>

namespace tandem::perseval {

namespace {

/// A document's PerSEval by another beta; NaN where none of its users has one.
double documentPerseval(const DocumentScore& score, const Penalties& penalties)
{
    MeanOfDefined perseval;
    for (const UserScore& user : score.users)
        perseval.add(user.degress * penalties.effective(user.dgp));
    return perseval.mean();
}

Figure persevalOf(const ModelScore& model, const Penalties& penalties)
{
    QList<double> values;
    for (const DocumentScore& score : model.scores) {
        const double value = documentPerseval(score, penalties);
        if (!std::isnan(value))
            values.append(value);
    }
    return values.isEmpty() ? model.perseval
                            : inference::meanWithInterval(values, Interval{0.0, 1.0});
}

} // namespace

QList<double> ablationBetas()
{
    QList<double> betas;
    for (int tenths = 10; tenths <= 20; ++tenths)
        betas.append(double(tenths) / 10.0);
    return betas;
}

QList<AblationPoint> ablation(const Evaluation& evaluation, const QList<double>& betas)
{
    QList<AblationPoint> points;
    for (const double beta : betas) {
        Parameters parameters = evaluation.parameters;
        parameters.edpBeta = beta;
        const Penalties penalties(parameters);
        AblationPoint point;
        point.beta = beta;
        for (const ModelScore& model : evaluation.models)
            point.perseval.append(persevalOf(model, penalties));
        points.append(point);
    }
    return points;
}

} // namespace tandem::perseval
