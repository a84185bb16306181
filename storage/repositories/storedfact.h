#pragma once

#include "models/facts/fact.h"
#include "models/ids.h"

#include <QString>

#include <optional>

namespace tandem {

/// A row of candidate facts as the file has it, removed ones included.
struct StoredFact
{
    FactId id;
    QString uuid;
    ParagraphId paragraph;
    int position = 0; ///< in its paragraph, from 1; where it last stood when it is removed
    QString text;
    FactOrigin origin = FactOrigin::ByHand;
    ReplyId reply;
    std::optional<int> importedType;
    FactId repeats;
    bool removed = false;
};

/// Where facts are edited: a paragraph that stands on a side.
struct FactPlace
{
    SampleId sample;
    ParagraphId paragraph;
    bool supporting = false;
};

} // namespace tandem
