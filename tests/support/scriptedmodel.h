#pragma once

#include "factsresponder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

/// The language model of the scripted pair: takes paragraphs apart into their sentences, and finds
/// the first of the facts that it is asked to verify knowable, so that there is something to mask.
inline QString scriptedModel(const llm::LlmQuestion& question)
{
    const QString answer = llm::factsAnswer(question);
    QJsonArray verdicts = QJsonDocument::fromJson(answer.toUtf8())
                              .object()
                              .value(QLatin1String("verdicts"))
                              .toArray();
    if (verdicts.isEmpty())
        return answer;
    QJsonObject first = verdicts.first().toObject();
    first.insert(QStringLiteral("knowable"), true);
    verdicts.replace(0, first);
    return QString::fromUtf8(QJsonDocument(
        QJsonObject{{QStringLiteral("verdicts"),
            verdicts}}).toJson(QJsonDocument::Compact));
}

} // namespace tandem
