#pragma once

#include "models/error.h"
#include "models/llm/chat.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem::llm {
struct PromptTemplate;
}

/// Conflict masking: asking a language model which facts of a nonsupporting paragraph can be
/// inferred from the supporting ones (KGDS, section 3; the same question as fact verification).
namespace tandem {

/// What a model says of one fact.
struct FactVerdict
{
    int number = 0; ///< of the fact in the request, from 1
    bool knowable = false;
    QString explanation; ///< one line; may be empty
    bool operator==(const FactVerdict&) const = default;
};

/// The longest explanation that is kept, in UTF-16 units; longer ones are cut with an ellipsis.
inline constexpr qsizetype kMaxExplanationUnits = 4000;

/// The request for the facts of one paragraph. Fills {{background}} with the supporting paragraphs
/// and {{facts}} with the facts, numbered from 1. Errors: InvalidInput without facts; those of
/// llm::fillPrompt().
Expected<llm::ChatRequest> verificationRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QStringList& background, const QStringList& facts);

/// The verdicts in a reply on `factCount` facts, in the order of the facts: {"verdicts": [...]} (or
/// "facts", "results", "answers") or a bare array of objects. Numbers may be strings; "knowable"
/// may be a boolean, 0 or 1, or "yes", "no", "true", "false", "knowable", "not knowable",
/// "unknowable". Every fact must be answered exactly once: InvalidInput names the numbers that are
/// missing, doubled or not asked about, or the place where the shape is another.
Expected<QList<FactVerdict>> readVerification(const QString& reply, int factCount);

} // namespace tandem
