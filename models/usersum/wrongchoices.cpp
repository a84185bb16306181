#include "models/usersum/wrongchoices.h"

#include "models/random.h"

#include <QSet>

#include <algorithm>

namespace tandem::usersum {

namespace {

/// What one user did, by compared titles.
struct OwnTitles
{
    QHash<QString, int> past; ///< how often
    QHash<QString, QString> shown;
    QSet<QString> future;
};

OwnTitles ownTitlesOf(const Timeline& timeline, const TimelineSplit& split)
{
    OwnTitles own;
    for (qsizetype i = 0; i < timeline.activities.size(); ++i) {
        const QString& title = timeline.activities.at(i).title;
        const QString compared = comparedText(title);
        if (compared.isEmpty())
            continue;
        if (i < split.past) {
            ++own.past[compared];
            own.shown.insert(compared, title);
        } else {
            own.future.insert(compared);
        }
    }
    return own;
}

/// Of what the user did before and does not do again, but for the right one.
QStringList drawFromOwnPast(const OwnTitles& own, const QString& right, int count,
    const ChoicePool& pool, std::mt19937_64& generator)
{
    struct Own
    {
        QString compared;
        int times;
        qsizetype place; ///< in the pool: how many others did it
    };
    QList<Own> titles;
    for (auto it = own.past.cbegin(); it != own.past.cend(); ++it) {
        if (it.key() == right || !own.future.contains(it.key()))
            titles.append({it.key(), it.value(), pool.placeOf(it.key())});
    }
    std::sort(titles.begin(), titles.end(), [](const Own& a, const Own& b) {
        if (a.times != b.times)
            return a.times > b.times;
        return a.place != b.place ? a.place < b.place : a.compared < b.compared;
    });
    const auto rightOne = std::find_if(
        titles.cbegin(), titles.cend(), [&](const Own& one) { return one.compared == right; });
    QStringList drawn;
    for (const qsizetype place :
        drawNeighbours(rightOne - titles.cbegin(), titles.size(), count, count + 1, generator))
        drawn.append(own.shown.value(titles.at(place).compared));
    return drawn;
}

/// Of what the user never did. The user's own, which may not be drawn, are passed over: they would
/// leave some blocks with too few.
QStringList drawFromOthers(const OwnTitles& own, const QString& right, int count,
    const ChoicePool& pool, std::mt19937_64& generator)
{
    QSet<QString> mine = own.future;
    for (auto it = own.past.cbegin(); it != own.past.cend(); ++it)
        mine.insert(it.key());
    mine.remove(right);
    QList<qsizetype> passed;
    for (const QString& title : std::as_const(mine)) {
        if (const qsizetype place = pool.placeOf(title); place >= 0)
            passed.append(place);
    }
    std::sort(passed.begin(), passed.end());
    const qsizetype place = pool.placeOf(right);
    if (place < 0)
        return {};
    const qsizetype before =
        std::lower_bound(passed.cbegin(), passed.cend(), place) - passed.cbegin();
    QStringList drawn;
    for (qsizetype left : drawNeighbours(place - before, pool.items().size() - passed.size(), count,
             2 * (count + 1), generator)) {
        for (const qsizetype one : std::as_const(passed))
            left += one <= left ? 1 : 0;
        drawn.append(pool.items().at(left).title);
    }
    return drawn;
}

} // namespace

QList<qsizetype> drawNeighbours(
    qsizetype right, qsizetype size, int count, qsizetype blockSize, std::mt19937_64& generator)
{
    if (size <= count)
        return {};
    const qsizetype blocks =
        std::max<qsizetype>(1, size / std::max<qsizetype>(blockSize, count + 1));
    const qsizetype block = right * blocks / size;
    QList<qsizetype> others;
    for (qsizetype at = (block * size + blocks - 1) / blocks; at * blocks < (block + 1) * size;
         ++at) {
        if (at != right)
            others.append(at);
    }
    for (qsizetype i = 0; i < count; ++i)
        others.swapItemsAt(i, i + qsizetype(drawBelow(quint64(others.size() - i), generator)));
    return others.first(count);
}

QStringList drawWrongTitles(const Timeline& timeline, const TimelineSplit& split,
    const QString& right, int count, const ChoicePool& pool, std::mt19937_64& generator)
{
    const OwnTitles own = ownTitlesOf(timeline, split);
    const QString compared = comparedText(right);
    return own.past.contains(compared) ? drawFromOwnPast(own, compared, count, pool, generator)
                                       : drawFromOthers(own, compared, count, pool, generator);
}

QStringList drawWrongCategories(
    const QString& right, int count, const ChoicePool& pool, std::mt19937_64& generator)
{
    QStringList categories;
    QSet<QString> known{comparedText(right)};
    qsizetype place = -1;
    for (const QString& category : pool.categories()) {
        const QString compared = comparedText(category);
        if (category == right)
            place = categories.size();
        else if (known.contains(compared))
            continue;
        known.insert(compared);
        categories.append(category);
    }
    if (place < 0) { // in no past
        place = categories.size();
        categories.append(right);
    }
    QStringList drawn;
    for (const qsizetype one :
        drawNeighbours(place, categories.size(), count, count + 1, generator))
        drawn.append(categories.at(one));
    return drawn;
}

} // namespace tandem::usersum
