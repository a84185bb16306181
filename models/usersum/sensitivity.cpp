#include "models/usersum/sensitivity.h"

#include "models/cancel.h"
#include "models/usersum/usersumwords.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem::usersum {

namespace {

constexpr int kThresholdSteps = 10;
constexpr double kLongestShown = 1e15; // words; far from where whole numbers end

/// Where a summary changes sides, and whose it is.
struct Turn
{
    double at = 0.0;
    qsizetype user = 0; ///< the place
};

/// How many of each user's summaries are on the counted side, and the mean of their shares.
class SharesOfUsers final
{
public:
    explicit SharesOfUsers(qsizetype users)
        : m_counted(users)
        , m_all(users)
    {
    }
    void addOne(qsizetype user) { ++m_all[user]; }
    void countAll() { m_counted = m_all; }
    void count(qsizetype user, qint64 change) { m_counted[user] += change; }
    /// In the order in which summaryScore() adds up, so that both are the same number.
    double mean() const
    {
        double sum = 0.0;
        for (qsizetype user = 0; user < m_all.size(); ++user)
            sum += double(m_counted.at(user)) / double(m_all.at(user));
        return sum / double(m_all.size());
    }

private:
    QList<qint64> m_counted;
    QList<qint64> m_all;
};

/// Those that turn, by where they do, and whose they are.
struct Turns
{
    QList<Turn> all;
    qsizetype users = 0;
};

/// `placeOf` says where a summary turns; none: it takes no part.
template <typename PlaceOf>
Turns turnsOf(const QList<PredictedSummary>& summaries, const PlaceOf& placeOf)
{
    QList<std::pair<QString, double>> places;
    QStringList users;
    for (const PredictedSummary& summary : summaries) {
        const std::optional<double> place = placeOf(summary);
        if (!place)
            continue;
        places.append({summary.user, *place});
        users.append(summary.user);
    }
    std::sort(users.begin(), users.end());
    users.erase(std::unique(users.begin(), users.end()), users.end());
    Turns turns{{}, users.size()};
    for (const auto& [user, place] : std::as_const(places))
        turns.all.append(
            {place, std::lower_bound(users.cbegin(), users.cend(), user) - users.cbegin()});
    std::sort(turns.all.begin(), turns.all.end(),
        [](const Turn& one, const Turn& other) { return one.at < other.at; });
    return turns;
}

/// Corners from `low` to `high`, which no turn is beyond. Before they turn all are counted where
/// the curve falls, and none where it rises.
QList<CurvePoint> cornersOf(
    const Turns& turns, double low, double high, bool isFalling, const std::atomic_bool* cancel)
{
    if (turns.all.isEmpty())
        return {};
    SharesOfUsers shares(turns.users);
    for (const Turn& turn : turns.all)
        shares.addOne(turn.user);
    if (isFalling)
        shares.countAll();
    QList<CurvePoint> corners;
    const auto add = [&](double x) {
        const double y = shares.mean();
        if (corners.isEmpty() || corners.last().x != x || corners.last().y != y)
            corners.append({x, y, {}, turns.users});
    };
    // What falls does so behind its place, which at `high` nobody sees; what rises is up at its
    // place, before which there is nothing at `low`.
    if (isFalling || turns.all.first().at > low)
        add(low);
    for (qsizetype i = 0; i < turns.all.size();) {
        if (isRaised(cancel))
            return {};
        const double at = turns.all.at(i).at;
        if (isFalling || at > low)
            add(at);
        for (; i < turns.all.size() && turns.all.at(i).at == at; ++i)
            shares.count(turns.all.at(i).user, isFalling ? -1 : 1);
        if (!isFalling || at < high)
            add(at);
    }
    if (corners.last().x < high)
        add(high);
    return corners;
}

/// Round numbers from 0 to the first that reaches `most`, 1, 2 or 5 times a power of ten apart.
QList<qint64> roundNumbers(qint64 most)
{
    qint64 step = 1;
    // 1, 2, 5, 10, 20 ...
    for (int i = 0; most > step * (kMostLengthRows - 1); ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    QList<qint64> numbers{0};
    while (numbers.last() < most)
        numbers.append(numbers.last() + step);
    return numbers;
}

/// QM or IFM by rules that differ, each as summaryScore() has it.
QList<RunsFigure> figuresBy(const QList<PredictedSummary>& summaries, UsersumMetric metric,
    const QList<ScoreRule>& rules, const QString& noneBecause, const std::atomic_bool* cancel)
{
    const QList<int> runs = runsOf(summaries);
    QList<RunAccumulator> gatherers;
    const QList<PredictedSummary> ordered = inOrderOfUsers(summaries);
    for (const ScoreRule& rule : rules) {
        RunAccumulator gatherer(runs, ValueKind::Shares);
        for (const PredictedSummary& summary : ordered) {
            if (const std::optional<double> value = metricValue(summary, metric, rule))
                gatherer.add(summary.user, summary.run, *value);
        }
        gatherers.append(gatherer);
    }
    return RunAccumulator::figures(gatherers, QStringList(gatherers.size(), noneBecause), cancel);
}

QSet<QString> usersUnderAll(const QList<LimitedSummaries>& limits, qint64& leftOut)
{
    QHash<QString, qsizetype> under;
    for (const LimitedSummaries& one : limits) {
        QSet<QString> users;
        for (const PredictedSummary& summary : one.summaries)
            users.insert(summary.user);
        for (const QString& user : std::as_const(users))
            ++under[user];
    }
    QSet<QString> all;
    for (auto user = under.cbegin(); user != under.cend(); ++user) {
        if (*user == limits.size())
            all.insert(user.key());
        else
            ++leftOut;
    }
    return all;
}

} // namespace

StepCurve qualityByThreshold(
    const QList<PredictedSummary>& summaries, const std::atomic_bool* cancel)
{
    StepCurve curve;
    curve.corners = cornersOf(turnsOf(summaries, predictedShare), 0.0, 1.0, true, cancel);
    QList<ScoreRule> rules;
    for (int step = 0; step <= kThresholdSteps; ++step)
        rules += ScoreRule{double(step) / double(kThresholdSteps), {}};
    const QList<RunsFigure> figures = figuresBy(summaries, UsersumMetric::Quality, rules,
        UsersumWords::tr("No summary has a task."), cancel);
    for (qsizetype i = 0; i < rules.size(); ++i)
        curve.rows.append({rules.at(i).threshold, figures.at(i)});
    return curve;
}

StepCurve followingByLength(
    const QList<PredictedSummary>& summaries, const std::atomic_bool* cancel, qint64 longest)
{
    StepCurve curve;
    const Turns turns = turnsOf(summaries,
        [](const PredictedSummary& summary) { return std::optional(double(summary.words)); });
    const double last = turns.all.isEmpty() ? 0.0 : turns.all.last().at;
    curve.corners = cornersOf(turns, 0.0, last, false, cancel);
    QList<ScoreRule> rules;
    const double shown = std::min(std::max(last, double(longest)), kLongestShown);
    for (const qint64 length : roundNumbers(qint64(shown)))
        rules += ScoreRule{0.0, length};
    const QList<RunsFigure> figures = figuresBy(summaries, UsersumMetric::Following, rules,
        UsersumWords::tr("There is no summary."), cancel);
    for (qsizetype i = 0; i < rules.size(); ++i)
        curve.rows.append({double(*rules.at(i).mostWords), figures.at(i)});
    return curve;
}

QList<CurvePoint> LimitCurve::points(UsersumMetric metric) const
{
    QList<CurvePoint> points;
    for (const LimitRow& row : rows) {
        const RunsFigure& figure = metricFigure(row.score, metric);
        if (figure.mean.isDefined())
            points.append(
                {double(row.limit), *figure.mean.value, figure.mean.interval, figure.mean.n});
    }
    return points;
}

LimitCurve scoresByLimit(
    const QList<LimitedSummaries>& limits, double threshold, const std::atomic_bool* cancel)
{
    LimitCurve curve;
    const QSet<QString> users = usersUnderAll(limits, curve.leftOut);
    for (const LimitedSummaries& one : limits) {
        QList<PredictedSummary> common = one.summaries;
        common.removeIf(
            [&users](const PredictedSummary& summary) { return !users.contains(summary.user); });
        curve.rows.append(
            {one.limit, summaryScore(common, {threshold, one.limit}, cancel), one.summarizer});
    }
    std::stable_sort(curve.rows.begin(), curve.rows.end(),
        [](const LimitRow& one, const LimitRow& other) { return one.limit < other.limit; });
    return curve;
}

} // namespace tandem::usersum
