#pragma once

#include "models/kgds/record.h"
#include "models/kgds/systemoutput.h"

#include <QList>
#include <QStringList>

#include <optional>

/// What differs between two outputs of one sample: of two systems, or of one asked in two ways.
namespace tandem::kgds {

/// Where a fact stands: its group counts through supportingFacts, then nonsupportingFacts.
struct FactPlace
{
    qsizetype group = 0;
    qsizetype fact = 0;
    bool operator==(const FactPlace&) const = default;
};

/// An opinion that neither covers, with another type of error, or with one that only one of the two
/// knows.
struct ErrorChange
{
    qsizetype opinion = 0;
    std::optional<ErrorType> before;
    std::optional<ErrorType> after;
    bool operator==(const ErrorChange&) const = default;
};

struct OutputChanges
{
    QStringList paragraphsGained; ///< names, unknown ones too; in the order of the second output
    QStringList paragraphsLost;   ///< in the order of the first
    QList<FactPlace> factsGained; ///< covered by the second only
    QList<FactPlace> factsLost;
    QList<qsizetype> opinionsGained;
    QList<qsizetype> opinionsLost;
    QList<ErrorChange> errors;
    qsizetype unanswered = 0; ///< facts and opinions of which only one of the two has an answer

    bool isEmpty() const;
    bool operator==(const OutputChanges&) const = default;
};

/// An output with what one judge says of it.
struct JudgedOutput
{
    SystemOutput output;
    SystemJudgement judgement;
    bool operator==(const JudgedOutput&) const = default;
};

/// Both judgements are of the same sample's facts and opinions; facts of every type are compared.
OutputChanges changesBetween(const JudgedOutput& before, const JudgedOutput& after);

} // namespace tandem::kgds
