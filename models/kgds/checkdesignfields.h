#pragma once

#include "models/fields/field.h"

namespace tandem::kgds {

/// The settings of CheckDesign: what of a verifier's verdicts is drawn for people to check, how
/// many, and from which strata.
const fields::Fields& checkDesignFields();

} // namespace tandem::kgds
