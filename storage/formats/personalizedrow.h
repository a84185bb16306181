#pragma once

#include "models/error.h"
#include "models/perseval/personalizeddocument.h"
#include "storage/formats/recordreader.h"

namespace tandem {

/// How a document of the consolidated format stands in JSON.
RecordShape personalizedShape();

/// The document that a record tells of.
Expected<perseval::PersonalizedDocument> personalizedFrom(const Record& record);

} // namespace tandem
