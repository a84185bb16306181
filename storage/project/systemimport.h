#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/system.h"
#include "models/kgds/systemoutput.h"
#include "storage/changes/change.h"
#include "storage/project/rowsstep.h"
#include "storage/project/systembenchmark.h"
#include "storage/repositories/systemjudgementrepository.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <set>
#include <utility>

namespace tandem {

/// What an import of outputs changed in the project, noted while it is written, so that it can be
/// undone as one step and done again.
class SystemImportUndo final
{
public:
    void noteOutput(SystemOutputId output) { m_outputs.insert(output, 0); }
    /// Before the verifier's word on this output is added to what is there, or changes it.
    Expected<void> noteJudgement(
        Database& database, SystemOutputId output, const QString& verifier);
    void noteUnattributedErrors(const kgds::SystemRef& system, const QString& verifier)
    {
        m_unattributedErrors.append({system, verifier});
    }
    bool isEmpty() const
    {
        return m_outputs.isEmpty() && m_judgements.empty() && m_unattributedErrors.isEmpty();
    }

    /// The step that takes all of it out, to be asked for once everything is written. It is refused
    /// where somebody has judged, checked or added to it since, or a part of it was drawn.
    Expected<RowsStep> step(Database& database, const QString& source) const;

private:
    struct Judgement
    {
        StoredRows before; ///< none where there was no word of the verifier
        QByteArray after;  ///< what it says since
    };
    using Place = std::pair<SystemOutputId, QString>; ///< an output, and who judged it

    Expected<RowsStep::Rows> select(Database& database) const;
    Expected<void> checkUntouched(Database& database) const;

    QHash<SystemOutputId, qint64> m_outputs; ///< that were added, with how often each is judged
    std::map<Place, Judgement> m_judgements; ///< on outputs that were there
    QList<std::pair<kgds::SystemRef, QString>> m_unattributedErrors;
};

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
        std::optional<kgds::SystemOutput> output;         ///< none where there are verdicts alone
        std::optional<kgds::SystemJudgement> judgement{}; ///< a verdict, or none, on everything
        JudgementExplanations explanations{};
        QString verifier{}; ///< who judged, where the file says so
    };
    /// Types of error of a system that belong to no opinion that is known.
    struct UnattributedErrors
    {
        kgds::SystemRef system;
        QList<kgds::ErrorType> types;
        /// Whether the file has no verdict on any opinion of the system: they may be about those
        /// that another file brought.
        bool isAlone = false;
    };
    QString source; ///< the file's name
    QList<Output> outputs;
    QList<UnattributedErrors> unattributedErrors;
    QStringList messages; ///< translated sentences: what was left out or read otherwise
};

/// Reads a folder or archive in the published layout (readSystemOutputs()), or a JSON, JSONL or CSV
/// file of records (readOutputRecords()); which of them it is, its content says. `progress` is told
/// files of a tree, with 0 for all of them, or bytes of a file. Errors of these; Refused where a
/// sample is not in the benchmark; NotFound where there is nothing to import.
Expected<SystemFile> readSystemFile(
    const QString& path, const SystemBenchmark& benchmark, const Progress& progress = {});

/// What importing outputs of systems brought.
struct SystemImport
{
    std::set<kgds::SystemRef> systems; ///< that the file has
    qint64 outputs = 0;                ///< that the project did not have
    qint64 verdicts = 0;               ///< judgements of outputs, likewise, or more of one
    qint64 known = 0;                  ///< outputs that were there already, with the same texts
    QStringList messages;              ///< translated sentences: what is open, left out or strange
    SystemImportUndo undo{};           ///< takes it out of the project again
};

/// Adds what the project does not have, inside the caller's transaction, which must be thrown away
/// on failure. `verifier` is the name of who judged; empty: what the file says, or else "imported".
/// Verdicts may come in parts, and without the outputs where the project has these. Refused, naming
/// system and sample: another output of the system for the sample, verdicts that contradict the
/// verifier's own (joinPart()), and verdicts on an output that was added before the benchmark
/// changed; NotFound where nothing in the file has an output. Cancelled.
Expected<SystemImport> writeSystemFile(const WriteContext& context,
    const SystemBenchmark& benchmark, const SystemFile& file, const QString& verifier,
    const Progress& progress = {});

} // namespace tandem
