#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "models/kgds/systemoutput.h"
#include "models/llm/chat.h"

#include <QString>

namespace tandem::llm {
struct PromptTemplate;
}

/// Asking a language model why an opinion summary does not cover an opinion (KGDS, section 4).
namespace tandem::kgds {

/// What a model says of one opinion.
struct DetectedError
{
    ErrorType type = ErrorType::Misattribution;
    QString explanation; ///< one line; may be empty
    bool operator==(const DetectedError&) const = default;
};

/// The request for one opinion of the sample, with the marks of its references. Fills
/// {{discussion}}, {{summary}} and {{opinion}}. Errors: those of llm::fillPrompt().
Expected<llm::ChatRequest> errorRequest(const llm::PromptTemplate& prompt, const QString& model,
    const SampleRecord& sample, const QString& summary, const QString& opinion);

/// Exactly one of the five types: {"explanation": "...", "type": "OM"}. Tolerated: small letters,
/// a full stop, the published name ("Error Type1"), the type in words ("opinion misattribution"),
/// beside words in brackets that name no other type ("OM (opinion missing)"), in a list of one, or
/// behind "error_type", "error". InvalidInput names what is none of the five, several types at
/// once, and no type.
Expected<DetectedError> readError(const QString& reply);

} // namespace tandem::kgds
