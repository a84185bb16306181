#pragma once

#include "models/error.h"
#include "models/studies/design.h"
#include "storage/formats/openfile.h"

namespace tandem {

/// Reads the design of a study. NotFound, Unreadable, TooLarge, NewerVersion; InvalidInput with the
/// place in the file: no JSON, a key that is there twice, what designFromJson() refuses.
Expected<studies::Design> readStudyDesign(const Input& input);

} // namespace tandem
