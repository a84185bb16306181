#pragma once

#include "models/expert/explanation.h"
#include "models/expert/textcase.h"
#include "models/perseval/personalizeddocument.h"
#include "models/studies/item.h"
#include "models/text/article.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace tandem::studies {

/// What of a sample people can be asked about.
struct DemoMaterial
{
    QString name;   ///< unique among those of a study
    QString domain; ///< becomes the stratum
    QStringList paragraphs;
    QStringList facts;
    QList<UtteranceText> discussion;
};

/// A discussion as raters read it, each utterance after its participant's name.
QString discussionText(const QList<UtteranceText>& discussion);

/// Items with the fields text (a paragraph, or a fact) and discussion, for designTemplate() of
/// YesNo; those of one sample are a group, so that its discussion is read once. They are named
/// "NAME-p1" and "NAME-f1", by their numbers in the sample.
QList<StudyItem> paragraphItems(const DemoMaterial& sample);
QList<StudyItem> factItems(const DemoMaterial& sample);

/// How many models' pairs stand beside the users' own in a group of PerSEval's survey.
inline constexpr int kSurveyedModels = 5;

/// The items of PerSEval's survey, for designTemplate() of Similarity: for two users of each
/// document groups of their own summaries' pair and of `modelsPerGroup` models' pairs for them, all
/// models that wrote for both spread over as many groups as it takes, as evenly as can be. Which
/// two users of those with most models, and which models together, is drawn from `seed`. The field
/// text has the two sides; ItemSource::systems has the model, "user" of the users' own. Documents
/// without two users who have a summary of their own and a model in common are left out.
QList<StudyItem> surveyItems(const QList<perseval::PersonalizedDocument>& documents, quint32 seed,
    int modelsPerGroup = kSurveyedModels);

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

/// Every two of these systems, the first before the other as they stand here.
QList<std::pair<QString, QString>> systemPairs(const QStringList& systems);

/// An item for each case that has outputs of both systems, with the fields prompt, reference and
/// output (of either side), for designTemplate() of Pairwise. It is named "CASE-FIRST-OTHER" (of a
/// case without a name its number from 1 stands for it). Scores are the caller's to add.
QList<StudyItem> outputPairItems(
    const QList<expert::TextCase>& cases, const QString& first, const QString& other);

/// An item for each output of each case, named "CASE-SYSTEM", with the fields of designTemplate():
/// of Likert prompt, reference and text; of GoodBad timeline (the case's prompt) and summary.
QList<StudyItem> outputItems(const QList<expert::TextCase>& cases);
QList<StudyItem> timelineItems(const QList<expert::TextCase>& cases);

} // namespace tandem::studies
