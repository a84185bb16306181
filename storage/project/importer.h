#pragma once

#include "models/error.h"
#include "storage/changes/change.h"
#include "storage/project/benchmark.h"

#include <QStringList>

#include <memory>

namespace tandem {

/// What becomes of a sample that the project, or what was imported before it, has already: the same
/// paragraphs, and the same discussion or none.
enum class Duplicates {
    Skip,    ///< the one that is there stays
    Replace, ///< it takes the place of the one that is there, which is excluded; the one that is
             ///< there stays where somebody works on it
    Keep,    ///< both
};

/// Text files of which the same is to be said.
struct TextRemark
{
    int files = 0;
    QString first; ///< the name of the first of them
    QString text;  ///< its line that is a title now, or how many lines became one
};

/// What an import brought.
struct ImportReport
{
    int samples = 0; ///< that are in the project now and were not before
    qint64 paragraphs = 0;
    int skipped = 0;      ///< left out: the project has them already
    int skippedAside = 0; ///< of these: those that are excluded there
    int replaced = 0;     ///< of `samples`: those that took another's place
    int kept = 0;         ///< of `samples`: those that the project has twice now
    TextRemark titles;    ///< text files whose first line was recognized as their title
    TextRemark joined;    ///< text files of one paragraph whose lines may be meant as paragraphs
};

/// The sentences about samples that were there already, and about how text files were understood;
/// empty where nothing is to be said.
QStringList importMessages(const ImportReport& report);

/// Makes a new project file at `path` with a name and no samples. Refused where something is there
/// already, unless `replace`. Nothing is left behind on failure.
Expected<void> createProject(const QString& path, const QString& name, bool replace = false);

/// Imports `inputs` (KGDS.json, JSON or JSONL articles, .txt and .md files, folders) into the
/// project at `path`, which is made when it is not there. All or nothing; memory does not grow with
/// the texts. An existing project is locked only at the end, while what was read is copied into it;
/// one that is open in this process takes prepareImport() instead. `progress` counts bytes read.
Expected<ImportReport> importFiles(const QStringList& inputs, const QString& path,
    const Progress& progress = {}, Duplicates duplicates = Duplicates::Skip);

/// The same as a change of an open project: what is read into a stage in a worker is copied in one
/// write. `report` is filled in by then.
Prepare prepareImport(const QStringList& inputs, Duplicates duplicates, const Progress& progress,
    const std::shared_ptr<ImportReport>& report);

} // namespace tandem
