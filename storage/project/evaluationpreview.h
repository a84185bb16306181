#pragma once

#include "models/error.h"
#include "models/results/report.h"
#include "storage/formats/inputkind.h"
#include "storage/project/benchmark.h"
#include "storage/project/fileimport.h"

#include <QString>
#include <QStringList>

/// A new project for an evaluation: what files of one would bring into it, and making it.
namespace tandem {

/// What the files of an evaluation come to, before anything of it is kept.
struct EvaluationPreview
{
    QString sentence;                 ///< how many cases, outputs, systems, evaluations; translated
    QStringList messages;             ///< what a person should know; translated sentences
    QList<results::Section> sections; ///< systems, conflicting references, scores that differ
};

/// Why these files cannot become an evaluation; translated, empty where they can or where there are
/// none. A result needs one file of texts.
QString evaluationProblem(const EvaluationFiles& files);

/// Imports the files, of which evaluationProblem() says nothing, into a project that is thrown
/// away: what is told, and what fails, is what an import tells. `system` is whose outputs they are
/// where they do not say it.
Expected<EvaluationPreview> previewEvaluation(
    const EvaluationFiles& files, const QString& system, const Progress& progress = {});

/// Makes the project at `path` with what is in the files, or nothing. Refused where something is
/// there already.
Expected<Imported> makeEvaluationProject(const QString& path, const EvaluationFiles& files,
    const QString& system, const Progress& progress = {});

} // namespace tandem
