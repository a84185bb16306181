#pragma once

#include "storage/formats/labelsreader.h"
#include "storage/formats/record.h"

#include <string_view>

namespace tandem {

/// What stands around a row and holds for it, where the row does not say so itself.
struct LabelOwner
{
    RecordValue sample;
    QString person;
};

/// Whether labelRowFrom() makes something of this key.
bool isLabelKey(std::string_view key);

/// One row of a labels file from its fields, whose values may also be written as text (CSV).
/// `place` is where it stands. InvalidInput: a number is missing or below 1, or the answer is none.
Expected<LabelRow> labelRowFrom(
    const RecordValue& row, const QString& place, const LabelOwner& owner);

} // namespace tandem
