#pragma once

#include "models/publishing/datasetfacts.h"
#include "models/publishing/publication.h"

#include <QByteArray>

namespace tandem::publishing {

/// Returns README.md: a dataset card in English with YAML front matter, as hubs of datasets show
/// it. What the authors did not say is named as missing, never made up.
QByteArray datasetCard(const Publication& publication, const DatasetFacts& facts);

} // namespace tandem::publishing
