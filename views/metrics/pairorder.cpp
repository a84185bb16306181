#include "views/metrics/pairorder.h"

#include <QCollator>
#include <QLocale>
#include <QStringList>
#include <QStringView>

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

namespace tandem {

namespace {

bool passes(const metrics::TextPair& pair, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
        const auto hasIt = [&](const QString& text) {
            return text.contains(word, Qt::CaseInsensitive);
        };
        return std::any_of(pair.otherReferences.begin(), pair.otherReferences.end(), hasIt) ||
               pair.id.contains(word, Qt::CaseInsensitive) ||
               pair.system.contains(word, Qt::CaseInsensitive) ||
               pair.reference.contains(word, Qt::CaseInsensitive) ||
               pair.candidate.contains(word, Qt::CaseInsensitive);
    });
}

template <typename Keys>
void sortBy(QList<int>& order, const Keys& keys, bool descending)
{
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return descending ? keys[size_t(b)] < keys[size_t(a)] : keys[size_t(a)] < keys[size_t(b)];
    });
}

void sortByText(QList<int>& order, const QList<metrics::TextPair>& pairs,
    QString metrics::TextPair::*field, bool descending)
{
    // The C locale knows no numbers within names.
    const QLocale locale;
    QCollator collator(locale.language() == QLocale::C ? QLocale(QLocale::English) : locale);
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::vector<QCollatorSortKey> keys;
    keys.reserve(size_t(pairs.size()));
    for (const metrics::TextPair& pair : pairs)
        keys.push_back(collator.sortKey(pair.*field));
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const int compared = keys[size_t(a)].compare(keys[size_t(b)]);
        return descending ? compared > 0 : compared < 0;
    });
}

void sortByScore(QList<int>& order, const QList<metrics::Score>& scores, bool descending)
{
    // What has no value is less than none of the values, whichever way they go.
    const double last = descending ? -std::numeric_limits<double>::infinity()
                                   : std::numeric_limits<double>::infinity();
    std::vector<double> keys;
    keys.reserve(size_t(scores.size()));
    for (const metrics::Score& score : scores)
        keys.push_back(score.value.value_or(last));
    sortBy(order, keys, descending);
}

} // namespace

QList<int> arrangedPairs(
    const MetricsTable& table, const PairOrder& order, const std::atomic_bool& cancel)
{
    const QList<metrics::TextPair>& pairs = table.pairs.pairs;
    const QStringList words = order.words.split(u' ', Qt::SkipEmptyParts);
    QList<int> shown;
    shown.reserve(pairs.size());
    for (qsizetype i = 0; i < pairs.size() && !cancel; ++i) {
        if (passes(pairs.at(i), words))
            shown.append(int(i));
    }
    if (cancel)
        return shown;
    if (order.sortKey == QStringView(kSortById))
        sortByText(shown, pairs, &metrics::TextPair::id, order.descending);
    else if (order.sortKey == QStringView(kSortBySystem))
        sortByText(shown, pairs, &metrics::TextPair::system, order.descending);
    else if (const qsizetype column = table.columnOf(order.sortKey); column >= 0)
        sortByScore(shown, table.pairs.columns.at(column).scores, order.descending);
    return shown;
}

} // namespace tandem
