#pragma once

#include "models/metrics/pairtable.h"
#include "storage/formats/record.h"

#include <QStringList>

#include <string_view>

namespace tandem {

/// Whether readEachPair() makes something of this key of a record.
bool isPairKey(std::string_view key);

/// Refuses the columns of a table that lacks a text.
Expected<void> checkPairColumns(const QStringList& columns, const QString& place);

/// The pair that a record tells of; its id is empty where it has none.
Expected<metrics::TextPair> pairFrom(const Record& record);

} // namespace tandem
