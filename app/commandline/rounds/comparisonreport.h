#pragma once

#include "app/commandline/json.h"
#include "models/agreement/agreement.h"
#include "models/rounds/samplerow.h"
#include "storage/repositories/comparisonrepository.h"

#include <QString>
#include <QTextStream>

#include <optional>

namespace tandem {

/// What became of the items of a closed round.
struct ItemCounts
{
    int yes = 0; ///< key facts
    int no = 0;  ///< facts that are not key
    int undecided = 0;
};

/// One closed round as `tandem compare --sample` shows it.
struct ComparisonReport
{
    SampleRow sample;
    Comparison comparison;
    SidesShown sides = SidesShown::Named;
    QString nameA; ///< used only where sides are named
    QString nameB;
    Funnel funnel; ///< of its paragraphs
    /// The blind pass that the round repeats, where it is a calibration's second one.
    std::optional<Comparison> blind;
};

/// Reads one sample's closed round. Refused while the round is not closed, or where nobody labels
/// the sample.
Expected<ComparisonReport> comparisonReport(Database& database, const SampleRow& sample);

/// Everything in it; unnamed sides stand shuffled, the same way whenever they are shown.
Json comparisonJson(const ComparisonReport& report);
void printComparison(QTextStream& out, const ComparisonReport& report);

/// How many of a round's items have which outcome.
ItemCounts countsOf(const Comparison& comparison);
/// {"key", "non_key", "undecided"}.
Json countsJson(const ItemCounts& counts);

/// {"observed", "expected", "kappa"} of a table of blind answers.
Json agreementJson(const ContingencyTable& table);
/// The same in lines.
QStringList agreementLines(const ContingencyTable& table);
void printAgreement(QTextStream& out, const ContingencyTable& table);

} // namespace tandem
