#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "storage/formats/recordreader.h"

namespace tandem::kgds {

/// How samples stand in KGDS.json.
RecordShape kgdsShape();

/// The sample that a record tells of; readKgds() says what is refused.
Expected<SampleRecord> sampleFrom(const Record& record);

} // namespace tandem::kgds
