#include "models/studies/impliedpairs.h"

#include "models/studies/itemclusters.h"
#include "models/words.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <cstring>
#include <utility>

namespace tandem::studies {

namespace {

/// Chance agreement of two categories, as Brennan and Prediger have it.
constexpr double kOfTwo = 0.5;

const char* const kMeanAgreement = "percent_agreement";

double beyondChance(double agreement)
{
    return (agreement - kOfTwo) / (1.0 - kOfTwo);
}

/// Brennan and Prediger's coefficient of two categories from the mean agreement.
void setBrennanPrediger(AgreementStatistic& statistic, const AgreementStatistic& mean)
{
    statistic.figure = mean.figure;
    statistic.intervalNote = mean.intervalNote;
    statistic.agreement = mean.agreement;
    statistic.largeSample.reset();
    if (!mean.figure.isDefined())
        return;
    statistic.figure.value = beyondChance(*mean.figure.value);
    if (const std::optional<Interval>& interval = mean.figure.interval)
        statistic.figure.interval =
            Interval{beyondChance(interval->low), beyondChance(interval->high)};
    if (statistic.agreement)
        statistic.agreement->expected = kOfTwo;
}

/// The raters of each group in a table of rated items.
QMap<int, QSet<int>> ratersOfGroups(const StudyAnswers& answers, const RatingTable& table)
{
    const ItemClusters clusters = itemClusters(answers.items);
    QList<int> ofRows;
    for (qsizetype i = 0; i < answers.items.size(); ++i) {
        if (answers.items.at(i).item.kind == ItemKind::Rated)
            ofRows.append(clusters.ofItem.at(i));
    }
    QMap<int, QSet<int>> raters;
    for (const GivenRating& rating : table.given)
        raters[ofRows.at(rating.item)].insert(rating.rater);
    return raters;
}

} // namespace

void keepSymmetric(RatingsAgreement& agreement, qint64 items)
{
    const auto found = std::find_if(agreement.statistics.cbegin(), agreement.statistics.cend(),
        [](const AgreementStatistic& one) { return std::strcmp(one.key, kMeanAgreement) == 0; });
    Q_ASSERT(found != agreement.statistics.cend());
    const AgreementStatistic mean = *found;
    for (AgreementStatistic& one : agreement.statistics) {
        if (std::strcmp(one.key, "brennan_prediger") == 0) {
            setBrennanPrediger(one, mean);
        } else if (std::strcmp(one.key, kMeanAgreement) != 0 &&
                   std::strcmp(one.key, "percent_agreement_all_raters") != 0) {
            one.figure = Figure::undefined(
                StudyWords::tr("It depends on which system of a pair is written first, and "
                               "best-worst answers have no sides."),
                items);
            one.agreement.reset();
            one.largeSample.reset();
            one.intervalNote.clear();
            one.test.reset();
        }
        one.figure.n = items;
    }
    agreement.byCategory.clear();
    agreement.values.clear();
}

qint64 realItems(const StudyAnswers& answers, const RatingTable& table, int leastRaters)
{
    const QMap<int, QSet<int>> raters = ratersOfGroups(answers, table);
    return std::count_if(raters.cbegin(), raters.cend(),
        [leastRaters](const QSet<int>& ofGroup) { return ofGroup.size() >= leastRaters; });
}

qint64 realAnswers(const StudyAnswers& answers, const RatingTable& table)
{
    qint64 all = 0;
    for (const QSet<int>& ofGroup : ratersOfGroups(answers, table))
        all += ofGroup.size();
    return all;
}

} // namespace tandem::studies
