#pragma once

#include "models/studies/design.h"

#include <QString>
#include <QStringList>

/// What one version of a study's design has that another one has not.
namespace tandem::studies {

/// The parts of a design in which one differs from the other, by their words in files.
QStringList changedParts(const Design& before, const Design& after);
/// Such a part for people, translated: "raters per item".
QString nameOfPart(const QString& word);

} // namespace tandem::studies
