#include "models/kgds/winrates.h"

#include "models/cancel.h"
#include "models/inference/intervals.h"
#include "models/inference/means.h"
#include "models/inference/resampling.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/systemmetric.h"

#include <QMap>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace tandem::kgds {

namespace {

constexpr quint64 kWinSeed = 1;

/// How often the experts won in one order of one sample.
struct Wins
{
    double won = 0.0;
    qint64 answers = 0;

    void add(FeedbackChoice choice)
    {
        won += choice == FeedbackChoice::Experts ? 1.0 : 0.0;
        ++answers;
    }
    std::optional<double> share() const
    {
        return answers > 0 ? std::optional(won / double(answers)) : std::nullopt;
    }
};

/// The answers on one sample, by whether the experts stood first.
struct SampleWins
{
    Wins expertsFirst;
    Wins systemFirst;

    Wins& in(bool first) { return first ? expertsFirst : systemFirst; }
    bool hasBoth() const { return expertsFirst.answers > 0 && systemFirst.answers > 0; }
    /// Of both orders alike; none without an answer.
    std::optional<double> share() const
    {
        const std::optional<double> one = expertsFirst.share();
        const std::optional<double> other = systemFirst.share();
        return one && other ? std::optional((*one + *other) / 2.0) : one ? one : other;
    }
};

/// Of one system, by sample.
using WinsBySample = QMap<qint64, SampleWins>;

QMap<SystemRef, WinsBySample> winsOf(const QList<FeedbackVerdict>& verdicts)
{
    QMap<SystemRef, WinsBySample> wins;
    for (const FeedbackVerdict& one : verdicts) {
        SampleWins& sample = wins[one.system][one.sample];
        if (one.choice != FeedbackChoice::None)
            sample.in(one.expertsFirst).add(one.choice);
    }
    return wins;
}

/// A figure over samples, drawn again and again with what `valueOf` makes of how often each was
/// drawn.
template <typename ValueOf>
std::optional<Interval> resampledWins(
    qsizetype samples, const std::atomic_bool* cancel, const ValueOf& valueOf)
{
    inference::ClusterDraw draw(samples, kWinSeed);
    if (!draw.canDraw())
        return std::nullopt;
    inference::ResampledValues values;
    for (int i = 0; i < inference::kMeanResamples && !isRaised(cancel); ++i)
        values.add(valueOf(draw.next()));
    return values.interval();
}

Figure expertsRate(const QList<double>& shares, const std::atomic_bool* cancel)
{
    Figure rate = inference::bootstrapMean(shares, cancel);
    if (shares.isEmpty())
        return Figure::undefined(
            BenchmarkScoreWords::tr("The judge has no answer for any of the system's samples."), 0);
    if (rate.isDefined() && !rate.interval)
        rate.interval = inference::shareWithWilson(
            std::accumulate(shares.cbegin(), shares.cend(), 0.0), shares.size())
                            .interval;
    return rate;
}

/// The difference between the orders with each sample counted so often.
std::optional<double> biasOf(const QList<SampleWins>& samples, const QList<int>& times)
{
    std::array<double, 2> sums{};
    std::array<qint64, 2> counts{};
    for (qsizetype i = 0; i < samples.size(); ++i) {
        const std::array shares{
            samples.at(i).systemFirst.share(), samples.at(i).expertsFirst.share()};
        for (std::size_t order = 0; order < shares.size(); ++order) {
            if (!shares.at(order))
                continue;
            sums.at(order) += *shares.at(order) * times.at(i);
            counts.at(order) += times.at(i);
        }
    }
    if (counts.front() == 0 || counts.back() == 0)
        return std::nullopt;
    return sums.back() / double(counts.back()) - sums.front() / double(counts.front());
}

Figure orderBiasOf(const QList<SampleWins>& samples, const std::atomic_bool* cancel)
{
    const std::optional<double> bias = biasOf(samples, QList<int>(samples.size(), 1));
    if (!bias)
        return Figure::undefined(
            BenchmarkScoreWords::tr("The judge has not judged in both orders."), samples.size());
    return Figure::defined(*bias, samples.size(),
        resampledWins(samples.size(), cancel,
            [&](const QList<int>& times) { return biasOf(samples, times); }));
}

WinRate rateOf(
    const SystemRef& system, const WinsBySample& bySample, const std::atomic_bool* cancel)
{
    WinRate rate;
    rate.system = system;
    QList<SampleWins> answered;
    QList<double> shares;
    for (const SampleWins& sample : bySample) {
        const std::optional<double> share = sample.share();
        if (!share)
            continue;
        answered.append(sample);
        shares.append(*share);
        if (!sample.hasBoth())
            continue;
        ++rate.bothOrders;
        rate.swayed += *sample.expertsFirst.share() != *sample.systemFirst.share() ? 1 : 0;
    }
    rate.experts = expertsRate(shares, cancel);
    rate.orderBias = orderBiasOf(answered, cancel);
    return rate;
}

} // namespace

QList<WinRate> winRates(const QList<FeedbackVerdict>& verdicts, const std::atomic_bool* cancel)
{
    const QMap<SystemRef, WinsBySample> wins = winsOf(verdicts);
    QList<WinRate> rates;
    for (auto at = wins.cbegin(); at != wins.cend(); ++at) {
        WinRate rate = rateOf(at.key(), at.value(), cancel);
        for (const FeedbackVerdict& one : verdicts) {
            if (one.system != rate.system)
                continue;
            ++rate.verdicts;
            rate.unanswered += one.choice == FeedbackChoice::None ? 1 : 0;
        }
        rates.append(rate);
    }
    return rates;
}

Figure meanWinRate(const QList<FeedbackVerdict>& verdicts, const std::atomic_bool* cancel)
{
    // A row for each system, a column for each sample; nothing where there is no answer.
    QMap<qint64, qsizetype> places;
    QList<QList<std::pair<qsizetype, double>>> systems;
    const QMap<SystemRef, WinsBySample> wins = winsOf(verdicts);
    for (const WinsBySample& bySample : wins) {
        QList<std::pair<qsizetype, double>> row;
        for (auto at = bySample.cbegin(); at != bySample.cend(); ++at) {
            if (const std::optional<double> share = at->share()) {
                if (!places.contains(at.key()))
                    places.insert(at.key(), places.size());
                row.append({places.value(at.key()), *share});
            }
        }
        if (!row.isEmpty())
            systems.append(row);
    }
    const auto meanOf = [&](const QList<int>& times) -> std::optional<double> {
        double sum = 0.0;
        for (const auto& row : std::as_const(systems)) {
            double won = 0.0;
            qint64 n = 0;
            for (const auto& [sample, share] : row) {
                won += share * times.at(sample);
                n += times.at(sample);
            }
            if (n == 0)
                return std::nullopt;
            sum += won / double(n);
        }
        return sum / double(systems.size());
    };
    if (systems.isEmpty())
        return Figure::undefined(
            BenchmarkScoreWords::tr("The judge has no answer for any sample."), 0);
    return Figure::defined(*meanOf(QList<int>(places.size(), 1)), places.size(),
        resampledWins(places.size(), cancel, meanOf));
}

} // namespace tandem::kgds
