#pragma once

#include "models/kgds/chunks.h"
#include "models/kgds/record.h"

#include <QList>
#include <QString>

/// A sample as models are shown it.
namespace tandem::kgds {

/// "[1] ...", a blank line between two paragraphs.
QString articleMaterial(const QList<ParagraphRecord>& article);
QString chunkMaterial(const QList<Chunk>& chunks);
/// "Person1: ...", a line for each utterance.
QString discussionMaterial(const QList<UtteranceRecord>& discussion);

} // namespace tandem::kgds
