#pragma once

#include "models/perseval/persevalreport.h"

#include <QTextStream>

namespace tandem {

/// The report of "tandem perseval" as JSON with the intermediates of all documents under "details",
/// document by document, so that they are never in memory together.
void printPersevalDetails(QTextStream& out, const perseval::Findings& findings);

} // namespace tandem
