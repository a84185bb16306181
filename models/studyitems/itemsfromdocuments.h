#pragma once

#include "models/perseval/personalizeddocument.h"
#include "models/studies/item.h"

#include <QList>

namespace tandem::studies {

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

} // namespace tandem::studies
