#pragma once

#include "models/publishing/datasetfacts.h"
#include "models/publishing/publication.h"

#include <QByteArray>
#include <QString>

namespace tandem::publishing {

/// A text in YAML: in double quotes, on one line.
QString yamlText(const QString& text);
/// Returns how the dataset is cited in BibTeX: as its authors say, or else an entry made from
/// title, authors and year.
QString bibtexOf(const Publication& publication, const DatasetFacts& facts);
/// Returns a file CITATION.cff of version 1.2.0.
QByteArray citationFile(const Publication& publication, const DatasetFacts& facts);
/// Returns a file .zenodo.json, which Zenodo takes its metadata from.
QByteArray zenodoFile(const Publication& publication, const DatasetFacts& facts);

} // namespace tandem::publishing
