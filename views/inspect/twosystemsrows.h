#pragma once

#include "models/expert/explanation.h"
#include "views/inspect/aspectref.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace tandem {

struct ShownCase;

/// What a cell says of an aspect, or why there is none.
struct AspectWords
{
    QString label; ///< "E3", "O1"; empty where there is no aspect
    QString title;
    QString evidence;
    std::optional<expert::LinkVerdict> verdict = {};
    bool isFaulty = false; ///< a reply about it could not be read
    QString spoken() const;
    bool operator==(const AspectWords&) const = default;
};

/// What one of two systems has in a row.
struct SystemCell
{
    std::optional<int> expected;  ///< its evaluation's index of the expected aspect
    std::optional<int> generated; ///< the aspect of its output that goes with it
    bool operator==(const SystemCell&) const = default;
};

/// One aspect of the expected text and what two systems made of it; or an aspect that only an
/// output has, with nothing expected.
struct TwoSystemsRow
{
    std::array<SystemCell, 2> systems;
    int place = 0;                         ///< among the rows
    std::array<AspectWords, 3> cells = {}; ///< of the expected text, of each system
    bool isExpected() const { return systems[0].expected || systems[1].expected; }
    bool operator==(const TwoSystemsRow&) const = default;
};

/// Rows of two evaluations of one case: the expected aspects in the first one's order, those that
/// only the second one found behind them, then what goes with no expected aspect. On the recall
/// side (Expected) with what each was matched to and that verdict; on the precision side with each
/// aspect of an output that was matched to it, and the verdict of that. Each evaluation extracted
/// the expected text's aspects for itself: two are taken for the same one where their titles are,
/// or else where half of the shorter evidence is shared.
QList<TwoSystemsRow> rowsOfTwo(
    const ShownCase& first, const ShownCase& second, expert::Side side = expert::Side::Expected);

/// The row of an aspect of the first (0) or second (1) system; -1: none.
int rowOf(const QList<TwoSystemsRow>& rows, int system, const AspectRef& aspect);

} // namespace tandem
