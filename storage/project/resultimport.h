#pragma once

#include "models/error.h"
#include "storage/changes/change.h"
#include "storage/formats/expertresult.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/caserepository.h"

#include <QJsonArray>
#include <QString>
#include <QStringList>

namespace tandem {

/// The two files of a result, and whose outputs they are about.
struct ResultFiles
{
    QString result; ///< a result of expert_score
    QString texts; ///< its cases with one output each, in the same order, as readCases() takes them
    QString system; ///< of the outputs, where the texts name none; may be empty
};

/// What importing a result brought.
struct ResultImport
{
    CasesAdded added;
    ResultFigures figures;    ///< the scores as computed, and where the file says otherwise
    qint64 remarks = 0;       ///< what had to be put right in explanations, over all cases
    qint64 evidence = 0;      ///< pieces of evidence
    qint64 evidenceFound = 0; ///< of them roughly found in the texts
    QStringList messages;     ///< translated sentences: differences, remarks, files that do not fit
};

/// A result of expert_score with its texts, read and checked, on its way into a project: the
/// project is locked only while it is written.
struct ExpertResultFile
{
    struct Evaluated
    {
        expert::TextCase textCase; ///< with the one output
        QString place;             ///< of the text, for messages
        expert::Explanation explanation;
    };
    QString source;  ///< the result's file name
    QJsonArray runs; ///< what it tells of the runs behind it, as runSettingsTold() has it
    QList<Evaluated> evaluations;
    ResultImport import; ///< all but what was added
};

/// Reads both files. `progress` counts the bytes of both. Errors of readCases() and
/// readExpertResult(); InvalidInput where the texts have no or several outputs in a record, or
/// another number of records than the result has cases.
Expected<ExpertResultFile> readExpertResultFile(
    const ResultFiles& files, const Progress& progress = {});

/// Adds cases, outputs and evaluations, or finds those that are there, inside the caller's
/// transaction, which must be thrown away on failure. What the file tells of runs is kept in the
/// journal's entry. Refused where the project has another text or evaluation in their place.
Expected<ResultImport> writeExpertResult(const WriteContext& context, const ExpertResultFile& file);

/// The sentences about a result's numbers and remarks that a person should know. `remarks` is their
/// number over all cases.
QStringList resultMessages(const ResultFigures& figures, qint64 remarks);
/// Why a record of the texts does not do: it has no or several outputs.
Error severalOutputs(const QString& place);
/// Why a result and its texts do not fit: another number of records than cases.
Error unequalNumbers(const ResultFiles& files, qint64 texts, qint64 cases);

} // namespace tandem
