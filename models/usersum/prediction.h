#pragma once

#include "models/error.h"
#include "models/llm/chat.h"
#include "models/usersum/predictiontask.h"

#include <QString>
#include <QStringList>

namespace tandem::llm {
struct PromptTemplate;
}

/// Asking a language model to predict from a summary alone what its user does next: q(s, t) of
/// USERSUMBENCH, section 3.1.
namespace tandem::usersum {

/// What predictors are asked at: a model's own draw each time, so that several runs tell how much
/// hangs on it. At 0 they would be one run.
inline constexpr double kPredictionTemperature = 1.0;

/// The question of a task for one run, which counts from 1. Shows the summary, or that there is
/// none where it is blank, the question and the numbered choices, and nothing else of the user.
/// Fills {{summary}}, {{question}} and {{choices}}. InvalidInput: a task without choices; those of
/// llm::fillPrompt().
Expected<llm::ChatRequest> predictionRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QString& summary, const PredictionTask& task, int run);

/// The place of the choice in a reply, from 0: {"choice": 2} is place 1. Tolerated: the number in
/// a text ("2.", "Choice 2", "(2)"), the letter that has this place ("B"), the choice as it is
/// written, be it behind its number; "answer", "number" or "prediction" for "choice"; any of these
/// alone in the place of JSON, also behind "Answer:". InvalidInput: no choice, one that is not
/// there, several (be it under one key), a list.
Expected<int> readPrediction(const QString& reply, const QStringList& choices);

} // namespace tandem::usersum
