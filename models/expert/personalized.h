#pragma once

#include "models/error.h"
#include "models/expert/textcase.h"
#include "models/llm/chat.h"

#include <QList>
#include <QString>

namespace tandem::llm {
struct PromptTemplate;
}

/// Having a language model write in the manner of a person, from what that person wrote before
/// (the retrieval-augmented systems that ExPerT evaluates).
namespace tandem::expert {

/// The request for one case: what to write, and documents of its author, most relevant first
/// (retrieval::mostRelevant()). Fills {{prompt}} and {{documents}}, which are numbered; without
/// documents the question says that there are none. No schema: the reply is the text. Errors:
/// InvalidInput for a blank prompt; those of llm::fillPrompt().
Expected<llm::ChatRequest> personalizedRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QString& casePrompt, const QList<ProfileDocument>& documents);

/// The text in a reply, as onPlainLines(). InvalidInput where nothing is left.
Expected<QString> readPersonalized(const QString& reply);

} // namespace tandem::expert
