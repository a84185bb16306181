#pragma once

#include "models/error.h"
#include "storage/formats/caserow.h"
#include "storage/project/benchmark.h"

#include <QString>

/// The project that work on a file of cases is kept in.
namespace tandem {

/// The project beside a result: "RESULT.tandem" for "RESULT.json".
QString workProjectPath(const QString& resultPath);
/// The texts beside a result: "RESULT.texts.jsonl" for "RESULT.json".
QString textsPathFor(const QString& resultPath);

/// A file of cases, and how it is to be read.
struct CasesSource
{
    QString path;
    QString system; ///< that outputs without one are of
    CaseNeeds needs = CaseNeeds::ExpectedText;
};

/// Makes the project at `path` with the cases of a file, or, where it is there already, checks that
/// it holds these and no others. All or nothing.
/// Refused where the project holds other cases; errors of readCases().
Expected<void> prepareWorkProject(
    const QString& path, const CasesSource& source, const Progress& progress = {});

} // namespace tandem
