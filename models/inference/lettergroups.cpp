#include "models/inference/lettergroups.h"

#include <algorithm>
#include <numeric>

namespace tandem::inference {

namespace {

using Group = QList<qsizetype>;

bool isWithin(const Group& part, const Group& whole)
{
    return std::includes(whole.cbegin(), whole.cend(), part.cbegin(), part.cend());
}

/// Leaves out what is part of another one; of equal ones the first stays.
void absorb(QList<Group>& groups)
{
    for (qsizetype i = groups.size() - 1; i >= 0; --i) {
        for (qsizetype other = 0; other < groups.size(); ++other) {
            if (other != i && isWithin(groups.at(i), groups.at(other))) {
                groups.removeAt(i);
                break;
            }
        }
    }
}

} // namespace

QList<Group> compactLetterDisplay(
    qsizetype count, const QList<std::pair<qsizetype, qsizetype>>& apart)
{
    if (count == 0)
        return {};
    Group all(count);
    std::iota(all.begin(), all.end(), 0);
    QList<Group> groups{all};
    for (const auto& [first, second] : apart) {
        QList<Group> split;
        for (const Group& group : std::as_const(groups)) {
            if (!group.contains(first) || !group.contains(second)) {
                split.append(group);
                continue;
            }
            for (const qsizetype out : {first, second}) {
                Group without = group;
                without.removeOne(out);
                split.append(without);
            }
        }
        absorb(split);
        groups = split.mid(0, kMostLetterGroups);
    }
    std::sort(groups.begin(), groups.end());
    return groups;
}

QStringList groupLetters(qsizetype count, const QList<Group>& groups)
{
    constexpr qsizetype kLetters = 26;
    QStringList letters(count);
    for (qsizetype i = 0; i < groups.size(); ++i) {
        QString letter(QChar(u'a' + char16_t(i % kLetters)));
        if (i >= kLetters)
            letter += QString::number(i / kLetters);
        for (const qsizetype member : groups.at(i))
            letters[member] += letter;
    }
    return letters;
}

} // namespace tandem::inference
