#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "models/llm/chat.h"

#include <QString>
#include <QStringList>

namespace tandem::llm {
struct PromptTemplate;
}

/// Asking a language model which of two choices of paragraphs is the better background (feedback
/// judgement; KGDS, section 5).
namespace tandem::kgds {

/// What a model prefers.
struct BackgroundChoice
{
    int selection = 0; ///< 1 or 2, as they were shown
    QString explanation;
    bool operator==(const BackgroundChoice&) const = default;
};

/// The experts' choice, under published names.
QStringList supportingNames(const SampleRecord& sample);
/// Whether two choices are others, order and repetition aside.
bool areOtherChoices(const QStringList& one, const QStringList& other);
/// Whether the experts' choice is shown first to the judge of this output, drawn from a stored
/// seed: the same for the same seed and output, however many there are.
bool drawsExpertsFirst(quint32 seed, const QString& output);

/// The request that shows both choices. Fills {{article}}, {{discussion}}, {{first}} and
/// {{second}}; a name that the article lacks is shown as that. Errors: those of llm::fillPrompt().
Expected<llm::ChatRequest> backgroundRequest(const llm::PromptTemplate& prompt,
    const QString& model, const SampleRecord& sample, const QStringList& first,
    const QStringList& second);

/// {"explanation": "...", "selection": 1}; InvalidInput where it chooses neither of them.
Expected<BackgroundChoice> readBackgroundChoice(const QString& reply);

} // namespace tandem::kgds
