#pragma once

#include "models/publishing/datasetfacts.h"
#include "models/publishing/publication.h"

#include <QByteArray>
#include <QList>

namespace tandem::publishing {

/// Names of the files of a dataset that others refer to.
inline constexpr QLatin1String kBenchmarkFile("KGDS.json");
inline constexpr QLatin1String kDisagreementItems("disagreement/items.jsonl");
inline constexpr QLatin1String kDisagreementAnnotations("disagreement/annotations.csv");
/// "data/test.jsonl".
QString splitFile(const QString& split);

/// Returns croissant.json: the dataset as Croissant 1.1 describes it, with the vocabulary of
/// responsible AI 1.0. `files` are those that it distributes; what authors did not say is left
/// out.
QByteArray croissantFile(
    const Publication& publication, const DatasetFacts& facts, const QList<PublishedFile>& files);

} // namespace tandem::publishing
