#pragma once

#include "models/error.h"
#include "models/kgds/system.h"
#include "models/kgds/systemoutput.h"
#include "storage/changes/change.h"
#include "storage/project/systembenchmark.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace tandem {

/// Who is named as the verifier of imported verdicts where nobody says another name; never
/// translated.
inline const QString kImportedVerifier = QStringLiteral("imported");

/// Outputs of systems, and verdicts on them, read and checked against a project's benchmark, on
/// their way into it: the project is locked only while they are written.
struct SystemFile
{
    struct Output
    {
        qsizetype sample = 0; ///< its place in the benchmark
        kgds::SystemRef system;
        kgds::SystemOutput output;
        std::optional<kgds::SystemJudgement> judgement; ///< with a verdict, or none, on everything
        QString place;                                  ///< for messages
    };
    /// Types of error of a system that belong to no opinion that is known.
    struct LooseErrors
    {
        kgds::SystemRef system;
        QList<kgds::ErrorType> types;
    };
    QString source; ///< the file's name
    QList<Output> outputs;
    QList<LooseErrors> looseErrors;
    QStringList messages; ///< translated sentences: what was left out or read otherwise
};

/// Reads a folder or archive in the published layout (readSystemOutputs()), or a JSON, JSONL or CSV
/// file of records (readOutputRecords()); which of them it is, its content says. `progress` is told
/// files of a tree, with 0 for all of them, or bytes of a file. Errors of these; Refused where a
/// sample is not in the benchmark; NotFound where nothing is left to import. Verdicts without the
/// output itself are left out with a message.
Expected<SystemFile> readSystemFile(
    const QString& path, const SystemBenchmark& benchmark, const Progress& progress = {});

/// What importing outputs of systems brought.
struct SystemImport
{
    int systems = 0;     ///< that the file has
    qint64 outputs = 0;  ///< that the project did not have
    qint64 verdicts = 0; ///< judgements of outputs, likewise
    qint64 known = 0;    ///< outputs that were there already, with the same texts
    QStringList messages;
};

/// Adds what the project does not have, inside the caller's transaction, which must be thrown away
/// on failure. Refused, naming system and sample: another output of the system for the sample,
/// another judgement of the same verifier, and verdicts on an output that was added before the
/// benchmark changed. Cancelled.
Expected<SystemImport> writeSystemFile(Database& database, const SystemBenchmark& benchmark,
    const SystemFile& file, const QString& verifier, const Progress& progress = {});

/// Both as a change of an open project. `import` is filled in by its end.
Prepare prepareSystemImport(const QString& path, const QString& verifier, const Progress& progress,
    const std::shared_ptr<SystemImport>& import);

} // namespace tandem
