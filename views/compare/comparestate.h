#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "models/rounds/samplerow.h"
#include "views/compare/showncomparison.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

class Database;

/// Something that happened to a round after it was closed.
struct RoundHistoryLine
{
    std::optional<ItemId> item; ///< none: it is about the whole round
    QDateTime at;               ///< UTC
    QString text;               ///< translated sentence with who did it
    QString note;               ///< the reason as it was written, plain text; may be empty
    bool operator==(const RoundHistoryLine&) const = default;
};

/// How well the two agreed in one pass over a sample.
struct PassFigures
{
    Figure agreement;
    Figure kappa;
};

/// A calibration: the pair labels blind, sees both sides, discusses, and labels again.
struct CalibrationState
{
    std::optional<PassFigures> blind; ///< of the first pass; none before both have submitted
    std::optional<PassFigures> after; ///< of the second pass, likewise
    bool secondBegun = false;         ///< the pair labels again, or has
    bool mayLabelAgain = false;       ///< the viewer may begin the second pass now
};

/// What is asked of loadCompareState().
struct CompareQuery
{
    SampleId sample;
    Step step = Step::Paragraphs;
    PersonId viewer;
    bool blindPass = false; ///< of a calibration that is labelled again: the first pass
};

/// Everything that Compare shows of one sample for one person.
struct CompareState
{
    enum class Kind {
        NoSample,   ///< none is chosen
        Unassigned, ///< nobody labels it
        Open,       ///< not both have submitted: no answers here
        Compared,
    };
    Kind kind = Kind::NoSample;
    SampleRow sample;
    std::optional<CalibrationState> calibration; ///< only of a calibration's round
    bool showsBlindPass = false; ///< the comparison is a first pass that is labelled again
    ShownComparison comparison;  ///< only where Compared
    QList<kgds::UtteranceRecord> discussion; ///< what is asked about
    QStringList habits; ///< for a lead, where the sides are named: who was quick or gave one answer
    QHash<int, bool>
        imported; ///< by paragraph: whether it came as supporting, where it came labelled
    QHash<int, QString> paragraphs; ///< by number: what compared facts are from
    bool mayDecide = false; ///< the viewer may decide now: adjudicating, not settled, allowed to
    bool mayReopen = false; ///< settled, and the viewer is a lead
    bool mayTag = false;    ///< decisions of others too, settled or not: the viewer is a lead
    QList<RoundHistoryLine> history; ///< newest first
};

/// Reads what is asked for as the viewer may see it: small indexed reads, for the window's own
/// connection. `people` names the persons. A blind pass that there is none of is not asked for.
Expected<CompareState> loadCompareState(
    Database& database, const CompareQuery& query, const QList<Person>& people);

} // namespace tandem
