#pragma once

#include "models/figure.h"
#include "models/studies/answers.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem::studies {

struct QuestionResults;

/// How often a system's text was preferred to another one's. A comparison is one rater's answer
/// about an item that shows texts of two systems.
struct SystemWins
{
    QString system;
    QString against; ///< the other one; empty: all others
    /// Shares of comparisons, n counts these. Each has Wilson's interval over items (the answers
    /// about one are no independent ones, so that it is wider than theirs).
    Figure won;
    Figure lost;
    Figure tied; ///< neither text was preferred
    qint64 items = 0;
    qint64 itemsWon = 0;  ///< of these, those whose majority prefers it
    qint64 itemsLost = 0; ///< those whose majority prefers the other one
    /// The bootstrap's intervals of the shares, over items or groups; none until they are computed.
    std::optional<Interval> wonBootstrap;
    std::optional<Interval> lostBootstrap;
    std::optional<Interval> tiedBootstrap;
};

/// What an item says of one line of the table of systems.
struct ItemWins
{
    qsizetype line = 0; ///< its place in systemWins()
    int won = 0;
    int lost = 0;
    int tied = 0;
};
/// Of each of the question's majorities the lines that it says something of; none where the item
/// does not name the systems of both sides, or names one twice.
QList<QList<ItemWins>> winsOfItems(
    const QList<SystemWins>& systems, const StudyAnswers& answers, const QuestionResults& question);

/// Every system that the items of a choice between sides name, by name; where they are more than
/// two, below each the others that it was compared with. Without intervals of the bootstrap.
QList<SystemWins> systemWins(const StudyAnswers& answers, const QuestionResults& question);

} // namespace tandem::studies
