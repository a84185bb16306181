#pragma once

#include "models/error.h"
#include "models/kgds/chunks.h"

#include <QJsonValue>
#include <QStringList>

/// Which chunks a model says that its summary needs.
namespace tandem::kgds {

/// The chunkName()s of what stands for the background in a reply: numbers, texts, objects with
/// "number" or "index", and lists of these, in their order. In a text numbers may stand behind
/// commas or "and", as ranges ("2, 5 and 7-9") and as files spell them ("<Paragraph_3>"); another
/// word stays as it is, on one line. Nothing but "none" is no chunk. InvalidInput: null, a boolean
/// or an object without a number anywhere; TooLarge: more than kMostChosen, or a text beyond
/// kMostSummaryUnits.
Expected<QStringList> chosenChunks(const QJsonValue& value, ChunkKind kind);

} // namespace tandem::kgds
