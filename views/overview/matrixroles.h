#pragma once

#include <QMetaType>

namespace tandem::matrix {

/// What a MatrixDelegate shows of a cell. Words are Qt::DisplayRole.
enum Role : int {
    Cell = Qt::UserRole + 0x400, ///< int of CellKind
    Mark,                        ///< int of StepMark, of a State cell
    PairNames,                   ///< QStringList of A and B, of a Pair cell; empty: no pair
    PairColours,                 ///< QStringList "#rrggbb" of A and B
    AnsweredA,                   ///< int, complete answers of A, of an Answers cell
    AnsweredB,                   ///< int, complete answers of B
    Items,                       ///< int, what is asked about; 0: nothing is counted
    HandedInA,                   ///< bool
    HandedInB,                   ///< bool
};

/// How a cell is painted.
enum class CellKind { Text, Figure, Title, State, Pair, Answers };

/// Where a sample stands in one step.
enum class StepMark {
    None,
    Waiting, ///< something must come first
    Ready,   ///< there, nothing to do
    NotAssigned,
    Imported,
    Open,
    HandedInByOne,
    Closed,
    Settled,
};

} // namespace tandem::matrix
