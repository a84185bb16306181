#pragma once

#include "models/error.h"
#include "models/llm/chat.h"

#include <QHash>
#include <QString>

#include <optional>

namespace tandem::llm {
struct PromptTemplate;
}

/// Requests with texts from outside in them: activities, summaries, what models said before.
namespace tandem::usersum {

/// A text that neither opens nor closes a mark of a prompt, like <<<SUMMARY ... SUMMARY>>>: of
/// three or more angle brackets in a row, of whatever script, one stays.
QString withoutPromptMarks(QString text);

/// llm::promptRequest() of values without marks.
Expected<llm::ChatRequest> quotedRequest(const llm::PromptTemplate& prompt, const QString& model,
    QHash<QString, QString> values, int maxTokens, std::optional<llm::Schema> schema);

} // namespace tandem::usersum
