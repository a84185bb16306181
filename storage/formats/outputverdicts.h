#pragma once

#include "storage/formats/outputrecordsreader.h"
#include "storage/formats/recordvalue.h"

namespace tandem {
class JsonText;
}

/// A judge's verdicts in a record of an output.
namespace tandem::kgds {

/// InvalidInput: another type or word, facts of an output that has none, an error type of an
/// opinion that is not "unknowable".
Expected<RecordedVerdicts> verdictsIn(const RecordValue& object, Pattern pattern);
/// The object that verdictsIn() reads.
void writeVerdicts(JsonText& text, const RecordedVerdicts& verdicts);

} // namespace tandem::kgds
