#include "models/usersum/pairedusers.h"

#include "models/inference/comparison.h"
#include "models/inference/means.h"
#include "models/usersum/usersumwords.h"

#include <QMap>

#include <array>

namespace tandem::usersum {

inference::PairedRules userRules(const std::atomic_bool* cancel)
{
    inference::PairedRules rules;
    rules.tooFew = UsersumWords::tr("Fewer than two users have values of both.");
    rules.cancel = cancel;
    return rules;
}

PairedUsers pairedUsers(const QList<PredictedSummary>& first, const QList<PredictedSummary>& second,
    UsersumMetric metric, const ScoreRule& rule)
{
    QMap<QString, std::array<inference::UnitValues, 2>> users; ///< by run, of either side
    for (const std::size_t side : {std::size_t(0), std::size_t(1)}) {
        for (const PredictedSummary& summary : side == 0 ? first : second) {
            inference::UnitValues& runs = users[summary.user][side];
            if (const std::optional<double> value = metricValue(summary, metric, rule))
                runs.insert(summary.run, *value);
        }
    }
    PairedUsers paired;
    for (auto user = users.cbegin(); user != users.cend(); ++user) {
        const inference::ScoresOfTwo runs = inference::commonValues(user->front(), user->back());
        if (runs.first.isEmpty()) {
            ++paired.leftOut;
            continue;
        }
        paired.users.append(user.key());
        paired.values.first.append(inference::meanOf(runs.first));
        paired.values.second.append(inference::meanOf(runs.second));
    }
    return paired;
}

} // namespace tandem::usersum
