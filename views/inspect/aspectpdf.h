#pragma once

#include "views/inspect/aspectref.h"

namespace tandem {

class PdfPages;
struct ShownCase;

/// Writes what was decided about an aspect: its verdict, its evidence and how that was found, and
/// every rationale.
void writeAspectDecisions(PdfPages& pages, const ShownCase& shown, const AspectRef& aspect);

} // namespace tandem
