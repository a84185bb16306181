#pragma once

#include "ui/rows/rowspec.h"
#include "views/transfer/importjob.h"

namespace tandem {

/// The files to import and what each was recognised as.
RowSpec<RecognisedInput> inputRows();

/// Why an input cannot be imported; empty where it can.
QString remarkOn(const RecognisedInput& input);

} // namespace tandem
