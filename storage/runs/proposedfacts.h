#pragma once

#include "models/error.h"
#include "models/facts/proposaleffects.h"

#include <QList>

namespace tandem {

class Database;

/// What people made of the facts that each model proposed, by the facts' history; samples that are
/// excluded are left out. Reads everything: for a worker.
Expected<QList<ProposedFacts>> proposedFacts(Database& database);

/// The samples in use with candidate facts of supporting paragraphs, by the draw of the last run
/// that drew; by none where no run has. Reads every answer about key facts: for a worker.
Expected<QList<SampleProposals>> sampleProposals(Database& database);

} // namespace tandem
