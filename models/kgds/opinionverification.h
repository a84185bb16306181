#pragma once

#include "models/error.h"
#include "models/llm/numberedverdicts.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem::llm {
struct PromptTemplate;
}

/// Asking a language model which opinions can be inferred from an opinion summary (KGDS, section
/// 4).
namespace tandem::kgds {

/// The request for all opinions of a sample. Fills {{summary}} and {{opinions}}, numbered from 1,
/// without the marks of their references. Errors: InvalidInput without opinions; those of
/// llm::fillPrompt().
Expected<llm::ChatRequest> opinionsRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& summary, const QStringList& opinions);

/// The verdicts in a reply on so many opinions, as llm::readVerdicts() reads them.
Expected<QList<llm::NumberedVerdict>> readOpinionVerdicts(const QString& reply, int opinions);
/// Those that can be read alone, as llm::readableVerdicts() finds them.
QList<llm::NumberedVerdict> readableOpinionVerdicts(const QString& reply, int opinions);

} // namespace tandem::kgds
