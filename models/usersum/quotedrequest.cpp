#include "models/usersum/quotedrequest.h"

#include "models/llm/prompttemplate.h"

#include <QRegularExpression>

#include <utility>

namespace tandem::usersum {

QString withoutPromptMarks(QString text)
{
    // Also full-width and small ones, which models take for the same.
    static const QRegularExpression opening(QStringLiteral("([<\\x{FF1C}\\x{FE64}])(?1){2,}"));
    static const QRegularExpression closing(QStringLiteral("([>\\x{FF1E}\\x{FE65}])(?1){2,}"));
    return text.replace(opening, QStringLiteral("<")).replace(closing, QStringLiteral(">"));
}

Expected<llm::ChatRequest> quotedRequest(const llm::PromptTemplate& prompt, const QString& model,
    QHash<QString, QString> values, int maxTokens, std::optional<llm::Schema> schema)
{
    for (QString& value : values)
        value = withoutPromptMarks(value);
    return llm::promptRequest(prompt, model, values, maxTokens, std::move(schema));
}

} // namespace tandem::usersum
