#include "models/usersum/pairedusers.h"

#include "models/usersum/usersumwords.h"

#include <QMap>

namespace tandem::usersum {

namespace {

/// What a user's runs add up to.
struct ValueSum
{
    double sum = 0.0;
    qint64 n = 0;

    void add(double value)
    {
        sum += value;
        ++n;
    }
    double mean() const { return sum / double(n); }
};

/// A user's values of both sides by run.
struct UserOfTwo
{
    QMap<int, double> first;
    QMap<int, double> second;
};

ValueSum sumOver(const QMap<int, double>& values, const QMap<int, double>& others)
{
    ValueSum sum;
    for (auto run = values.cbegin(); run != values.cend(); ++run) {
        if (others.contains(run.key()))
            sum.add(*run);
    }
    return sum;
}

} // namespace

inference::PairedRules userRules(const std::atomic_bool* cancel)
{
    inference::PairedRules rules;
    rules.tooFew = UsersumWords::tr("Fewer than two users have a value of both.");
    rules.cancel = cancel;
    return rules;
}

PairedUsers pairedUsers(const QList<PredictedSummary>& first, const QList<PredictedSummary>& second,
    UsersumMetric metric, const ScoreRule& rule)
{
    QMap<QString, UserOfTwo> users;
    for (const PredictedSummary& summary : first) {
        UserOfTwo& user = users[summary.user];
        if (const std::optional<double> value = metricValue(summary, metric, rule))
            user.first.insert(summary.run, *value);
    }
    for (const PredictedSummary& summary : second) {
        UserOfTwo& user = users[summary.user];
        if (const std::optional<double> value = metricValue(summary, metric, rule))
            user.second.insert(summary.run, *value);
    }
    PairedUsers paired;
    for (auto user = users.cbegin(); user != users.cend(); ++user) {
        const ValueSum ofFirst = sumOver(user->first, user->second);
        const ValueSum ofSecond = sumOver(user->second, user->first);
        if (ofFirst.n == 0 || ofSecond.n == 0) {
            ++paired.leftOut;
            continue;
        }
        paired.users.append(user.key());
        paired.values.first.append(ofFirst.mean());
        paired.values.second.append(ofSecond.mean());
    }
    return paired;
}

} // namespace tandem::usersum
