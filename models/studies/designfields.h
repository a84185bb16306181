#pragma once

#include "models/fields/field.h"

namespace tandem::studies {

/// How a study is handed out, as the settings of a Design, in the order of their form.
const fields::Fields& assignmentFields();

/// Whose answers its results leave out: the Exclusions of a Design. A rule that says 0 is off;
/// shares are percentages.
const fields::Fields& exclusionFields();

} // namespace tandem::studies
