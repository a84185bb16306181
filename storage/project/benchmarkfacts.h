#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/record.h"

namespace tandem {

class Database;

/// Worked facts that did not get into a sample's record.
struct FactsLeftOut
{
    int unjudged = 0; ///< of supporting paragraphs, whose round about key facts is not finished
    int homeless = 0; ///< of paragraphs that were removed
};

/// Puts the facts that are worked on into a record that stands as it was imported, in the place of
/// the imported facts of their paragraphs. Types: 1 and 2 by the closed and decided round about key
/// facts, or else the imported type while nobody has judged the fact anew or changed its text; 3
/// for a repeated fact; 0 or the mask's code for facts of nonsupporting paragraphs. Keys that the
/// format does not know stay where a fact's text did. Without worked facts nothing changes. Refused
/// as FactSides::of() says.
Expected<FactsLeftOut> placeFacts(Database& database, SampleId sample, kgds::SampleRecord& record);

} // namespace tandem
