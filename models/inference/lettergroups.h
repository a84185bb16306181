#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace tandem::inference {

/// The sets of things 0 .. `count` - 1 in which no two are told apart, each as large as can be, by
/// insertion and absorption (H.-P. Piepho, J. Comput. Graph. Stat. 13, 2004); everything stands in
/// one at least. Members ascend, and sets are in the order of their members: where things stand in
/// the order of their means, the first set is that of the best. `apart` are the pairs of things
/// that differ. With very many sets (more than kMostLetterGroups) the last ones are left out.
QList<QList<qsizetype>> compactLetterDisplay(
    qsizetype count, const QList<std::pair<qsizetype, qsizetype>>& apart);
inline constexpr qsizetype kMostLetterGroups = 1'000;

/// A letter for each set that a thing stands in, "ab": things that share a letter are not told
/// apart. After z comes a1.
QStringList groupLetters(qsizetype count, const QList<QList<qsizetype>>& groups);

} // namespace tandem::inference
