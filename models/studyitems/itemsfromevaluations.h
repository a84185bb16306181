#pragma once

#include "models/expert/explanation.h"
#include "models/studies/item.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem::studies {

/// What ExPerT said of a system's output.
struct ExplainedOutput
{
    QString system;
    QString text;
    expert::Explanation explanation;
};

/// A case with what ExPerT said of its outputs.
struct ExplainedCase
{
    QString name; ///< unique among those of a study
    QString prompt;
    QString expected;
    QList<ExplainedOutput> outputs;
};

/// An explanation as raters read it: aspect by aspect of either text what was found and why,
/// without any score or name of a system. Translated but for what the model wrote.
QString explanationText(const expert::Explanation& explanation);

/// The item of two systems' explanations, named "CASE-FIRST-OTHER", with the fields prompt and
/// explanation (of either side), for designTemplate() of Explanation; the F scores of the default
/// mode are those of the metric "expert". None where a system has no output that is scored.
std::optional<StudyItem> explanationItem(
    const ExplainedCase& explained, const QString& first, const QString& other);

/// An item for each decision about an aspect that the model took, named "CASE-SYSTEM-E1/match",
/// for designTemplate() of Verdict: aspect, expected and generated with their evidence marked,
/// decision (a question with the model's yes or no) and rationale. Its stratum is the decision's
/// kind; the metric "model" is 1 for yes, 0 for no.
QList<StudyItem> decisionItems(const ExplainedCase& explained, const ExplainedOutput& output);

} // namespace tandem::studies
