#pragma once

#include "models/expert/explanation.h"
#include "models/expert/scores.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem::expert {

/// A number of an evaluation that can be asked for. Score is F of the mode in use.
enum class CaseFigure { Score, Recall, Precision, Difference, Faults, Remarks };
enum class CaseComparison { Less, LessOrEqual, Greater, GreaterOrEqual, Equal };
/// Where free words are looked for.
enum class CaseWords { Everywhere, Texts, Aspects, Rationales };

/// "score < 0.3", "diff(A,B) > 0.2".
struct FigureCondition
{
    CaseFigure figure = CaseFigure::Score;
    CaseComparison comparison = CaseComparison::Less;
    double value = 0.0;
    QString first = {};  ///< system, of Difference
    QString second = {}; ///< system, of Difference
    bool operator==(const FigureCondition&) const = default;

    bool holdsFor(double figureValue) const;
};

/// What somebody wants to see of thousands of evaluations. All conditions hold at once.
struct CaseFilter
{
    QString words; ///< free words, separated by blanks
    CaseWords where = CaseWords::Everywhere;
    QList<FigureCondition> figures;
    QStringList systems;                       ///< any of these; empty: all
    std::optional<Mode> mode;                  ///< that Score, Recall and Precision are of
    std::optional<QSet<LinkVerdict>> verdicts; ///< some aspect has one of these
    std::optional<Side> side;                  ///< whose aspects `verdicts` is about; none: either
    bool faulty = false;                       ///< some decision has no readable reply
    bool remarked = false;                     ///< an import had to put something right
    bool absent = false;                       ///< some evidence is not in its text
    bool disputed = false;                     ///< reviewers differ
    bool undecided = false;                    ///< the reviewer is not done with it
    bool disagreed = false;                    ///< the reviewer disagrees with the model somewhere
    bool operator==(const CaseFilter&) const = default;

    /// Whether everything passes.
    bool isEmpty() const;
};

/// A filter as it was typed, and what of it makes no sense, as translated sentences; the rest holds
/// all the same.
struct TypedFilter
{
    CaseFilter filter;
    QStringList problems;
    bool operator==(const TypedFilter&) const = default;
};

/// Reads "score < 0.3, matched, style no, system:B, borders": conditions in English keywords, in
/// any case, separated by commas or blanks; everything else is a word to look for. Quoted text is
/// always words.
/// - score, recall, precision, unparsable, repairs with <, <=, =, >=, > and a number; diff(A,B) too
/// - mode:content|style|both|either|average, system:NAME, side:recall|precision,
///   in:texts|aspects|rationales
/// - matched, unmatched, neither, content yes|no|only, style yes|no|only, content and style: of one
///   and the same aspect
/// - unparsable, repaired, absent, disputed, undecided, disagreed
TypedFilter caseFilterFrom(const QString& text);

/// The parts of a filter between commas, trimmed; quotes and parentheses hold theirs together.
QStringList conditionsOf(const QString& text);
/// A name as it can stand behind "system:" or in "diff(,)": quoted where it has to be.
QString quotedName(const QString& name);

} // namespace tandem::expert
