#pragma once

#include "models/error.h"
#include "storage/project/importer.h"
#include "storage/project/samplecontent.h"

#include <QList>
#include <QStringList>

#include <functional>

namespace tandem {

class Database;

/// A sample that was read into a stage.
struct StagedSample
{
    SampleId id; ///< in the stage
    SampleContent content;
    qint64 paragraphs = 0;
    int input = 0; ///< index of the input that it came from
};

/// Turns a new project file with nothing in it into a stage, which keeps texts ready for the index
/// of words instead of indexing them.
Expected<void> makeStage(Database& file);

/// What of a stage goes into a project, and what becomes of what is there.
struct StageChoice
{
    struct Replacement
    {
        SampleId old; ///< in the project
        SampleId by;  ///< in the stage
        bool operator==(const Replacement&) const = default;
    };
    QList<qsizetype> chosen; ///< indices of the staged samples
    QList<Replacement> replaced;
    ImportReport report;
};

/// What the project needs of what was read, where `known` are its samples.
Expected<StageChoice> chooseFrom(const QList<StagedSample>& staged, const KnownSamples& known,
    Duplicates duplicates, Database& project);

/// Copies these samples of the stage, which is attached to `project` as "stage", into it, inside
/// the caller's transaction. `goOn` is asked now and then; Cancelled when it says no.
Expected<void> copyStage(Database& project, const QList<StagedSample>& staged,
    const StageChoice& choice, const std::function<bool()>& goOn);

} // namespace tandem
