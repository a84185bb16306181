#pragma once

#include "models/error.h"
#include "models/llm/numberedverdicts.h"

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
using FactVerdict = llm::NumberedVerdict;

/// The request for the facts of one paragraph. Fills {{background}} with the supporting paragraphs
/// and {{facts}} with the facts, numbered from 1. Errors: InvalidInput without facts; those of
/// llm::fillPrompt().
Expected<llm::ChatRequest> verificationRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QStringList& background, const QStringList& facts);

/// The verdicts in a reply on `factCount` facts, in the order of the facts, as llm::readVerdicts()
/// reads them.
Expected<QList<FactVerdict>> readVerification(const QString& reply, int factCount);
/// Those that can be read alone, as llm::readableVerdicts() finds them.
QList<FactVerdict> readableVerification(const QString& reply, int factCount);

} // namespace tandem
