#pragma once

#include "models/results/report.h"
#include "models/studies/studyresults.h"

#include <QStringList>

namespace tandem::studies {

/// What a study's report says beside its results, so that the study can be repeated.
struct StudyDescription
{
    QString name;           ///< of the study in its project, or of the file with the answers
    Design design;          ///< of the latest version
    int versions = 1;       ///< of the design
    bool isDeclared = true; ///< the design is what was asked, not made up from the answers
    QStringList happened;   ///< raters replaced, extensions, an early end; sentences
    QStringList origins;    ///< of items, scores and prompts, with their versions; sentences
};

/// What the study asked, of whom, and how: its title, the design's table, its questions, rules for
/// leaving raters out.
results::Report studyDescriptionReport(
    const StudyDescription& description, const StudyResults& results);

} // namespace tandem::studies
