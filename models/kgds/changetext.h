#pragma once

#include "models/inference/pairedtest.h"
#include "models/results/outlet.h"

#include <QString>
#include <QStringList>

/// Words of the tables of systems.
namespace tandem::kgds {

/// "78.12 (1)", "78.12 (2)": the best and the second number of a column.
QString bestText(const QString& number);
QString secondText(const QString& number);
/// What is said of such a number where it stands in bold or underlined.
QString bestSentence(const QString& figure);
QString secondSentence(const QString& figure);
/// A change of a share in percentage points, as Table 1 has it: "↑ 1.27", "↓ 0.30"; "0.00" without
/// an arrow for what reads as none.
QString changeText(double change, results::Outlet outlet);
QString changeHeading();
/// What a test says of a change.
QString changeSentence(const inference::PairedTest& test);
/// "p 0.012", by Holm.
QString changeBasis(
    const inference::PairedTest& test, results::Outlet outlet = results::Outlet::Window);
QStringList scoreTableNotes(bool anyPublished, bool anyLetters);

} // namespace tandem::kgds
