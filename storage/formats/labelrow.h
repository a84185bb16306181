#pragma once

#include "storage/formats/labelsreader.h"

class QJsonObject;

namespace tandem {

/// Whether labelRowFrom() makes something of this key.
bool isLabelKey(const QString& key);

/// One row of a labels file from its fields, whose values may also be written as text (CSV).
/// `place` is where it stands. InvalidInput: a number is missing or below 1, or the answer is none.
Expected<LabelRow> labelRowFrom(const QJsonObject& fields, const QString& place);

} // namespace tandem
