#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/opinions/utterancework.h"
#include "storage/formats/opinionsreader.h"

#include <QList>

namespace tandem {

class Database;

/// The work that a file's row stands for: words become their places in the utterance and the
/// article, an empty clear opinion is composed, missing atoms are split from it. NotFound, with the
/// row's place, where words do not stand where they should.
Expected<UtteranceWork> workFrom(const WrittenUtterance& written, const OpinionContext& context);

/// Records `rows` as what `person` writes, inside the caller's transaction; a row without a sample
/// is about `sample` (its place in the project, 0 for none). Returns the samples that were touched.
Expected<QList<int>> recordWork(
    Database& database, const QList<WrittenUtterance>& rows, PersonId person, int sample);

/// Says `rows` as `person`, inside the caller's transaction; a row without a sample is about
/// `sample`. Returns the samples that were touched.
Expected<QList<int>> recordSaid(
    Database& database, const QList<SaidOpinion>& rows, PersonId person, int sample);

} // namespace tandem
