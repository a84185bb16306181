#pragma once

#include "models/error.h"
#include "storage/project/demoevaluations.h"
#include "storage/project/demostudies.h"
#include "storage/project/demosystems.h"
#include "storage/project/demotimelines.h"

#include <QString>

namespace tandem {

/// How much of the demo is made.
enum class SampleContents {
    Texts,    ///< the articles with their discussions
    Labelled, ///< people too, and labels: one sample closed, one half done, one untouched;
              ///< cases with evaluations and reviews; a closed study and an open one; two samples
              ///< of a finished benchmark with the outputs of two systems; a log of users with
              ///< two summarizers' summaries and what was predicted from them
};

/// Where the demo's material is read from; by default what is
/// compiled into the program.
struct DemoMaterial
{
    QString articles = QStringLiteral(":/tandem/sample/articles.json");
    QString labels = QStringLiteral(":/tandem/sample/labels.json");
    QString facts = QStringLiteral(":/tandem/sample/facts.json");
    QString opinions = QStringLiteral(":/tandem/sample/opinions.json");
    DemoEvaluations evaluations;
    DemoStudies studies;
    DemoSystems systems;
    DemoTimelines timelines;
};

/// Makes the demo as a new file at `path`. With labels, sample 1 has been submitted by
/// both, with its facts judged and its opinions written by both, of sample 2 Ada has submitted her
/// side and Ben has done half of his, and sample 3 is assigned and untouched; four cases have
/// evaluations of two systems' outputs, of which Ada and Ben have reviewed some; a study of which
/// output is closer is closed, one of how well they read is open. Samples 4 and 5 came finished
/// from a benchmark, on which two systems were put and judged. A log of eight users is cut and
/// summarized, and their futures were predicted. Refused where `path` exists; nothing is left
/// behind on failure.
Expected<void> createDemoProject(const QString& path, const QString& name, SampleContents contents,
    const DemoMaterial& material = {});

} // namespace tandem
