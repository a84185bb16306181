#include "models/usersum/samplefigures.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace tandem::usersum {

namespace {

struct SampleCount
{
    const char* key;
    qint64 SampleFigures::*member;
};
constexpr SampleCount kSampleCounts[] = {{"fewest", &SampleFigures::fewest},
    {"most", &SampleFigures::most}, {"items", &SampleFigures::items},
    {"categories", &SampleFigures::categories}, {"ratings", &SampleFigures::ratings}};

struct SampleNumber
{
    const char* key;
    double SampleFigures::*member;
};
constexpr SampleNumber kSampleNumbers[] = {{"median", &SampleFigures::median},
    {"rating_lowest", &SampleFigures::lowest}, {"rating_mean", &SampleFigures::mean},
    {"rating_sd", &SampleFigures::deviation}, {"rating_highest", &SampleFigures::highest}};

void countActivities(SampleFigures& figures, const QList<Timeline>& sample)
{
    QList<qint64> counts;
    for (const Timeline& timeline : sample)
        counts.append(timeline.activities.size());
    std::sort(counts.begin(), counts.end());
    const qsizetype half = counts.size() / 2;
    figures.fewest = counts.first();
    figures.most = counts.last();
    figures.median = counts.size() % 2 == 1
                         ? double(counts.at(half))
                         : (double(counts.at(half - 1)) + double(counts.at(half))) / 2.0;
}

void describeRatings(SampleFigures& figures, const QList<double>& ratings)
{
    figures.ratings = ratings.size();
    if (ratings.isEmpty())
        return;
    const auto [lowest, highest] = std::minmax_element(ratings.cbegin(), ratings.cend());
    figures.lowest = *lowest;
    figures.highest = *highest;
    double sum = 0.0;
    for (const double rating : ratings)
        sum += rating;
    figures.mean = sum / double(ratings.size());
    double squares = 0.0;
    for (const double rating : ratings)
        squares += (rating - figures.mean) * (rating - figures.mean);
    if (ratings.size() > 1)
        figures.deviation = std::sqrt(squares / double(ratings.size() - 1));
}

} // namespace

std::optional<SampleFigures> sampleFigures(const QList<Timeline>& sample)
{
    if (sample.isEmpty())
        return std::nullopt;
    SampleFigures figures;
    countActivities(figures, sample);
    QSet<QString> items;
    QSet<QString> categories;
    QList<double> ratings;
    for (const Timeline& timeline : sample) {
        for (const Activity& activity : timeline.activities) {
            items.insert(activity.item);
            for (const QString& category : activity.categories)
                categories.insert(category);
            if (activity.rating)
                ratings.append(*activity.rating);
        }
    }
    figures.items = items.size();
    figures.categories = categories.size();
    describeRatings(figures, ratings);
    return figures;
}

QJsonObject sampleFiguresJson(const SampleFigures& figures)
{
    QJsonObject json;
    for (const SampleCount& count : kSampleCounts)
        json.insert(QLatin1String(count.key), figures.*count.member);
    for (const SampleNumber& number : kSampleNumbers)
        json.insert(QLatin1String(number.key), figures.*number.member);
    return json;
}

std::optional<SampleFigures> sampleFiguresIn(const QJsonObject& json)
{
    SampleFigures figures;
    for (const SampleCount& count : kSampleCounts) {
        figures.*count.member = json.value(QLatin1String(count.key)).toInteger(-1);
        if (figures.*count.member < 0)
            return std::nullopt;
    }
    for (const SampleNumber& number : kSampleNumbers) {
        const QJsonValue value = json.value(QLatin1String(number.key));
        if (!value.isDouble())
            return std::nullopt;
        figures.*number.member = value.toDouble();
    }
    return figures;
}

} // namespace tandem::usersum
