#pragma once

#include "models/error.h"
#include "models/publishing/publication.h"
#include "models/publishing/reviewercheck.h"
#include "storage/project/benchmark.h"
#include "storage/publishing/wholefolder.h"

#include <QHash>
#include <QList>
#include <QString>

namespace tandem {

class Database;

/// The guidelines that stand where a project has none of its own; Markdown.
struct BuiltInGuidelines
{
    QString paragraphs;
    QString keyFacts;
};

/// What a published folder is made of.
struct PublishRequest
{
    publishing::Publication publication;
    BuiltInGuidelines guidelines;
    OnExistingFolder onExisting = OnExistingFolder::Refuse;
    /// Samples of an earlier version stay in its splits, by their UUIDs; others are drawn.
    QHash<QString, QString> keptSplits = {};
};

/// What was written.
struct PublishReport
{
    publishing::DatasetFacts facts;
    QList<publishing::Finding> findings;
    QList<publishing::PublishedFile> files;
};

/// Returns what a reviewer would miss if this were published.
Expected<QList<publishing::Finding>> checkDataset(
    Database& database, const publishing::Publication& publication, const Progress& progress = {});

/// Writes the project's dataset to a folder, whole or not at all: KGDS.json, data/, disagreement/,
/// statistics/, guideline/, prompts/, README.md, croissant.json, .zenodo.json, CITATION.cff,
/// LICENSE and SHA256SUMS. People are called by pseudonyms; there are no notes, and nothing of open
/// rounds and studies. The same project and publication give the same bytes. Refused where no
/// sample is ready or a split gets none, and as requireFreeFolder() says; InvalidInput: the splits
/// cannot be read; Cancelled. For a worker.
Expected<PublishReport> publishDataset(Database& database, const QString& folder,
    const PublishRequest& request, const Progress& progress = {});

} // namespace tandem
