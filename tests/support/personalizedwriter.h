#pragma once

#include "models/perseval/personalizeddocument.h"
#include "storage/formats/jsontext.h"

#include <QIODevice>

namespace tandem {

/// Writes a document as a line of the consolidated format, as PersonalizedReader reads it;
/// summaries that there are not are left out.
inline bool writePersonalizedDocument(
    QIODevice& device, const perseval::PersonalizedDocument& document)
{
    JsonText json(JsonText::Style::Compact);
    json.beginObject();
    json.text("doc_id", document.id);
    json.text("doc_text", document.text);
    json.text("doc_summ", document.title);
    json.beginObject("m_summary_dict");
    for (const perseval::UserSummaries& reader : document.users) {
        json.beginObject(reader.user.toUtf8());
        if (reader.gold)
            json.text("user", *reader.gold);
        for (qsizetype model = 0; model < document.models.size(); ++model) {
            if (const std::optional<QString> summary = reader.summaries.value(model))
                json.text(document.models.at(model).toUtf8(), *summary);
        }
        json.endObject();
    }
    json.endObject();
    json.endObject();
    const QByteArray line = json.bytes() + '\n';
    return device.write(line) == line.size();
}

} // namespace tandem
