#pragma once

#include "models/error.h"
#include "models/llm/chat.h"

#include <QString>
#include <QStringList>

namespace tandem::llm {
struct PromptTemplate;
}

/// Decomposing a paragraph into candidate atomic facts by a language model (KGDS, section 3).
namespace tandem {

/// The request for one paragraph. Fills {{article}} with the article's paragraphs, one after the
/// other with their numbers from 1, and {{paragraph}} with the paragraph's text. Errors:
/// those of llm::fillPrompt().
Expected<llm::ChatRequest> decompositionRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QStringList& article, const QString& paragraph);

/// The facts in a reply, in its order: {"facts": [...]} or a bare array, of strings or of objects
/// with the text under "fact", "atomic_fact" or "text". Line breaks become blanks, outer blanks
/// go, empty ones and exact doubles are dropped. An empty list is a valid answer: the paragraph
/// holds no fact. InvalidInput: no JSON, another shape (the place is named). TooLarge: more than
/// kMaxFactsPerParagraph facts, a fact of more than kMaxFactUnits.
Expected<QStringList> readDecomposition(const QString& reply);

} // namespace tandem
