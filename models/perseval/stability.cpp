#include "models/perseval/stability.h"

#include "models/agreement/correlation.h"
#include "models/perseval/meanofdefined.h"
#include "models/random.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace tandem::perseval {

namespace {

/// The (document, user) pairs that any model has a score for, numbered.
class Pairs final
{
public:
    explicit Pairs(const Evaluation& evaluation)
    {
        for (const ModelScore& model : evaluation.models) {
            for (const DocumentScore& score : model.scores) {
                const auto document = std::size_t(score.document);
                if (m_numbers.size() <= document)
                    m_numbers.resize(document + 1);
                for (const UserScore& user : score.users) {
                    if (m_numbers[document].size() <= std::size_t(user.user))
                        m_numbers[document].resize(std::size_t(user.user) + 1, -1);
                    m_numbers[document][std::size_t(user.user)] = 0;
                }
            }
        }
        for (std::vector<qint64>& users : m_numbers) {
            for (qint64& number : users)
                number = number == 0 ? m_count++ : -1;
        }
    }
    qint64 count() const { return m_count; }
    std::size_t number(qsizetype document, qsizetype user) const
    {
        return std::size_t(m_numbers[std::size_t(document)][std::size_t(user)]);
    }

private:
    std::vector<std::vector<qint64>> m_numbers; ///< -1: no model has it
    qint64 m_count = 0;
};

/// Computes PerSEval of parts of the data.
class Sampler final
{
public:
    Sampler(const Evaluation& evaluation, quint64 seed)
        : m_evaluation(evaluation)
        , m_penalties(evaluation.parameters)
        , m_pairs(evaluation)
        , m_random(seed)
    {
        for (qint64 i = 0; i < m_pairs.count(); ++i)
            m_order.push_back(std::size_t(i));
    }
    qint64 pairs() const { return m_pairs.count(); }

    /// The models' scores on `count` pairs drawn anew.
    QList<double> sample(qint64 count)
    {
        draw(count);
        QList<double> scores;
        for (const ModelScore& model : m_evaluation.models)
            scores.append(scoreOf(model));
        return scores;
    }

private:
    void draw(qint64 count)
    {
        m_chosen.assign(m_order.size(), 0);
        for (std::size_t i = 0; i < std::size_t(count); ++i) {
            const auto other = i + std::size_t(drawBelow(m_order.size() - i, m_random));
            std::swap(m_order[i], m_order[other]);
            m_chosen[m_order[i]] = 1;
        }
    }

    double scoreOf(const ModelScore& model)
    {
        MeanOfDefined scores;
        for (const DocumentScore& score : model.scores)
            scores.add(documentScore(score));
        return scores.mean();
    }

    double documentScore(const DocumentScore& score)
    {
        m_accuracies.clear();
        m_degress.clear();
        for (const UserScore& user : score.users) {
            if (m_chosen[m_pairs.number(score.document, user.user)] == 0)
                continue;
            m_accuracies.push_back(user.accuracy);
            m_degress.push_back(user.degress);
        }
        if (m_accuracies.empty())
            return kNaN;
        m_penalties.compute(m_accuracies, m_documentPenalties);
        MeanOfDefined perseval;
        for (std::size_t i = 0; i < m_degress.size(); ++i)
            perseval.add(m_degress[i] * m_documentPenalties.users[i].edp);
        return perseval.mean();
    }

    const Evaluation& m_evaluation;
    const Penalties m_penalties;
    const Pairs m_pairs;
    std::mt19937_64 m_random;
    std::vector<std::size_t> m_order;
    std::vector<char> m_chosen;
    std::vector<double> m_accuracies;
    std::vector<double> m_degress;
    DocumentPenalties m_documentPenalties;
};

QList<double> fullScores(const Evaluation& evaluation)
{
    QList<double> scores;
    for (const ModelScore& model : evaluation.models)
        scores.append(model.perseval.value.value_or(kNaN));
    return scores;
}

/// The mean of each model over the samples; NaN where a sample has none.
QList<double> meansOf(const QList<QList<double>>& samples, qsizetype models)
{
    QList<double> means;
    for (qsizetype model = 0; model < models; ++model) {
        double sum = 0.0;
        for (const QList<double>& sample : samples)
            sum += sample.at(model);
        means.append(samples.isEmpty() ? kNaN : sum / double(samples.size()));
    }
    return means;
}

/// Deviation of a model's scores over the levels, all the data being one of them.
ModelStability deviation(double full, const QList<StabilityLevel>& levels, qsizetype model)
{
    QList<double> values{full};
    for (const StabilityLevel& level : levels)
        values.append(level.means.at(model));
    double mean = 0.0;
    for (const double value : std::as_const(values))
        mean += value / double(values.size());
    double squares = 0.0;
    for (const double value : std::as_const(values))
        squares += (value - mean) * (value - mean);
    const double variance = squares / double(values.size());
    return {full, std::sqrt(variance), variance};
}

} // namespace

Expected<Stability> stability(const Evaluation& evaluation, const StabilityOptions& options)
{
    Sampler sampler(evaluation, options.seed);
    const QList<double> full = fullScores(evaluation);
    const qint64 total = qint64(options.percents.size()) * options.samples;
    Stability result;
    result.options = options;
    result.options.progress = {};
    result.pairs = sampler.pairs();
    qint64 done = 0;
    for (const int percent : options.percents) {
        StabilityLevel level;
        level.percent = percent;
        level.pairs = std::llrint(double(result.pairs) * double(percent) / 100.0);
        for (int i = 0; i < options.samples; ++i) {
            const QList<double> scores = sampler.sample(level.pairs);
            level.samples.append(scores);
            // Nothing but the coefficients is used: by the methods whose p costs the least.
            level.spearman.append(
                spearmanCorrelation(scores, full, PMethod::StudentT).figure.value.value_or(kNaN));
            level.kendall.append(
                kendallCorrelation(scores, full, PMethod::Normal).figure.value.value_or(kNaN));
            if (options.progress && !options.progress(++done, total))
                return failure(
                    ErrorCode::Cancelled, PersevalWords::tr("Drawing subsets was cancelled."));
        }
        level.means = meansOf(level.samples, full.size());
        result.levels.append(level);
    }
    for (qsizetype model = 0; model < full.size(); ++model)
        result.models.append(deviation(full.at(model), result.levels, model));
    return result;
}

} // namespace tandem::perseval
